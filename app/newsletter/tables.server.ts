import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export type SubscriberState = "pending" | "confirmed" | "left" | "bounced";
export type Source = "footer" | "checkout" | "account";

export const subscribers = pgTable(
  "subscribers",
  {
    email: text().primaryKey(),
    state: text().$type<SubscriberState>().notNull(),
    /** In every mail's links: opens the choices and leaves the list, nothing else. */
    key: text().notNull().unique(),
    tokenHash: text("token_hash").unique(),
    tokenUntil: moment("token_until"),
    source: text().$type<Source>().notNull(),
    topics: jsonb().$type<string[]>().notNull().default([]),
    pace: text().$type<"maand" | "seizoen">().notNull().default("maand"),
    softBounces: integer("soft_bounces").notNull().default(0),
    askedAt: moment("asked_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    endedAt: moment("ended_at"),
  },
  (t) => [
    index("subscribers_by_state").on(t.state, t.confirmedAt),
    check("subscribers_confirmed_is_proven", sql`${t.state} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);

/** What was agreed, when, in which words and from which network: only ever added to. */
export const subscriptionProofs = pgTable(
  "subscription_proofs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    what: text().$type<"asked" | "confirmed" | "chose" | "left" | "bounced">().notNull(),
    at: moment("at").notNull(),
    wording: text(),
    network: text(),
  },
  (t) => [index("subscription_proofs_of").on(t.email, t.at)],
);
