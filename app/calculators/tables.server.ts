import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { TreeOrder } from "./tree-order.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Hedges that stand in the field for somebody: set aside now, lifted in the week they chose. */
export const reservations = pgTable(
  "reservations",
  {
    /** Also the secret of the link in the mails. */
    id: text().$type<Id<"res">>().primaryKey(),
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

/** What companies ask for at Christmas: an order on account, or a quote. */
export const treeOrders = pgTable(
  "tree_orders",
  {
    id: text().$type<Id<"kbo">>().primaryKey(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity({ startWith: 501 }).notNull(),
    kind: text().$type<"quote" | "order">().notNull(),
    body: jsonb().$type<TreeOrder>().notNull(),
    email: text().notNull(),
    totalCents: integer("total_cents").notNull(),
    sentAt: moment("sent_at").notNull(),
    approvedAt: moment("approved_at"),
    declinedAt: moment("declined_at"),
  },
  (t) => [index("tree_orders_by_age").on(t.sentAt)],
);
