import { expect, onTestFinished, test } from "vitest";
import { sendMessage } from "#layout/service/send-message.server.ts";
import { sendMail } from "#outside/mail/mail.server.ts";
import { mails } from "#outside/tables.server.ts";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { aShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const FORM = { name: "An", email: "an@voorbeeld.nl", subject: "Zakelijk", order: "", message: "Hallo allemaal" };
const HOSTILE = [
  '"a@x.nl,b@x.nl"@voorbeeld.nl',
  "a@x.nl,b@x.nl",
  "a@x.nl\r\nBcc: b@x.nl",
  "a@x.nl\nBcc: b@x.nl",
  "Bcc: b@x.nl <a@x.nl>",
  "a@x.nl%0d%0aBcc:b@x.nl",
  "a@x.nl b@x.nl",
  "a@[127.0.0.1]",
];

test("an address that is more than one address is none", async () => {
  const shop = await aShop();
  for (const email of HOSTILE) {
    const sent = await tryDeed(shop, sendMessage, { ...FORM, email }, { peer: email });
    expect([email, sent.ok]).toEqual([email, false]);
  }
  expect(await shop.db.select().from(mails)).toEqual([]);
});

test("what somebody writes becomes no header and no second recipient", async () => {
  const heard: { to: string[]; head: string }[] = [];
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        heard.push({ to, head: text.split("\r\n\r\n", 1)[0] ?? "" });
        done();
      });
    },
  });
  await new Promise<void>((ready) => office.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((done) => office.close(() => done())));
  const { port } = office.server.address() as AddressInfo;
  const shop = await aShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const bad = "An\r\nBcc: geheim@elders.nl\r\n\r\n<script>";
  for (const field of ["name", "order", "message", "subject"])
    await tryDeed(shop, sendMessage, { ...FORM, [field]: bad }, { peer: field });
  for (const { id } of await shop.db.select().from(mails)) await sendMail(shop, id);
  expect(heard.length).toBeGreaterThan(0);
  for (const { to, head } of heard) {
    expect(to.length).toBe(1);
    expect(head).not.toMatch(/^bcc:/im);
  }
});
