import { and, eq } from "drizzle-orm";
import { hashSecret } from "#accounts/secrets.server.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { leaveHeaders } from "./leave-headers.server.ts";
import { pathFor } from "./subscription.ts";
import { subscribers } from "./tables.server.ts";

export type Issue = { key: string; subject: string; paragraphs: string[]; button?: { label: string; url: string } };

/** One mail to everybody who confirmed; the same issue sent twice reaches nobody twice. */
export async function sendIssue(shop: Shop, issue: Issue, season = false): Promise<number> {
  const confirmed = eq(subscribers.state, "confirmed");
  const rows = await shop.db
    .select()
    .from(subscribers)
    .where(season ? confirmed : and(confirmed, eq(subscribers.pace, "maand")));
  for (const { email, key, confirmedAt } of rows) {
    const { why, leave } = newsletter.mail;
    const { html, text } = layOutMail(shop, {
      title: issue.subject,
      paragraphs: issue.paragraphs,
      ...(issue.button && { button: issue.button }),
      small: `${why(sayDate(dayOf(confirmedAt ?? shop.now())))} ${leave}: ${shop.url}${pathFor("afmelden", key)}`,
    });
    const mail = { to: email, subject: issue.subject, html, text, headers: leaveHeaders(shop, key) };
    await shop.db.transaction((tx) => postMail(shop, tx, `newsletter:${issue.key}:${hashSecret(email)}`, mail));
  }
  return rows.length;
}
