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
import type { BlockChange, Variant } from "./experiments/experiments.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Proof of each choice about cookies: what, when, in which words. The id is random and sits in the cookie. */
export const consents = pgTable(
  "consents",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    choice: text().notNull(),
    version: text().notNull(),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    chat: boolean().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [index("consents_of_choice").on(t.choice, t.at)],
);

/** Events are kept in partitions per month (see event-store); what plots need is added up per hour. */
export const eventHours = pgTable(
  "event_hours",
  {
    hour: moment("hour").notNull(),
    name: text().notNull(),
    route: text().notNull(),
    events: integer().notNull(),
    visits: integer().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.name, t.route] })],
);

export const experiments = pgTable(
  "experiments",
  {
    key: text().primaryKey(),
    name: text().notNull(),
    variants: jsonb().$type<Variant[]>().notNull(),
    /** Path prefixes where it may run; empty is everywhere. */
    pages: jsonb().$type<string[]>().notNull().default([]),
    /** What changes on the front page: which block, and other words in it for each variant but the first. */
    change: jsonb().$type<BlockChange>(),
    /** The kill switch. */
    on: boolean().notNull().default(true),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at"),
  },
  (t) => [check("experiments_key", sql`${t.key} ~ '^[a-z][a-z0-9_]*$'`)],
);

/** Who saw what, once. The unit is a keyed hash of the visitor and the experiment: it joins to nothing else. */
export const exposures = pgTable(
  "exposures",
  {
    experiment: text()
      .notNull()
      .references(() => experiments.key, { onDelete: "cascade" }),
    unit: text().notNull(),
    variant: text().notNull(),
    at: moment("at").notNull(),
    actedAt: moment("acted_at"),
    orderedAt: moment("ordered_at"),
    orderNumber: text("order_number"),
  },
  (t) => [primaryKey({ columns: [t.experiment, t.unit] })],
);

export const errorGroups = pgTable(
  "error_groups",
  {
    fingerprint: text().primaryKey(),
    side: text().$type<"browser" | "server">().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    path: text().notNull(),
    release: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (t) => [index("error_groups_newest").on(t.lastAt)],
);
