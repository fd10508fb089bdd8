import { and, eq, inArray, isNotNull, like, lt, notLike, or, sql } from "drizzle-orm";
import type { Reader, Tx } from "../db.server.ts";
import { allowances, mails, messages, receivedMails } from "../tables.server.ts";
import { listReplies } from "./threads.server.ts";

/** Some were sent to an address as it was typed, in other letters. */
const isTo = (email: string) => sql`lower(${mails.to}) = ${email.toLowerCase()}`;

/** What the shop wrote to an address and what came from it: everything but the last word, that the account is gone. */
export async function forgetMails(tx: Tx, email: string): Promise<void> {
  const asked = await tx.delete(messages).where(eq(messages.email, email)).returning({ id: messages.id });
  const copies = asked.map(({ id }) => `contact-${id}`);
  await tx.delete(mails).where(and(isTo(email), notLike(mails.event, "security:deleted:%")));
  await forgetCopies(tx, copies);
}

/** What the shop wrote to itself about somebody, by the names of those mails. */
export async function forgetCopies(db: Reader, events: string[]): Promise<void> {
  if (events.length) await db.delete(mails).where(inArray(mails.event, events));
}

/** Two addresses of one person: what was written to and from the one belongs to the other from now on. */
export async function moveMails(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(messages).set({ email: to }).where(eq(messages.email, from));
  await tx.update(mails).set({ to }).where(isTo(from));
}

const withoutSecrets = (text: string): string =>
  text.replace(/([?&](?:token|t)=)[^\s&]+/g, "$1…").replace(/(\/offerte\/)[\w-]+/g, "$1…");

/** Mails to this address and questions from it, as somebody may take them along. */
export async function listCorrespondence(db: Reader, email: string) {
  const { subject, text, createdAt } = mails;
  const written = await db.select({ subject, text, createdAt }).from(mails).where(isTo(email)).orderBy(createdAt);
  return {
    // The secret of a link stays in the mailbox it was sent to.
    mails: written.map((one) => ({ ...one, text: withoutSecrets(one.text) })),
    questions: await listQuestions(db, email),
  };
}

/** Every question with all that followed, also what colleagues wrote down about it. */
async function listQuestions(db: Reader, email: string) {
  const asked = await db.select().from(messages).where(eq(messages.email, email)).orderBy(messages.sentAt);
  const followed = await listReplies(
    db,
    asked.map(({ id }) => id),
  );
  return asked.map((one) => ({
    ...one,
    replies: followed.filter(({ message }) => message === one.id).map(({ kind, body, at }) => ({ kind, body, at })),
  }));
}

type Limits = { now: Date; mailsBefore: Date; questionsBefore: Date };

/** By night: questions and mails that are old enough, farewells that were sent, and counters that have run out. */
export async function sweepCorrespondence(db: Reader, { now, mailsBefore, questionsBefore }: Limits) {
  const old = lt(mails.createdAt, mailsBefore);
  const farewell = or(like(mails.event, "security:deleted:%"), like(mails.event, "security:merged:%"));
  const swept = await db
    .delete(mails)
    .where(and(isNotNull(mails.sentAt), or(old, farewell)))
    .returning({ id: mails.id });
  const questions = await db
    .delete(messages)
    .where(lt(messages.sentAt, questionsBefore))
    .returning({ id: messages.id });
  await db.delete(receivedMails).where(lt(receivedMails.at, questionsBefore));
  const counters = await db.delete(allowances).where(lt(allowances.until, now)).returning({ key: allowances.key });
  return { mails: swept.length, questions: questions.length, counters: counters.length };
}
