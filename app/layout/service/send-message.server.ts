import { asksForm } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
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
  limit: [{ most: 5, minutes: 15, per: "peer" }],
  async run(shop, _caller, { name, email, order, message, subject: given }) {
    const subject = subjects.includes(given) ? given : (subjects.at(-1) ?? "");
    await shop.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(messages)
        .values({ name, email, subject, orderNumber: order || null, body: message, sentAt: shop.now() })
        .returning({ id: messages.id });
      await postMail(shop, tx, `contact-${row?.id}`, {
        to: shop.settings.COMPANY_EMAIL,
        subject: texts.mailSubject(subject),
        headers: { "Reply-To": email },
        ...layOutMail(shop, { title: subject, paragraphs: [`${name} <${email}>`, ...(order ? [order] : []), message] }),
      });
      await postMail(shop, tx, `contact-receipt-${row?.id}`, {
        to: email,
        subject: texts.receiptSubject,
        ...layOutMail(shop, { title: texts.receiptSubject, paragraphs: [texts.receipt(name), message] }),
      });
    });
    return done();
  },
  says: { done: texts.sent, refused: {} },
});
