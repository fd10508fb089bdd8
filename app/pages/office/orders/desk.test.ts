import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveryDays } from "#delivery/tables.server.ts";
import { listOrders, VIEWS, countViews } from "#office/orders/list-orders.server.ts";
import { viewOrder } from "#office/orders/view-order.server.ts";
import { listNewDays } from "#orders/changing/change-day.server.ts";
import { forgetCustomer } from "#orders/forget-customer.server.ts";
import { firstDay } from "#orders/order-parts.ts";
import { findOrder, listEvents, type Order } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action as doOne } from "./order.page.tsx";
import { action as doMany, loader } from "./orders.page.tsx";

const TODAY = "2026-11-16";

async function paid(shop: TestShop, quantity = 2, answers = ADDRESS) {
  await aPlant(shop, { sku: "A" });
  const order = await anOrder(shop, [{ sku: "A", quantity }], answers);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  return order;
}
const send = async (shop: TestShop, number: string, form: Record<string, string>) =>
  outcome(await doOne(inOffice(shop, `/kantoor/bestellingen/${number}`, { form, params: { number } })));
const many = async (shop: TestShop, form: Record<string, string>) => {
  const told = (await doMany(inOffice(shop, "/kantoor/bestellingen", { form }))) as unknown as {
    data: { problem?: string; shows?: { words: string; failed: { number: string; why: string }[] } };
  };
  return told.data;
};
const again = async (shop: TestShop, number: string) => (await findOrder(shop.db, number)) as Order;

test("a part that left is a state of its own, in the list, its view and its count", async () => {
  const shop = await aShop();
  const { number } = await paid(shop, 3);
  const other = await paid(shop, 1);
  await send(shop, number, { deed: "orders.ship", vervoerder: "PostNL", gezien: "0", "aantal.A": "1" });
  expect((await viewOrder(shop, number))?.status).toBe("part-shipped");
  const listed = async (view: (typeof VIEWS)[number]) =>
    (await listOrders(shop.db, { q: "", view, page: 1, today: TODAY })).orders.map((one) => one.number);
  expect(await listed("deels")).toEqual([number]);
  expect(await listed("te-verzenden")).toEqual([number, other.number]);
  expect(await countViews(shop.db, TODAY)).toMatchObject({ "te-verzenden": 2, deels: 1, wacht: 0, rekening: 0 });
  await send(shop, number, { deed: "orders.ship", vervoerder: "PostNL", gezien: "1", "aantal.A": "2" });
  expect((await viewOrder(shop, number))?.status).toBe("shipped");
  expect(await listed("deels")).toEqual([]);
});

test("the lists of the day: what leaves today, and what waits for money", async () => {
  const shop = await aShop();
  const soon = await paid(shop, 1, { ...ADDRESS, day: "2026-11-19" });
  const later = await paid(shop, 1, { ...ADDRESS, day: "2026-11-25" });
  const open = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  shop.at("2026-11-18T08:00:00Z");
  const page = await loader(inOffice(shop, "/kantoor/bestellingen"));
  expect(page.orders.map(({ number }) => number)).toEqual([soon.number, later.number]);
  const counts = Object.fromEntries(page.views.map(({ view, count }) => [view, count]));
  expect(counts).toMatchObject({ "te-verzenden": 2, vandaag: 1, wacht: 1 });
  const packer = await loader(inOffice(shop, "/kantoor/bestellingen?weergave=wacht", { scope: ["pakken"] }));
  expect(packer, "who packs sees what leaves and no amounts").toMatchObject({
    view: "te-verzenden",
    views: ["te-verzenden", "vandaag", "deels", "alle"].map((view) => ({ view })),
    mayMail: false,
    waiting: [],
  });
  expect(packer.orders.map(({ total }) => total)).toEqual(["", ""]);
  const waits = await loader(inOffice(shop, "/kantoor/bestellingen?weergave=wacht"));
  expect(waits.orders.map(({ number }) => number)).toEqual([open.number]);
});

test("an order is found by the beginning of its number, a name, a postcode, a place or a telephone number", async () => {
  const shop = await aShop();
  const { number } = await paid(shop);
  const find = async (q: string) => (await listOrders(shop.db, { q, page: 1, today: TODAY })).total;
  for (const q of [number, "000001", "1", "AN@voor", "de vries", "vries am", "3817 ab", "3817AB", "06 1234 5678"])
    expect([q, await find(q)]).toEqual([q, 1]);
  for (const q of ["000002", "Bakker", "3818", "'", "\\", "%", "a:* | b", "0698765432"])
    expect([q, await find(q)]).toEqual([q, 0]);
});

