import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { OrderSnapshot } from "#orders/order.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A version that was replaced: enough to tell what changed, nothing of the person. */
type EarlierQuote = { version: number; totalCents: number; validUntil: Day; at: string; by: string };

/** What was offered to somebody, to be taken as it is until a day. Whether it lapsed follows from the day itself. */
export const quotes = pgTable(
  "quotes",
  {
    id: text().$type<Id<"off">>().primaryKey(),
    number: text().notNull().unique(),
    /** Only the hash of the link in the mail; the link stays the same when the quote changes. */
    token: text().notNull().unique(),
    /** The try that wrote this version: the same try again is the same quote. */
    attempt: text().notNull().unique(),
    version: integer().notNull().default(1),
    /** The cart it was made from, which nobody changes any more. */
    cart: text().notNull(),
    email: text().notNull(),
    totalCents: integer("total_cents").notNull(),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    words: text().notNull().default(""),
    validUntil: date("valid_until", { mode: "string" }).$type<Day>().notNull(),
    madeBy: text("made_by").notNull(),
    madeAt: moment("made_at").notNull(),
    earlier: jsonb().$type<EarlierQuote[]>().notNull().default([]),
    remindedAt: moment("reminded_at"),
    /** When the customer said yes to more than there was. */
    shortAt: moment("short_at"),
    acceptedAt: moment("accepted_at"),
    acceptedBy: text("accepted_by"),
    order: text().$type<Id<"ord">>(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (t) => [
    index("quotes_by_email").on(t.email),
    index("quotes_newest").on(t.madeAt),
    index("quotes_open").on(t.validUntil).where(sql`accepted_at is null and withdrawn_at is null`),
    check("quotes_one_end", sql`${t.acceptedAt} is null or ${t.withdrawnAt} is null`),
  ],
);
