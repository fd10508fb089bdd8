import { asc, desc, eq } from "drizzle-orm";
import { sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { listNewDays } from "#orders/changing/change-day.server.ts";
import { isOpen } from "#orders/changing/is-open.ts";
import { isLongGone } from "#orders/finding/long-gone.server.ts";
import { addressLines } from "#orders/order-parts.ts";
import { creditable, deliveryDayOf, isWholeOnly, movedOf, openCents, statusOf, takenOff } from "#orders/order.ts";
import {
  findOrder,
  listCredits,
  listOrderLines,
  listShipments,
  type Order,
  orderToken,
  paperPath,
} from "#orders/orders.server.ts";
import type { Piece } from "#orders/shipping/piece.ts";
import { withdrawals } from "#orders/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { payments, refunds } from "#payments/tables.server.ts";
import { delivery } from "#texts/delivery.ts";
import { desk } from "#texts/office/desk.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { payments as methods } from "#texts/payments.ts";
import { sayMoment } from "../say.ts";
import { readTrail } from "./trail.server.ts";

/** An order as somebody of the shop sees it: everything that was agreed, and everything that happened since. */
export async function viewOrder(shop: Shop, number: string) {
  const order = await findOrder(shop.db, number);
  if (!order) return undefined;
  const { db } = shop;
  const [lines, sent, tries, back, notices, credits] = await Promise.all([
    listOrderLines(db, order.id),
    listShipments(db, order.id),
    db.select().from(payments).where(eq(payments.order, order.id)).orderBy(asc(payments.createdAt)),
    db.select().from(refunds).where(eq(refunds.order, order.id)).orderBy(asc(refunds.createdAt)),
    db.select().from(withdrawals).where(eq(withdrawals.order, order.id)).orderBy(desc(withdrawals.receivedAt)),
    listCredits(db, order.id),
  ]);
  const agreed = ({ sku, cut }: Omit<Piece, "quantity">) =>
    order.snapshot.lines.find((line) => line.sku === sku && (line.cut ?? "") === (cut ?? line.cut ?? ""));
  const pieces = (list: Piece[]) =>
    list.map((piece) => say.pieces(piece.quantity, agreed(piece)?.name ?? piece.sku)).join(", ");
  const told = await readTrail(shop, order, sent, pieces);
  return {
    number: order.number,
    status: statusOf(order),
    isLongGone: isLongGone(order, shop.now()),
    email: order.email.includes("@") ? order.email : "",
    confirmed: order.confirmedAt !== null,
    onAccount: order.confirmedAt !== null && order.paidAt === null && order.cancelledAt === null,
    seen: movedOf(lines),
    takenOff: takenOff(order),
    creditable: order.invoiceNumber ? creditable(order) : 0,
    open: euros(openCents(order)),
    wholeOnly: isWholeOnly(order),
    totals: totalsOf(order),
    lines: lines.map(({ sku, cut, quantity, cancelled, shipped, returned }) => {
      const line = agreed({ sku, cut });
      return {
        sku,
        cut,
        quantity,
        cancelled,
        shipped,
        returned,
        name: line?.name ?? sku,
        picture: line?.picture ? { key: line.picture.key, alt: "" } : null,
        unit: euros(line?.unitCents ?? 0),
        label: [line?.label, line?.note].filter(Boolean).join(", "),
        slug: line?.slug ?? "",
        amount: euros(line?.lineCents ?? 0),
        here: order.cancelledAt ? 0 : quantity - cancelled - shipped,
        out: shipped - returned,
      };
    }),
    facts: factsOf(order),
    billing: billingOf(order),
    shopperLink: `/thank-you?b=${order.number}&t=${orderToken(shop, order)}`,
    invoice: order.invoiceNumber && {
      number: order.invoiceNumber,
      to: paperPath(shop, order, "factuur"),
    },
    credits: credits.map(({ number: note }) => ({ number: note, to: paperPath(shop, order, note) })),
    steps: stepsOf(order),
    shipments: sent.map(({ id, lines: what, carrier, trackUrl, shippedAt, deliveredAt }) => ({
      id,
      carrier,
      trackUrl,
      what: pieces(what),
      sent: sayMoment(shippedAt),
      arrived: deliveredAt && sayMoment(deliveredAt),
    })),
    payments: [
      ...order.snapshot.gifts.map(({ code, cents }) => [
        sayMoment(order.placedAt),
        `${say.giftPaid} ${code.slice(0, 4)}…`,
        euros(cents),
        say.paymentStates.paid,
      ]),
      ...tries.map(({ createdAt, method, amountCents, state }) => [
        sayMoment(createdAt),
        methods.methods[method]?.title ?? method,
        euros(amountCents),
        say.paymentStates[state],
      ]),
      ...back.map(({ createdAt, reason, amountCents, sentAt, payment }) => [
        sayMoment(createdAt),
        say.refund(reason),
        euros(-amountCents),
        sentAt ? say.refundSent : payment ? say.refundWaits : say.byHand.state,
      ]),
    ],
    byHand: back
      .filter(({ payment, sentAt }) => !payment && !sentAt)
      .map(({ id, amountCents }) => ({ id, amount: euros(amountCents) })),
    withdrawals: notices.map(({ receivedAt, name, email, which, goodsBackAt }) => [
      sayMoment(receivedAt),
      `${name}, ${email}`,
      which || say.everything,
      goodsBackAt ? sayMoment(goodsBackAt) : "–",
    ]),
    ...told,
    ...(await changesOf(shop, order)),
  };
}

export type ViewedOrder = NonNullable<Awaited<ReturnType<typeof viewOrder>>>;

/** Ordered, paid, packed, on its way, there: what was done, and what is next. */
function stepsOf(order: Order) {
  const { placedAt, paidAt, confirmedAt, partShippedAt, shippedAt, deliveredAt } = order;
  const wanted = deliveryDayOf(order.snapshot);
  const steps: [string, Date | null, string][] = [
    [desk.track.placed, placedAt, ""],
    [desk.track.paid, paidAt, confirmedAt ? (methods.methods.rekening?.title ?? "") : ""],
    [desk.track.packing, partShippedAt ?? shippedAt, ""],
    [desk.track.away, shippedAt, ""],
    [desk.track.there, deliveredAt, wanted ? desk.track.wanted(sayDay(wanted)) : ""],
  ];
  const over = order.cancelledAt ?? order.withdrawnAt ?? (confirmedAt ? null : order.expiredAt);
  const next = over ? -1 : steps.findIndex(([, at], place) => !at && !(place === 1 && confirmedAt));
  return steps.map(([label, at, otherwise], place) => ({
    label,
    at: at ? sayMoment(at) : otherwise || "–",
    state: at ? ("done" as const) : place === next ? ("now" as const) : ("later" as const),
  }));
}

/** What can still be changed: where it goes, and on which day. */
async function changesOf(shop: Shop, order: Order) {
  const { contact, business, deliverTo, method, pickup } = order.snapshot;
  const open = isOpen(order);
  const wanted = deliveryDayOf(order.snapshot);
  return {
    contact: { ...contact, name: `${contact.firstName} ${contact.lastName}`.trim(), company: business?.company ?? "" },
    to: { ...deliverTo, lines: addressLines(deliverTo), point: pickup !== undefined },
    mayMove: open && method !== "ophalen",
    wanted: wanted && { day: wanted, said: sayDay(wanted) },
    days: open ? (await listNewDays(shop, order)).map((day) => ({ day, said: sayDay(day) })) : [],
  };
}

function totalsOf({ snapshot, totalCents, refundedCents, waivedCents }: Order): [string, string][] {
  return [
    ...(snapshot.discountCents
      ? [[say.totals.discount(snapshot.code ?? ""), euros(-snapshot.discountCents)] as [string, string]]
      : []),
    [say.totals.delivery, euros(snapshot.deliveryCents)],
    [say.totals.total, euros(totalCents)],
    ...(waivedCents ? [[say.totals.waived, euros(-waivedCents)] as [string, string]] : []),
    ...(refundedCents ? [[say.totals.refunded, euros(-refundedCents)] as [string, string]] : []),
  ];
}

const filledIn = (facts: [string, string][]) => facts.filter(([, value]) => value);

/** Who pays and how. */
function billingOf({ snapshot, paymentMethod }: Order): [string, string][] {
  const { business, deliverTo, billing } = snapshot;
  const [to, bill] = [deliverTo, billing].map((address) =>
    addressLines(address)
      .join(", ")
      .replace(/(\d{4}) ([A-Z]{2})\b/, "$1\u00a0$2"),
  );
  return filledIn([
    [say.facts.reference, business?.reference ?? ""],
    [say.facts.billing, bill === to ? "" : (bill ?? "")],
    [say.facts.paidWith, methods.methods[paymentMethod]?.title ?? paymentMethod],
  ]);
}

function factsOf({ snapshot }: Order): [string, string][] {
  const days = snapshot.shipments.flatMap(({ kind, day }) =>
    day ? [kind === "week" ? delivery.week(sayDay(day)) : sayDay(day)] : [],
  );
  return filledIn([
    [say.facts.method, delivery.methods[snapshot.method].title],
    [say.facts.wanted, [...new Set(days)].join(", ")],
    [say.facts.note, snapshot.note],
    [say.facts.gift, snapshot.gift],
  ]);
}
