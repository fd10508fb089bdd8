import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { cutSilentLines } from "./postgres/silent-lines.server.ts";

// int8 comes as text by default; all our counts and cents fit a double.
pg.types.setTypeParser(20, Number);

export type Db = ReturnType<typeof drizzle> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** A read takes either the database or an open transaction. */
export type Reader = Db | Tx;

/** One at a time for this key, until the transaction ends. */
export async function takeTurn(tx: Reader, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}

/** Many of these together, and none while one has the turn: for who works with what the one with the turn may move. */
export async function shareTurn(tx: Reader, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${key}))`);
}

/** A second press, or the page sent once more: the same words since then are the same words. */
export const againSince = (now: Date): Date => new Date(now.getTime() - 10 * 60_000);

/** For `like`: this text anywhere, its percent signs and underscores as they are. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** A query that is run often, written once for who asks it. */
export function writtenOnce<T>(write: (db: Reader) => T): (db: Reader) => T {
  const written = new WeakMap<Reader, T>();
  return (db) => {
    const query = written.get(db) ?? write(db);
    written.set(db, query);
    return query;
  };
}

const MOST_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/** Gives every statement with values a name made from its text, so that a connection parses and plans it once. */
class NamingClient extends pg.Client {
  override query = ((asked: pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
    const plain = typeof asked === "object" && typeof asked.text === "string" && !asked.name && values?.length;
    const name = plain ? nameOf(asked.text) : undefined;
    return Reflect.apply(super.query, this, [name ? { ...asked, name } : asked, values, ...rest]);
  }) as pg.Client["query"];
}

export function openDb(url: string, options: { max?: number } = {}): Db {
  const line = { connectionString: url, application_name: "lommerrijk" };
  const pool = new pg.Pool({
    Client: NamingClient as unknown as new () => pg.ClientBase,
    ...line,
    max: options.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  pool.on("error", () => {}); // a lost idle connection is replaced at the next query
  // The pool listens to idle connections only. One that is lost in a transaction fails its next query, not the shop.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    cutSilentLines(client, { ...line, application_name: "lommerrijk-looks" });
  });
  return drizzle(pool) as Db;
}

/** Numbers of advisory locks: what only one process of the shop does at a time. 4217002 belongs to the page events, 4217102 to who does jobs. */
const LOCKS = { migrating: 4_217_001, preparing: 4_217_100, search: 4_217_101 };

/** Several processes may start at once: one migrates, the others wait. */
export async function migrateDb(db: Db, folder: string): Promise<void> {
  await withLock(db, LOCKS.migrating, (client) => migrate(drizzle(client), { migrationsFolder: folder }));
}

/** One process at a time does this; `waiting` is called when another one is at it. */
export async function alone<T>(
  db: Db,
  what: "preparing" | "search",
  work: () => Promise<T>,
  waiting?: () => void,
): Promise<T> {
  return withLock(db, LOCKS[what], work, waiting);
}

async function withLock<T>(
  db: Db,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
  waiting?: () => void,
): Promise<T> {
  const client = await db.$client.connect();
  // A connection that breaks here gives its lock back by itself; whoever uses it next hears of it.
  const broken = () => {};
  client.on("error", broken);
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as free", [lock]);
    if (!rows[0]?.free) {
      waiting?.();
      await client.query("select pg_advisory_lock($1)", [lock]);
    }
    return await work(client);
  } finally {
    const freed = await client.query("select pg_advisory_unlock($1)", [lock]).catch((error: Error) => error);
    client.off("error", broken);
    client.release(freed instanceof Error);
  }
}

/** Gone, full, read-only or out of breath (SQLSTATE 08, 25006, 53, 57): it may work again in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let at = error; at && !seen.has(at); at = (at as { cause?: unknown }).cause) {
    seen.add(at);
    const { code, message } = at as { code?: string; message?: string };
    if (code && /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|25006|53\w{3}|57\w{3})$/.test(code))
      return true;
    if (message && /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(message))
      return true;
  }
  return false;
}
