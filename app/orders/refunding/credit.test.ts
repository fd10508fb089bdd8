import { eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { giftCards } from "#cart/tables.server.ts";
import type { VatClass } from "#kit/vat.ts";
import { mails } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { compensateOrder } from "./compensate-order.server.ts";
import { creditPdf } from "../papers/credit-note.server.ts";
import { openCents, paidCents } from "../order.ts";
import { mailCredit, mailRefund } from "../papers/order-mails.server.ts";
import { findOrderById, listCredits } from "../orders.server.ts";
import { returnOrder } from "./return-order.server.ts";
import { settleOrder } from "../placing/settle-order.server.ts";
import { shipOrder } from "../shipping/ship-order.server.ts";

const BUSINESS: CheckoutAnswers = { ...ADDRESS, business: true, company: "Tuin & Co", vatNumber: "NL123456789B01" };
const BELGIAN: CheckoutAnswers = {
  ...BUSINESS,
  country: "BE",
  postcode: "2000",
  city: "Antwerpen",
  vatNumber: "BE0403019261",
  vatConfirmed: { number: "BE0403019261", by: "vies" },
};

async function agreed(answers = BUSINESS, { paid = false, vat = 9 as VatClass } = {}) {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 1090, more: { vat, group: "moestuin" } });
  await aPlant(shop, { sku: "B", priceCents: 2420, more: { vat: 21, group: "moestuin" } });
  const order = await anOrder(
    shop,
    [
      { sku: "A", quantity: 3 },
      { sku: "B", quantity: 1 },
    ],
    answers,
  );
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid, by: "shop" }));
  return { shop, id: order.id, total: order.dueCents };
}

async function booksOf(shop: TestShop, id: `ord_${string}`) {
  const order = await findOrderById(shop.db, id);
  if (!order) throw new Error("gone");
  return { order, notes: await listCredits(shop.db, id), open: openCents(order), paid: paidCents(order) };
}
const jobs = (shop: TestShop) => shop.jobs.sent.map(({ name }) => name).filter((name) => /credit|refund/.test(name));

test("a part of an order on account that is cancelled makes the invoice lower, with a credit note of its own number", async () => {
  const { shop, id, total } = await agreed();
  expect(await cancelOrder(shop, id, [{ sku: "A", quantity: 2 }], "staff")).toEqual({ ok: true, refundCents: 0 });
  const { notes, open, order } = await booksOf(shop, id);
  expect([open, order.refundedCents]).toEqual([total - 2180, 0]);
  expect(notes).toMatchObject([
    {
      number: "C2026-000001",
      waivedCents: 2180,
      openCents: total - 2180,
      body: { totalCents: 2180, vat: [{ rate: 9, grossCents: 2180, vatCents: 180 }] },
    },
  ]);
  expect(jobs(shop)).toEqual(["credit-mail"]);
  const [job] = shop.jobs.sent.filter(({ name }) => name === "credit-mail");
  await Promise.all([mailCredit(shop, String(job?.data.once)), mailCredit(shop, String(job?.data.once))]);
  const posted = await shop.db.select().from(mails);
  expect(posted.map(({ subject, attachments }) => [subject, attachments.map(({ filename }) => filename)])).toEqual([
    [`Je factuur is verlaagd, bestelling ${order.number}`, ["creditfactuur-C2026-000001.pdf", "C2026-000001.xml"]],
  ]);
  expect(posted[0]?.text).toContain("F2026-000001");
});

test("what is left is what is paid, and only that goes back later", async () => {
  const { shop, id, total } = await agreed();
  await cancelOrder(shop, id, [{ sku: "A", quantity: 1 }], "staff");
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "staff" }));
  expect((await booksOf(shop, id)).paid).toBe(total - 1090);
  expect(await cancelOrder(shop, id, "all", "staff")).toEqual({ ok: true, refundCents: total - 1090 });
  const { notes, order } = await booksOf(shop, id);
  expect(order.refundedCents).toBe(total - 1090);
  expect(notes.map(({ number }) => number)).toEqual(["C2026-000001", "C2026-000002"]);
  const vat = (rate: number) =>
    notes
      .flatMap(({ body }) => body.vat.filter((one) => one.rate === rate))
      .reduce((sum, one) => sum + one.vatCents, 0);
  expect([vat(9), vat(21)], "the notes take off exactly the VAT of the invoice").toEqual(
    order.snapshot.vat.map(({ vatCents }) => vatCents),
  );
  expect(notes.reduce((sum, { body }) => sum + body.totalCents, 0)).toBe(total);
});

test("the money of a paid order goes back with its credit note in one mail", async () => {
  const { shop, id } = await agreed(ADDRESS, { paid: true });
  expect(await cancelOrder(shop, id, [{ sku: "B", quantity: 1 }], "staff")).toEqual({ ok: true, refundCents: 2420 });
  expect(jobs(shop)).toEqual(["refund-order", "refund-mail"]);
  const { notes, order } = await booksOf(shop, id);
  await mailRefund(shop, id, 2420, notes[0]?.once ?? "");
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["creditfactuur-C2026-000001.pdf"]);
  const paper = await PDFDocument.load(await creditPdf(shop, order, notes[0] as never));
  expect([paper.getTitle(), paper.getPageCount()]).toEqual(["Creditfactuur C2026-000001", 1]);
});

