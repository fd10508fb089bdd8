import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Id } from "#kit/id.ts";
import { orders } from "#orders/tables.server.ts";
import type { BankState } from "./bank/bank.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Each try to pay an order. `turn` makes two clicks at once one try; a failed try opens the next turn. */
export const payments = pgTable(
  "payments",
  {
    id: text().$type<Id<"pay">>().primaryKey(),
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    turn: integer().notNull(),
    provider: text().notNull(),
    providerId: text("provider_id").unique(),
    method: text().notNull(),
    amountCents: integer("amount_cents").notNull(),
    checkoutUrl: text("checkout_url"),
    state: text().$type<BankState>().notNull().default("open"),
    createdAt: moment("created_at").notNull(),
    paidAt: moment("paid_at"),
    closedAt: moment("closed_at"),
    /** What the buyer had their bank take back. */
    chargedBackCents: integer("charged_back_cents").notNull().default(0),
  },
  (t) => [
    uniqueIndex("payments_one_per_turn").on(t.order, t.turn),
    index("payments_paid").on(t.paidAt).where(sql`paid_at is not null`),
    index("payments_open").on(t.createdAt).where(sql`paid_at is null and closed_at is null`),
  ],
);

/**
 * Money on its way back; `once` names the reason, so the same reason pays back once. Without a payment it came by bank
 * transfer, and somebody of the shop sends it.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: text().$type<Id<"ref">>().primaryKey(),
    once: text().notNull().unique(),
    order: text()
      .$type<Id<"ord">>()
      .notNull()
      .references(() => orders.id),
    payment: text()
      .$type<Id<"pay">>()
      .references(() => payments.id),
    amountCents: integer("amount_cents").notNull(),
    reason: text().notNull(),
    providerId: text("provider_id"),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (t) => [
    index("refunds_of_payment").on(t.payment),
    index("refunds_of_order").on(t.order),
    index("refunds_made").on(t.createdAt),
    index("refunds_waiting").on(t.createdAt).where(sql`sent_at is null`),
    check("refunds_some", sql`${t.amountCents} > 0`),
  ],
);

/** The embedded bank's own books: the shop only learns from them by asking. */
export const bankPayments = pgTable("bank_payments", {
  id: text().primaryKey(),
  amountCents: integer("amount_cents").notNull(),
  /** Cents per key: the same key twice is the same refund. */
  refunded: jsonb().$type<Record<string, number>>().notNull().default({}),
  description: text().notNull(),
  returnUrl: text("return_url").notNull(),
  state: text().$type<BankState>().notNull().default("open"),
  chargedBackCents: integer("charged_back_cents").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
