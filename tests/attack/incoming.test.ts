import hoodiecrow from "hoodiecrow-imap";
import { expect, onTestFinished, test } from "vitest";
import { fileMail } from "#office/incoming/file-mail.server.ts";
import { readIncoming } from "#office/incoming/incoming.server.ts";
import { withoutQuote, wordsOfHtml } from "#office/incoming/plain-words.ts";
import { readMailbox } from "#office/incoming/read-mailbox.server.ts";
import { messages } from "#outside/tables.server.ts";
import { aShop } from "../shop.ts";

const MANY = 30_000;

test.each([
  ["comments", () => wordsOfHtml("<!--".repeat(MANY))],
  ["tags", () => wordsOfHtml("<br ".repeat(MANY))],
  ["scripts", () => wordsOfHtml(`<script>${"</script ".repeat(MANY)}`)],
  ["spaces", () => withoutQuote(`a${" ".repeat(4 * MANY)}b`)],
  ["quotes", () => withoutQuote(`Op dinsdag de zoveelste\n${"wrote: ".repeat(MANY)}x`)],
  ["colons", () => withoutQuote(`Op dinsdag schreef ${": ".repeat(MANY)}x`)],
])("a mail of nothing but %s that never end takes no longer than a letter", (_, read) => {
  const started = performance.now();
  read();
  expect(performance.now() - started).toBeLessThan(2_000);
});

const NUL = "=?utf-8?q?=00?=";
const top = ["From: An <an@voorbeeld.nl>", "MIME-Version: 1.0"];
const quoted = [
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Dag=00An",
];

test.each([
  ["words", ["To: hallo@lommerrijk.example", "Message-ID: <1@x>", ...quoted]],
  [
    "subject and name",
    [`Subject: Vraag${NUL}`, `To: ${NUL}hallo+a@lommerrijk.example`, "Message-ID: <2@x>", ...quoted],
  ],
  ["its own name", ["Message-ID: <a\0bcd@x>", ...quoted]],
  ["a name that means nothing", ["Message-ID: <AAAA@localhost>", "References: <AAAAAAAA@localhost>", ...quoted]],
  ["where it was brought", ["Message-ID: <3@x>", "Delivered-To: hallo+\0@lommerrijk.example", ...quoted]],
])("a mail with a sign that cannot be kept in %s is read all the same", async (_, lines) => {
  const shop = await aShop({ COMPANY_EMAIL: "hallo@lommerrijk.example" });
  const raw = new TextEncoder().encode([...top, ...lines].join("\r\n"));
  expect(await fileMail(shop, await readIncoming(raw))).toBe("thread");
  expect(await shop.db.select().from(messages)).toMatchObject([{ body: "DagAn" }]);
});

test("a mail that cannot be kept holds none of those behind it", async () => {
  const mail = (about: string) =>
    [...top, "To: hallo@lommerrijk.example", `Subject: ${about}`, `Message-ID: <${about}@x>`, "", about].join("\r\n");
  const storage = { INBOX: { messages: [] as { raw: string }[] } };
  const server = hoodiecrow({ plugins: ["ID", "ENABLE", "NAMESPACE", "UNSELECT"], storage });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  onTestFinished(() => server.close());
  const { port } = server.server.address() as { port: number };
  const shop = await aShop({ IMAP_URL: `imap://testuser:testpass@127.0.0.1:${port}/INBOX` });
  await readMailbox(shop);
  await shop.db.$client.query("alter table messages add constraint never check (subject <> 'stuk')");
  for (const about of ["stuk", "heel"]) server.appendMessage("INBOX", [], undefined, mail(about));
  expect(await readMailbox(shop)).toBe(1);
  expect(await shop.db.select().from(messages)).toMatchObject([{ subject: "heel" }]);
});
