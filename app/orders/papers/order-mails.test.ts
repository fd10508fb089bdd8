import { expect, test } from "vitest";
import { products, variants } from "#catalogue/tables.server.ts";
import { euros } from "#kit/money.ts";
import { mails } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { settleOrder } from "../placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "../shipping/ship-order.server.ts";
import { confirmOrder } from "./confirm-order.server.ts";

const post = { carrier: "PostNL", trackUrl: "https://voorbeeld.nl/volg/1", by: "staff" };

/** Something that does not grow. */
async function aThing(shop: TestShop, { sku, name, label }: { sku: string; name: string; label: string }) {
  await aPlant(shop, { sku });
  await shop.db.update(products).set({ name, latin: null });
  await shop.db.update(variants).set({ form: "stuk", label });
}

/** Every mail of an order from payment to the door, by what it is about. */
async function mailed(shop: TestShop, lines: { sku: string; quantity: number; cut?: string }[]) {
  const order = await anOrder(shop, lines, ADDRESS);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  await confirmOrder(shop, order.id);
  const [first] = lines;
  const part = await shipOrder(shop, order.id, [{ sku: first!.sku, quantity: 1 }], post);
  const rest = await shipOrder(shop, order.id, "all", post);
  for (const one of [part, rest]) if (one.ok) await markDelivered(shop, one.id, "carrier");
  const rows = await shop.db.select().from(mails).orderBy(mails.id);
  return rows.map(({ event, subject, html, text, attachments }) => ({
    about: event.split(":")[0],
    subject,
    html,
    text,
    papers: attachments.length,
  }));
}

const ABOUT_PLANTS = /plant|spade|tuinslang|pot(ten)? rechtop/i;

test("who bought a barrow reads nothing of plants, who bought a yew does", async () => {
  const shop = await aShop();
  await aThing(shop, { sku: "KW", name: "Kruiwagen", label: "met luchtband" });
  const goods = await mailed(shop, [{ sku: "KW", quantity: 2 }]);
  expect(goods.map(({ about }) => about)).toEqual(["order-confirmed", "shipped", "shipped", "delivered"]);
  expect(goods.filter(({ text }) => ABOUT_PLANTS.test(text))).toEqual([]);
  const garden = await aShop();
  await aPlant(garden, { sku: "TX" });
  const yew = await mailed(garden, [{ sku: "TX", quantity: 2 }]);
  expect(yew[0]?.text).toContain("Zet de spade maar klaar");
  expect(yew.at(-1)?.text).toContain("geef de planten water");
});

test("what goes first is told as a part, and only a mail with papers speaks of them", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "TX" });
  const [confirmed, part, rest, delivered] = await mailed(shop, [{ sku: "TX", quantity: 2 }]);
  expect(part?.text).toContain("Een deel van je bestelling is onderweg.");
  expect(rest?.text).toContain("Je bestelling is onderweg.");
  for (const mail of [confirmed, part, rest, delivered])
    expect([mail?.about, /als bijlage|in de bijlage/.test(mail?.text ?? "")]).toEqual([
      mail?.about,
      mail?.papers !== 0,
    ]);
});

test("what is sold by the m² is told in m², at a price per m²", async () => {
  const shop = await aShop();
  await aThing(shop, { sku: "VF", name: "Vijverfolie", label: "per m², op maat gesneden" });
  const [confirmed] = await mailed(shop, [{ sku: "VF", quantity: 12 }]);
  expect(confirmed?.text).toContain("12 m² Vijverfolie");
  expect(confirmed?.text).toContain(`op maat gesneden, ${euros(995)} per m²`);
  expect(confirmed?.html).not.toContain("per stuk");
});

test("a mail says the same in plain words, with every link of its look", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "TX" });
  for (const { about, html, text } of await mailed(shop, [{ sku: "TX", quantity: 2 }])) {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) =>
      to!.replaceAll("&amp;", "&").replaceAll("&#39;", "'"),
    );
    const pages = links.filter((to) => to.startsWith("http") && to !== `${shop.url}/`);
    expect([about, pages.filter((to) => !text.includes(to))]).toEqual([about, []]);
    expect(links).toContain(`mailto:${shop.settings.COMPANY_EMAIL}`);
    expect(links.some((to) => to.startsWith("tel:"))).toBe(true);
    expect(html).toContain('name="color-scheme" content="light dark"');
  }
});
