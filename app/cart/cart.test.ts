import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { aPlant } from "../../tests/buying.ts";
import { aCustomer } from "../../tests/client.ts";
import { aFilledShop, aShop, type TestShop } from "../../tests/shop.ts";
import { bloomGap, isByArea } from "./cart.ts";
import { addLines, keepForLater, openCart, pourIn, removeLine, setLine } from "./lines/change-cart.server.ts";
import { emptyCart } from "./lines/empty-cart.server.ts";
import { cartLink, openCartLink } from "./share/share.server.ts";
import { carts, discountCodes, giftCards } from "./tables.server.ts";
import { applyCode } from "./codes/apply-code.server.ts";
import { viewCart } from "./view-cart.server.ts";
import { addFor, findCartId, mergeInto } from "./whose-cart.server.ts";

async function filled(): Promise<{ shop: TestShop; skus: string[]; cart: string }> {
  const shop = await aFilledShop();
  const rows = await shop.db.select({ sku: variants.sku }).from(variants).where(sql`${variants.stock} > 60`).limit(4);
  return { shop, skus: rows.map(({ sku }) => sku), cart: await openCart(shop) };
}

test("a cart from the first plant to the last", async () => {
  const { shop, skus, cart } = await filled();
  const [a = "", b = ""] = skus;

  await addLines(shop, cart, [{ sku: a, quantity: 2 }], "tik-1");
  await addLines(shop, cart, [{ sku: a, quantity: 2 }], "tik-1");
  expect((await viewCart(shop, cart)).count, "the same addition sent twice counts once").toBe(2);

  await addLines(shop, cart, [{ sku: a, quantity: 3 }], "tik-2");
  await setLine(shop, cart, a, 4);
  await setLine(shop, cart, a, 4);
  expect((await viewCart(shop, cart)).count, "setting is not adding").toBe(4);

  await addLines(shop, cart, [
    { sku: a, quantity: 1 },
    { sku: b, quantity: 2 },
  ]);
  expect(
    (await viewCart(shop, cart)).lines.map(({ quantity }) => quantity),
    "several lines at once",
  ).toEqual([5, 2]);

  await keepForLater(shop, cart, b, true);
  const kept = await viewCart(shop, cart);
  expect([kept.lines.length, kept.later.length]).toEqual([1, 1]);

  await removeLine(shop, cart, a);
  expect((await viewCart(shop, cart)).count).toBe(0);
});

test("nobody gets more in the cart than there is, and a sold-out plant is refused", async () => {
  const { shop, skus, cart } = await filled();
  const [sku = ""] = skus;
  await shop.db.update(variants).set({ stock: 7 }).where(eq(variants.sku, sku));
  await setLine(shop, cart, sku, 50);
  expect((await viewCart(shop, cart)).count).toBe(7);
  await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.sku, sku));
  expect((await viewCart(shop, cart)).lines[0]?.notice?.kind).toBe("stock");
  await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.sku, sku));
  expect(await setLine(shop, cart, sku, 1)).toEqual({ ok: false, reason: "sold-out" });
  expect(await addLines(shop, cart, [{ sku: "bestaat-niet", quantity: 1 }])).toEqual({ ok: false, reason: "unknown" });
});

test("a changed price is told until the shopper touches the line", async () => {
  const { shop, skus, cart } = await filled();
  const [sku = ""] = skus;
  await setLine(shop, cart, sku, 1);
  await shop.db.update(variants).set({ priceCents: 12345 }).where(eq(variants.sku, sku));
  expect((await viewCart(shop, cart)).lines[0]?.notice?.text).toContain("123,45");
  await setLine(shop, cart, sku, 2);
  expect((await viewCart(shop, cart)).lines[0]?.notice).toBeNull();
});

test("a link brings a basket along, takes the larger quantity and never takes anything out", async () => {
  const { shop, skus, cart } = await filled();
  const [a = "", b = "", c = ""] = skus;
  await addLines(shop, cart, [
    { sku: a, quantity: 5 },
    { sku: b, quantity: 1 },
  ]);
  const token =
    new URL(
      cartLink(shop, [
        { sku: a, quantity: 2 },
        { sku: b, quantity: 3 },
        { sku: c, quantity: 1 },
      ]),
    ).searchParams.get("c") ?? "";
  const opened = openCartLink(shop, token);
  if (!opened.ok) throw new Error(opened.reason);
  await pourIn(shop, cart, opened.lines);
  await pourIn(shop, cart, opened.lines);
  expect((await viewCart(shop, cart)).lines.map(({ quantity }) => quantity)).toEqual([5, 3, 1]);
  expect(openCartLink(shop, `${token}x`)).toEqual({ ok: false, reason: "broken" });
  shop.at("2026-12-20T09:00:00Z");
  expect(openCartLink(shop, token)).toEqual({ ok: false, reason: "expired" });
});

