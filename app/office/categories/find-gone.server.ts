import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Category } from "#catalogue/product/products.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { findRow } from "./categories.server.ts";
import { ADDRESS, WHOLE } from "./stays.server.ts";

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

/**
 * A category, also by an address that it had: whoever has its page open while a colleague gives it another one loses
 * nothing. What was taken away is not the category its visitors are sent to, nor one that was made there since.
 */
export async function findMoved(db: Reader, slug: string): Promise<Category | undefined> {
  const row = await findRow(db, slug);
  if (row) return row;
  let line = await findLeft(db, slug);
  while (line?.address) {
    const next = await findLeft(db, line.address, line.id);
    if (!next) return findRow(db, line.address);
    line = next;
  }
}

type Left = { id: number; address: string | null };

/**
 * When an address was left last, or first after a line of the log, and for which; for none where what stood there was
 * taken away and not brought back.
 */
async function findLeft(db: Reader, slug: string, after?: number): Promise<Left | undefined> {
  const [line] = await db
    .select({ id: staffLog.id, address: ADDRESS })
    .from(staffLog)
    .where(
      and(
        inArray(staffLog.deed, [...WHOLE, "categories.delete"]),
        eq(staffLog.subject, slug),
        sql`${ADDRESS} is distinct from ${slug}`,
        after === undefined ? undefined : gt(staffLog.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(staffLog.id) : asc(staffLog.id))
    .limit(1);
  return line && !line.address && (await isBack(db, slug, line.id)) ? findLeft(db, slug, line.id) : line;
}

/** Whether what came first to an address after a line of the log is what was there, brought back. */
async function isBack(db: Reader, slug: string, after: number): Promise<boolean> {
  const [line] = await db
    .select({ deed: staffLog.deed, subject: staffLog.subject })
    .from(staffLog)
    .where(
      and(inArray(staffLog.deed, ["categories.make", ...WHOLE]), gt(staffLog.id, after), sql`${ADDRESS} = ${slug}`),
    )
    .orderBy(asc(staffLog.id))
    .limit(1);
  return line?.deed === "categories.restore" && line.subject === slug;
}
