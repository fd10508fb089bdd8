import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { accountCompanies } from "./tables.server.ts";

export type AccountCompany = typeof accountCompanies.$inferSelect;

/** The company behind an account, while staff lets it pay after delivery. */
export async function findCompany(db: Reader, userId: string | undefined): Promise<AccountCompany | undefined> {
  if (!userId) return undefined;
  const [row] = await db
    .select()
    .from(accountCompanies)
    .where(and(eq(accountCompanies.userId, userId), isNull(accountCompanies.endedAt)));
  return row;
}

/** What may still be ordered on account; the row is held until the end of the transaction, so two orders at once count both. */
export async function roomOnAccount(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ ceiling: number }>(
    sql`select ceiling_cents as ceiling from account_companies where user_id = ${userId} and ended_at is null for update`,
  );
  const ceiling = rows[0]?.ceiling;
  return ceiling === undefined ? 0 : ceiling - (await openOnAccount(tx, userId));
}

/** What was agreed on account and is not paid yet. */
export async function openOnAccount(db: Reader, userId: string): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select coalesce(sum(due_cents - waived_cents), 0)::int as open from orders
    where user_id = ${userId} and confirmed_at is not null and paid_at is null and cancelled_at is null`);
  return rows[0]?.open ?? 0;
}

export type ShownCompany = Pick<AccountCompany, "userId" | "company" | "vatNumber" | "ceilingCents" | "approvedBy"> & {
  email: string;
  openCents: number;
};

export async function listCompanies(db: Reader): Promise<ShownCompany[]> {
  const rows = await db
    .select({ company: accountCompanies, email: users.email })
    .from(accountCompanies)
    .innerJoin(users, eq(users.id, accountCompanies.userId as never))
    .where(isNull(accountCompanies.endedAt))
    .orderBy(desc(accountCompanies.approvedAt))
    .limit(200);
  return Promise.all(
    rows.map(async ({ company: { userId, company, vatNumber, ceilingCents, approvedBy }, email }) => ({
      userId,
      company,
      vatNumber,
      ceilingCents,
      approvedBy,
      email,
      openCents: await openOnAccount(db, userId),
    })),
  );
}
