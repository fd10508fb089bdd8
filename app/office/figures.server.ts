import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Db } from "#outside/db.server.ts";

export type Period = { from: Day; to: Day; days: Day[] };
export type PerDay = { day: Day; value: number }[];

export const periodOf = (now: Date, length: number): Period => periodUntil(dayOf(now), length);

export function periodUntil(to: Day, length: number): Period {
  const days = Array.from({ length }, (_, i) => addDays(to, i - length + 1));
  return { from: days[0] ?? to, to, days };
}

const startOf = (day: Day) => sql`(${day}::date::timestamp at time zone 'Europe/Amsterdam')`;
const dayIn = (column: ReturnType<typeof sql>) => sql`to_char(${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

const fill = ({ days }: Period, rows: { day: string; value: number }[]): PerDay => {
  const found = new Map(rows.map(({ day, value }) => [day, Number(value)]));
  return days.map((day) => ({ day, value: found.get(day) ?? 0 }));
};

/** Visits and page views come from the hours that were added up, plus the hours not added up yet. */
export async function countVisits(db: Db, period: Period): Promise<{ visits: PerDay; views: PerDay }> {
  const count = async (name: string) => {
    const { rows } = await db.execute<{ day: string; value: number }>(sql`
      with last as (select coalesce(max(hour), '-infinity') + interval '1 hour' as until from event_hours)
      select day, sum(value)::int as value from (
        select ${dayIn(sql`hour`)} as day, events as value from event_hours
          where name = ${name} and hour >= ${startOf(period.from)}
        union all
        select ${dayIn(sql`at`)}, 1 from page_events, last
          where name = ${name} and at >= last.until and at >= ${startOf(period.from)}
      ) as both_ group by day`);
    return fill(period, rows);
  };
  return { visits: await count("session_start"), views: await count("page_view") };
}

export const STEPS = [
  "view_item",
  "add_to_cart",
  "begin_checkout",
  "add_shipping_info",
  "add_payment_info",
  "purchase",
] as const;

/** How many visits came how far. */
export async function readFunnel(db: Db, { from }: Period): Promise<{ name: string; visits: number }[]> {
  const { rows } = await db.execute<{ name: string; visits: number }>(sql`
    select name, count(distinct visit)::int as visits from page_events
    where at >= ${startOf(from)} and name in ('session_start', ${sql.join(
      STEPS.map((step) => sql`${step}`),
      sql`, `,
    )})
    group by name`);
  const found = new Map(rows.map(({ name, visits }) => [name, visits]));
  return ["session_start", ...STEPS].map((name) => ({ name, visits: found.get(name) ?? 0 }));
}

export async function readRevenue(db: Db, period: Period): Promise<{ cents: PerDay; orders: PerDay }> {
  const { rows } = await db.execute<{ day: string; cents: number; orders: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, cents, orders from (
      select (placed_at at time zone 'Europe/Amsterdam')::date as day, sum(total_cents - refunded_cents)::bigint as cents,
        count(*)::int as orders
      from orders where confirmed_at is not null and placed_at >= ${startOf(period.from)}
        and placed_at < ${startOf(addDays(period.to, 1))} group by 1) days`);
  return {
    cents: fill(
      period,
      rows.map(({ day, cents }) => ({ day, value: cents })),
    ),
    orders: fill(
      period,
      rows.map(({ day, orders }) => ({ day, value: orders })),
    ),
  };
}

export async function listSources(db: Db, { from }: Period): Promise<{ source: string; visits: number }[]> {
  const { rows } = await db.execute<{ source: string; visits: number }>(sql`
    select coalesce(nullif(source, ''), '') as source, count(*)::int as visits from page_events
    where name = 'session_start' and at >= ${startOf(from)} group by 1 order by 2 desc limit 8`);
  return rows;
}

export async function listEmptySearches(db: Db, { from }: Period): Promise<{ query: string; asked: number }[]> {
  const { rows } = await db.execute<{ query: string; asked: number }>(sql`
    select query, sum(asked)::int as asked from searches where day >= ${from}::date and found = 0
    group by query order by 2 desc, 1 limit 12`);
  return rows;
}

export type VitalFigure = { name: string; p75: number; good: number; count: number };
export const VITALS = {
  LCP: [2_500_000, 4_000_000],
  INP: [200_000, 500_000],
  CLS: [100, 250],
  TTFB: [800_000, 1_800_000],
} as const;

/** From real visits: the value that three in four stay under, and how many were good. */
export async function readVitals(db: Db, { from }: Period): Promise<VitalFigure[]> {
  const good = sql`case item ${sql.join(
    Object.entries(VITALS).map(([name, [most]]) => sql`when ${name} then ${most}::int`),
    sql` `,
  )} end`;
  const { rows } = await db.execute<VitalFigure>(sql`
    select item as name, percentile_cont(0.75) within group (order by value) as p75, count(*)::int as count,
      avg(case when value <= ${good} then 1.0 else 0.0 end)::float8 as good
    from page_events where name = 'web_vital' and at >= ${startOf(from)} group by item`);
  return Object.keys(VITALS).flatMap((name) => rows.filter((row) => row.name === name));
}

export async function readConsents(db: Db, { from }: Period): Promise<{ yes: number; no: number }> {
  const { rows } = await db.execute<{ yes: number; no: number }>(sql`
    select count(*) filter (where analytics or marketing or chat)::int as yes,
      count(*) filter (where not (analytics or marketing or chat))::int as no
    from consents where at >= ${startOf(from)}`);
  return rows[0] ?? { yes: 0, no: 0 };
}

export async function countSubscribers(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: string; n: number }>(
    sql`select state, count(*)::int as n from subscribers group by state`,
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

export type Fault = {
  fingerprint: string;
  side: string;
  message: string;
  stack: string;
  path: string;
  count: number;
  last: string;
};

export async function listFaults(db: Db, { from }: Period): Promise<Fault[]> {
  const { rows } = await db.execute<Fault>(sql`
    select fingerprint, side, message, stack, path, count, to_char(last_at at time zone 'Europe/Amsterdam', 'DD-MM HH24.MI') as last
    from error_groups where last_at >= ${startOf(from)} order by last_at desc limit 10`);
  return rows;
}
