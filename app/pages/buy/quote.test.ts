import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { remindQuotes } from "#checkout/quote/clock.server.ts";
import { quotes } from "#checkout/tables.server.ts";
import { accountCompanies } from "#orders/on-account/tables.server.ts";
import { orders } from "#orders/tables.server.ts";
import { messages } from "#outside/tables.server.ts";
import { quotes as say } from "#texts/account/quotes.ts";
import { officeQuotes } from "#texts/office/people/quotes.ts";
import { phone } from "#texts/office/phone.ts";
import { aPlant } from "../../../tests/buying.ts";
import { inOffice, outcome } from "../../../tests/office.ts";
import {
  draftOf,
  fill,
  look,
  mailed,
  numberIn,
  offered,
  office,
  requireQuote,
  save,
  send,
  stockOf,
  WHO,
  yes,
} from "../../../tests/quotes/offered.ts";
import { aShop } from "../../../tests/shop.ts";
import { loader as list } from "../office/quotes/quotes.page.tsx";

test("a yes keeps the quoted price, takes the stock, mails the link to pay, and is one order however often", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  await shop.db.update(variants).set({ priceCents: 5000 });
  const [first, second] = await Promise.all([yes(shop, quote), yes(shop, quote)]);
  expect([first.startsWith("/thank-you?b=2026-000001"), second]).toEqual([true, first]);
  expect(await yes(shop, quote)).toBe(first);
  const [order, ...more] = await shop.db.select().from(orders);
  expect([more, order?.totalCents, order?.snapshot.lines[0]?.unitCents]).toEqual([[], quote.totalCents, 995]);
  expect(await stockOf(shop)).toBe(95);
  expect((await mailed(shop, "pay-link:")).map(({ text }) => text.includes("akkoord"))).toEqual([true]);
  expect(await look(shop, quote)).toMatchObject({ state: "accepted", order: { number: "2026-000001" } });
  expect(await requireQuote(shop, quote.number)).toMatchObject({ acceptedBy: "shopper", order: order?.id });
});

test("too little left: nothing is ordered, the customer reads what, and staff hear of it once", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  await shop.db.update(variants).set({ stock: 4 }).where(eq(variants.sku, "A"));
  const sentence = say.problems["not-enough-stock"]("Taxus A");
  expect([await yes(shop, quote), await yes(shop, quote)]).toEqual([sentence, sentence]);
  expect(outcome(await office(shop, quote.number, { deed: "quotes.order", versie: "1", betaling: "link" }))).toBe(
    phone.problems["not-enough-stock"]("Taxus A"),
  );
  expect([await shop.db.$count(orders), await stockOf(shop)]).toEqual([0, 4]);
  const threads = await shop.db.select().from(messages);
  expect(threads.map(({ email, subject }) => [email, subject])).toEqual([[WHO.email, say.told.subject(quote.number)]]);
  expect(await look(shop, quote)).toMatchObject({ state: "open" });
  await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.sku, "A"));
  expect(await yes(shop, quote)).toContain("/thank-you");
});

test("it is good through its last day, lapses by itself, and is told of once, three days before", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  expect(await remindQuotes(shop)).toBe(0);
  shop.at("2026-11-27T07:15:00Z");
  expect([await remindQuotes(shop), await remindQuotes(shop)]).toEqual([1, 0]);
  expect(await mailed(shop, "quote-ends:")).toHaveLength(1);
  shop.at("2026-11-30T22:59:00Z");
  expect(await look(shop, quote)).toMatchObject({ state: "open" });
  shop.at("2026-11-30T23:01:00Z");
  expect(await look(shop, quote)).toMatchObject({ state: "lapsed" });
  expect(await yes(shop, quote)).toBe(say.problems.lapsed);
  expect(outcome(await office(shop, quote.number, { deed: "quotes.order", versie: "1", betaling: "link" }))).toBe(
    officeQuotes.problems.lapsed,
  );
  expect((await list(inOffice(shop, "/kantoor/offertes?weergave=lapsed"))).quotes).toHaveLength(1);
  expect(await remindQuotes(shop)).toBe(0);
});

test("a quote made shorter than three days before its end gets no reminder", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  await save(shop, await fill(shop, 1), { geldig: "2026-11-18" });
  expect(await remindQuotes(shop)).toBe(0);
});

test("a day that went by gives way to the first that can", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await fill(shop, 1);
  const [first = { day: "" }] = (await draftOf(shop, mand))?.days ?? [];
  await send(shop, { deed: "phone.address", mand, ...WHO, day: first.day });
  const quote = await requireQuote(shop, numberIn(await save(shop, mand)));
  shop.at("2026-11-28T09:00:00Z");
  expect(await yes(shop, quote)).toContain("/thank-you");
  const [order] = await shop.db.select().from(orders);
  expect((order?.snapshot.shipments[0]?.day ?? "") > first.day).toBe(true);
});

test("on account for an approved company, under its ceiling, with prices without VAT beside", async () => {
  const shop = await aShop();
  const quote = await offered(shop, 5, { company: "An BV" });
  expect((await look(shop, quote)).net).not.toBe("");
  expect(await yes(shop, quote, "rekening")).toBe(say.problems["no-company"]);
  const now = shop.now();
  const person = { firstName: "An", lastName: "de Vries", confirmedAt: now, createdAt: now };
  await shop.db.insert(users).values({ id: "usr_an", email: WHO.email ?? "", ...person });
  const company = { userId: "usr_an", company: "An BV", approvedBy: "x", approvedAt: now };
  await shop.db.insert(accountCompanies).values({ ...company, ceilingCents: 100 });
  expect(await yes(shop, quote, "rekening")).toBe(say.problems["over-ceiling"]);
  expect([await shop.db.$count(orders), await stockOf(shop)]).toEqual([0, 100]);
  await shop.db.update(accountCompanies).set({ ceilingCents: 100_000 });
  expect(await yes(shop, quote, "rekening")).toContain("/thank-you");
  const [order] = await shop.db.select().from(orders);
  expect([order?.userId, order?.confirmedAt !== null, order?.paidAt]).toEqual(["usr_an", true, null]);
});

test("a discount that was offered holds, also after the day it was given on", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await fill(shop, 5);
  await send(shop, { deed: "phone.discount", mand, korting: "10%", waarom: "groot terras" });
  const quote = await requireQuote(shop, numberIn(await save(shop, mand)));
  expect(quote.snapshot.discountCents).toBe(498);
  shop.at("2026-11-20T09:00:00Z");
  expect(await yes(shop, quote)).toContain("/thank-you");
  expect((await shop.db.select().from(orders))[0]?.totalCents).toBe(quote.totalCents);
});

test("a link that is not whole leads nowhere, and neither does what the database keeps of it", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  for (const token of [
    "",
    "x",
    quote.token.slice(0, 31),
    `${quote.token.slice(0, 31)}~`,
    quote.id,
    quote.kept.slice(0, 32),
  ]) {
    await expect(look(shop, { token })).rejects.toMatchObject({ status: 404 });
    expect(await yes(shop, { token: token || "-" })).toBe(say.problems.unknown);
  }
  const rows = JSON.stringify(await shop.db.select().from(quotes));
  expect([rows.includes(quote.token), (await look(shop, quote)).state]).toEqual([false, "open"]);
  expect(await shop.db.$count(quotes)).toBe(1);
});