test("a guest's cart is poured into the customer's own at login, and nobody else sees it after logging out", async () => {
  const { shop, skus } = await filled();
  const [a = "", b = ""] = skus;
  const own = await openCart(shop, "usr_an");
  expect(await openCart(shop, "usr_an"), "one cart per customer").toBe(own);
  const guest = await openCart(shop);
  await addLines(shop, own, [{ sku: a, quantity: 1 }]);
  await addLines(shop, guest, [
    { sku: a, quantity: 4 },
    { sku: b, quantity: 2 },
  ]);
  await shop.db.insert(discountCodes).values({ code: "LENTE", kind: "percent", value: 10, minimumCents: 0 });
  await applyCode(shop, guest, "lente");
  await shop.db
    .update(carts)
    .set({ answers: { street: "Laan" } })
    .where(eq(carts.id, guest));
  await mergeInto(shop, guest, own);
  expect((await viewCart(shop, own)).code, "the code comes along").toBe("LENTE");
  expect((await shop.db.select().from(carts).where(eq(carts.id, own)))[0]?.answers).toEqual({ street: "Laan" });
  expect((await viewCart(shop, own)).lines.map(({ quantity }) => quantity)).toEqual([4, 2]);
  expect(await shop.db.select().from(carts).where(eq(carts.id, guest))).toEqual([]);
  const stranger = new Request("http://localhost:3000/cart", { headers: { cookie: `mand=${own}` } });
  expect(await findCartId(shop, stranger)).toBeUndefined();
});

test("a code that does not count says why, one that does is in the price", async () => {
  const { shop, skus, cart } = await filled();
  await setLine(shop, cart, skus[0] ?? "", 10);
  await shop.db.insert(discountCodes).values([
    { code: "HERFST2025", kind: "percent", value: 10, endsOn: "2025-11-30" },
    { code: "WELKOM", kind: "percent", value: 10 },
  ]);
  await shop.db.insert(giftCards).values({ code: "BON123", valueCents: 500, balanceCents: 500, createdAt: shop.now() });
  expect(await applyCode(shop, cart, "herfst 2025")).toEqual({
    ok: false,
    message: "Deze code was geldig tot en met 30 november 2025.",
  });
  expect(await applyCode(shop, cart, "onzin")).toEqual({
    ok: false,
    message: "Deze code kennen we niet. Kijk of hij goed is overgenomen.",
  });
  expect(await applyCode(shop, cart, "welkom")).toEqual({ ok: true, kind: "discount" });
  expect(await applyCode(shop, cart, "BON-123")).toEqual({ ok: true, kind: "gift" });
  await applyCode(shop, cart, "BON-123");
  const view = await viewCart(shop, cart);
  expect(view.discountCents).toBe(Math.round(view.goodsCents / 10));
  expect(view.giftCents).toBe(500);
});

test("the bloom gap names the months without flowers, only for somebody who buys flowering plants", () => {
  expect(
    bloomGap([
      [5, 6],
      [6, 7],
    ]),
  ).toEqual([3, 4, 8, 9, 10]);
  expect(bloomGap([[5, 6]])).toEqual([]);
  expect(
    bloomGap([
      [3, 4, 5, 6],
      [7, 8, 9, 10],
    ]),
  ).toEqual([]);
});

test("a guest's cookie that names no cart, or a customer's own, gets a new cart and takes nothing from the other", async () => {
  const { shop, skus } = await filled();
  const [sku = ""] = skus;
  const own = await openCart(shop, "usr_an");
  const asked = (id: string) => new Request("http://localhost:3000/", { headers: { cookie: `mand=${id}` } });
  const first = await addFor(shop, asked(own), [{ sku, quantity: 2 }]);
  expect(first.id).not.toBe(own);
  expect((await viewCart(shop, own)).count).toBe(0);
  expect((await viewCart(shop, first.id)).count).toBe(2);
  const again = await addFor(shop, asked(first.id), [{ sku, quantity: 1 }], "eenmaal");
  await addFor(shop, asked(first.id), [{ sku, quantity: 1 }], "eenmaal");
  expect([again.id, (await viewCart(shop, first.id)).count]).toEqual([first.id, 3]);
  expect((await addFor(shop, asked(first.id), [{ sku: "NIETS", quantity: 1 }])).changed).toEqual({
    ok: false,
    reason: "unknown",
  });
});

