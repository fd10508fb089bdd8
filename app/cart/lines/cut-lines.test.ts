import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { addLines, keepForLater, openCart, pourIn, removeLine, setLine } from "./change-cart.server.ts";
import { emptyCart } from "./empty-cart.server.ts";
import { cartLink, openCartLink } from "../share/share.server.ts";
import { viewCart } from "../view-cart.server.ts";
import { mergeInto } from "../whose-cart.server.ts";

const ROLL = "KG02-ROL4MBRE";
const FRONT = { sku: ROLL, quantity: 1, cut: "4.420x2" };
const BACK = { sku: ROLL, quantity: 1, cut: "4.310" };

async function filled(): Promise<{ shop: TestShop; cart: string }> {
  const shop = await aFilledShop();
  return { shop, cart: await openCart(shop) };
}
const seen = async (shop: TestShop, cart: string) =>
  (await viewCart(shop, cart)).lines.map(({ note, quantity }) => [note, quantity]);
const BOTH = [
  ["op maat: 2 × 4,20 m, rol 4 m", 34],
  ["op maat: 3,10 m, rol 4 m", 13],
];

test("two cuts of one roll lie side by side, and the m² follow from the pieces, not from what was sent", async () => {
  const { shop, cart } = await filled();
  await addLines(shop, cart, [FRONT, BACK]);
  expect(await seen(shop, cart)).toEqual(BOTH);
});

test("the same plan again is still that plan, however it comes in", async () => {
  const { shop, cart } = await filled();
  await addLines(shop, cart, [FRONT, BACK], "een");
  await addLines(shop, cart, [FRONT], "twee");
  await setLine(shop, cart, ROLL, 3, FRONT.cut);
  expect(await seen(shop, cart)).toEqual(BOTH);
});

test("a loose roll of the same kind is counted apart from a cut", async () => {
  const { shop, cart } = await filled();
  await addLines(shop, cart, [FRONT]);
  await addLines(shop, cart, [{ sku: ROLL, quantity: 5 }]);
  await addLines(shop, cart, [{ sku: ROLL, quantity: 5 }]);
  expect(await seen(shop, cart)).toEqual([["", 10], BOTH[0]]);
});

test("taking out, keeping for later and buying touch the one cut that was meant", async () => {
  const { shop, cart } = await filled();
  await addLines(shop, cart, [FRONT, BACK]);
  await keepForLater(shop, cart, ROLL, true, FRONT.cut);
  const kept = await viewCart(shop, cart);
  expect([kept.lines.map(({ cut }) => cut), kept.later.map(({ cut }) => cut)]).toEqual([[BACK.cut], [FRONT.cut]]);
  await keepForLater(shop, cart, ROLL, false, FRONT.cut);
  await removeLine(shop, cart, ROLL, BACK.cut);
  expect(await seen(shop, cart)).toEqual([BOTH[0]]);
  await addLines(shop, cart, [BACK]);
  await shop.db.transaction((tx) => emptyCart(tx, cart, [FRONT]));
  expect(await seen(shop, cart)).toEqual([BOTH[1]]);
});

test("a link and a login bring cuts along, and opening twice changes nothing more", async () => {
  const { shop, cart } = await filled();
  const token = new URL(cartLink(shop, [FRONT, BACK, { sku: ROLL, quantity: 2 }])).searchParams.get("c") ?? "";
  const opened = openCartLink(shop, token);
  if (!opened.ok) throw new Error(opened.reason);
  await pourIn(shop, cart, opened.lines);
  await pourIn(shop, cart, opened.lines);
  expect(await seen(shop, cart)).toEqual([...BOTH, ["", 2]]);
  const own = await openCart(shop, "usr_an");
  await addLines(shop, own, [BACK]);
  await mergeInto(shop, cart, own);
  expect(new Set((await seen(shop, own)).map(String))).toEqual(new Set([...BOTH, ["", 2]].map(String)));
});

test("a cut that cannot be made stays out: too little on the roll, another width, or no cut at all", async () => {
  const { shop, cart } = await filled();
  await shop.db.update(variants).set({ stock: 20 }).where(eq(variants.sku, ROLL));
  expect(await addLines(shop, cart, [FRONT])).toEqual({ ok: false, reason: "short" });
  expect(await addLines(shop, cart, [{ ...BACK, cut: "2.310" }])).toMatchObject({ ok: false });
  await addLines(shop, cart, [{ ...BACK, cut: "zo maar" }]);
  await setLine(shop, cart, ROLL, 1, "4.315");
  expect(await seen(shop, cart)).toEqual([]);
  await addLines(shop, cart, [BACK, { sku: ROLL, quantity: 12 }]);
  expect(
    (await viewCart(shop, cart)).lines.map(({ notice }) => notice?.kind),
    "together they want more than there is",
  ).toEqual(["stock", "stock"]);
});
