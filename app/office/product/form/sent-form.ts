import * as v from "valibot";
import { CELLS, type Form, OWN, type SizeForm } from "./product-form.ts";

export const cellName = (at: number, cell: string): string => `m${at}.${cell}`;
const CELL = /^m(\d{1,2})\.(\w+)$/;
const cells = new Set<string>([...CELLS, "key", "gone"]);
const own = new Set<string>(OWN);
const text = (value: unknown): string => [value ?? ""].flat().map(String).join("\n").trim();

/** What a browser sent, as a form; nothing when it holds a name that no field of ours has. */
export function readSent(sent: Record<string, unknown>): Form | undefined {
  const rows = new Map<number, Record<string, string>>();
  const form = { own: Object.fromEntries(OWN.map((name) => [name, text(sent[name])])) as Form["own"], sizes: [] };
  for (const [name, value] of Object.entries(sent)) {
    const [, at, cell] = CELL.exec(name) ?? [];
    if (at === undefined || cell === undefined) {
      if (!own.has(name)) return undefined;
      continue;
    }
    if (!cells.has(cell)) return undefined;
    const row = rows.get(Number(at)) ?? {};
    row[cell] = text(value);
    rows.set(Number(at), row);
  }
  const sizes = [...rows]
    .toSorted(([a], [b]) => a - b)
    .filter(([, row]) => !row.gone)
    .map(([, row]): SizeForm => ({ key: row.key ?? "", cells: cellsOf(row) }));
  return { ...form, sizes };
}

const cellsOf = (row: Record<string, string>) =>
  Object.fromEntries(CELLS.map((cell) => [cell, row[cell] ?? ""])) as SizeForm["cells"];

export const formShape = v.object({
  own: v.object(
    Object.fromEntries(OWN.map((name) => [name, v.string()])) as Record<
      (typeof OWN)[number],
      v.StringSchema<undefined>
    >,
  ),
  sizes: v.array(
    v.object({
      key: v.string(),
      cells: v.object(
        Object.fromEntries(CELLS.map((name) => [name, v.string()])) as Record<
          (typeof CELLS)[number],
          v.StringSchema<undefined>
        >,
      ),
    }),
  ),
});

/** What the page showed when somebody began to type; it travels along, so that nobody overwrites a colleague. */
export function readSeen(text: string): Form | undefined {
  try {
    const read = v.safeParse(formShape, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
