import { and, desc, eq, notInArray, notLike, sql } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { INVITE } from "#accounts/staff/invitations.server.ts";
import { mails } from "#outside/tables.server.ts";

/**
 * The last mails and the one that is asked for; without `all` those to staff stay out, and those that ask somebody to
 * become staff: such mails open the office.
 */
export async function readMailbox(db: Reader, asked: number, all: boolean) {
  const staff = db.select({ email: users.email }).from(users).where(sql`jsonb_array_length(${users.scope}) > 0`);
  const mayShow = all ? undefined : and(notInArray(mails.to, staff), notLike(mails.event, `${INVITE}%`));
  const list = await db
    .select({ id: mails.id, to: mails.to, subject: mails.subject, createdAt: mails.createdAt })
    .from(mails)
    .where(mayShow)
    .orderBy(desc(mails.id))
    .limit(100);
  const isAsked = and(eq(mails.id, asked), mayShow);
  const [open] = Number.isSafeInteger(asked) && asked > 0 ? await db.select().from(mails).where(isAsked) : [];
  return { list, open };
}
