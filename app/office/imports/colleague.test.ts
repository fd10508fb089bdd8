import { expect, test, vi } from "vitest";
import { manySizes } from "../../../tests/lists/many-sizes.ts";
import { all, back, checked, doing, seen, size, start, whole } from "../../../tests/lists/with-lists.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { saveCount } from "../counting/count-deeds.server.ts";
import { fieldName, money, seenText, toGrid } from "../range/grid.ts";
import { saveRange } from "../range/range-deeds.server.ts";
import { runPart } from "./running/run-import.server.ts";
import { stopImport } from "./run-deeds.server.ts";

vi.setConfig({ testTimeout: 240_000 });

const euro = (text: string) => text.replace(" ", "\u00a0");
const PIET = { ...AN, email: "piet@voorbeeld.nl" };

/** A colleague types another price, or another stock, in the list of all products. */
async function types(shop: TestShop, sku: string, change: { price?: string; stock?: string }) {
  const row = await size(shop, sku);
  if (!row) throw new Error(sku);
  const here = toGrid(row);
  const fields = {
    [fieldName("gezien", sku)]: seenText(here),
    [fieldName("prijs", sku)]: change.price ?? money(here.priceCents),
    [fieldName("actie", sku)]: money(here.saleCents),
    [fieldName("voorraad", sku)]: change.stock ?? String(here.stock),
  };
  expect(await tryDeed(shop, saveRange, fields, { user: PIET })).toMatchObject({ ok: true });
}

async function counts(shop: TestShop, sku: string, found: number) {
  const gezien = (await size(shop, sku))?.stock ?? 0;
  const asked = { sku, gezien, geteld: String(found), poging: `telling-${sku}-${found}`, reden: "telfout" };
  expect(await tryDeed(shop, saveCount, asked, { user: PIET })).toMatchObject({ ok: true });
}

test("10,000 rows are stopped halfway, go on and are taken back: what a colleague did meanwhile stays, and the page tells who and what", async () => {
  const shop = await aShop();
  await manySizes(shop, 10_000);
  const before = await all(shop, "QQ%-%");
  const skus = before.map(({ sku }) => sku);
  const [done1, done2, rest1, rest2, rest3] = [skus[10], skus[20], skus[9000], skus[9001], skus[9002]] as string[];
  if (!done1 || !done2 || !rest1 || !rest2 || !rest3) throw new Error("too few");
  const id = await checked(shop, `sku;prijs;voorraad\n${skus.map((sku) => `${sku};5,00;7`).join("\n")}\n`);
  expect(await start(shop, id)).toMatchObject({ ok: true });
  for (let part = 0; part < 4; part++) await runPart(shop, id);
  expect(await doing(shop, stopImport, { id })).toMatchObject({ ok: true });
  expect((await seen(shop, id)).counts).toEqual({ done: 2_000, change: 8_000 });

  shop.at("2026-11-16T10:00:00Z");
  await types(shop, rest1, { price: "7,77" });
  await types(shop, rest2, { stock: "33" });
  await counts(shop, rest3, 44);
  shop.at("2026-11-16T10:05:00Z");
  await whole(shop, id);
  expect(await seen(shop, id)).toMatchObject({ state: "done", counts: { done: 9_997, late: 3 } });
  expect(await size(shop, rest1)).toMatchObject({ priceCents: 777, stock: before[0]?.stock });
  expect(await size(shop, rest2)).toMatchObject({ priceCents: 995, stock: 33 });
  expect(await size(shop, rest3)).toMatchObject({ priceCents: 995, stock: 44 });

  shop.at("2026-11-16T11:00:00Z");
  await types(shop, done1, { price: "6,66" });
  await counts(shop, done2, 12);
  await back(shop, id);
  const told = await seen(shop, id, "gelaten");
  expect(told).toMatchObject({ state: "undone", counts: { back: 9_995, late: 3, left: 2 } });
  const shown = new Map(told.rows.map(({ key, outcome, changes }) => [key, [outcome, ...changes]]));
  const change = (what: string, from: string, to: string) => ({ what, from: euro(from), to: euro(to) });
  const late = "Niet gedaan: piet@voorbeeld.nl veranderde dit na het nakijken, op 16 nov 2026, 11.00 uur";
  const left = "Niet teruggezet: piet@voorbeeld.nl veranderde dit later, op 16 nov 2026, 12.00 uur";
  expect(shown).toEqual(
    new Map([
      [done1, [left, change("Prijs", "€ 5,00", "€ 6,66")]],
      [done2, [left, change("Voorraad", "7", "12")]],
      [rest1, [late, change("Prijs", "€ 5,00", "€ 7,77"), change("Voorraad", "7", "100")]],
      [rest2, [late, change("Prijs", "€ 5,00", "€ 9,95"), change("Voorraad", "7", "33")]],
      [rest3, [late, change("Prijs", "€ 5,00", "€ 9,95"), change("Voorraad", "7", "44")]],
    ]),
  );
  const kept = [done1, done2, rest1, rest2, rest3];
  const others = (rows: typeof before) => rows.filter(({ sku }) => !kept.includes(sku));
  expect(others(await all(shop, "QQ%-%"))).toEqual(others(before));
  expect(await size(shop, done1)).toMatchObject({ priceCents: 666, stock: 7 });
  expect(await size(shop, done2)).toMatchObject({ priceCents: 500, stock: 12 });
});