test("VAT that a Belgian company accounts for itself was never paid, so it does not come back", async () => {
  const { shop, id, total } = await agreed(BELGIAN, { paid: true });
  const { order } = await booksOf(shop, id);
  expect(order.snapshot.vat).toEqual([]);
  expect(await cancelOrder(shop, id, [{ sku: "B", quantity: 1 }], "staff")).toEqual({ ok: true, refundCents: 2000 });
  await shipOrder(shop, id, "all", { carrier: "PostNL", by: "staff" });
  const back = await returnOrder(shop, id, [{ sku: "A", quantity: 3 }], { by: "staff", sellable: true });
  expect(back).toEqual({ ok: true, refundCents: total - 2000 });
});

test("a compensation lowers an open invoice first; twice from the same form is once", async () => {
  const { shop, id, total } = await agreed();
  const give = () => compensateOrder(shop, id, { cents: 500, why: "tak gebroken", seen: 0, by: "staff" });
  const answers = await Promise.all([give(), give()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await booksOf(shop, id)).open).toBe(total - 500);
  const more = { cents: total, why: "te veel", seen: 500, by: "staff" };
  expect(await compensateOrder(shop, id, more)).toEqual({ ok: false, reason: "too-much" });
});

test("an order on account that a gift card paid in part gives the card its money back", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 5000 });
  const code = "ABCDEFGHJKLMNPQR";
  await shop.db.insert(giftCards).values({ code, valueCents: 2000, balanceCents: 2000, createdAt: shop.now() });
  const order = await anOrder(shop, [{ sku: "A", quantity: 2 }], BUSINESS, [code]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: false, by: "shop" }));
  expect((await booksOf(shop, order.id)).open).toBe(order.dueCents);
  expect(await cancelOrder(shop, order.id, "all", "staff")).toEqual({ ok: true, refundCents: 2000 });
});

test("a gift card that was bought cannot be spent once its money went back, nor go back once it was spent", async () => {
  const shop = await aShop();
  const more = { vat: "voucher", passport: false, latin: null, group: "cadeau" } as const;
  await aPlant(shop, { sku: "BON", priceCents: 2500, more });
  const order = await anOrder(shop, [{ sku: "BON", quantity: 2 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  expect(await cancelOrder(shop, order.id, [{ sku: "BON", quantity: 1 }], "shopper")).toMatchObject({ ok: true });
  const cards = () => shop.db.select().from(giftCards).orderBy(giftCards.balanceCents);
  expect((await cards()).map(({ balanceCents, blockedAt }) => [balanceCents, blockedAt !== null])).toEqual([
    [0, true],
    [2500, false],
  ]);
  await shop.db.update(giftCards).set({ balanceCents: 100 }).where(eq(giftCards.balanceCents, 2500));
  expect(await cancelOrder(shop, order.id, "all", "shopper")).toEqual({ ok: false, reason: "gift-used" });
  expect((await findOrderById(shop.db, order.id))?.refundedCents).toBe(2500);
});

test("after money off, pieces that go take off no more of a rate than the invoice still says", async () => {
  for (const cents of [2000, 5000]) {
    const { shop, id, total } = await agreed(BUSINESS, { paid: true });
    await compensateOrder(shop, id, { cents, why: "stuk", seen: 0, by: "staff" });
    await cancelOrder(shop, id, [{ sku: "B", quantity: 1 }], "staff");
    const { order, notes } = await booksOf(shop, id);
    const off = (rate: number) =>
      notes
        .flatMap(({ body }) => body.vat.filter((one) => one.rate === rate))
        .reduce((sum, one) => sum + one.grossCents, 0);
    for (const { rate, grossCents } of order.snapshot.vat)
      expect([rate, off(rate) <= grossCents]).toEqual([rate, true]);
    const credited = notes.map(({ body }) => body.totalCents);
    expect(
      credited.reduce((sum, one) => sum + one, 0),
      "the notes say what went back",
    ).toBe(order.refundedCents);
    for (const { body } of notes)
      expect(
        body.lines.reduce((sum, line) => sum + line.cents, 0),
        "a note adds up",
      ).toBe(body.totalCents);
    expect(await cancelOrder(shop, id, "all", "staff")).toMatchObject({ ok: true });
    const last = await booksOf(shop, id);
    expect([last.order.refundedCents, off(9) > 0]).toEqual([total, true]);
    const vat = last.notes.flatMap(({ body }) => body.vat).reduce((sum, one) => sum + one.vatCents, 0);
    expect(vat).toBe(order.snapshot.vat.reduce((sum, one) => sum + one.vatCents, 0));
  }
});

test("money off is shared over what earlier notes left", async () => {
  const { shop, id } = await agreed(BUSINESS, { paid: true });
  await cancelOrder(shop, id, [{ sku: "B", quantity: 1 }], "staff");
  const seen = (await booksOf(shop, id)).order.refundedCents;
  await compensateOrder(shop, id, { cents: 1090, why: "stuk", seen, by: "staff" });
  const [, note] = (await booksOf(shop, id)).notes;
  const high = note?.body.vat.find(({ rate }) => rate === 21)?.grossCents ?? 0;
  expect(high, "of the higher rate only a part of the delivery is left").toBeLessThan(200);
});
