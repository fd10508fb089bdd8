import { sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import { FIELDS, type Field } from "../column-names.ts";

export const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** Other text in cells of rows that have a fault; a row that ended early becomes long enough. */
export async function putCells(tx: Tx, id: number, cells: { row: number; at: number; cell: string }[]): Promise<void> {
  if (cells.length === 0) return;
  const rows = Map.groupBy(cells, ({ row }) => row);
  const { rows: kept } = await tx.execute<{ row: number; cells: string[] }>(sql`
    select row, cells from import_rows where import = ${id} and state = 'fault'
      and row = any(${sql.param([...rows.keys()])}::int[])`);
  const mended = kept.map(({ row, cells: was }) => {
    const now = [...was];
    for (const { at, cell } of rows.get(row) ?? []) {
      while (now.length < at) now.push("");
      now[at] = cell.toWellFormed();
    }
    return { row, cells: now };
  });
  await tx.execute(sql`update import_rows r set cells = n.cells
    from json_to_recordset(${JSON.stringify(mended)}::json) as n(row int, cells jsonb)
    where r.import = ${id} and r.row = n.row`);
}
