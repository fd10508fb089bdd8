import hoodiecrow from "hoodiecrow-imap";
import { expect, onTestFinished, test } from "vitest";
import { marks, messages } from "#outside/tables.server.ts";
import { aShop } from "../../../tests/shop.ts";
import { readMailbox } from "./read-mailbox.server.ts";

const mail = (number: number, body = `Vraag ${number}`) =>
  [
    `From: An <an@voorbeeld.nl>`,
    "To: hallo@lommerrijk.example",
    `Subject: Vraag ${number}`,
    `Message-ID: <${number}@x>`,
    "",
    body,
  ].join("\r\n");

/** A real IMAP server with a mailbox in memory. */
async function aMailbox() {
  const storage = { INBOX: { messages: [{ raw: mail(1) }, { raw: mail(2) }] } };
  const server = hoodiecrow({ plugins: ["ID", "ENABLE", "NAMESPACE", "UNSELECT"], storage });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  onTestFinished(() => server.close());
  const { port } = server.server.address() as { port: number };
  const post = (number: number, body?: string) => server.appendMessage("INBOX", [], undefined, mail(number, body));
  const shop = await aShop({ IMAP_URL: `imap://testuser:testpass@127.0.0.1:${port}/INBOX` });
  const subjects = async () => (await shop.db.select().from(messages)).map(({ subject }) => subject);
  return { shop, post, subjects };
}

test("what lay in the mailbox before stays there; what comes is read once, and a reading that was lost is done again", async () => {
  const { shop, post, subjects } = await aMailbox();
  expect([await readMailbox(shop), await subjects()]).toEqual([0, []]);
  post(3);
  post(4);
  expect([await readMailbox(shop), await readMailbox(shop)]).toEqual([2, 0]);
  expect(await subjects()).toEqual(["Vraag 3", "Vraag 4"]);
  const [place] = await shop.db.select().from(marks);
  await shop.db.update(marks).set({ value: `${place?.value.split(":")[0]}:2` });
  post(5);
  expect(await readMailbox(shop), "only what is new").toBe(1);
  await shop.db.update(marks).set({ value: "anders:4" });
  expect(await readMailbox(shop), "a mailbox that was made anew").toBe(2);
  expect(await subjects()).toEqual(["Vraag 3", "Vraag 4", "Vraag 5", "Vraag 1", "Vraag 2"]);
});

test("a wrong password or a server that is away is an error of that minute, and the next reads on", async () => {
  const { shop, post, subjects } = await aMailbox();
  await readMailbox(shop);
  post(3);
  const wrong = { ...shop, settings: { ...shop.settings, IMAP_URL: shop.settings.IMAP_URL?.replace("testpass", "x") } };
  await expect(readMailbox(wrong)).rejects.toThrow();
  const away = { ...shop, settings: { ...shop.settings, IMAP_URL: "imap://a:b@127.0.0.1:1/INBOX" } };
  await expect(readMailbox(away)).rejects.toThrow();
  expect([await readMailbox(shop), await subjects()]).toEqual([1, ["Vraag 3"]]);
});
