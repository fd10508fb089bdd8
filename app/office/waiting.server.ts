import { sql } from "drizzle-orm";
import { toCheck } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mails } from "#outside/tables.server.ts";

type Counted = Pick<Shop, "db" | "settings" | "now">;

/** What waits for somebody of the shop: orders to send, reviews to read, companies to answer, withdrawals to settle, mail to check, questions to answer. */
const OF = {
  orders: () => sql`orders where confirmed_at is not null and shipped_at is null and cancelled_at is null
    and withdrawn_at is null`,
  reviews: () => sql`reviews where state = 'waiting'`,
  trees: () => sql`tree_orders where approved_at is null and declined_at is null`,
  withdrawals: () => sql`withdrawals where refunded_at is null`,
  post: (shop: Counted) => sql`${mails} where ${toCheck(shop)}`,
  messages: () => sql`messages where done_at is null`,
};
export type WaitingName = keyof typeof OF;
export type Waiting = Partial<Record<WaitingName, number>>;

/** Only what is asked: nobody hears how much waits behind a door that is shut for them. */
export async function countWaiting(shop: Counted, names: WaitingName[]): Promise<Waiting> {
  if (names.length === 0) return {};
  const counts = names.map((name) => sql`(select count(*) from ${OF[name](shop)})::int as ${sql.identifier(name)}`);
  const { rows } = await shop.db.execute<Required<Waiting>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? {};
}
