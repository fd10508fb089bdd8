import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Credit } from "./refunding/credit.ts";
import type { OrderSnapshot } from "./order.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Numbers without gaps: taken inside the transaction that uses them, so a failure gives the number back. */
export const counters = pgTable("counters", { name: text().primaryKey(), value: integer().notNull() });

/** What was agreed. Where and when it comes may change until it leaves, by a deed that is noted; what happened are moments that are set once. */
export const orders = pgTable(
  "orders",
  {
    id: text().$type<Id<"ord">>().primaryKey(),
    number: text().notNull().unique(),
    /** One order per attempt: a double click or a retry brings the same key. */
    attempt: text().notNull().unique(),
    cart: text(),
    userId: text("user_id"),
    email: text().notNull(),
    totalCents: integer("total_cents").notNull(),
    giftCents: integer("gift_cents").notNull(),
    dueCents: integer("due_cents").notNull(),
    paymentMethod: text("payment_method").notNull(),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    /** The first day on which something is wanted, kept by the database; orders that left before it was kept have none. */
    firstDay: text("first_day").$type<Day>(),
    placedAt: moment("placed_at").notNull(),
    /** Until when the plants are set aside without payment. */
    heldUntil: moment("held_until").notNull(),
    /** Paid, or agreed on account: from here the shop delivers. */
    confirmedAt: moment("confirmed_at"),
    paidAt: moment("paid_at"),
    expiredAt: moment("expired_at"),
    /** Another order from the same cart took its place: money that still comes for this one goes back. */
    replacedAt: moment("replaced_at"),
    /** Which network placed it, as a keyed hash, only while it holds plants without being paid. */
    peer: text(),
    cancelledAt: moment("cancelled_at"),
    partShippedAt: moment("part_shipped_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    withdrawnAt: moment("withdrawn_at"),
    remindedAt: moment("reminded_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Taken off an invoice before it was paid. */
    waivedCents: integer("waived_cents").notNull().default(0),
    invoiceNumber: text("invoice_number").unique(),
    invoicedAt: moment("invoiced_at"),
  },
  (t) => [
    index("orders_of_user").on(t.userId, t.placedAt),
    index("orders_by_email").on(t.email),
    index("orders_of_cart").on(t.cart),
    index("orders_waiting")
      .on(t.heldUntil)
      .where(sql`confirmed_at is null and expired_at is null and cancelled_at is null`),
    index("orders_open_of_peer")
      .on(t.peer)
      .where(sql`confirmed_at is null and expired_at is null and cancelled_at is null`),
    index("orders_newest").on(t.placedAt),
    index("orders_to_send")
      .on(t.placedAt)
      .where(sql`confirmed_at is not null and shipped_at is null and cancelled_at is null`),
    // The functions stand in the migration of the desk: the first day something is wanted, and the words it is found by.
    index("orders_to_send_by_day")
      .on(sql`order_day(snapshot)`, t.placedAt)
      .where(sql`confirmed_at is not null and shipped_at is null and cancelled_at is null`),
    index("orders_sendable")
      .on(t.firstDay.nullsFirst(), t.placedAt, t.number)
      .where(sql`confirmed_at is not null and shipped_at is null and cancelled_at is null and withdrawn_at is null`),
    index("orders_cancelled").on(t.placedAt, t.number).where(sql`cancelled_at is not null`),
    index("orders_withdrawn").on(t.placedAt, t.number).where(sql`withdrawn_at is not null`),
    index("orders_expired").on(t.placedAt, t.number).where(sql`expired_at is not null and confirmed_at is null`),
    index("orders_under_way").on(t.placedAt, t.number).where(sql`shipped_at is not null and delivered_at is null`),
    // For the release before `order_finds`, as is the index by day; they go with the next.
    index("orders_by_words").using("gin", sql`order_words(number, email, snapshot)`),
    index("orders_unpaid")
      .on(t.placedAt)
      .where(sql`confirmed_at is not null and paid_at is null and cancelled_at is null`),
    index("orders_paid").on(t.paidAt).where(sql`paid_at is not null`),
    index("orders_invoiced").on(t.invoicedAt).where(sql`invoice_number is not null`),
    check(
      "orders_sums",
      sql`${t.totalCents} = ${t.giftCents} + ${t.dueCents} and ${t.dueCents} >= 0 and ${t.giftCents} >= 0`,
    ),
    check("orders_refund_within", sql`${t.refundedCents} between 0 and ${t.totalCents}`),
  ],
);

/** How much of each line was cancelled, sent and returned; never more than was ordered. */
export const orderLines = pgTable(
  "order_lines",
  {
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    sku: text().notNull(),
    /** As in the cart: the same roll may be on an order in two cuts. */
    cut: text().notNull().default(""),
    quantity: integer().notNull(),
    paidCents: integer("paid_cents").notNull(),
    cancelled: integer().notNull().default(0),
    shipped: integer().notNull().default(0),
    returned: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("order_lines_one_per_cut").on(t.order, t.sku, t.cut),
    index("order_lines_of_sku").on(t.sku),
    check(
      "order_lines_within",
      sql`${t.cancelled} >= 0 and ${t.shipped} >= 0 and ${t.cancelled} + ${t.shipped} <= ${t.quantity} and ${t.returned} between 0 and ${t.shipped}`,
    ),
  ],
);

/** What was taken off an invoice again, as the law wants it: a paper with a number of its own. `once` names the deed. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    number: text().primaryKey(),
    once: text().notNull().unique(),
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    body: jsonb().$type<Credit>().notNull(),
    /** Of it, what need not be paid any more; the rest goes back. */
    waivedCents: integer("waived_cents").notNull(),
    /** What was to be paid of the invoice when this was written. */
    openCents: integer("open_cents").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (t) => [index("credit_notes_of_order").on(t.order), index("credit_notes_made").on(t.madeAt)],
);

/** The audit trail: only ever added to. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    at: moment("at").notNull(),
    kind: text().notNull(),
    by: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index("order_events_of_order").on(t.order, t.at),
    index("order_events_charged_back").on(t.at).where(sql`kind in ('chargeback', 'chargeback-reversed')`),
  ],
);

export const shipments = pgTable(
  "shipments",
  {
    id: text().$type<Id<"shp">>().primaryKey(),
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    lines: jsonb().$type<{ sku: string; quantity: number; cut?: string }[]>().notNull(),
    carrier: text().notNull(),
    trackUrl: text("track_url"),
    shippedAt: moment("shipped_at").notNull(),
    deliveredAt: moment("delivered_at"),
  },
  (t) => [index("shipments_of_order").on(t.order)],
);

/** Notices of withdrawal are accepted first and judged afterwards, also when the number is unknown. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: text().$type<Id<"wit">>().primaryKey(),
    order: text()
      .$type<Id<"ord">>()
      .references(() => orders.id),
    givenNumber: text("given_number").notNull(),
    name: text().notNull(),
    email: text().notNull(),
    which: text().notNull(),
    receivedAt: moment("received_at").notNull(),
    goodsBackAt: moment("goods_back_at"),
    refundedAt: moment("refunded_at"),
  },
  (t) => [
    index("withdrawals_by_age").on(t.receivedAt),
    index("withdrawals_of_order").on(t.order),
    index("withdrawals_open").on(t.receivedAt).where(sql`refunded_at is null`),
  ],
);

/** Hedges in the field for somebody, lifted in the week they chose: only what an ordinary order does not know. */
export const reservations = pgTable(
  "reservations",
  {
    /** Also the secret of the link in the mails. */
    id: text().$type<Id<"res">>().primaryKey(),
    order: text()
      .$type<Id<"ord">>()
      .unique()
      .references(() => orders.id),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity({ startWith: 1001 }).notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    label: text().notNull(),
    lengthCm: integer("length_cm").notNull(),
    plants: integer().notNull(),
    goodsCents: integer("goods_cents").notNull(),
    deliveryCents: integer("delivery_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** What is paid now: a tenth, or all of it. */
    dueNowCents: integer("due_now_cents").notNull(),
    week: date({ mode: "string" }).$type<Day>().notNull(),
    firstWeek: date("first_week", { mode: "string" }).$type<Day>().notNull(),
    customer: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    checkoutUrl: text("checkout_url"),
    providerId: text("provider_id"),
    turn: integer().notNull().default(1),
    requestedAt: moment("requested_at").notNull(),
    paidAt: moment("paid_at"),
    shiftedAt: moment("shifted_at"),
    remindedAt: moment("reminded_at"),
    liftedAt: moment("lifted_at"),
    restRemindedAt: moment("rest_reminded_at"),
    deliveredAt: moment("delivered_at"),
    cancelledAt: moment("cancelled_at"),
    refundedAt: moment("refunded_at"),
  },
  (t) => [
    index("reservations_by_week").on(t.week),
    index("reservations_by_email").on(t.email),
    check("reservations_sums", sql`${t.dueNowCents} between 1 and ${t.totalCents}`),
  ],
);
