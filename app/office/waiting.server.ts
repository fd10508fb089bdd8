import { sql } from "drizzle-orm";
import type { Db } from "#outside/db.server.ts";

export type Waiting = { orders: number; reviews: number; trees: number; withdrawals: number; post: number };

/** What waits for somebody of the shop: orders to send, reviews to read, companies to answer, withdrawals to settle, mail to check. */
export async function countWaiting(db: Db): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(sql`
    select
      (select count(*) from orders where confirmed_at is not null and shipped_at is null and cancelled_at is null
        and withdrawn_at is null)::int as orders,
      (select count(*) from reviews where state = 'waiting')::int as reviews,
      (select count(*) from tree_orders where approved_at is null and declined_at is null)::int as trees,
      (select count(*) from withdrawals where refunded_at is null)::int as withdrawals,
      (select count(*) from mails where sent_at is null and claimed_at < now() - interval '10 minutes')::int as post`);
  return rows[0] ?? { orders: 0, reviews: 0, trees: 0, withdrawals: 0, post: 0 };
}
