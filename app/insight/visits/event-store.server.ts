import { sql } from "drizzle-orm";
import type { Db } from "#outside/db.server.ts";
import type { Batch } from "./events.ts";

/** 13 months, as the privacy page says. */
const KEEP_MONTHS = 13;
const monthStart = (moment: Date, plus = 0) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + plus, 1));
const nameFor = (month: Date) => `page_events_${month.toISOString().slice(0, 7).replace("-", "_")}`;

/** The table of events is cut per month: old months go as a whole, and reads look only where they must. */
export async function preparePartitions(db: Db, now: Date): Promise<void> {
  const parts = [0, 1].map((plus) => {
    const [from, to] = [monthStart(now, plus), monthStart(now, plus + 1)];
    return `create table if not exists ${nameFor(from)} partition of page_events
      for values from ('${from.toISOString()}') to ('${to.toISOString()}');`;
  });
  await db.$client.query(`
    begin;
    select pg_advisory_xact_lock(4217002);
    create table if not exists page_events (
      at timestamptz not null, visit text not null, device text not null, name text not null, route text not null,
      path text not null, item text, variant text, quantity integer, value integer, source text
    ) partition by range (at);
    create index if not exists page_events_by_name on page_events (name, at);
    ${parts.join("\n")}
    commit;`);
}

export async function dropOldPartitions(db: Db, now: Date): Promise<void> {
  const oldest = nameFor(monthStart(now, -KEEP_MONTHS));
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass('page_events')`,
  );
  for (const { name } of rows) if (name < oldest) await db.execute(sql.raw(`drop table ${name}`));
}

export async function storeEvents(db: Db, batches: { batch: Batch; at: Date }[]): Promise<void> {
  const rows = batches.flatMap(({ batch: { visit, device, events }, at }) =>
    events.map(({ order: _never, ...event }) => ({ at, visit, device, ...event })),
  );
  await db.execute(sql`
    insert into page_events (at, visit, device, name, route, path, item, variant, quantity, value, source)
    select at, visit, device, name, route, path, item, variant, quantity, value, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (at timestamptz, visit text, device text, name text,
      route text, path text, item text, variant text, quantity integer, value integer, source text)`);
}

/** Adds the last whole hours up again; running it twice gives the same. */
export async function rollUp(db: Db, now: Date, hours = 3): Promise<void> {
  const to = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const from = new Date(to.getTime() - hours * 3_600_000);
  await db.execute(sql`
    insert into event_hours (hour, name, route, events, visits, value)
    select date_trunc('hour', at), name, route, count(*), count(distinct visit), coalesce(sum(value), 0)
    from page_events where at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz
    group by 1, 2, 3
    on conflict (hour, name, route) do update
    set events = excluded.events, visits = excluded.visits, value = excluded.value`);
}
