import { expect, test } from "vitest";
import { mails, messages } from "#outside/tables.server.ts";
import { aShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { sendMessage } from "./send-message.server.ts";

const values = {
  name: "An de Wit",
  email: "an@voorbeeld.nl",
  subject: "Zakelijk",
  order: "",
  message: "Leveren jullie ook op een schoolplein?",
};

test("a message is stored, mailed to the shop and receipted to the sender", async () => {
  const shop = await aShop();
  expect(await tryDeed(shop, sendMessage, values)).toMatchObject({ ok: true });
  expect(await shop.db.select().from(messages)).toMatchObject([
    { name: "An de Wit", subject: "Zakelijk", orderNumber: null },
  ]);
  const sent = await shop.db.select().from(mails);
  expect(sent.map(({ to }) => to).sort()).toEqual(["an@voorbeeld.nl", "hallo@lommerrijk.example"]);
});

test("what is wrong is said per field, in Dutch, and nothing is stored", async () => {
  const shop = await aShop();
  const response = await tryDeed(shop, sendMessage, { ...values, email: "an@", message: "kort", order: "12" });
  expect(response).toMatchObject({
    ok: false,
    reason: "wrong",
    errors: {
      email: [expect.stringContaining("geen e-mailadres")],
      message: [expect.any(String)],
      order: [expect.any(String)],
    },
  });
  expect(await shop.db.select().from(messages)).toEqual([]);
});

test("a script in a message stays text in the mail", async () => {
  const shop = await aShop();
  await tryDeed(shop, sendMessage, { ...values, message: "<script>alert(1)</script> hallo daar" });
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.html).toContain("&lt;script&gt;");
});

test("the receipt makes no link of what was typed: anybody's address can be filled in", async () => {
  const shop = await aShop();
  await tryDeed(shop, sendMessage, { ...values, message: "Kijk op https://kwaad.example/prijs, gratis" });
  const sent = await shop.db.select().from(mails);
  const receipt = sent.find(({ to }) => to === values.email);
  expect(receipt?.text).toContain("https://kwaad.example");
  expect(receipt?.html).not.toContain('href="https://kwaad.example');
});

test("the sixth message in a quarter of an hour has to wait", async () => {
  const shop = await aShop();
  for (let n = 0; n < 5; n++) await tryDeed(shop, sendMessage, values);
  expect(await tryDeed(shop, sendMessage, values)).toMatchObject({ ok: false, reason: "too-many" });
});

test("no mailbox is flooded with receipts, wherever they are asked", async () => {
  const shop = await aShop();
  const from = (at: number) => tryDeed(shop, sendMessage, values, { peer: `203.0.113.${at}` });
  for (let at = 0; at < 10; at++) expect(await from(at)).toMatchObject({ ok: true });
  expect(await from(10)).toMatchObject({ ok: false, reason: "too-many" });
});

test("pressed twice, or the page sent once more, it is one message", async () => {
  const shop = await aShop();
  await Promise.all([tryDeed(shop, sendMessage, values), tryDeed(shop, sendMessage, values)]);
  await tryDeed(shop, sendMessage, values);
  expect([await shop.db.$count(messages), await shop.db.$count(mails)]).toEqual([1, 2]);
  await tryDeed(shop, sendMessage, { ...values, message: "En nog een vraag over mijn haag." });
  expect(await shop.db.$count(messages)).toBe(2);
  await tryDeed(shop, sendMessage, { ...values, order: "2026-000123" });
  expect(await shop.db.$count(messages), "the number that was forgotten is not lost").toBe(3);
});
