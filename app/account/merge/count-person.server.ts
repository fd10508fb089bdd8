import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";

export const KINDS = [
  "orders",
  "reviews",
  "quotes",
  "messages",
  "mails",
  "notes",
  "tags",
  "addresses",
  "garden",
  "saved",
  "alerts",
  "trees",
] as const;
type Kind = (typeof KINDS)[number];
type Counted = Record<Kind, number> & { newsletter: string; company: boolean };

/** How much there is of somebody, by kind: what staff see before they join two, and what the log keeps of it. */
export async function countPerson(db: Reader, { id, email }: User): Promise<Counted> {
  const mine = sql`(select number from orders where email = ${email} or user_id = ${id})`;
  const { rows } = await db.execute<Counted>(sql`
    select (select count(*)::int from ${mine} o) as orders,
      (select count(*)::int from reviews where "order" in ${mine}) as reviews,
      (select count(*)::int from quotes where email = ${email}) as quotes,
      (select count(*)::int from messages where email = ${email}) as messages,
      (select count(*)::int from mails where "to" = ${email}) as mails,
      (select count(*)::int from customer_notes where email = ${email} and kind = 'note') as notes,
      (select count(*)::int from customer_notes where email = ${email} and kind = 'tag') as tags,
      (select count(*)::int from addresses where "user" = ${id}) as addresses,
      (select count(*)::int from garden_plants where "user" = ${id}) as garden,
      (select count(*)::int from saved_products where "user" = ${id}) as saved,
      (select count(*)::int from stock_alerts where email = ${email}) as alerts,
      (select count(*)::int from tree_orders where email = ${email}) as trees,
      coalesce((select state from subscribers where email = ${email}), '') as newsletter,
      exists (select from account_companies where user_id = ${id} and ended_at is null) as company`);
  const [row] = rows;
  if (!row) throw new Error("nothing was counted");
  return row;
}
