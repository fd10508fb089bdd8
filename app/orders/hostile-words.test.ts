import { expect, test } from "vitest";
import { ADDRESS, anOrder, aPlant } from "../../tests/buying.ts";
import { aShop } from "../../tests/shop.ts";
import { mails } from "#outside/tables.server.ts";
import { findOrderById } from "./orders.server.ts";
import { confirmOrder } from "./papers/confirm-order.server.ts";
import { mailCancelled, mailDelivered, mailPayLater, mailReminder } from "./papers/order-mails.server.ts";
import { settleOrder } from "./placing/settle-order.server.ts";
import { withdrawOrder } from "./withdrawing/withdraw-order.server.ts";

const EVIL = '<kwaad onload="x">\r\nBcc: geheim@elders.nl\r\n\r\n"\'&]]>💚\u202e';

test("whatever stands in a name, an address, a remark or a wish: no tag in a mail, no line in a subject, papers that open", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const free = ["firstName", "lastName", "street", "city", "company", "reference", "note", "gift"] as const;
  const order = await anOrder(shop, [{ sku, quantity: 2 }], {
    ...ADDRESS,
    ...Object.fromEntries(free.map((field) => [field, `${field} ${EVIL}`])),
    business: true,
    vatNumber: "NL123456789B01",
  });
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  await confirmOrder(shop, order.id);
  const row = (await findOrderById(shop.db, order.id))!;
  await shop.db.transaction(async (tx) => {
    await mailReminder(shop, tx, row);
    await mailPayLater(shop, tx, row);
    await mailDelivered(shop, tx, row);
    await mailCancelled(shop, tx, row, true);
  });
  await withdrawOrder(shop, { name: EVIL, number: `1${EVIL}`, email: "an@voorbeeld.nl", which: EVIL });
  const sent = await shop.db.select().from(mails);
  expect(sent.length).toBeGreaterThan(5);
  for (const { event, subject, text, html, headers, attachments } of sent) {
    expect([event, /[\r\n]/.test(subject)]).toEqual([event, false]);
    expect([event, html.includes("<kwaad")]).toEqual([event, false]);
    expect([event, Object.values(headers ?? {}).some((value) => /[\r\n]/.test(String(value)))]).toEqual([event, false]);
    expect(text.length).toBeGreaterThan(50);
    for (const { filename, contentBase64 } of attachments) {
      const body = Buffer.from(contentBase64, "base64");
      if (filename.endsWith(".xml")) expect(body.toString()).not.toContain("<kwaad");
      if (filename.endsWith(".pdf")) expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    }
  }
});

test("what somebody types for a stranger's mailbox is no link there", async () => {
  const shop = await aShop();
  const evil = "Win op https://kwaad.example/prijs nu";
  await withdrawOrder(shop, { name: evil, number: "1", email: "an@voorbeeld.nl", which: evil });
  const sent = await shop.db.select().from(mails);
  expect(sent.filter(({ to }) => to === "an@voorbeeld.nl")).toHaveLength(1);
  for (const { html } of sent) expect(html).not.toContain('href="https://kwaad.example');
});
