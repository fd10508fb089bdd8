import { Readable } from "node:stream";
import { and, desc, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { dayOf, timeOf } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { sheetLine } from "#kit/spreadsheet.ts";
import { anywhere, type Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { logged, noted, officeLog as texts } from "#texts/office/log.ts";

const PER_PAGE = 50;
/** Nobody leafs further; a search or the file is the way then. */
const MOST_COUNTED = 1000;

/** What staff did, the newest first. */
export async function listLog(db: Reader, q: string, page: number) {
  const where = matching(q);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(staffLog)
      .where(where)
      .orderBy(desc(staffLog.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(db.select({ one: sql`1` }).from(staffLog).where(where).limit(MOST_COUNTED).as("some")),
  ]);
  return { rows, pages: Math.ceil((total?.count ?? 0) / PER_PAGE) };
}

const SENTENCES = { ...logged, ...noted };

/** A line of the log as a sentence. */
export const sayDeed = ({ deed, subject }: { deed: string; subject: string }): string =>
  lookUp<(about: string) => string>(SENTENCES, deed)?.(subject) ?? texts.other(deed, subject);

const PART = 1000;

/** All of it that matches, as a Dutch spreadsheet opens it; a long one never stands in memory whole. */
export const writeLog = (db: Reader, q: string): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from(linesOf(db, q), { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;

async function* linesOf(db: Reader, q: string): AsyncGenerator<string> {
  yield `\uFEFF${sheetLine(texts.csv, ";")}`;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const where = and(matching(q), lt(staffLog.id, before));
    const rows = await db.select().from(staffLog).where(where).orderBy(desc(staffLog.id)).limit(PART);
    for (const row of rows) yield sheetLine(cellsOf(row), ";");
    if (rows.length < PART) return;
    before = rows.at(-1)?.id ?? 0;
  }
}

/** To the second, in the shop's own time. */
const momentOf = (at: Date): string =>
  `${dayOf(at)} ${timeOf(at).replace(".", ":")}:${String(at.getUTCSeconds()).padStart(2, "0")}`;

const cellsOf = (row: typeof staffLog.$inferSelect): string[] => [
  momentOf(row.at),
  row.who,
  sayDeed(row),
  row.subject,
  row.deed,
  ...[row.before, row.after].map((value) => (value === null ? "" : JSON.stringify(value))),
];

/** Words are looked for in the sentences too: those of the deeds that say them. */
function matching(q: string): SQL | undefined {
  if (!q) return undefined;
  const said = Object.entries(SENTENCES).filter(([, say]) => say("").toLowerCase().includes(q.toLowerCase()));
  const deeds = said.map(([name]) => name);
  // Written as its index is.
  const words = sql`(${staffLog.who} || ' ' || ${staffLog.deed} || ' ' || ${staffLog.subject})`;
  return or(ilike(words, anywhere(q)), deeds.length ? inArray(staffLog.deed, deeds) : undefined);
}
