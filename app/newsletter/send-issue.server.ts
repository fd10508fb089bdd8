import { and, asc, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import { hashSecret } from "#accounts/secrets.server.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { row } from "#outside/mail/mail-parts.ts";
import { type Mail, postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { type Issue, receiversOf } from "./issues.server.ts";
import { leaveHeaders } from "./leave-headers.server.ts";
import { pathFor } from "./subscription.ts";
import { issueLinks, issues, subscribers } from "./tables.server.ts";

/** A letter ready to be laid out: its body, and the addresses its links lead to by their number. */
export type Letter = { subject: string; html: string; text: string; links: string[] };
/** Makes a letter of an issue; `linkTo` says how each address is written in it. */
export type Compose = (shop: Shop, issue: Issue, linkTo: (to: string, link: number) => string) => Promise<Letter>;

/** The mail for one reader, with the way out. */
export function mailFor(shop: Shop, letter: Letter, reader: { email: string; key: string; since: Date }): Mail {
  const { why, leave } = newsletter.mail;
  const { html, text } = layOutMail(shop, {
    title: letter.subject,
    paragraphs: [],
    inset: { html: row("16px 40px 0", letter.html), text: letter.text },
    small: `${why(sayDate(dayOf(reader.since)))} ${leave}: ${shop.url}${pathFor("afmelden", reader.key)}`,
  });
  return { to: reader.email, subject: letter.subject, html, text, headers: leaveHeaders(shop, reader.key) };
}

export const countedLink =
  ({ url }: Pick<Shop, "url">, id: number) =>
  (_to: string, link: number): string =>
    `${url}/brief/${id}/${link}`;

/** How many readers are written to in one go; a crash in between loses no more than that, and doubles nothing. */
const PART = 200;

/** Sends what is due; several processes may, and who died in the middle is gone on for. Gives how many letters were written. */
export async function sendDueIssues(shop: Shop, compose: Compose): Promise<number> {
  await shop.db
    .update(issues)
    .set({ state: "sending" })
    .where(and(eq(issues.state, "planned"), lte(issues.due, shop.now())));
  const waiting = await shop.db
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.state, "sending"), isNotNull(issues.due)))
    .orderBy(asc(issues.id));
  let written = 0;
  for (const { id } of waiting)
    for (;;) {
      const part = await shop.db.transaction((tx) => sendPart(shop, tx, id, compose));
      if (part === undefined) break;
      written += part;
    }
  return written;
}

/** The next readers of an issue; nothing when it is done, or another process is at it. */
async function sendPart(shop: Shop, tx: Tx, id: number, compose: Compose): Promise<number | undefined> {
  const [issue] = await tx
    .select()
    .from(issues)
    .where(and(eq(issues.id, id), eq(issues.state, "sending")))
    .for("update", { skipLocked: true });
  if (!issue) return undefined;
  const letter = await compose(
    { ...shop, db: Object.assign(tx, { $client: shop.db.$client }) },
    issue,
    countedLink(shop, id),
  );
  if (!issue.reached && letter.links.length)
    await tx
      .insert(issueLinks)
      .values(letter.links.map((to, link) => ({ issue: id, link, to })))
      .onConflictDoNothing();
  const readers = await tx
    .select()
    .from(subscribers)
    .where(and(receiversOf(issue.season), gt(subscribers.email, issue.reached)))
    .orderBy(asc(subscribers.email))
    .limit(PART);
  for (const { email, key, confirmedAt } of readers)
    await postMail(
      shop,
      tx,
      `newsletter:${id}:${hashSecret(email)}`,
      mailFor(shop, letter, { email, key, since: confirmedAt ?? shop.now() }),
    );
  const last = readers.at(-1);
  const receivers = issue.receivers + readers.length;
  await tx
    .update(issues)
    .set(
      readers.length < PART
        ? { state: "sent", sentAt: shop.now(), receivers, reached: "" }
        : { reached: last?.email ?? issue.reached, receivers },
    )
    .where(inArray(issues.id, [id]));
  return readers.length;
}
