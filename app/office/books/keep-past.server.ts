import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf, startOfDay } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { monthsOf, type Span } from "./period.ts";

const MOST = 500;
const HOUR = 3_600_000;
/** Days, or a part of them up to or from a moment. */
type Part = Span & { after?: Date; before?: Date };
type Read<Row> = (db: Reader, span: Part) => Promise<Row[]>;
const kept = new WeakMap<Shop, Map<string, Promise<unknown>>>();

/** Papers and payments of days that are over never change: what was added up of them is added up once. */
function keepPast<Result>(shop: Shop, key: string, read: () => Promise<Result>): Promise<Result> {
  const mine = kept.get(shop) ?? new Map<string, Promise<unknown>>();
  kept.set(shop, mine);
  const known = mine.get(key) as Promise<Result> | undefined;
  if (known) return known;
  if (mine.size >= MOST) mine.clear();
  const asked = read();
  mine.set(key, asked);
  asked.catch(() => mine.delete(key));
  return asked;
}

const MINUTE = 60_000;
const seen = new WeakMap<Shop, Map<string, { at: Date; read: Promise<unknown> }>>();

/** What changes all the time is read once a minute, and says when: for who leafs through the periods. */
export async function keepMinute<Result>(shop: Shop, key: string, read: () => Promise<Result>) {
  const mine = seen.get(shop) ?? new Map<string, { at: Date; read: Promise<unknown> }>();
  seen.set(shop, mine);
  const [known, now] = [mine.get(key), shop.now()];
  const age = known ? now.getTime() - known.at.getTime() : MINUTE;
  const one = known && age >= 0 && age < MINUTE ? known : { at: now, read: read() };
  mine.set(key, one);
  one.read.catch(() => mine.delete(key));
  return { at: one.at, ...((await one.read) as Result) };
}

/** A transaction that began before midnight may end after it: a day is over an hour later. */
const overBefore = (shop: Shop): Day => dayOf(new Date(shop.now().getTime() - HOUR));

/** What was read of the last hour, for who asks more than once for the same page. */
export type Tails = Map<string, Promise<unknown>>;

/** Asks by month, and apart for what may still change. */
export async function readByMonth<Row>(
  shop: Shop,
  name: string,
  span: Span,
  read: Read<Row>,
  tails: Tails = new Map(),
): Promise<Row[]> {
  const open = overBefore(shop);
  const rows: Row[] = [];
  // One month after another: a year at once would take every seat at the database from who buys.
  for (const month of monthsOf(span)) {
    const [from, to] = [month.from < span.from ? span.from : month.from, month.to > span.to ? span.to : month.to];
    const past = { from, to: to < open ? to : addDays(open, -1) };
    const rest = { from: from > open ? from : open, to };
    if (past.from <= past.to)
      rows.push(...(await keepPast(shop, `${name}:${past.from}:${past.to}`, () => read(shop.db, past))));
    if (rest.from <= rest.to) rows.push(...(await readToday(shop, name, rest, read, tails)));
  }
  return rows;
}

/** Of a day that is not over, the hours that are; only the last is read each time. */
async function readToday<Row>(shop: Shop, name: string, rest: Span, read: Read<Row>, tails: Tails): Promise<Row[]> {
  const tail = (span: Part) => {
    const key = `${name}:${JSON.stringify(span)}`;
    const known = (tails.get(key) as Promise<Row[]> | undefined) ?? read(shop.db, span);
    tails.set(key, known);
    return known;
  };
  const cut = new Date(Math.floor((shop.now().getTime() - HOUR) / HOUR) * HOUR);
  if (cut <= startOfDay(rest.from) || cut >= startOfDay(addDays(rest.to, 1))) return tail(rest);
  const before = { ...rest, before: cut };
  return [
    ...(await keepPast(shop, `${name}:${rest.from}:${cut.toISOString()}`, () => read(shop.db, before))),
    ...(await tail({ ...rest, after: cut })),
  ];
}

/** Whether a moment lies in these days, in the shop's own time; hidden from the planner, so that it plans once. */
export const within = ({ from, to, after, before }: Part, column: string) => {
  const at = sql.identifier(column);
  const begin = (after ?? startOfDay(from)).toISOString();
  const end = (before ?? startOfDay(addDays(to, 1))).toISOString();
  return sql`${at} >= (select ${begin}::timestamptz) and ${at} < (select ${end}::timestamptz)`;
};
