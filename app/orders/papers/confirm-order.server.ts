import { listGiftCards } from "#cart/lines/empty-cart.server.ts";
import { dayOf, sayDate, sayDay } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { layOutParts } from "#outside/mail/mail-layout.ts";
import { box, button, columns, heading, type Part, space, title, words } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { payments } from "#texts/payments.ts";
import { invoicePdf } from "./invoice.server.ts";
import { ownWords } from "./own-words.server.ts";
import { lastingPapers } from "./lasting-papers.server.ts";
import { invoiceForPrograms } from "./ubl-papers.server.ts";
import { addressLines, capital, firstDay, itemsPart, sumsPart } from "../order-parts.ts";
import { isForGround } from "../order.ts";
import { findOrderById, type Order, orderLink } from "../orders.server.ts";
import { tellReservation } from "../reserving/reservation-mails.server.ts";

/** The job after payment: the confirmation on paper that lasts, with the invoice, the terms and the withdrawal form. */
export async function confirmOrder(shop: Shop, id: Id<"ord">): Promise<void> {
  const order = await findOrderById(shop.db, id);
  if (!order?.confirmedAt) return;
  if (order.snapshot.reservation) return tellReservation(shop, id, "confirmed");
  const { snapshot, number, email } = order;
  const gifts = await shop.db.transaction((tx) => listGiftCards(tx, id));
  const day = firstDay(snapshot);
  const parts = [
    ...opening(shop, order, day),
    heading(texts.what),
    itemsPart(snapshot, shop.url),
    sumsPart(snapshot),
    ...(gifts.length ? giftParts(gifts) : []),
    ...closing(shop, order),
  ];
  const preview = day ? texts.confirmed.preview(capital(day)) : texts.confirmed.paid;
  const { html, text } = layOutParts(shop, preview, parts, texts.why);
  const attachments = [
    {
      filename: texts.invoiceFile(order.invoiceNumber ?? number),
      type: "application/pdf",
      contentBase64: Buffer.from(await invoicePdf(shop, order)).toString("base64"),
    },
    ...invoiceForPrograms(shop, order),
    ...lastingPapers(shop),
  ];
  await shop.db.transaction((tx) =>
    postMail(shop, tx, `order-confirmed:${id}`, {
      to: email,
      subject: texts.confirmed.subject(number, shop.settings.SHOP_NAME),
      html,
      text,
      attachments,
    }),
  );
}

function opening({ settings }: Shop, order: Order, day: string | undefined): Part[] {
  const { snapshot, number, paidAt, paymentMethod, placedAt } = order;
  const collect = snapshot.method === "ophalen";
  const say = collect
    ? texts.confirmed.collect
    : snapshot.pickup
      ? texts.confirmed.point
      : (text: string) => texts.confirmed.day(capital(text));
  const when = day ? say(day) : "";
  const { firstName } = snapshot.contact;
  const to = collect
    ? [
        texts.collectAt,
        settings.COMPANY_LEGAL_NAME,
        settings.COMPANY_STREET,
        `${settings.COMPANY_POSTCODE} ${settings.COMPANY_CITY}`,
      ]
    : [texts.deliverTo, ...addressLines(snapshot.deliverTo)];
  const about = [
    texts.order(number),
    capital(`${sayDay(dayOf(placedAt)).split(" ")[0]} ${sayDate(dayOf(placedAt))}`),
    ...(snapshot.totalCents > 0
      ? [paidAt ? texts.paidWith(payments.methods[paymentMethod]?.title ?? paymentMethod) : texts.onAccount]
      : []),
    ...(snapshot.business?.reference ? [texts.reference(snapshot.business.reference)] : []),
  ];
  return [
    title(day && isForGround(snapshot) ? texts.confirmed.title(firstName) : texts.confirmed.titlePlain(firstName)),
    words([paidAt ? texts.confirmed.paid : texts.confirmed.account, when].filter(Boolean).join(" ")),
    ...ownWords("bevestiging", order),
    columns(to, about),
  ];
}

function giftParts(gifts: { code: string; valueCents: number }[]): Part[] {
  return [
    heading(texts.codes),
    words(
      gifts.map(({ code, valueCents }) => `${code.replace(/(.{4})(?=.)/g, "$1-")}  ${euros(valueCents)}`).join("\n"),
    ),
    words(texts.codesText, "soft"),
  ];
}

function closing(shop: Shop, { snapshot, id, number }: Order): Part[] {
  const excluded = snapshot.lines.filter(({ withdrawal }) => withdrawal !== "yes").map(({ name }) => name);
  return [
    ...(isForGround(snapshot)
      ? [box(texts.prepare, texts.prepareText, { label: texts.prepareLink, to: `${shop.url}/groenhulp` })]
      : []),
    button(texts.look, orderLink(shop, { id, number })),
    words(texts.withdraw(`${shop.url}/annuleren-retouren?b=${number}#herroepen`), "soft"),
    words(texts.papers, "soft"),
    ...(excluded.length ? [words(texts.excluded(excluded.join(", ")), "soft")] : []),
    words(isForGround(snapshot) ? `${texts.guarantee} ${texts.growth}` : texts.guarantee, "soft"),
    words(texts.question(shop.settings.COMPANY_PHONE), "soft"),
    space,
  ];
}
