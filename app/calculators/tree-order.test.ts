import { expect, test } from "vitest";
import { seedRange } from "#catalogue/range.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aShop } from "../../tests/shop.ts";
import { deliveryDays, emptyTreeForm, readTreeForm, type TreeForm, treeFaults } from "./tree-form.ts";
import { type Along, isVatNumber, priceTrees, type TreeKind, type TreeRow } from "./tree-order.ts";
import { approveTreeOrder, findTreeOrder, listTrees, sendTreeOrder } from "./tree-orders.server.ts";
import { quotePdf } from "./quote-pdf.server.ts";

const kind: TreeKind = {
  sku: "T200",
  name: "Nordmann",
  label: "200 cm",
  heightCm: 200,
  cents: 5000,
  rate: 9,
  tiers: [
    { from: 1, percent: 0 },
    { from: 5, percent: 5 },
    { from: 10, percent: 10 },
  ],
  stock: 100,
  complete: false,
};
const along: Along = {
  stands: [
    { name: "Standaard 250", upToCm: 250, cents: 3000, rate: 21 },
    { name: "Standaard 300", upToCm: 300, cents: 4000, rate: 21 },
  ],
  lights: [{ name: "Lampjes", upToCm: 400, cents: 2000, rate: 21 }],
};
const row = (quantity: number, more: Partial<TreeRow> = {}): TreeRow => ({
  sku: "T200",
  quantity,
  address: 1,
  day: "2026-12-01",
  extra: "geen",
  collect: false,
  ...more,
});
const WORDS = { collect: "ophalen", delivery: "bezorging" };

test("trees of all addresses count together for the price, delivery is per address and day", () => {
  const { lines, totalCents } = priceTrees([row(6), row(4, { address: 2 })], [kind], along, 4995, WORDS);
  expect(lines.map(({ text, quantity, unitCents }) => [text, quantity, unitCents])).toEqual([
    ["Nordmann, 200 cm", 6, 4500],
    ["Nordmann, 200 cm", 4, 4500],
    ["bezorging", 2, 4995],
  ]);
  expect(totalCents).toBe(45_000 + 9990);
});

test("stand, lights and collection come per tree, with VAT per rate", () => {
  const { lines, vat, totalCents, exCents } = priceTrees(
    [row(2, { extra: "voet-licht", collect: true })],
    [kind],
    along,
    0,
    WORDS,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Nordmann, 200 cm",
    "Standaard 250",
    "Lampjes",
    "ophalen",
    "bezorging",
  ]);
  expect(totalCents).toBe(10_000 + 6000 + 4000 + 3500);
  expect(vat.map(({ rate, vatCents }) => [rate, vatCents])).toEqual([
    [9, 826],
    [21, 2343],
  ]);
  expect(exCents).toBe(totalCents - 826 - 2343);
});

test("a dressed tree has its stand, lights and collection already", () => {
  const dressed = { ...kind, complete: true };
  const { lines } = priceTrees([row(1, { extra: "voet-licht", collect: true })], [dressed], along, 0, WORDS);
  expect(lines.map(({ text }) => text)).toEqual(["Nordmann, 200 cm", "bezorging"]);
});

test.each([
  ["NL123456789B01", true],
  ["nl 1234.56.789.b01", true],
  ["BE0403019261", true],
  ["BE0403019262", false],
  ["12345678", false],
  ["", false],
])("btw-nummer %s: %s", (number, good) => {
  expect(isVatNumber(number)).toBe(good);
});

test("delivery is on working days of the tree season that can still be made", () => {
  const days = deliveryDays("2026-11-15");
  expect([days[0], days.at(-1)]).toEqual(["2026-11-18", "2026-12-23"]);
  expect(days).not.toContain("2026-11-21");
});

test("buttons add a row and an address, and nothing typed is lost", () => {
  const data = new FormData();
  for (const [name, value] of [
    ["sku", "T200"],
    ["aantal", "zes"],
    ["adres", "1"],
    ["dag", "2026-12-01"],
    ["erbij", "voet"],
    ["ophalen", "ja"],
    ["straat", "Laan 1"],
    ["postcode", "1234 AB"],
    ["plaats", "Ede"],
    ["company", "Bakker"],
    ["intent", "rij"],
  ] as const)
    data.append(name, value);
  const form = readTreeForm(data, "2026-11-15");
  expect(form.rows).toHaveLength(2);
  expect(form.rows[0]).toMatchObject({ sku: "T200", quantity: "zes", extra: "voet", collect: true });
  data.set("intent", "adres");
  expect(readTreeForm(data, "2026-11-15").addresses).toHaveLength(2);
  expect(treeFaults(form, [kind], "2026-11-15").length).toBeGreaterThan(2);
});

test("a quote is stored and mailed with its paper; an order counts when it is approved", async () => {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
  const { kinds } = await listTrees(shop.db);
  expect(kinds.length).toBeGreaterThan(12);
  const tree = kinds.find(({ stock }) => stock > 10);
  const empty = emptyTreeForm("2026-11-16");
  const form: TreeForm = {
    ...empty,
    rows: [
      { sku: tree?.sku ?? "", quantity: "6", address: "1", day: "2026-12-01", extra: "voet-licht", collect: true },
    ],
    addresses: [{ street: "Kade 12", postcode: "3511 AB", city: "Utrecht" }],
    about: {
      ...empty.about,
      company: "Bakker & Zn.",
      vatNumber: "NL123456789B01",
      name: "Jan Bakker",
      email: "jan@voorbeeld.nl",
    },
  };
  expect(await sendTreeOrder(shop, "quote", empty, "1.2.3.4")).toMatchObject({ ok: false, reason: "wrong" });
  const sent = await sendTreeOrder(shop, "order", form, "1.2.3.4");
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  const posted = await shop.db.select().from(mails);
  expect(posted.map(({ to, attachments }) => [to, attachments.length])).toEqual([
    ["jan@voorbeeld.nl", 1],
    [shop.settings.COMPANY_EMAIL, 1],
  ]);
  const stored = await findTreeOrder(shop.db, sent.order.id);
  const paper = Buffer.from(await quotePdf(shop, stored as never));
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await approveTreeOrder(shop, sent.order.id)).toBe(true);
  expect(await approveTreeOrder(shop, sent.order.id)).toBe(false);
  expect((await shop.db.select().from(mails)).length).toBe(3);
});
