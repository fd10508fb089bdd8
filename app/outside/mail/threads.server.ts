import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "../db.server.ts";
import type { Shop } from "../shop.server.ts";
import { messages, replies } from "../tables.server.ts";

export type Thread = typeof messages.$inferSelect;
export type Reply = typeof replies.$inferSelect;
type New = Pick<Thread, "name" | "email" | "subject" | "orderNumber" | "body">;

/** Addresses are kept in lower case, as accounts do: so whoever asks to be forgotten is found. */
export async function openThread(shop: Shop, tx: Tx, { email, ...rest }: New): Promise<Thread> {
  const now = shop.now();
  const [row] = await tx
    .insert(messages)
    .values({ ...rest, email: email.toLowerCase(), sentAt: now, waitsSince: now, lastAt: now })
    .returning();
  if (!row) throw new Error("a message was not kept");
  return row;
}

export async function findThread(db: Reader, id: number): Promise<Thread | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdThread(tx: Reader, id: number): Promise<Thread | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for("update");
  return row;
}

export const listReplies = (db: Reader, threads: number[]): Promise<Reply[]> =>
  threads.length
    ? db.select().from(replies).where(inArray(replies.message, threads)).orderBy(asc(replies.id))
    : Promise.resolve([]);

/** The last thing that was added to a thread; nothing is 0. */
export async function lastReply(db: Reader, thread: number): Promise<number> {
  const [row] = await db
    .select({ id: replies.id })
    .from(replies)
    .where(eq(replies.message, thread))
    .orderBy(desc(replies.id))
    .limit(1);
  return row?.id ?? 0;
}

export const hasReply = async (db: Reader, attempt: string): Promise<boolean> =>
  (await db.$count(replies, eq(replies.attempt, attempt))) > 0;

/** Adds to a thread; the same try again adds nothing. */
export async function addReply(
  shop: Shop,
  db: Reader,
  thread: number,
  reply: Pick<Reply, "kind" | "body" | "by" | "attempt">,
): Promise<number | undefined> {
  const [row] = await db
    .insert(replies)
    .values({ message: thread, at: shop.now(), ...reply })
    .onConflictDoNothing()
    .returning({ id: replies.id });
  if (row) await db.update(messages).set({ lastAt: shop.now() }).where(eq(messages.id, thread));
  return row?.id;
}

/** Done, or waiting again since now; says whether that is a change. */
export async function setDone(shop: Shop, db: Reader, thread: number, isDone: boolean): Promise<boolean> {
  const now = shop.now();
  const rows = await db
    .update(messages)
    .set(isDone ? { doneAt: now } : { doneAt: null, waitsSince: now })
    .where(and(eq(messages.id, thread), isDone ? isNull(messages.doneAt) : isNotNull(messages.doneAt)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

export async function setAssignee(db: Reader, thread: number, assignee: Id<"usr"> | null): Promise<void> {
  await db.update(messages).set({ assignee }).where(eq(messages.id, thread));
}

/** The event of the mail that told a customer that we have the question; answers refer to it. */
export const receiptEvent = ({ id }: Pick<Thread, "id">): string => `contact-receipt-${id}`;

/** Where replies to a thread go: the shop's own address with the key of the thread behind a plus. */
export function threadAddress({ COMPANY_EMAIL, MAIL_PLUS }: Shop["settings"], { key }: Pick<Thread, "key">): string {
  if (!MAIL_PLUS) return COMPANY_EMAIL;
  const at = COMPANY_EMAIL.lastIndexOf("@");
  return `${COMPANY_EMAIL.slice(0, at)}+${key}${COMPANY_EMAIL.slice(at)}`;
}
