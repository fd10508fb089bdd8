import { findErrors } from "#kit/form/form.ts";
import { allow } from "#outside/allowance.server.ts";
import { letter } from "#outside/letter.ts";
import { postMail } from "#outside/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { messages } from "#outside/tables.server.ts";
import { service } from "#texts/help.ts";
import { contactForm } from "./contact.ts";

export type Sent =
  | { ok: true }
  | { ok: false; reason: "wrong"; errors: Record<string, string[]> }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** Stores the message and mails it to the shop, with a receipt for the sender. */
export async function sendMessage(shop: Shop, values: Record<string, string>, peer: string): Promise<Sent> {
  const errors = findErrors(contactForm, values);
  if (Object.keys(errors).length) return { ok: false, reason: "wrong", errors };
  const allowed = await allow(shop, "contact", peer, { times: 5, perSeconds: 900 });
  if (!allowed.ok) return { ok: false, reason: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
  const { name = "", email = "", order = "", message = "" } = values;
  const subject = service.contact.subjects.includes(values.subject ?? "")
    ? (values.subject ?? "")
    : (service.contact.subjects.at(-1) ?? "");
  await shop.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(messages)
      .values({ name, email, subject, orderNumber: order || null, body: message, sentAt: shop.now() })
      .returning({ id: messages.id });
    const about = [`${name} <${email}>`, ...(order ? [order] : []), message];
    const own = letter(shop, { title: subject, paragraphs: about });
    await postMail(shop, tx, `contact-${row?.id}`, {
      to: shop.settings.COMPANY_EMAIL,
      subject: service.contact.mailSubject(subject),
      headers: { "Reply-To": email },
      ...own,
    });
    const receipt = letter(shop, {
      title: service.contact.receiptSubject,
      paragraphs: [service.contact.receipt(name), message],
    });
    await postMail(shop, tx, `contact-receipt-${row?.id}`, {
      to: email,
      subject: service.contact.receiptSubject,
      ...receipt,
    });
  });
  return { ok: true };
}
