import { eq } from "drizzle-orm";
import { ImapFlow, type MailboxObject } from "imapflow";
import { isDatabaseAway, type Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { marks } from "#outside/tables.server.ts";
import { fileMail } from "./file-mail.server.ts";
import { readIncoming } from "./incoming.server.ts";

const MOST_AT_ONCE = 100;
const MOST_BYTES = 15 * 1024 * 1024;
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What a setting such as imaps://naam:wachtwoord@host/INBOX says. */
export function mailboxOf(setting: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(setting);
  const secure = protocol === "imaps:";
  return {
    client: {
      host: hostname,
      port: Number(port) || (secure ? 993 : 143),
      secure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    },
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
    mark: `mailbox:${decodeURIComponent(username)}@${hostname}${pathname}`,
  };
}

/** `isWhole`: nothing of the mail was left out for its size. */
type Take = (raw: Uint8Array, isWhole: boolean) => Promise<void>;

/** Reads what customers wrote since the last time and files it. */
export async function readMailbox(shop: Shop): Promise<number> {
  const { IMAP_URL } = shop.settings;
  if (!IMAP_URL) return 0;
  let filed = 0;
  await eachNewMail(shop, IMAP_URL, async (raw) => {
    const what = await fileMail(shop, await readIncoming(raw));
    shop.log.info({ job: "read-mailbox", what });
    if (what === "reply" || what === "thread") filed++;
  });
  return filed;
}

/**
 * What came in a mailbox since the last time, the oldest first. Nothing in the mailbox changes, so people read it as
 * ever. The first time only tells where to begin: what lay there before was read by somebody. Who reads one mailbox for
 * something else keeps a place of its own in it.
 */
export async function eachNewMail(shop: Shop, setting: string, take: Take, purpose = ""): Promise<void> {
  const { client, folder, mark } = mailboxOf(setting);
  const imap = new ImapFlow({ ...client, ...PATIENCE, logger: false });
  // What goes wrong on the line comes back from the call that waits for it.
  imap.on("error", () => {});
  await imap.connect();
  try {
    const lock = await imap.getMailboxLock(folder, { readOnly: true });
    try {
      await readNew(shop, imap, purpose + mark, take);
    } finally {
      lock.release();
    }
  } finally {
    await imap.logout().catch(() => imap.close());
  }
}

type Place = { validity: string; last: number };

async function readNew(shop: Shop, imap: ImapFlow, mark: string, take: Take): Promise<void> {
  const box = imap.mailbox as MailboxObject;
  const validity = String(box.uidValidity);
  const before = await findPlace(shop.db, mark);
  if (!before) {
    await keepPlace(shop, mark, { validity, last: box.uidNext - 1 });
    return;
  }
  // A mailbox that was made anew counts from one again; what was filed before is known by its name.
  const from = before.validity === validity ? before.last + 1 : 1;
  const found = (await imap.search({ uid: `${from}:*` }, { uid: true })) || [];
  for (const uid of found.filter((one) => one >= from).slice(0, MOST_AT_ONCE)) {
    const mail = await imap.fetchOne(String(uid), { source: { maxLength: MOST_BYTES } }, { uid: true });
    const source = mail && mail.source;
    if (source) await takeSafely(shop, () => take(source, source.length < MOST_BYTES));
    await keepPlace(shop, mark, { validity, last: uid });
  }
}

/** A mail that cannot be read or kept must not hold those behind it; a database that is away has us try again. */
async function takeSafely(shop: Shop, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    shop.log.warn({ job: "read-mailbox", error: String(error) });
  }
}

async function findPlace(db: Reader, mark: string): Promise<Place | undefined> {
  const [row] = await db.select().from(marks).where(eq(marks.name, mark));
  const [validity = "", last = ""] = row?.value.split(":") ?? [];
  return row && { validity, last: Number(last) };
}

async function keepPlace({ db }: Shop, name: string, { validity, last }: Place): Promise<void> {
  const value = `${validity}:${last}`;
  await db.insert(marks).values({ name, value }).onConflictDoUpdate({ target: marks.name, set: { value } });
}

/** Every minute, where a mailbox is set. One process does the jobs, and one reading ends before the next begins. */
export async function mailboxClock(shop: Shop): Promise<void> {
  if (!shop.settings.IMAP_URL) return;
  let reading = false;
  await shop.jobs.every("read-mailbox", "* * * * *", async () => {
    if (reading) return;
    reading = true;
    try {
      await readMailbox(shop);
    } finally {
      reading = false;
    }
  });
}
