import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { mails } from "#outside/tables.server.ts";
import { askAlert } from "./ask-alert.server.ts";
import { mailAlerts } from "./mail-alerts.server.ts";
import { readRange } from "../range-file/range.server.ts";
import { saveProduct } from "../product/save-product.server.ts";
import { variants as sizes } from "../tables.server.ts";

async function withLaurel(stock: number) {
  const shop = await aShop();
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!laurel) throw new Error("no laurel");
  const variants = laurel.variants.map((one) => ({ ...one, stock }));
  await saveProduct(shop, { ...laurel, belongsWith: [], alternatives: [], variants });
  const setStock = (sku: string, left: number) => shop.db.update(sizes).set({ stock: left }).where(eq(sizes.sku, sku));
  return { shop, setStock };
}

test("who waits hears once when a size is back, and again only after asking again", async () => {
  const { shop, setStock } = await withLaurel(0);
  expect(await askAlert(shop, "HG05-P60", " Kees@Voorbeeld.nl ")).toEqual({ ok: true });
  expect(await askAlert(shop, "HG05-P60", "kees@voorbeeld.nl")).toEqual({ ok: true });
  expect(await mailAlerts(shop)).toBe(0);
  await setStock("HG05-P60", 40);
  expect(await Promise.all([mailAlerts(shop), mailAlerts(shop)])).toContain(1);
  expect(await mailAlerts(shop)).toBe(0);
  const sent = await shop.db.select().from(mails);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: "kees@voorbeeld.nl", subject: "Laurierkers ‘Novita’ is er weer" });
  expect(sent[0]?.html).toContain("/p/laurier-novita?sku=HG05-P60");
  shop.at("2026-12-01T09:00:00Z");
  await askAlert(shop, "HG05-P60", "kees@voorbeeld.nl");
  expect(await mailAlerts(shop)).toBe(1);
});

test("a root ball in stock waits for its season", async () => {
  const { shop } = await withLaurel(10);
  shop.at("2026-05-10T09:00:00Z");
  await askAlert(shop, "HG05-K100", "kees@voorbeeld.nl");
  expect(await mailAlerts(shop)).toBe(0);
  shop.at("2026-09-20T09:00:00Z");
  expect(await mailAlerts(shop)).toBe(1);
});

test("a wrong address or size is refused", async () => {
  const { shop } = await withLaurel(0);
  expect(await askAlert(shop, "HG05-P60", "kees@")).toEqual({ ok: false, reason: "wrong-email" });
  expect(await askAlert(shop, "NIETS", "kees@voorbeeld.nl")).toEqual({ ok: false, reason: "unknown-size" });
});
