import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";

/** What people ask, counted per day; nobody's name is attached. */
export const searches = pgTable(
  "searches",
  {
    day: date({ mode: "string" }).$type<Day>().notNull(),
    query: text().notNull(),
    asked: integer().notNull().default(0),
    /** how many products the last one found */
    found: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);

/** What the owner decides about queries; a row with the id of a house rule takes its place. */
export const searchRules = pgTable("search_rules", {
  id: text().primaryKey(),
  query: text(),
  match: text().$type<"is" | "contains" | "starts">().notNull().default("is"),
  context: text(),
  pin: jsonb().$type<{ id: string; position: number }[]>().notNull().default([]),
  bury: jsonb().$type<string[]>().notNull().default([]),
  hide: jsonb().$type<string[]>().notNull().default([]),
  redirect: text(),
  /** a line as in the house's own list: "a = b" or "a > b | c" */
  synonym: text(),
  show: jsonb().$type<unknown>(),
  from: date({ mode: "string" }).$type<Day>(),
  until: date({ mode: "string" }).$type<Day>(),
  active: boolean().notNull().default(true),
});
