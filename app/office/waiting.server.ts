import { sql } from "drizzle-orm";
import { toCheck } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mails } from "#outside/tables.server.ts";

export type Waiting = Record<"orders" | "reviews" | "trees" | "withdrawals" | "post" | "messages", number>;

/** What waits for somebody of the shop: orders to send, reviews to read, companies to answer, withdrawals to settle, mail to check, questions to answer. */
export async function countWaiting(shop: Pick<Shop, "db" | "settings" | "now">): Promise<Waiting> {
  const { rows } = await shop.db.execute<Waiting>(sql`
    select
      (select count(*) from orders where confirmed_at is not null and shipped_at is null and cancelled_at is null
        and withdrawn_at is null)::int as orders,
      (select count(*) from reviews where state = 'waiting')::int as reviews,
      (select count(*) from tree_orders where approved_at is null and declined_at is null)::int as trees,
      (select count(*) from withdrawals where refunded_at is null)::int as withdrawals,
      (select count(*) from ${mails} where ${toCheck(shop)})::int as post,
      (select count(*) from messages where done_at is null)::int as messages`);
  return rows[0] ?? { orders: 0, reviews: 0, trees: 0, withdrawals: 0, post: 0, messages: 0 };
}
