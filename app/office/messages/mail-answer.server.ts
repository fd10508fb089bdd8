import { desc, eq } from "drizzle-orm";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { typed } from "#outside/mail/mail-parts.ts";
import { messageIdOf, postMail } from "#outside/mail/mail.server.ts";
import { listReplies, receiptEvent, type Reply, type Thread, threadAddress } from "#outside/mail/threads.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { receivedMails } from "#outside/tables.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";

const MOST_QUOTED = 1500;

export const answerEvent = (reply: number): string => `answer-${reply}`;

/** Leaves by the shop's own outbox; a reply to it comes back to the thread's own address. */
export async function mailAnswer(shop: Shop, thread: Thread, answer: Pick<Reply, "id" | "body">): Promise<void> {
  const before = await listReplies(shop.db, [thread.id]);
  const asked = before.findLast(({ kind }) => kind === "in")?.body ?? thread.body;
  // What they wrote last, so that their own program shows it as one conversation.
  const [heard] = await shop.db
    .select({ id: receivedMails.id })
    .from(receivedMails)
    .where(eq(receivedMails.thread, thread.id))
    .orderBy(desc(receivedMails.at))
    .limit(1);
  const first = heard?.id ?? messageIdOf(shop, receiptEvent(thread));
  await shop.db.transaction((tx) =>
    postMail(shop, tx, answerEvent(answer.id), {
      to: thread.email,
      subject: say.mail.subject(thread.subject),
      headers: { "Reply-To": threadAddress(shop.settings, thread), "In-Reply-To": first, References: first },
      ...layOutMail(shop, {
        title: thread.subject,
        paragraphs: answer.body.split(/\n\s*\n/),
        small: typed(say.mail.quoted(asked.slice(0, MOST_QUOTED)), "soft"),
      }),
    }),
  );
}
