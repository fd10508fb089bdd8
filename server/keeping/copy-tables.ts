import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

export type Table = { name: string; columns: string[] };

// Visits are statistics in tables made by the month; what orders are found by is made again with them; jobs that are
// done need not be done again.
const LEFT_OUT = /^public\.(page_events|allowances|order_finds)/;
const ONLY: Record<string, string> = {
  "pgboss.queue": "where name not like '\\_\\_pgboss%'",
  "pgboss.job": "where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'",
};

/** The tables with what they hold, each after those it points to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select n.nspname || '.' || c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (n.nspname = 'public' or n.nspname || '.' || c.relname = any($1)) group by 1 order by 1`,
    [Object.keys(ONLY)],
  );
  const { rows: arrows } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`);
  const whole = (name: string) => (name.includes(".") ? name : `public.${name}`).replaceAll('"', "");
  const needs = new Map<string, string[]>();
  for (const { from, to } of arrows) needs.set(whole(from), [...(needs.get(whole(from)) ?? []), whole(to)]);
  const found = new Map(rows.filter(({ name }) => !LEFT_OUT.test(name)).map((table) => [table.name, table]));
  const ordered = new Set<Table>();
  const visit = (name: string, from: string[]): void => {
    const table = found.get(name);
    if (!table || from.includes(name)) return;
    for (const other of needs.get(name) ?? []) visit(other, [...from, name]);
    ordered.add(table);
  };
  for (const name of found.keys()) visit(name, []);
  return [...ordered];
}

const quoted = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");

export async function readTable(client: pg.ClientBase, { name, columns }: Table): Promise<Buffer> {
  const ask = `copy (select ${columns.join(", ")} from ${quoted(name)} ${ONLY[name] ?? ""}) to stdout`;
  return buffer(client.query(copyTo(ask)).pipe(zlib.createGzip()));
}

export async function writeTable(client: pg.ClientBase, { name, columns }: Table, packed: Buffer): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.join(", ")}) from stdin`));
  await pipeline(Readable.from([packed]), zlib.createGunzip(), into);
}

/** Numbers that are given out go on where they were. */
export async function moveSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table, quote_ident(a.attname) as column,
      pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and not c.relispartition and (a.attidentity <> '' or a.atthasdef)
      and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows)
    await client.query(`select setval('${sequence}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`);
}
