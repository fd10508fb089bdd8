import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerNotes } from "#accounts/tables.server.ts";
import { sendMessage } from "#layout/service/send-message.server.ts";
import { subscribers } from "#newsletter/tables.server.ts";
import { messageIdOf, postMail } from "#outside/mail/mail.server.ts";
import { addReply, setDone, threadAddress } from "#outside/mail/threads.server.ts";
import { messages, receivedMails, replies } from "#outside/tables.server.ts";
import { inbox } from "#texts/office/people/inbox.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { fileMail } from "./file-mail.server.ts";
import { readIncoming } from "./incoming.server.ts";

const AN = "an@voorbeeld.nl";
const say = inbox.incoming;

type Mail = { from?: string; to?: string; id?: string; headers?: string[]; subject?: string; body?: string };
const raw = ({ from = `An de Vries <${AN}>`, to = "hallo@lommerrijk.example", id = "<1@x>", ...rest }: Mail) => {
  const { headers = [], subject = "Re: Zakelijk", body = "Fijn, dank je wel." } = rest;
  const top = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, ...(id ? [`Message-ID: ${id}`] : []), ...headers];
  return new TextEncoder().encode(`${top.join("\r\n")}\r\n\r\n${body}`);
};
const file = async (shop: TestShop, mail: Mail) => fileMail(shop, await readIncoming(raw(mail)));

/** A question of An that was answered and is done. */
async function asked() {
  const shop = await aShop();
  const fields = { name: "An de Vries", email: AN, subject: "Zakelijk", order: "", message: "Komt mijn haag?" };
  await tryDeed(shop, sendMessage, fields);
  const [thread] = await shop.db.select().from(messages);
  if (!thread) throw new Error("no thread");
  const answer = { kind: "out" as const, body: "Dinsdag.", by: "kantoor", attempt: "a" };
  const reply = await addReply(shop, shop.db, thread.id, answer);
  await setDone(shop, shop.db, thread.id, true);
  return { shop, thread, address: threadAddress(shop.settings, thread), answered: `answer-${reply}` };
}
const incoming = async (shop: TestShop) => (await shop.db.select().from(replies)).filter(({ kind }) => kind === "in");

test("an answer to the address of a thread stands in it once, and it waits for us again", async () => {
  const { shop, thread, address } = await asked();
  const mail = {
    to: address,
    body: "Fijn!\r\n\r\nOp di 17 nov 2026 om 10:00 schreef Lommerrijk <x@y.nl>:\r\n> Dinsdag.",
  };
  const told = await Promise.all([file(shop, mail), file(shop, mail)]);
  expect(told.toSorted()).toEqual(["again", "reply"]);
  expect((await incoming(shop)).map(({ message, body, by }) => [message, body, by])).toEqual([
    [thread.id, "Fijn!", AN],
  ]);
  expect((await shop.db.select().from(messages))[0]?.doneAt).toBeNull();
});

test("without that address it is found by what it answers to, but only from the customer's own address", async () => {
  const { shop, thread, answered } = await asked();
  const headers = [`In-Reply-To: ${messageIdOf(shop, answered)}`];
  expect(await file(shop, { headers })).toBe("reply");
  expect(await file(shop, { id: "<2@x>", headers: ["References: <0@x> <1@x>"] }), "an answer to an answer").toBe(
    "reply",
  );
  expect(await file(shop, { id: "<3@x>", headers, from: "kwaad@elders.nl" })).toBe("thread");
  expect((await incoming(shop)).map(({ message }) => message)).toEqual([thread.id, thread.id]);
  expect((await shop.db.select().from(messages)).map(({ email }) => email)).toEqual([AN, "kwaad@elders.nl"]);
});

