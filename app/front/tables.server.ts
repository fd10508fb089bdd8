import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Part } from "./arrangement.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The menu and the front page as the owner arranged them; what is not here is as a new shop starts. Every version stands in the log. */
export const arrangements = pgTable("arrangements", {
  name: text().$type<"menu" | "front">().primaryKey(),
  /** What the shop shows; empty as long as there is only a draft. */
  live: jsonb().$type<Part[]>(),
  draft: jsonb().$type<Part[]>(),
  /** Grows with every change, so that who comes second sees it. */
  revision: integer().notNull().default(0),
  by: text().notNull(),
  savedAt: moment("saved_at").notNull(),
});

/** Addresses that are no more, and the page that took their place. */
export const redirects = pgTable("redirects", {
  from: text().primaryKey(),
  to: text().notNull(),
  hits: integer().notNull().default(0),
  lastHit: moment("last_hit"),
  by: text().notNull(),
  savedAt: moment("saved_at").notNull(),
});