test("many are sent at once; each that cannot be is named with its reason, and keeps no other back", async () => {
  const shop = await aShop();
  const [good, withdrawn] = [await paid(shop), await paid(shop)];
  const open = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  await shop.db.update(orders).set({ withdrawnAt: shop.now() }).where(eq(orders.number, withdrawn.number));
  const asked = (numbers: string[]) =>
    new URLSearchParams([
      ["deed", "orders.ship-many"],
      ["vervoerder", "DHL"],
      ...numbers.map((one) => ["nummers", one]),
    ]) as unknown as Record<string, string>;
  const list = [good.number, withdrawn.number, open.number, "2026-999999"];
  const { shows } = await many(shop, asked(list));
  expect(shows).toEqual({
    words: say.many.sent(1),
    failed: [
      { number: withdrawn.number, why: say.many.withdrawn },
      { number: open.number, why: officeOrders.problems["not-confirmed"] },
      { number: "2026-999999", why: officeOrders.problems.unknown },
    ],
  });
  expect((await many(shop, asked([good.number]))).shows?.failed).toEqual([
    { number: good.number, why: officeOrders.problems.shipped },
  ]);
  expect((await many(shop, { deed: "orders.ship-many", vervoerder: "DHL" })).problem).toBe(say.many.none);
  expect((await viewOrder(shop, good.number))?.trail.at(-2)).toMatchObject({ by: STAFF, who: "person" });
});

test("one template goes to many, each by name and once", async () => {
  const shop = await aShop();
  const { number } = await paid(shop);
  const form = { deed: "orders.mail-many", nummers: number, sjabloon: "vorst", poging: "p1" };
  expect((await many(shop, form)).shows).toEqual({ words: say.many.mailed(1), failed: [] });
  expect((await many(shop, form)).shows).toEqual({
    words: say.many.mailed(0),
    failed: [{ number, why: say.problems.mailed }],
  });
  const written = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("written:"));
  expect(written.map(({ subject, text }) => [subject, text.includes("Hallo An,")])).toEqual([
    [`Je bestelling ${number} wacht op de dooi`, true],
  ]);
  expect((await many(shop, { ...form, sjabloon: "toString" })).problem).toBe(say.problems.empty);
});

test("a mail begins with one of the shop's own under what was typed, and nothing leaves by it", async () => {
  const shop = await aShop();
  const { number } = await paid(shop);
  const begin = async (form: Record<string, string>) => {
    const asked = { deed: "orders.begin", poging: "p1", sjabloon: "vorst", onderwerp: "", bericht: "", ...form };
    const told = await doOne(inOffice(shop, `/kantoor/bestellingen/${number}`, { form: asked, params: { number } }));
    return (told as unknown as { data: { shows: { onderwerp: string; bericht: string } } }).data.shows;
  };
  const own = await begin({});
  expect(own.onderwerp).toBe(`Je bestelling ${number} wacht op de dooi`);
  expect(own.bericht).toMatch(/^Hallo An,/);
  expect(await begin({ onderwerp: "Vorst", bericht: "Even dit:\r\ngoed nieuws." })).toEqual({
    onderwerp: "Vorst",
    bericht: `Even dit:\ngoed nieuws.\n\n${own.bericht}`,
  });
  expect(await begin({ sjabloon: "toString", bericht: "Dag" })).toEqual({ onderwerp: "", bericht: "Dag" });
  expect((await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("written:"))).toEqual([]);
});

const HOME = { naam: "An de Vries", postcode: "3755lc", huisnummer: "41", straat: "Eemweg", plaats: "Eemnes" };

test("an address changes until everything left; the customer hears it, and the invoice keeps its own", async () => {
  const shop = await aShop();
  const { number, id } = await paid(shop);
  const billing = (await again(shop, number)).snapshot.billing;
  expect(await send(shop, number, { deed: "orders.address", ...HOME, postcode: "37" })).toBe(say.problems.wrongAddress);
  expect(await send(shop, number, { deed: "orders.address", ...HOME })).toBe("adres");
  expect(await send(shop, number, { deed: "orders.address", ...HOME })).toBe(say.problems.same);
  const late = {
    deed: "orders.address",
    ...HOME,
    huisnummer: "9",
    was: "An de Vries, Lindelaan 12, 3817 AB Amersfoort",
  };
  expect(await send(shop, number, late), "a colleague was first").toBe(say.problems.moved);
  const seen = { ...HOME, straat: "Eemdijk", was: " An de Vries, Eemweg  41, 3755 LC Eemnes " };
  expect(await send(shop, number, { deed: "orders.address", ...seen })).toBe("adres");
  expect(await send(shop, number, { deed: "orders.address", ...HOME })).toBe("adres");
  const { snapshot } = await again(shop, number);
  expect(snapshot.deliverTo).toEqual({
    name: "An de Vries",
    street: "Eemweg",
    number: "41",
    postcode: "3755 LC",
    city: "Eemnes",
    country: "NL",
  });
  expect(snapshot.billing).toEqual(billing);
  expect((await listEvents(shop.db, id)).at(-1)).toMatchObject({ kind: "address-changed", by: `staff:${STAFF}` });
  const [mail] = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("address-changed"));
  expect(mail?.text).toContain("Eemweg 41");
  await send(shop, number, { deed: "orders.ship", vervoerder: "PostNL", gezien: "0", "aantal.A": "2" });
  expect(await send(shop, number, { deed: "orders.address", ...HOME, huisnummer: "43" })).toBe(say.problems.over);
});