test("a guest's first lines open the cart they lie in, and the same call again counts once", async () => {
  const { shop, skus } = await filled();
  const [sku = ""] = skus;
  const asked = (cookie: string) => new Request("http://localhost:3000/", { headers: { cookie } });
  const first = await addFor(shop, asked(""), [{ sku, quantity: 2 }], "eenmaal");
  expect(first.changed).toEqual({ ok: true });
  const calls = Array.from({ length: 4 }, () =>
    addFor(shop, asked(`mand=${first.id}`), [{ sku, quantity: 2 }], "eenmaal"),
  );
  expect(await Promise.all(calls)).toEqual(calls.map(() => first));
  expect((await viewCart(shop, first.id)).count).toBe(2);
  expect((await addFor(shop, asked(""), [{ sku: "NIETS", quantity: 1 }])).changed).toMatchObject({ ok: false });
});

test("a customer's lines go to the one cart of their own, and what they carried as a guest comes along", async () => {
  const { shop, skus } = await filled();
  const [a = "", b = ""] = skus;
  const { jar } = await aCustomer(shop);
  const asked = (...more: string[]) =>
    new Request("http://localhost:3000/", {
      headers: { cookie: [...[...jar].map(([name, value]) => `${name}=${value}`), ...more].join("; ") },
    });
  const twice = await Promise.all([1, 2].map(() => addFor(shop, asked(), [{ sku: a, quantity: 2 }], "eenmaal")));
  expect(twice[0]).toEqual(twice[1]);
  const guest = await openCart(shop);
  await addLines(shop, guest, [{ sku: b, quantity: 3 }]);
  const { id } = await addFor(shop, asked(`mand=${guest}`), [{ sku: a, quantity: 1 }]);
  expect(id).toBe(twice[0]?.id);
  expect((await viewCart(shop, id)).count).toBe(6);
});

test("adding one line is planned by the database a few times and then known", async () => {
  const { shop, skus, cart } = await filled();
  for (let times = 0; times < 12; times++) await addLines(shop, cart, [{ sku: skus[0] ?? "", quantity: 1 }]);
  const { rows } = await shop.db.execute(
    sql`select generic_plans > 0 as known from pg_prepared_statements where statement like '%insert into cart_lines%'`,
  );
  expect(rows).toEqual([{ known: true }]);
});

test("a minimum counts what is really paid, so a code is never accepted without doing anything", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 1000, more: { tiers: "vaste-planten" } });
  await shop.db.insert(discountCodes).values({ code: "VIJFTIG", kind: "percent", value: 10, minimumCents: 10_000 });
  const cart = await openCart(shop);
  await addLines(shop, cart, [{ sku, quantity: 10 }]);
  const { goodsCents } = await viewCart(shop, cart);
  expect(goodsCents, "the tier makes it less than the list price").toBeLessThan(10_000);
  expect(await applyCode(shop, cart, "vijftig")).toMatchObject({ ok: false });
});

test("what was put in after ordering stays in the cart when the money comes", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await openCart(shop);
  await addLines(shop, cart, [{ sku, quantity: 5 }]);
  await shop.db.transaction((tx) => emptyCart(tx, cart, [{ sku, quantity: 2 }]));
  expect((await viewCart(shop, cart)).count).toBe(3);
});

test("by the m² goes what is cut or so called; a sample, a tree of a business order and a roll are pieces", () => {
  expect(isByArea({ cut: "4x300", label: "rol 4 m breed, per m²" })).toBe(true);
  expect(isByArea({ label: "per m², op maat gesneden" })).toBe(true);
  expect(isByArea({ cut: "staal", label: "rol 4 m breed, per m²" })).toBe(false);
  expect(isByArea({ cut: "regel-2", label: "250–300 cm" })).toBe(false);
  expect(isByArea({ label: "rol van 1 m² (40 × 250 cm)" })).toBe(false);
});
