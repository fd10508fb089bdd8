import fs from "node:fs";
import { readTable } from "#catalogue/range-file/csv.ts";
import { LIMITS, type Limits, Unfit } from "#outside/files/sheet/limits.ts";
import { readXlsx } from "#outside/files/sheet/read-xlsx.server.ts";
import { kindOf, startOf } from "./sheet-kind.server.ts";

export type SheetRow = { row: number; cells: string[] };
export type Sheet = { head: string[]; rows: AsyncGenerator<SheetRow> };

/** The names of the columns and the rows under them; throws what makes a file unfit, also halfway. */
export async function openSheet(file: string, limits: Limits = LIMITS): Promise<Sheet> {
  const kind = kindOf(await startOf(file));
  if (kind instanceof Unfit) throw kind;
  const rows = filledRows(kind === "xlsx" ? readXlsx(file, limits) : readText(file), limits);
  for (;;) {
    const { value, done } = await rows.next();
    if (done) throw new Unfit("empty");
    // Above the names of the columns there may be a title.
    if (value.cells.filter(Boolean).length > 1) return { head: value.cells, rows };
  }
}

async function* readText(file: string): AsyncGenerator<SheetRow> {
  const bytes = fs.createReadStream(file, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>;
  for await (const { isCut, ...row } of readTable(bytes)) {
    if (isCut) throw new Unfit("cut");
    yield row;
  }
}

/** What the database can keep, without empty rows, and no further than the limits. */
async function* filledRows(rows: AsyncGenerator<SheetRow>, limits: Limits): AsyncGenerator<SheetRow> {
  const until = Date.now() + limits.milliseconds;
  let count = 0;
  for await (const { row, cells: given } of rows) {
    if (Date.now() > until) throw new Unfit("slow");
    const cells = given.slice(0, limits.columns).map((cell) => cell.trim().toWellFormed());
    if (cells.every((cell) => cell === "")) continue;
    if (cells.some((cell) => cell.length > limits.letters)) throw new Unfit("letters");
    if (cells.some((cell) => cell.includes("\0"))) throw new Unfit("other");
    // One more than may be: the names of the columns.
    if (count++ > limits.rows) throw new Unfit("rows");
    yield { row, cells };
  }
}
