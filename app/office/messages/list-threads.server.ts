import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { messages } from "#outside/tables.server.ts";

/** What waits for an answer, what waits for me, what is done, and everything. */
export const VIEWS = ["open", "mijn", "klaar", "alle"] as const;
export type View = (typeof VIEWS)[number];
export const PER_PAGE = 25;
/** Nobody leafs further; a search is the way then. */
const MOST_COUNTED = 1000;

const WORDS = sql`words_of(key || ' ' || name || ' ' || email || ' ' || coalesce(order_number, '') || ' ' || subject || ' ' || body)`;

/** The beginning of every word that was typed. */
function queryOf(q: string): string | undefined {
  // The address of a thread, as it stands above a mail, means that thread.
  const typed = q.toLowerCase().replace(/^\S*\+([0-9a-f]{12})@\S*$/, "$1");
  const words = typed.split(/[^\p{L}\p{N}@._+-]+/u).filter(Boolean);
  return words.map((word) => `'${word}':*`).join(" & ") || undefined;
}

/** In the question, or all together in one of the replies, which are looked up thread by thread: not all are read for it. */
const says = (query: string): SQL => sql`(messages.words @@ ${query}::tsquery or exists (
  select from replies r where r.message = messages.id and r.words @@ ${query}::tsquery offset 0))`;
/** The same among all, each half by its own index, once: an `or` of the two would read every message. */
const saysAnywhere = (
  query: string,
): SQL => sql`id = any(array(select id from messages where ${WORDS} @@ ${query}::tsquery
  union select message from replies where words_of(body) @@ ${query}::tsquery))`;
/** What many threads say is looked for among these: the newest of all are the newest of them as well. */
const NEWEST = sql`id in (select id from messages order by last_at desc, id desc limit 500)`;

const inView = (view: View, me: string): SQL | undefined =>
  ({
    open: isNull(messages.doneAt),
    mijn: and(isNull(messages.doneAt), eq(messages.assignee, me as never)),
    klaar: isNotNull(messages.doneAt),
    alle: undefined,
  })[view];

/** What was said last, so that a list tells what it is about. */
const LAST = sql<string>`left(coalesce(
  (select r.body from replies r where r.message = messages.id and r.kind <> 'note' order by r.id desc limit 1),
  messages.body), 160)`;

type Asked = { q: string; view: View; me: string; page: number };

const ORDER = {
  waiting: [asc(messages.waitsSince), asc(messages.id)],
  newest: [desc(messages.lastAt), desc(messages.id)],
};

const { id, name, subject, waitsSince, lastAt, doneAt, assignee } = messages;
const SHOWN = { id, name, subject, waitsSince, lastAt, doneAt, assignee, said: LAST };

async function readPage(db: Reader, where: SQL | undefined, order: SQL[], page: number) {
  const [rows, [counted]] = await Promise.all([
    db
      .select(SHOWN)
      .from(messages)
      .where(where)
      .orderBy(...order)
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ one: sql`1` }).from(messages).where(where).limit(MOST_COUNTED).as("some")),
  ]);
  const total = counted?.total ?? 0;
  return { rows, total, more: total >= MOST_COUNTED };
}

type Page = Awaited<ReturnType<typeof readPage>>;

/** What a search finds is all read to be put in order, so that it is counted at once. */
async function readFound(db: Reader, where: SQL | undefined, order: SQL[], page: number): Promise<Page> {
  const found = await db
    .select({ ...SHOWN, total: sql<number>`(count(*) over ())::int` })
    .from(messages)
    .where(where)
    .orderBy(...order)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  // Past the last page there is nothing to say how many there are.
  if (found.length === 0 && page > 1) return { ...(await readFound(db, where, order, 1)), rows: [] };
  const total = found[0]?.total ?? 0;
  return { rows: found, total: Math.min(total, MOST_COUNTED), more: total >= MOST_COUNTED };
}

/** Who waits longest stands first; what is done is newest first. */
export async function listThreads(db: Reader, { q, view, me, page }: Asked) {
  const seen = inView(view, me);
  const waiting = view === "open" || view === "mijn";
  const order = waiting ? ORDER.waiting : ORDER.newest;
  const query = queryOf(q);
  if (!query) return readPage(db, q.trim() ? sql`false` : seen, order, page);
  if (waiting) return readFound(db, and(says(query), seen), order, page);
  const newest = await readFound(db, and(NEWEST, says(query), seen), order, page);
  if (newest.total > page * PER_PAGE) return { ...newest, more: true };
  return readFound(db, and(saysAnywhere(query), seen), order, page);
}

export async function countThreads(db: Reader, me: string): Promise<Partial<Record<View, number>>> {
  const { rows } = await db.execute<{ open: number; mijn: number }>(sql`
    select count(*)::int as open, (count(*) filter (where assignee = ${me}))::int as mijn
    from messages where done_at is null`);
  return rows[0] ?? {};
}

/** Threads of a customer or about an order, the newest first. */
export function listThreadsOf(db: Reader, { email, number }: { email: string; number?: string }) {
  const { sentAt, body } = messages;
  const whose = or(eq(messages.email, email), number ? eq(messages.orderNumber, number) : undefined);
  return db.select({ id, subject, sentAt, doneAt, body }).from(messages).where(whose).orderBy(desc(id)).limit(20);
}
