import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import { euros } from "#kit/money.ts";
import { type OrderStatus, statusOf } from "#orders/order.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Reply, Thread } from "#outside/mail/threads.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";

export type BesideOrder = {
  number: string;
  what: string;
  picture: { key: string; alt: string } | null;
  status: OrderStatus;
  /** Bought with the address that asks; of any other order nothing may be told. */
  own: boolean;
};

const MOST = 4;

/** Numbers of orders somebody wrote, each once. */
export function findNumbers(texts: (string | null)[]): string[] {
  const found = texts.flatMap((text) => text?.match(/(?<!\d)\d{4}-\d{6}(?!\d)/g) ?? []);
  return [...new Set(found)].slice(0, MOST);
}

/** What was bought: by the address, and by the numbers in the words. */
export async function listBeside(db: Reader, thread: Thread, replies: Reply[]): Promise<BesideOrder[]> {
  const { email } = thread;
  const named = findNumbers([thread.orderNumber, thread.subject, thread.body, ...replies.map(({ body }) => body)]);
  const rows = await db
    .select()
    .from(orders)
    .where(or(eq(orders.email, email), named.length ? inArray(orders.number, named) : undefined))
    .orderBy(named.length ? desc(inArray(orders.number, named)) : desc(orders.placedAt), desc(orders.placedAt))
    .limit(MOST);
  return rows.map((row): BesideOrder => {
    const [first] = row.snapshot.lines;
    return {
      number: row.number,
      what: first ? say.beside.pieces(first.quantity, first.name) : "",
      picture: first?.picture ?? null,
      status: statusOf(row),
      own: row.email === email,
    };
  });
}

/** Who asks and what was bought. */
export async function readBeside(db: Reader, thread: Thread, replies: Reply[]) {
  const { email } = thread;
  const [shown, [sums], [account]] = await Promise.all([
    listBeside(db, thread, replies),
    db
      .select({ count: sql<number>`count(*)::int`, cents: sql<string>`coalesce(sum(total_cents - waived_cents), 0)` })
      .from(orders)
      .where(sql`${orders.email} = ${email} and confirmed_at is not null and cancelled_at is null`),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  const own = shown.find((one) => one.own);
  const kept = sums?.count ? say.beside.bought(sums.count, euros(Number(sums.cents))) : "";
  return {
    orders: shown,
    customer: account?.id ?? own?.number,
    bought: kept || (own ? say.beside.notYet : ""),
  };
}
