import { inArray } from "drizzle-orm";
import { putPricesIn } from "#catalogue/price/put-prices.server.ts";
import { setPlaces } from "#catalogue/stock/set-place.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { type Size, sizeOf } from "../size.ts";
import type { Part } from "../states.ts";

/** The sizes of a part as they are, kept still until the transaction ends. */
export async function holdSizes(tx: Tx, part: Part[]): Promise<Map<string, Size>> {
  const skus = part.flatMap(({ key }) => key ?? []);
  const held = await tx.select().from(variants).where(inArray(variants.sku, skus)).orderBy(variants.sku).for("update");
  return new Map(held.map((row) => [row.sku, sizeOf(row)]));
}

export type Move = { row: number; sku: string; from: Size; to: Size };

/** Writes only what differs: what a list does not speak of, somebody else may be changing. */
export async function moveSizes(tx: Tx, moves: Move[], now: Date): Promise<void> {
  await putPricesIn(
    tx,
    moves.map(({ row, sku, from, to }) => ({
      row,
      sku,
      ...(!(from.priceCents === to.priceCents && from.wasCents === to.wasCents) && {
        priceCents: to.priceCents,
        wasCents: to.wasCents,
      }),
      ...(from.stock !== to.stock && { stock: to.stock }),
    })),
    now,
  );
  await setPlaces(
    tx,
    moves.filter(({ from, to }) => from.place !== to.place).map(({ sku, to }) => ({ sku, place: to.place })),
  );
}
