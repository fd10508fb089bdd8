import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";

/** Deeds of which the log holds the category whole. */
export const WHOLE = ["categories.save", "categories.restore"];
/** The address that a category has after such a deed. */
export const ADDRESS = sql<string | null>`${staffLog.after} -> 'form' ->> 'address'`;

type Stay = { slug: string; after: number; until: number };

/** Where a category was, the last first: each address it had, and the lines of the log from when it came until it left. */
async function listStays(db: Reader, slug: string, until = Number.MAX_SAFE_INTEGER): Promise<Stay[]> {
  const [came] = await db
    .select({ id: staffLog.id, deed: staffLog.deed, from: staffLog.subject })
    .from(staffLog)
    .where(
      and(
        lte(staffLog.id, until),
        or(
          and(eq(staffLog.deed, "categories.make"), eq(staffLog.subject, slug)),
          and(inArray(staffLog.deed, WHOLE), ne(staffLog.subject, slug), sql`${ADDRESS} = ${slug}`),
        ),
      ),
    )
    .orderBy(desc(staffLog.id))
    .limit(1);
  const stay = { slug, after: came?.id ?? 0, until };
  return came && WHOLE.includes(came.deed) ? [stay, ...(await listStays(db, came.from, came.id))] : [stay];
}

/** Lines of the log about a category, also under an address that it had, and never about another that was or is there. */
export async function duringStays(db: Reader, slug: string, subjectOf = (at: string) => at): Promise<SQL | undefined> {
  const stays = await listStays(db, slug);
  return or(
    ...stays.map(
      ({ slug: at, after, until }) =>
        sql`${staffLog.subject} = ${subjectOf(at)} and ${staffLog.id} > ${after} and ${staffLog.id} <= ${until}`,
    ),
  );
}
