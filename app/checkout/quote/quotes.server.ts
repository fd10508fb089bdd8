import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { hashSecret } from "#accounts/secrets.server.ts";
import { users } from "#accounts/tables.server.ts";
import type { Day } from "#kit/day.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes } from "../tables.server.ts";
import type { QuoteState } from "./quote.ts";

export type Quote = typeof quotes.$inferSelect;

const waits = and(isNull(quotes.acceptedAt), isNull(quotes.withdrawnAt));
const PER_LIST = 200;

export async function findQuote(db: Reader, number: string): Promise<Quote | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.number, number));
  return row;
}

/** The secret of a quote's link: made from what only the shop knows, so that only its hash is kept. */
export const quoteToken = (shop: Pick<Shop, "secret">, { id }: Pick<Quote, "id">): string =>
  seal(shop.secret, "quote", id);

/** The quote of a link; a token that is not whole is nobody's. */
export async function findQuoteByToken(db: Reader, token: string): Promise<Quote | undefined> {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.token, hashSecret(token)));
  return row;
}

export async function findQuoteByAttempt(db: Reader, attempt: string): Promise<Quote | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.attempt, attempt));
  return row;
}

const whereState = (state: QuoteState, today: Day) =>
  ({
    open: and(waits, gte(quotes.validUntil, today)),
    lapsed: and(waits, lt(quotes.validUntil, today)),
    accepted: isNotNull(quotes.acceptedAt),
    withdrawn: isNotNull(quotes.withdrawnAt),
  })[state];

export const listQuotes = (db: Reader, state: QuoteState, today: Day): Promise<Quote[]> =>
  db
    .select()
    .from(quotes)
    .where(whereState(state, today))
    .orderBy(desc(quotes.madeAt), desc(quotes.number))
    .limit(PER_LIST);

export const listQuotesOf = (db: Reader, email: string): Promise<Quote[]> =>
  db
    .select()
    .from(quotes)
    .where(eq(quotes.email, email.toLowerCase()))
    .orderBy(desc(quotes.madeAt), desc(quotes.number))
    .limit(PER_LIST);

export async function countQuotes(db: Reader, today: Day): Promise<Record<QuoteState, number>> {
  const { rows } = await db.execute<Record<QuoteState, number>>(sql`
    select count(*) filter (where accepted_at is not null)::int as accepted,
      count(*) filter (where withdrawn_at is not null)::int as withdrawn,
      count(*) filter (where accepted_at is null and withdrawn_at is null and valid_until >= ${today}::date)::int as open,
      count(*) filter (where accepted_at is null and withdrawn_at is null and valid_until < ${today}::date)::int as lapsed
    from quotes`);
  return rows[0] ?? { open: 0, accepted: 0, lapsed: 0, withdrawn: 0 };
}

export const quotePath = (shop: Pick<Shop, "secret">, quote: Pick<Quote, "id">): string =>
  `/offerte/${quoteToken(shop, quote)}`;
export const quoteLink = (shop: Pick<Shop, "url" | "secret">, quote: Pick<Quote, "id">): string =>
  `${shop.url}${quotePath(shop, quote)}`;

/** The account that an address belongs to, once it was shown to be theirs. */
export async function findUserId(db: Reader, email: string): Promise<string | undefined> {
  if (!email) return undefined;
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user?.confirmedAt ? user.id : undefined;
}

/** Nobody can say yes any more; says whether it still was open in the version that was seen. */
export async function withdrawQuote(shop: Shop, number: string, version: number): Promise<boolean> {
  const rows = await shop.db
    .update(quotes)
    .set({ withdrawnAt: shop.now() })
    .where(and(eq(quotes.number, number), eq(quotes.version, version), waits))
    .returning({ id: quotes.id });
  return rows.length > 0;
}

/** What was offered to somebody goes with them; an order that came of it has its own rules. */
export async function forgetQuotes(tx: Tx, email: string): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.email, email.toLowerCase()));
}

export async function sweepQuotes(db: Reader, before: Date): Promise<number> {
  return (await db.delete(quotes).where(lt(quotes.madeAt, before)).returning({ id: quotes.id })).length;
}

/** Two addresses of one person: a quote is answered to the one that stays. */
export async function moveQuotes(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .update(quotes)
    .set({ email: to, snapshot: sql`jsonb_set(${quotes.snapshot}, '{contact,email}', to_jsonb(${to}::text))` })
    .where(eq(quotes.email, from));
}
