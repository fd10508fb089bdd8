import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { IssueState, LetterBlock } from "./issue.ts";

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

/** A newsletter: written in the office, sent once by the clock. */
export const issues = pgTable(
  "issues",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull().default(""),
    blocks: jsonb().$type<LetterBlock[]>().notNull().default([]),
    /** Also to who wants four a year. */
    season: boolean().notNull().default(false),
    state: text().$type<IssueState>().notNull().default("draft"),
    due: moment("due"),
    /** Grows with every change, so that who comes second sees it. */
    revision: integer().notNull().default(0),
    by: text().notNull(),
    savedAt: moment("saved_at").notNull(),
    /** The last address that it was written to while it is on its way; whoever goes on begins after it. */
    reached: text().notNull().default(""),
    receivers: integer().notNull().default(0),
    sentAt: moment("sent_at"),
  },
  (t) => [index("issues_due").on(t.due).where(sql`state in ('planned', 'sending')`)],
);

/** Where each link of a newsletter leads, and how often it was followed; by whom is not known. */
export const issueLinks = pgTable(
  "issue_links",
  {
    issue: bigint({ mode: "number" })
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    link: integer().notNull(),
    to: text().notNull(),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.issue, t.link] })],
);
