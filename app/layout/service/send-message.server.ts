import { and, eq, gt, sql } from "drizzle-orm";
import { asksForm } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { againSince, takeTurn, type Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { typed } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import { openThread, receiptEvent, threadAddress } from "#outside/mail/threads.server.ts";
import { messages } from "#outside/tables.server.ts";
import { service } from "#texts/help.ts";
import { contactForm } from "./contact.ts";

const texts = service.contact;
const subjects: readonly string[] = texts.subjects;

/** Stores the message and mails it to the shop, with a receipt for the sender. */
export const sendMessage = deed({
  name: "contact.send",
  by: "anyone",
  asks: asksForm(contactForm),
  // The receipt goes to whoever is named: no mailbox is flooded with it.
  limit: [
    { most: 5, minutes: 15, per: "peer" },
    { most: 10, minutes: 60, per: { field: "email" } },
  ],
  async run(shop, _caller, { name, email, order, message: body, subject: given }) {
    const subject = subjects.includes(given) ? given : (subjects.at(-1) ?? "");
    await shop.db.transaction(async (tx) => {
      const message = { name, email, subject, orderNumber: order || null, body };
      if (await isSentAgain(tx, message, shop.now())) return;
      const thread = await openThread(shop, tx, message);
      await postMail(shop, tx, `contact-${thread.id}`, {
        to: shop.settings.COMPANY_EMAIL,
        subject: texts.mailSubject(subject),
        headers: { "Reply-To": thread.email },
        ...layOutMail(shop, {
          title: subject,
          paragraphs: [`${name} <${email}>`, ...(order ? [order] : []), body],
          button: { label: texts.inOffice, url: `${shop.url}/kantoor/berichten/${thread.id}` },
        }),
      });
      await postMail(shop, tx, receiptEvent(thread), {
        to: thread.email,
        subject: texts.receiptSubject,
        headers: { "Reply-To": threadAddress(shop.settings, thread) },
        ...layOutMail(shop, { title: texts.receiptSubject, paragraphs: [typed(texts.receipt(name)), typed(body)] }),
      });
    });
    return done();
  },
  says: { done: texts.sent, refused: {} },
});

type Sent = { email: string; subject: string; orderNumber: string | null; body: string };

/** A second click, or the page sent once more: the same within a few minutes is one message. */
async function isSentAgain(tx: Tx, { email, subject, orderNumber, body }: Sent, now: Date): Promise<boolean> {
  const from = email.toLowerCase();
  await takeTurn(tx, `contact|${from}`);
  const same = and(
    eq(messages.email, from),
    eq(messages.subject, subject),
    eq(messages.body, body),
    sql`${messages.orderNumber} is not distinct from ${orderNumber}`,
  );
  return (await tx.$count(messages, and(same, gt(messages.sentAt, againSince(now))))) > 0;
}
