import { and, desc, eq, inArray } from "drizzle-orm";
import type { Arranged, Part } from "#front/arrangement.ts";
import type { Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { officeArrange as say } from "#texts/office/shop/arrange.ts";
import { sayMoment } from "../say.ts";

/** Deeds of which the log holds what the shop shows whole, before and after. */
export const WHOLE = ["arrangement.publish", "arrangement.restore"];
const MOST = 30;

export type Kept = { parts: Part[] } | null;
export type Version = { id: number; at: string; who: string; back: boolean };

export const subjectOf = (name: Arranged): string => say.subjects[name];

/** Who put what in the shop and when, the newest first. */
export async function listVersions(db: Reader, name: Arranged): Promise<Version[]> {
  const rows = await db
    .select({ id: staffLog.id, at: staffLog.at, who: staffLog.who, deed: staffLog.deed })
    .from(staffLog)
    .where(and(inArray(staffLog.deed, WHOLE), eq(staffLog.subject, subjectOf(name))))
    .orderBy(desc(staffLog.id))
    .limit(MOST);
  return rows.map(({ id, at, who, deed }) => ({ id, at: sayMoment(at), who, back: deed === "arrangement.restore" }));
}

/** What the shop showed before or after a line of the log. */
export async function findVersion(db: Reader, name: Arranged, id: number, which: "voor" | "na") {
  const [row] = await db
    .select()
    .from(staffLog)
    .where(and(eq(staffLog.id, id), eq(staffLog.subject, subjectOf(name)), inArray(staffLog.deed, WHOLE)));
  return (which === "na" ? row?.after : row?.before) as Kept | undefined;
}
