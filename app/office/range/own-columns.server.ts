import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import { rangeColumns } from "../tables.server.ts";
import { type Column, readColumns, USUAL } from "./columns.ts";

/** The columns somebody chose, or the usual ones. */
export async function findColumns(db: Reader, user: string): Promise<Column[]> {
  const [own] = await db
    .select()
    .from(rangeColumns)
    .where(eq(rangeColumns.user, user as Id<"usr">));
  return own ? readColumns(own.columns) : USUAL;
}
