import { and, eq, isNull } from "drizzle-orm";
import nodemailer from "nodemailer";
import type { Db, Tx } from "./db.server.ts";
import type { Shop } from "./shop.server.ts";
import { mails } from "./tables.server.ts";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentBase64: string; type: string }[];
};

/** Puts a mail in the outbox with the deed's own transaction; the same event twice stays one mail, and says no. */
export async function postMail(shop: Shop, tx: Tx, event: string, mail: Mail): Promise<boolean> {
  const row = { event, createdAt: shop.now(), headers: {}, attachments: [], ...mail };
  const put = await tx.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id });
  if (put[0]) await shop.jobs.send(tx, "send-mail", { id: put[0].id }, { once: `mail-${put[0].id}` });
  return put[0] !== undefined;
}

/** Without SMTP_URL the mail simply stays in the outbox, where the mailbox page shows it. */
export async function sendMail(shop: Shop, id: number): Promise<void> {
  const { SMTP_URL } = shop.settings;
  if (!SMTP_URL) return;
  const claimed = await claim(shop.db, id, shop.now());
  if (!claimed) return;
  const from = shop.settings.MAIL_FROM ?? `${shop.settings.SHOP_NAME} <${shop.settings.COMPANY_EMAIL}>`;
  const transport = nodemailer.createTransport(SMTP_URL);
  try {
    const { to, subject, html, text, headers, attachments, event } = claimed;
    await transport.sendMail({
      from,
      to,
      subject,
      html,
      text,
      headers,
      messageId: `<${Buffer.from(event).toString("base64url")}@${new URL(shop.url).hostname}>`,
      attachments: attachments.map((a) => ({
        filename: a.filename,
        content: Buffer.from(a.contentBase64, "base64"),
        contentType: a.type,
      })),
    });
  } catch (error) {
    await shop.db.update(mails).set({ sentAt: null }).where(eq(mails.id, id));
    throw error;
  } finally {
    transport.close();
  }
}

// Claimed before it leaves: a crash in between loses one mail rather than sending it twice.
async function claim(db: Db, id: number, now: Date) {
  const rows = await db
    .update(mails)
    .set({ sentAt: now })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    .returning();
  return rows[0];
}
