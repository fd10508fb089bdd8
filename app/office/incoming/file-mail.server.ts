import { and, eq } from "drizzle-orm";
import { dropTag, writeNote } from "#accounts/notes/notes.server.ts";
import { noteBounce } from "#newsletter/manage.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { eventOf } from "#outside/mail/mail.server.ts";
import { addReply, findThread, openThread, setDone, type Thread } from "#outside/mail/threads.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mails, messages, receivedMails, replies } from "#outside/tables.server.ts";
import { inbox } from "#texts/office/people/inbox.ts";
import type { Bounce, Incoming } from "./incoming.server.ts";

const say = inbox.incoming;
export type Filed = "reply" | "thread" | "bounce" | "automatic" | "own" | "again";

/** Puts a mail where it belongs, once: the name of the mail is kept with what was done with it. */
export async function fileMail(shop: Shop, mail: Incoming): Promise<Filed> {
  return shop.db.transaction(async (tx): Promise<Filed> => {
    const inside = { ...shop, db: Object.assign(tx, { $client: shop.db.$client }) };
    const first = await tx
      .insert(receivedMails)
      .values({ id: mail.id, at: shop.now(), what: "automatic" })
      .onConflictDoNothing()
      .returning({ id: receivedMails.id });
    if (!first[0]) return "again";
    const { what, thread } = await place(inside, tx, mail);
    await tx.update(receivedMails).set({ what, thread }).where(eq(receivedMails.id, mail.id));
    return what;
  });
}

type Placed = { what: Exclude<Filed, "again">; thread: number | null };

async function place(shop: Shop, tx: Tx, mail: Incoming): Promise<Placed> {
  if (mail.bounce) return { what: (await markBounce(shop, tx, mail.bounce)) ? "bounce" : "automatic", thread: null };
  if (await isOwn(shop, tx, mail)) return { what: "own", thread: null };
  if (mail.isAutomatic || !mail.from.includes("@")) return { what: "automatic", thread: null };
  const thread = (await byAddress(shop, tx, mail)) ?? (await byReference(shop, tx, mail));
  if (!thread) {
    const opened = await openThread(shop, tx, {
      name: mail.name || mail.from,
      email: mail.from,
      subject: mail.subject || say.noSubject,
      orderNumber: /\b20\d{2}-\d{6}\b/.exec(`${mail.subject} ${mail.words}`)?.[0] ?? null,
      body: bodyOf(mail),
    });
    return { what: "thread", thread: opened.id };
  }
  const stranger = mail.from === thread.email ? "" : say.from(mail.from);
  const body = [stranger, bodyOf(mail)].filter(Boolean).join("\n\n");
  await addReply(shop, tx, thread.id, { kind: "in", body, by: mail.from, attempt: `mail:${mail.id}` });
  await setDone(shop, tx, thread.id, false);
  return { what: "reply", thread: thread.id };
}

/** Files stay in the mailbox; the thread tells that they are there. */
const bodyOf = ({ words, files }: Incoming): string =>
  [words || say.noWords, files.length ? say.files(files.join(", ")) : ""].filter(Boolean).join("\n\n");

/** What the shop or a colleague sent from the shop's own address, also the copy of a question. */
async function isOwn({ settings }: Shop, tx: Tx, { from, id }: Incoming): Promise<boolean> {
  const own = [settings.COMPANY_EMAIL, /<([^>]+)>/.exec(settings.MAIL_FROM ?? "")?.[1] ?? settings.MAIL_FROM ?? ""];
  if (own.some((address) => address.toLowerCase() === from)) return true;
  const event = eventOf(id);
  return event !== undefined && (await tx.$count(mails, eq(mails.event, event))) > 0;
}

/** hallo+sleutel@…: nobody knows the key but who got a mail of this thread. */
async function byAddress({ settings }: Shop, tx: Tx, { to }: Incoming): Promise<Thread | undefined> {
  const [name = "", host = ""] = settings.COMPANY_EMAIL.toLowerCase().split("@");
  for (const address of to) {
    if (!address.startsWith(`${name}+`) || !address.endsWith(`@${host}`)) continue;
    const key = address.slice(name.length + 1, -(host.length + 1));
    const [thread] = await tx.select().from(messages).where(eq(messages.key, key));
    if (thread) return thread;
  }
  return undefined;
}

/** What it answers to says which thread it is; that can be made up, so it only counts from the customer's own address. */
async function byReference(shop: Shop, tx: Tx, { refersTo, from }: Incoming): Promise<Thread | undefined> {
  for (const id of refersTo.slice(0, 20)) {
    const number = (await threadOfEvent(tx, eventOf(id))) ?? (await threadOfReceived(tx, id));
    const thread = number ? await findThread(tx, number) : undefined;
    if (thread?.email === from) return thread;
  }
  return undefined;
}

async function threadOfEvent(tx: Tx, event = ""): Promise<number | undefined> {
  const [, kind, number] = /^(contact-receipt|answer)-(\d{1,15})$/.exec(event) ?? [];
  if (kind === "contact-receipt") return Number(number);
  if (!kind) return undefined;
  const [row] = await tx
    .select({ message: replies.message })
    .from(replies)
    .where(eq(replies.id, Number(number)));
  return row?.message;
}

async function threadOfReceived(tx: Tx, id: string): Promise<number | undefined> {
  const [row] = await tx.select({ thread: receivedMails.thread }).from(receivedMails).where(eq(receivedMails.id, id));
  return row?.thread ?? undefined;
}

/** Only for a mail that really went from here to that address: anybody can write that something did not arrive. */
async function markBounce(shop: Shop, tx: Tx, { email, hard, of }: Bounce): Promise<boolean> {
  const event = eventOf(of);
  const sent = event && (await tx.$count(mails, and(eq(mails.event, event), eq(mails.to, email))));
  if (!sent) return false;
  await noteBounce(shop, { email, hard });
  if (!hard) return true;
  await dropTag(tx, email, say.bounced);
  await writeNote(shop, { email, kind: "tag", text: say.bounced, by: "shop" });
  return true;
}
