import { inParts } from "#catalogue/range-file/in-parts.ts";
import { lawfulSizes } from "#catalogue/price/reductions.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { importFaults as say } from "#texts/office/range/imports.ts";
import type { Mapping } from "../columns.ts";
import { readRow, type Wanted } from "../reading/read-cells.ts";
import { eachRow, type Judged, putJudged } from "../reading/take-sheet.server.ts";
import { type Size, sameSize, sizeOf } from "../size.ts";
import { findSizes, type Found } from "./find-sizes.server.ts";

/** Looks at every row of a short list and says what it would change; nothing of the range is touched. */
export async function checkShort(tx: Tx, id: number, mapping: Mapping, now: Date): Promise<void> {
  const seen = new Map<string, number>();
  for await (const part of inParts(eachRow(tx, id))) {
    const read = part.map(({ row, cells }) => ({ row, ...readRow(cells, mapping, say) }));
    const known = await findSizes(tx, read);
    const judged = read.map(({ row, sku, ean, wanted, faults }) => {
      const found = sku ? known.bySku.get(sku) : ean ? known.byEan.get(ean) : undefined;
      const [size] = found ?? [];
      const wrong = [...faults];
      if (!size && (sku || ean)) wrong.push(sku ? say.unknownSku(sku) : say.unknownEan(ean));
      if (found && found.length > 1) wrong.push(say.manyEan(ean));
      const before = size && seen.get(size.sku);
      if (before !== undefined) wrong.push(say.twice(size?.sku ?? "", before));
      else if (size) seen.set(size.sku, row);
      if (size?.campaign && changesPrice(size, wanted)) wrong.push(say.campaign(size.campaign));
      return { row, size, wanted, faults: wrong };
    });
    await putJudged(tx, id, await weigh(tx, judged, now));
  }
}

const changesPrice = (size: Size, { priceCents, wasCents }: Wanted): boolean =>
  (priceCents !== undefined && priceCents !== size.priceCents) ||
  (wasCents !== undefined && wasCents !== size.wasCents);

type Weighed = { row: number; size: Found | undefined; wanted: Wanted; faults: string[] };

/** What each row makes of its size, with the struck price as the law allows it. */
async function weigh(tx: Tx, rows: Weighed[], now: Date): Promise<Judged[]> {
  const good = rows.flatMap(({ row, size, wanted, faults }) =>
    size && faults.length === 0 ? [{ ...sizeOf(size), ...wanted, row, sku: size.sku }] : [],
  );
  const lawful = new Map((await lawfulSizes(tx, good, now)).map((one) => [one.row, sizeOf(one)]));
  return rows.map(({ row, size, faults }): Judged => {
    const about = { row, key: size?.sku ?? null, name: size?.name ?? null };
    const [before, after] = [size && sizeOf(size), lawful.get(row)];
    if (!before || !after) return { ...about, state: "fault", before: null, after: null, faults };
    const state = sameSize(before, after) && before.stock === after.stock ? "same" : "change";
    return { ...about, state, before, after, faults: null };
  });
}
