import { packing as say } from "#texts/office/packing.ts";
import type { BatchLine } from "./batch-lines.server.ts";
import { letterOf } from "./crates.ts";

type Crate = {
  order: string;
  crate: number;
  number: string;
  packedAt: Date | null;
  rest: "na" | "terug" | null;
  carrier: string | null;
  code: string | null;
  collects: boolean;
  class: string | undefined;
  weightG: number;
  lines: BatchLine[];
  row: { snapshot: { deliverTo: { name: string; city: string }; note: string } };
};

export type PickRow = Pick<BatchLine, "sku" | "cut" | "name" | "label" | "picture" | "place"> & {
  needed: number;
  /** Undefined until every open crate has its answer. */
  found: number | undefined;
  crates: string[];
};

/** The same batch twice: by place for who collects, by crate for who packs. */
export function showBatch(crates: Crate[]) {
  const rows = new Map<string, PickRow>();
  for (const { crate, packedAt, lines } of crates) {
    if (packedAt) continue;
    for (const line of lines) {
      const key = `${line.sku} ${line.cut}`;
      const { sku, cut, name, label, picture, place } = line;
      const row = rows.get(key) ?? { sku, cut, name, label, picture, place, needed: 0, found: 0, crates: [] };
      row.needed += line.needed;
      row.found = line.collected === undefined || row.found === undefined ? undefined : row.found + line.collected;
      row.crates.push(say.crate(line.needed, letterOf(crate)));
      rows.set(key, row);
    }
  }
  const all = [...rows.values()];
  const byPlace = [...Map.groupBy(all, ({ place }) => place)].toSorted(([a], [b]) => sortPlace(a, b));
  return {
    lines: { all: all.length, done: all.filter(({ found }) => found !== undefined).length },
    places: byPlace.map(([place, list]) => ({
      place: place || say.noPlace,
      done: list.filter(({ found }) => found !== undefined).length,
      rows: list.toSorted((a, b) => a.name.localeCompare(b.name, "nl")),
    })),
    crates: crates.map((one) => ({
      order: one.order,
      letter: letterOf(one.crate),
      number: one.number,
      to: `${one.row.snapshot.deliverTo.name}, ${one.row.snapshot.deliverTo.city}`,
      note: one.row.snapshot.note,
      packed: one.packedAt !== null,
      rest: one.rest,
      label: one.code,
      carrier: one.carrier,
      how: one.collects ? say.collects : one.class === "pallet" ? say.pallet : "",
      leaves: !one.collects,
      weight: say.weight(one.weightG),
      short: one.lines.some(({ collected, needed }) => collected !== undefined && collected < needed),
      picked: one.lines.every(({ collected }) => collected !== undefined),
      lines: one.lines.map(({ sku, cut, name, label, needed, collected }) => ({
        sku,
        cut,
        name,
        label,
        needed,
        collected,
      })),
    })),
  };
}

/** "Kas 2" comes before "Kas 10"; what has no place comes last. */
const sortPlace = (a: string, b: string): number =>
  Number(a === "") - Number(b === "") || a.localeCompare(b, "nl", { numeric: true });
