import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { mails } from "#outside/tables.server.ts";
import { askAlert, confirmAlert } from "./ask-alert.server.ts";
import { mailAlerts } from "./mail-alerts.server.ts";
import { readRange } from "../range-file/range.server.ts";
import { saveProduct } from "../product/save-product.server.ts";
import { stockAlerts, variants as sizes } from "../tables.server.ts";

async function withLaurel(stock: number) {
  const shop = await aShop();
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!laurel) throw new Error("no laurel");
  const variants = laurel.variants.map((one) => ({ ...one, stock }));
  await saveProduct(shop, { ...laurel, belongsWith: [], alternatives: [], variants });
  const setStock = (sku: string, left: number) => shop.db.update(sizes).set({ stock: left }).where(eq(sizes.sku, sku));
  return { shop, setStock };
}

const ask = (shop: TestShop, sku: string, email: string) => tryDeed(shop, askAlert, { sku, email });
const keyFor = async (shop: TestShop, to: string) => {
  const sent = await shop.db.select().from(mails).where(eq(mails.to, to));
  return /mail-mij\?k=([\w.-]+)/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
};
async function askAndConfirm(shop: TestShop, sku: string, email: string) {
  expect(await ask(shop, sku, email)).toMatchObject({ ok: true });
  expect(await tryDeed(shop, confirmAlert, { k: await keyFor(shop, "kees@voorbeeld.nl") })).toMatchObject({ ok: true });
  await shop.db.delete(mails);
}

test("who waits hears once when a size is back, and again only after asking again", async () => {
  const { shop, setStock } = await withLaurel(0);
  await askAndConfirm(shop, "HG05-P60", " Kees@Voorbeeld.nl ");
  shop.at("2026-11-17T09:00:00Z");
  await askAndConfirm(shop, "HG05-P60", "kees@voorbeeld.nl");
  expect(await mailAlerts(shop)).toBe(0);
  await setStock("HG05-P60", 40);
  expect(await Promise.all([mailAlerts(shop), mailAlerts(shop)])).toContain(1);
  expect(await mailAlerts(shop)).toBe(0);
  const sent = await shop.db.select().from(mails);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: "kees@voorbeeld.nl", subject: "Laurierkers ‘Novita’ is er weer" });
  expect(sent[0]?.html).toContain("/p/laurier-novita?sku=HG05-P60");
  shop.at("2026-12-01T09:00:00Z");
  await askAndConfirm(shop, "HG05-P60", "kees@voorbeeld.nl");
  expect(await mailAlerts(shop)).toBe(1);
});

test("a root ball in stock waits for its season", async () => {
  const { shop } = await withLaurel(10);
  shop.at("2026-05-10T09:00:00Z");
  await askAndConfirm(shop, "HG05-K100", "kees@voorbeeld.nl");
  expect(await mailAlerts(shop)).toBe(0);
  shop.at("2026-09-20T09:00:00Z");
  expect(await mailAlerts(shop)).toBe(1);
});

test("a wrong address or size is refused", async () => {
  const { shop } = await withLaurel(0);
  expect(await ask(shop, "HG05-P60", "kees@")).toMatchObject({ status: 422, errors: { email: [/geldig/] } });
  expect(await ask(shop, "NIETS", "kees@voorbeeld.nl")).toMatchObject({ status: 404, reason: "unknown-size" });
});

test("nothing is kept before the link in the mail is used, and a link that is not ours or too old does nothing", async () => {
  const { shop } = await withLaurel(0);
  await ask(shop, "HG05-P60", "kees@voorbeeld.nl");
  expect(await shop.db.select().from(stockAlerts)).toEqual([]);
  const key = await keyFor(shop, "kees@voorbeeld.nl");
  expect(await tryDeed(shop, confirmAlert, { k: `${key}x` })).toMatchObject({ status: 410 });
  shop.at("2026-11-20T09:00:00Z");
  expect(await tryDeed(shop, confirmAlert, { k: key })).toMatchObject({ status: 410 });
  expect(await shop.db.select().from(stockAlerts)).toEqual([]);
});

test("who logged in with a proven address needs no mail", async () => {
  const { shop } = await withLaurel(0);
  const user = { id: "usr_1" as const, email: "An@x.nl", firstName: "", lastName: "", scope: [], confirmed: true };
  await tryDeed(shop, askAlert, { sku: "HG05-P60", email: "an@x.nl" }, { user });
  expect(await shop.db.select().from(mails)).toEqual([]);
  expect(await shop.db.select().from(stockAlerts)).toMatchObject([{ email: "an@x.nl" }]);
});

test("a hundred addresses from one place: ten mails; a hundred sizes for one address: one a day for each, five in all", async () => {
  const { shop } = await withLaurel(0);
  const many = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      tryDeed(shop, askAlert, { sku: "HG05-P60", email: `k${at}@voorbeeld.nl` }, { peer: "198.51.100.9" }),
    ),
  );
  expect(many.filter(({ ok }) => ok)).toHaveLength(10);
  const one = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      tryDeed(shop, askAlert, { sku: "HG05-P60", email: "an@voorbeeld.nl" }, { peer: `198.51.100.${at}` }),
    ),
  );
  expect(one.filter(({ ok }) => ok).length).toBeLessThanOrEqual(5);
  expect(await shop.db.select().from(mails)).toHaveLength(11);
});

test("who asked too often in a day hears in hours when to try again", async () => {
  const { shop } = await withLaurel(0);
  for (let asked = 0; asked < 5; asked++) await ask(shop, "HG05-P60", "kees@voorbeeld.nl");
  expect(await ask(shop, "HG05-P60", "kees@voorbeeld.nl")).toMatchObject({
    reason: "too-many",
    message: expect.stringMatching(/over \d{1,2} uur opnieuw\.$/) as unknown,
  });
});
