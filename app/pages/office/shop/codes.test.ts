import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyCode } from "#cart/codes/apply-code.server.ts";
import { issueGiftCard } from "#cart/lines/empty-cart.server.ts";
import { readCart } from "#cart/carts.server.ts";
import { discountCodes } from "#cart/tables.server.ts";
import { priceCart } from "#cart/view-cart.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { codeProblems } from "#texts/buying/codes.ts";
import { officeCodes as say, officeGifts } from "#texts/office/codes.ts";
import { aFilledCart, anOrder, aPlant, totalOf } from "../../../../tests/buying.ts";
import type { Told } from "#outside/deed/told.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./codes.page.tsx";
import { action as giftAction, loader as giftLoader } from "./gifts.page.tsx";

const send = async (shop: TestShop, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, "/kantoor/kortingscodes", { form })));
const spring = {
  deed: "codes.make",
  code: "lente 10",
  soort: "percent",
  waarde: "10%",
  minimum: "",
  tot: "",
  hoogstens: "",
};

test("a code that is made works at once, and one that is stopped no longer", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 1000 });
  const cart = await aFilledCart(shop, [{ sku, quantity: 10 }]);
  expect(await applyCode(shop, cart, "LENTE10")).toMatchObject({ ok: false });
  const twice = await Promise.all([send(shop, spring), send(shop, spring)]);
  expect(twice).toEqual(expect.arrayContaining(["gemaakt", say.problems.exists]));
  expect(await applyCode(shop, cart, "Lente-10")).toEqual({ ok: true, kind: "discount" });
  const stored = await readCart(shop.db, cart);
  expect(stored && priceCart(shop, stored).discountCents).toBe(1000);
  expect(await send(shop, { deed: "codes.end", code: "LENTE10" })).toBe("gestopt");
  expect(await send(shop, { deed: "codes.end", code: "LENTE10" })).toBe(say.problems.ended);
  const after = await readCart(shop.db, cart);
  expect(after && priceCart(shop, after).discountCents).toBe(0);
  expect((await loader(inOffice(shop, "/kantoor/kortingscodes?q=lente"))).codes).toEqual([
    expect.objectContaining({ code: "LENTE10", state: "late", gives: "10%" }),
  ]);
});

test.each([
  [{ code: "x" }, say.problems.code],
  [{ waarde: "101" }, say.problems.value],
  [{ waarde: "tien" }, say.problems.value],
  [{ soort: "amount", waarde: "0" }, say.problems.value],
  [{ soort: "alles" }, say.problems.value],
  [{ minimum: "veel" }, say.problems.minimum],
  [{ van: "2026-12-01", tot: "2026-11-01" }, say.problems.days],
  [{ van: "2026-13-77" }, say.problems.days],
  [{ hoogstens: "0" }, say.problems.uses],
  [{ hoogstens: "-1" }, say.problems.uses],
])("%o is refused in words", async (wrong, problem) => {
  const shop = await aShop();
  expect(await send(shop, { ...spring, ...wrong })).toBe(problem);
  expect(await shop.db.select().from(discountCodes)).toEqual([]);
});

test("an amount, a minimum, days and a most are kept as they were meant", async () => {
  const shop = await aShop();
  const form = { ...spring, soort: "amount", waarde: "7,50", minimum: "50", van: "2026-12-01", hoogstens: "20" };
  expect(await send(shop, form)).toBe("gemaakt");
  const [row] = await shop.db.select().from(discountCodes).where(eq(discountCodes.code, "LENTE10"));
  expect(row).toMatchObject({ kind: "amount", value: 750, minimumCents: 5000, startsOn: "2026-12-01", mostUses: 20 });
  expect((await loader(inOffice(shop, "/kantoor/kortingscodes"))).codes[0]?.state).toBe("early");
});

test("a gift card that is blocked pays for nothing, keeps its balance, and can be let go", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 1000 });
  const bought = await anOrder(shop, [{ sku, quantity: 1 }]);
  const code = await shop.db.transaction((tx) =>
    issueGiftCard(tx, { valueCents: 2500, order: bought.id, now: shop.now() }),
  );
  const gift = async (form: Record<string, string>) =>
    ((await giftAction(inOffice(shop, "/kantoor/cadeaubonnen", { form }))) as { data: Told }).data;
  const cardsIn = (told: Told) => (told.shows as { cards: unknown[] }).cards;
  const cart = await aFilledCart(shop, [{ sku, quantity: 1 }]);
  await applyCode(shop, cart, code);
  const spent = async () => {
    const stored = await readCart(shop.db, cart);
    return stored && priceCart(shop, stored).giftCents;
  };
  expect(await spent()).toBeGreaterThan(0);

  const block = { deed: "gifts.block", code, zoek: bought.number };
  expect((await gift(block)).problem).toBe(officeGifts.problems.why);
  const found = await gift({ ...block, waarom: "gestolen" });
  expect(found.done).toBe(officeGifts.done.blocked);
  expect(cardsIn(found)).toEqual([expect.objectContaining({ order: bought.number, state: "Geblokkeerd: gestolen" })]);
  expect((await gift({ ...block, waarom: "nog eens" })).problem).toBe(officeGifts.problems.changed);
  expect(await spent()).toBe(0);
  const other = await aFilledCart(shop, [{ sku, quantity: 1 }]);
  expect(await applyCode(shop, other, code)).toEqual({ ok: false, message: codeProblems.blocked });
  expect(await giftLoader(inOffice(shop, "/kantoor/cadeaubonnen"))).toEqual({ cards: 0, cents: 0 });

  expect((await gift({ deed: "gifts.unblock", code, zoek: code })).done).toBe(officeGifts.done.unblocked);
  expect(await spent()).toBeGreaterThan(0);
  const order = { attempt: "2", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
  expect(await placeOrder(shop, cart, order)).toMatchObject({ ok: true });
  expect(cardsIn(await gift({ deed: "gifts.find", zoek: "onbekend" }))).toEqual([]);
});