test("who collects has no address to change", async () => {
  const shop = await aShop();
  const { number } = await paid(shop, 1, { ...ADDRESS, method: "ophalen" });
  expect(await send(shop, number, { deed: "orders.address", ...HOME })).toBe(say.problems.collected);
});

test("another day is taken and the old one given back; a full day and a day that cannot be are refused", async () => {
  const shop = await aShop({ DELIVERY_DAY_CAPACITY: "1" });
  const one = await paid(shop, 1, { ...ADDRESS, day: "2026-11-20" });
  const two = await paid(shop, 1, { ...ADDRESS, day: "2026-11-19" });
  const move = (number: string, dag: string) => send(shop, number, { deed: "orders.day", dag });
  expect(await move(one.number, "2026-11-19")).toBe(say.problems.day);
  expect(await move(one.number, "2026-11-22")).toBe(say.problems.day);
  expect(await move(one.number, "morgen")).toBe(say.problems.day);
  expect(await move(one.number, "2026-11-24")).toBe("dag");
  const order = await again(shop, one.number);
  expect(firstDay(order.snapshot)).toBe("dinsdag 24 november");
  expect(order.snapshot.firstDays?.[0]?.day, "the invoice keeps the day it named").toBe("2026-11-20");
  expect(await move(two.number, "2026-11-20")).toBe("dag");
  const taken = await shop.db.select().from(deliveryDays);
  expect(
    taken
      .filter((row) => row.taken > 0)
      .map((row) => row.day)
      .toSorted(),
  ).toEqual(["2026-11-20", "2026-11-24"]);
  expect(await listNewDays(shop, order)).not.toContain("2026-11-20");
});

test("a note is for colleagues alone, stands on the page and is forgotten with the customer", async () => {
  const shop = await aShop();
  const { number, id } = await paid(shop);
  expect(await send(shop, number, { deed: "orders.note", notitie: " " })).toBe(say.problems.empty);
  expect(await send(shop, number, { deed: "orders.note", notitie: "Poort links, hond is lief" })).toBe("notitie");
  const view = await viewOrder(shop, number);
  expect(view?.notes).toMatchObject([{ text: "Poort links, hond is lief", by: STAFF }]);
  expect((await shop.db.select().from(mails)).some(({ text }) => text.includes("hond"))).toBe(false);
  await shop.db.transaction((tx) => forgetCustomer(tx, { id: "usr_x", email: ADDRESS.email ?? "", confirmed: true }));
  const events = await listEvents(shop.db, id);
  expect(JSON.stringify(events)).not.toContain("hond");
  expect(events.at(-1)?.kind).toBe("note");
});

test("a mail in one's own words leaves once, and stands in the timeline with who wrote it", async () => {
  const shop = await aShop();
  const { number } = await paid(shop);
  const form = { deed: "orders.write", onderwerp: "Een vraag", bericht: "Mag de hond los?\n\nGroet", poging: "p" };
  expect(await send(shop, number, { ...form, bericht: "" })).toBe(say.problems.empty);
  expect([await send(shop, number, form), await send(shop, number, form)]).toEqual(["mail", say.problems.mailed]);
  const trail = (await viewOrder(shop, number))?.trail ?? [];
  expect(trail.at(-1)).toMatchObject({ what: `${officeOrders.kinds.mailed}: Een vraag`, by: STAFF, who: "person" });
});

test("a long mail without a subject comes back whole", async () => {
  const shop = await aShop();
  const { number } = await paid(shop);
  const form = { deed: "orders.write", onderwerp: "", bericht: "x".repeat(4999), poging: "p" };
  const told = await doOne(inOffice(shop, `/kantoor/bestellingen/${number}`, { form, params: { number } }));
  expect(told).toMatchObject({ data: { values: { bericht: form.bericht } } });
});
