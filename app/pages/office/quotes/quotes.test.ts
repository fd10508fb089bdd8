import { expect, test } from "vitest";
import { orders } from "#orders/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { quotes as say } from "#texts/account/quotes.ts";
import { officeQuotes } from "#texts/office/people/quotes.ts";
import { phone } from "#texts/office/phone.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import {
  begin,
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
} from "../../../../tests/quotes/offered.ts";
import { aShop } from "../../../../tests/shop.ts";
import { loader as paper } from "../../buy/quote-file.page.tsx";
import { loader } from "./quote.page.tsx";
import { loader as list } from "./quotes.page.tsx";

test("what is put together on the telephone is offered: numbered, mailed with a paper, pressed twice once", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await fill(shop, 5);
  const totaal = String((await draftOf(shop, mand))?.sums.totalCents);
  const form = { deed: "quotes.save", mand, poging: "p1", totaal, geldig: "2026-11-30", regel: "Zoals besproken." };
  const twice = await Promise.all([send(shop, form), send(shop, form)]);
  expect(twice).toEqual(Array(2).fill("/kantoor/offertes/O-2026-0001?gedaan=bewaard"));
  const [mail, ...more] = await mailed(shop, "quote:");
  const quote = await requireQuote(shop, "O-2026-0001");
  expect([more, mail?.to, mail?.text.includes(`/offerte/${quote.token}`)]).toEqual([[], WHO.email, true]);
  expect(mail?.attachments.map(({ filename }) => filename)).toContain("offerte-O-2026-0001.pdf");
  expect(await stockOf(shop), "nothing is set aside").toBe(100);
  expect(await draftOf(shop, mand), "the cart is closed").toBeUndefined();
  const second = numberIn(await save(shop, await fill(shop, 1), { poging: "p2" }));
  expect(second).toBe("O-2026-0002");
  const { quotes: lines, counts } = await list(inOffice(shop, "/kantoor/offertes"));
  expect([lines.map(({ number }) => number), counts.open]).toEqual([["O-2026-0002", "O-2026-0001"], 2]);
  const file = (await paper(inOffice(shop, "/x", { params: { token: quote.token } }))) as Response;
  expect([file.headers.get("x-robots-tag"), (await file.text()).slice(0, 5)]).toEqual(["noindex", "%PDF-"]);
});

test("a last day in the past, too far away or none at all is said beside its field", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mand = await fill(shop, 1);
  for (const geldig of ["", "2026-11-15", "2027-01-16", "morgen"])
    expect([geldig, await save(shop, mand, { geldig })]).toEqual([geldig, officeQuotes.problems.until]);
  const empty = await begin(shop);
  await send(shop, { deed: "phone.address", mand: empty, ...WHO });
  expect(await save(shop, empty)).toBe(phone.problems.empty);
});

test("customer and staff at the same moment make one order", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  const form = { deed: "quotes.order", versie: "1", betaling: "balie" };
  await Promise.all([yes(shop, quote), office(shop, quote.number, form), yes(shop, quote)]);
  expect([await shop.db.$count(orders), await stockOf(shop)]).toEqual([1, 95]);
});

test("staff make it an order that was paid at the counter, with its line in the log", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  const told = await office(shop, quote.number, { deed: "quotes.order", versie: "1", betaling: "balie" });
  expect(outcome(told)).toBe("geplaatst");
  const [order] = await shop.db.select().from(orders);
  expect([order?.paidAt !== null, order?.paymentMethod, order?.invoiceNumber]).toEqual([true, "balie", "F2026-000001"]);
  const log = (await shop.db.select().from(staffLog)).map(({ deed, subject }) => `${deed} ${subject}`);
  expect(log).toContain(`quotes.order ${quote.number}`);
  expect(log).toContain(`quotes.save ${quote.number}`);
});

test("a changed quote is a new version under the same link; a yes to the old one is refused and shows the new", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  const to = (await office(shop, quote.number, { deed: "quotes.change" })) as Response;
  const mand = new URL(to.headers.get("location") ?? "", shop.url).searchParams.get("mand") ?? "";
  expect((await draftOf(shop, mand))?.answers).toMatchObject({ quote: quote.number, city: "Amersfoort" });
  await send(shop, { deed: "phone.line", mand, sku: "A", "aantal.A": "3" });
  expect(numberIn(await save(shop, mand, { poging: "p9" }))).toBe(quote.number);
  expect(await yes(shop, quote)).toBe(say.problems.changed);
  const now = await look(shop, quote);
  expect([now.version, now.snapshot.lines[0]?.quantity]).toEqual([2, 3]);
  expect(await mailed(shop, "quote:")).toHaveLength(2);
  const page = await loader(inOffice(shop, "/x", { params: { number: quote.number } }));
  expect(page.earlier.map(({ version }) => version)).toEqual([1]);
  expect(await yes(shop, { ...quote, version: 2 })).toContain("/thank-you");
  expect(await stockOf(shop)).toBe(97);
  expect(outcome(await office(shop, quote.number, { deed: "quotes.change" }))).toBe(officeQuotes.problems.accepted);
});

test("two change a quote at once: who saves second hears of the first, and nothing is written over", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  const open = async () => {
    const to = (await office(shop, quote.number, { deed: "quotes.change" })) as Response;
    return new URL(to.headers.get("location") ?? "", shop.url).searchParams.get("mand") ?? "";
  };
  const [one, two] = [await open(), await open()];
  await send(shop, { deed: "phone.line", mand: one, sku: "A", "aantal.A": "3" });
  expect(numberIn(await save(shop, one, { poging: "p8" }))).toBe(quote.number);
  expect(await save(shop, two, { poging: "p9" })).toBe(officeQuotes.problems.changed);
  expect((await look(shop, quote)).snapshot.lines[0]?.quantity).toBe(3);
});

test("a withdrawn quote cannot be taken, nor withdrawn twice", async () => {
  const shop = await aShop();
  const quote = await offered(shop);
  const form = { deed: "quotes.withdraw", versie: "1" };
  expect(outcome(await office(shop, quote.number, form))).toBe(officeQuotes.problems.sure);
  expect(outcome(await office(shop, quote.number, { ...form, zeker: "ja" }))).toBe("ingetrokken");
  expect(outcome(await office(shop, quote.number, { ...form, zeker: "ja" }))).toBe(officeQuotes.problems.withdrawn);
  expect(await yes(shop, quote)).toBe(say.problems.withdrawn);
  expect(await look(shop, quote)).toMatchObject({ state: "withdrawn" });
});
