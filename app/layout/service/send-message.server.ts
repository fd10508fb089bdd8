import { and, eq, gt } from "drizzle-orm";
import { asksForm } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { againSince, takeTurn, type Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
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
  async run(shop, _caller, { name, email, order, message, subject: given }) {
    const subject = subjects.includes(given) ? given : (subjects.at(-1) ?? "");
    await shop.db.transaction(async (tx) => {
      if (await isSentAgain(tx, { email: email.toLowerCase(), body: message }, shop.now())) return;
      const thread = await openThread(shop, tx, { name, email, subject, orderNumber: order || null, body: message });
      await postMail(shop, tx, `contact-${thread.id}`, {
        to: shop.settings.COMPANY_EMAIL,
        subject: texts.mailSubject(subject),
        headers: { "Reply-To": thread.email },
        ...layOutMail(shop, {
          title: subject,
          paragraphs: [`${name} <${email}>`, ...(order ? [order] : []), message],
          button: { label: texts.inOffice, url: `${shop.url}/kantoor/berichten/${thread.id}` },
        }),
      });
      await postMail(shop, tx, receiptEvent(thread), {
        to: thread.email,
        subject: texts.receiptSubject,
        headers: { "Reply-To": threadAddress(shop.settings, thread) },
        ...layOutMail(shop, { title: texts.receiptSubject, paragraphs: [texts.receipt(name), message] }),
      });
    });
    return done();
  },
  says: { done: texts.sent, refused: {} },
});

/** A second click, or the page sent once more: the same words within a few minutes are the same message. */
async function isSentAgain(tx: Tx, { email, body }: { email: string; body: string }, now: Date): Promise<boolean> {
  await takeTurn(tx, `contact|${email}`);
  const same = and(eq(messages.email, email), eq(messages.body, body));
  return (await tx.$count(messages, and(same, gt(messages.sentAt, againSince(now))))) > 0;
}
