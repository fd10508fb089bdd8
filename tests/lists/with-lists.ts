import { eq, like } from "drizzle-orm";
import { expect } from "vitest";
import { variants } from "../../app/catalogue/tables.server.ts";
import { checkColumns } from "../../app/office/imports/import-deeds.server.ts";
import { startImport } from "../../app/office/imports/run-deeds.server.ts";
import { undoImport } from "../../app/office/imports/undo-deed.server.ts";
import { runImport } from "../../app/office/imports/running/run-import.server.ts";
import { showImport } from "../../app/office/imports/show-import.server.ts";
import type { TestShop } from "../shop.ts";
import { AN, tryDeed } from "../try-deed.ts";
import { sendList } from "./send-list.ts";

export const doing = (shop: TestShop, deed: unknown, fields: object) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user: AN });

export async function seen(shop: TestShop, id: number, view: string | null = null) {
  const shown = await showImport(shop.db, id, view, 1);
  if (!shown) throw new Error(`no import ${id}`);
  return shown;
}

/** Sends a list whose columns the shop can guess, and has it looked at. */
export async function checked(shop: TestShop, csv: string | Uint8Array, name = "lijst.csv"): Promise<number> {
  const { id, told } = await sendList(shop, name, csv);
  expect(told).toEqual({});
  const { state, seen: gezien, mapping } = await seen(shop, id);
  if (state === "checked") return id;
  const fields = { id, gezien, unit: mapping.unit, ...mapping.columns };
  expect(await doing(shop, checkColumns, fields)).toMatchObject({ ok: true });
  return id;
}

export const start = async (shop: TestShop, id: number) =>
  doing(shop, startImport, { id, gezien: (await seen(shop, id)).seen });
export async function whole(shop: TestShop, id: number) {
  expect(await start(shop, id)).toMatchObject({ ok: true });
  await runImport(shop, id);
}
export async function back(shop: TestShop, id: number) {
  expect(await doing(shop, undoImport, { id })).toMatchObject({ ok: true });
  await runImport(shop, id);
}
export const size = async (shop: TestShop, sku: string) =>
  (await shop.db.select().from(variants).where(eq(variants.sku, sku)))[0];
export const all = async (shop: TestShop, which: string) =>
  shop.db.select().from(variants).where(like(variants.sku, which)).orderBy(variants.sku);
