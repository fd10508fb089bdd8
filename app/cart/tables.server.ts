import { sql } from "drizzle-orm";
import type { Day } from "#kit/day.ts";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { variants } from "#catalogue/tables.server.ts";
import type { CheckoutAnswers } from "./checkout-answers.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody means to buy. The id is secret: it lives in the HttpOnly cookie `mand`. */
export const carts = pgTable(
  "carts",
  {
    id: text().primaryKey(),
    userId: text("user_id"),
    code: text(),
    giftCards: jsonb("gift_cards").$type<string[]>().notNull().default([]),
    /** What was filled in at the checkout, so that nothing is lost on the way. */
    answers: jsonb().$type<CheckoutAnswers>().notNull().default({}),
    /** The last additions by their own id: the same one sent twice counts once. */
    recent: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [uniqueIndex("carts_one_per_user").on(t.userId), index("carts_by_age").on(t.updatedAt)],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    cart: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    sku: text()
      .notNull()
      .references(() => variants.sku, { onDelete: "cascade" }),
    /** Pieces to cut off the roll, as #calculators/cut.ts writes them; empty for what is sold as it lies. */
    cut: text().notNull().default(""),
    quantity: integer().notNull(),
    /** The price the shopper last saw, so that a change is told. */
    seenCents: integer("seen_cents").notNull(),
    /** Kept for later: shown apart, not bought. */
    later: boolean().notNull().default(false),
    addedAt: moment("added_at").notNull(),
  },
  (t) => [
    uniqueIndex("cart_lines_one_per_cut").on(t.cart, t.sku, t.cut),
    check("cart_lines_some", sql`${t.quantity} between 1 and 9999`),
  ],
);

export const discountCodes = pgTable(
  "discount_codes",
  {
    code: text().primaryKey(),
    kind: text().$type<"percent" | "amount" | "delivery">().notNull(),
    /** Percent, or cents. */
    value: integer().notNull().default(0),
    minimumCents: integer("minimum_cents").notNull().default(0),
    startsOn: date("starts_on", { mode: "string" }).$type<Day>(),
    endsOn: date("ends_on", { mode: "string" }).$type<Day>(),
    mostUses: integer("most_uses"),
    uses: integer().notNull().default(0),
  },
  (t) => [check("discount_codes_within_uses", sql`${t.mostUses} is null or ${t.uses} <= ${t.mostUses}`)],
);

/** Multi-purpose vouchers: sold without VAT, spent as a means of payment. */
export const giftCards = pgTable(
  "gift_cards",
  {
    code: text().primaryKey(),
    valueCents: integer("value_cents").notNull(),
    balanceCents: integer("balance_cents").notNull(),
    order: text(),
    createdAt: moment("created_at").notNull(),
    /** Lost or stolen: it pays for nothing until somebody of the shop lets it go. */
    blockedAt: moment("blocked_at"),
    blockedWhy: text("blocked_why"),
  },
  (t) => [check("gift_cards_never_below_zero", sql`${t.balanceCents} between 0 and ${t.valueCents}`)],
);
