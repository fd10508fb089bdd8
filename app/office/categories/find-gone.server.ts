import { and, desc, eq } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { findRow } from "./categories.server.ts";

/** The line of the log of a category that was taken away, so that it can be brought back; nothing if it is there. */
export async function findGone(db: Reader, slug: string): Promise<{ slug: string; id: number } | undefined> {
  const [line] = await db
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(and(eq(staffLog.deed, "categories.delete"), eq(staffLog.subject, slug)))
    .orderBy(desc(staffLog.id))
    .limit(1);
  return line && !(await findRow(db, slug)) ? { slug, id: line.id } : undefined;
}