test("somebody else who knows the address is named; a new mail is a new thread with its order and its files", async () => {
  const { shop, address } = await asked();
  await file(shop, { to: `Lommerrijk <${address}>`, from: "partner@voorbeeld.nl" });
  expect((await incoming(shop))[0]?.body).toBe(`${say.from("partner@voorbeeld.nl")}\n\nFijn, dank je wel.`);
  const parts = [
    "--x\r\nContent-Type: text/html\r\n\r\n<style>b{}</style><p>Zie de foto&#39;s van 2026-000012 &lt;b&gt;</p><script>alert(1)</script>",
    '--x\r\nContent-Type: image/jpeg; name="blad.jpg"\r\nContent-Disposition: attachment; filename="blad.jpg"\r\n\r\nabc\r\n--x--',
  ];
  const headers = ["MIME-Version: 1.0", "Content-Type: multipart/mixed; boundary=x"];
  expect(await file(shop, { id: "<9@x>", subject: "Bruine bladeren", headers, body: parts.join("\r\n") })).toBe(
    "thread",
  );
  const [fresh] = await shop.db.select().from(messages).where(eq(messages.subject, "Bruine bladeren"));
  expect([fresh?.orderNumber, fresh?.name]).toEqual(["2026-000012", "An de Vries"]);
  expect(fresh?.body).toBe(`Zie de foto's van 2026-000012 <b>\n\n${say.files("blad.jpg")}`);
});

test("what programs write is left alone, and so is what the shop wrote itself", async () => {
  const { shop, thread, address } = await asked();
  const automatic = [
    "Auto-Submitted: auto-replied",
    "Precedence: bulk",
    "List-Unsubscribe: <https://x>",
    "X-Autoreply: yes",
  ];
  for (const [at, header] of automatic.entries())
    expect(await file(shop, { id: `<auto${at}@x>`, to: address, headers: [header] })).toBe("automatic");
  expect(await file(shop, { id: "<d@x>", from: "MAILER-DAEMON@x.nl" })).toBe("automatic");
  expect(await file(shop, { id: "<o@x>", from: shop.settings.COMPANY_EMAIL })).toBe("own");
  expect(await file(shop, { id: messageIdOf(shop, `contact-${thread.id}`) })).toBe("own");
  expect([await incoming(shop), await shop.db.$count(messages)]).toEqual([[], 1]);
});

const report = (email: string, of: string, status = "5.1.1") => ({
  from: "Mail Delivery System <mailer-daemon@x.nl>",
  headers: ["MIME-Version: 1.0", "Content-Type: multipart/report; report-type=delivery-status; boundary=x"],
  body: [
    "--x\r\nContent-Type: text/plain\r\n\r\nNiet bezorgd.",
    `--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x.nl\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: ${status}`,
    `--x\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${of}\r\nSubject: x\r\n--x--`,
  ].join("\r\n"),
});

test("a mail that comes back marks the address it went to; one that never went there marks nothing", async () => {
  const shop = await aShop();
  const now = shop.now();
  const row = { state: "confirmed" as const, source: "footer" as const, askedAt: now, confirmedAt: now };
  await shop.db.insert(subscribers).values([
    { ...row, email: AN, key: "a" },
    { ...row, email: "bo@voorbeeld.nl", key: "b" },
  ]);
  await shop.db.transaction((tx) => postMail(shop, tx, "brief:1", { to: AN, subject: "x", html: "", text: "" }));
  const of = messageIdOf(shop, "brief:1");
  expect(await file(shop, { id: "<b0@x>", ...report("bo@voorbeeld.nl", of) })).toBe("automatic");
  expect(await file(shop, { id: "<b1@x>", ...report(AN, "<geen@x>") })).toBe("automatic");
  expect(await file(shop, { id: "<b2@x>", ...report(AN, of) })).toBe("bounce");
  const states = await shop.db.select().from(subscribers).orderBy(subscribers.email);
  expect(states.map(({ state }) => state)).toEqual(["bounced", "confirmed"]);
  expect((await shop.db.select().from(customerNotes)).map(({ email, text }) => [email, text])).toEqual([
    [AN, say.bounced],
  ]);
});

test("a mail without a name of its own is known by its bytes, and one without words says so", async () => {
  const shop = await aShop();
  const bare = { id: "", subject: "", body: "" };
  expect([await file(shop, bare), await file(shop, bare)]).toEqual(["thread", "again"]);
  const [thread] = await shop.db.select().from(messages);
  expect([thread?.subject, thread?.body]).toEqual([say.noSubject, say.noWords]);
  expect(await shop.db.$count(receivedMails)).toBe(1);
});
