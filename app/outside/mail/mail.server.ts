import { Readable } from "node:stream";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import nodemailer from "nodemailer";
import { type Db, isDatabaseAway, type Tx } from "../db.server.ts";
import { requestId } from "../log/request-id.server.ts";
import type { Shop } from "../shop.server.ts";
import { mails } from "../tables.server.ts";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentBase64: string; type: string }[];
};

/** How a mail of ours is known outside: an answer refers to it. */
export const messageIdOf = (shop: Pick<Shop, "url">, event: string): string =>
  `<${Buffer.from(event).toString("base64url")}@${new URL(shop.url).hostname}>`;

/** Which mail of ours somebody refers to; a name that is not one of ours is nothing. */
export function eventOf(messageId: string): string | undefined {
  const inside = /^<([\w-]{4,400})@[^@>]+>$/.exec(messageId)?.[1];
  const event = inside && Buffer.from(inside, "base64url").toString();
  const isOurs = event && !/\p{Cc}/u.test(event) && Buffer.from(event).toString("base64url") === inside;
  return isOurs ? event : undefined;
}

/** What stands above a mail stays on its line, whoever wrote it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

/** Puts a mail in the outbox with the deed's own transaction; the same event twice stays one mail, and says no. */
export async function postMail(shop: Shop, tx: Tx, event: string, mail: Mail): Promise<boolean> {
  // A job may come up after its customer asked to be forgotten.
  if (!mail.to.includes("@")) return false;
  const id = requestId();
  const headers = { ...(id && { "X-Request-Id": id }), ...mail.headers };
  const lines = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]));
  const said = { ...mail, to: oneLine(mail.to), subject: oneLine(mail.subject), headers: lines };
  const row = { event, createdAt: shop.now(), attachments: [], ...said };
  const put = await tx.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id });
  if (put[0]) await shop.jobs.send(tx, "send-mail", { id: put[0].id }, { once: `mail-${put[0].id}` });
  return put[0] !== undefined;
}

/** A post office that says nothing keeps the mails behind this one waiting. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Without SMTP_URL the mail simply stays in the outbox, where the mailbox page shows it. */
export async function sendMail(shop: Shop, id: number): Promise<void> {
  const { SMTP_URL } = shop.settings;
  if (!SMTP_URL) return;
  const [mail] = await shop.db.select().from(mails).where(waiting(id));
  if (!mail) return;
  const from = shop.settings.MAIL_FROM ?? `${shop.settings.SHOP_NAME} <${shop.settings.COMPANY_EMAIL}>`;
  const { to, subject, html, text, headers, attachments, event } = mail;
  let claimed: boolean | undefined;
  // The post office takes a mail at the dot that ends it, so it is claimed just before that dot: what breaks earlier has
  // sent nothing, and the mail goes again. This is read only once the post office has asked for the words.
  const claimedAtItsEnd = async function* (words: Readable) {
    yield* words;
    claimed = await claim(shop.db, id, shop.now());
    if (!claimed) throw new Error("somebody else sends this mail");
  };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...PATIENCE });
  transport.use("stream", (making, done) => {
    making.message.processFunc((words: Readable) => Readable.from(claimedAtItsEnd(words), { objectMode: false }));
    done();
  });
  try {
    await transport.sendMail({
      from,
      to,
      subject,
      html,
      text,
      headers,
      messageId: messageIdOf(shop, event),
      attachments: attachments.map((a) => ({
        filename: a.filename,
        content: Buffer.from(a.contentBase64, "base64"),
        contentType: a.type,
      })),
    });
  } catch (error) {
    if (claimed === false) return;
    // Only a post office that said no has certainly not taken it; silence after the dot leaves it unsure.
    const refused = (error as { responseCode?: number }).responseCode !== undefined;
    if (claimed && refused) await surely(() => shop.db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id)));
    throw error;
  } finally {
    transport.close();
  }
  // Outside the try: once the mail has left, no fault may free it to leave again.
  await surely(() => shop.db.update(mails).set({ sentAt: shop.now() }).where(eq(mails.id, id)));
}

const waiting = (id: number) => and(eq(mails.id, id), isNull(mails.claimedAt), isNull(mails.sentAt));

async function claim(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db.update(mails).set({ claimedAt: now }).where(waiting(id)).returning({ id: mails.id });
  return rows.length > 0;
}

const TRIES = 120;
const BETWEEN_TRIES = 250;

/** What happened outside must be written down, also when the database is away for a moment. */
async function surely(write: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return void (await write());
    } catch (error) {
      if (!left || !isDatabaseAway(error)) throw error;
      await new Promise((done) => setTimeout(done, BETWEEN_TRIES));
    }
  }
}

const UNSURE_AFTER = 10 * 60_000;
/** The tries of a job take about an hour; after two nobody tries any more. */
const FAILED_AFTER = 2 * 3_600_000;
/** Older mail is no longer news, and what was written before there was a mail server never was. */
const FORGOTTEN_AFTER = 14 * 86_400_000;

/** Mails that somebody has to look at: perhaps arrived, or certainly not. Without a mail server nothing is under way. */
export function toCheck({ settings, now }: Pick<Shop, "settings" | "now">) {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const unsure = lt(mails.claimedAt, ago(UNSURE_AFTER));
  const stopped = lt(sql`coalesce(${mails.againAt}, ${mails.createdAt})`, ago(FAILED_AFTER));
  const failed = and(isNull(mails.claimedAt), stopped, gt(mails.createdAt, ago(FORGOTTEN_AFTER)));
  return and(isNull(mails.sentAt), settings.SMTP_URL ? or(unsure, failed) : unsure);
}

export async function listMailsToCheck(shop: Shop) {
  const { id, to, subject, claimedAt, createdAt } = mails;
  return shop.db
    .select({ id, to, subject, claimedAt, createdAt })
    .from(mails)
    .where(toCheck(shop))
    .orderBy(desc(mails.id))
    .limit(100);
}

/** Sends such a mail again, once however often it is asked. */
export async function sendMailAgain(shop: Shop, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const freed = await tx
      .update(mails)
      .set({ claimedAt: null, againAt: shop.now() })
      .where(and(eq(mails.id, id), toCheck(shop)))
      .returning({ id: mails.id });
    if (freed[0]) await shop.jobs.send(tx, "send-mail", { id });
    return freed[0] !== undefined;
  });
}
