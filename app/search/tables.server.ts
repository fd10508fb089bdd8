import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What people ask, counted per day; nobody's name is attached. */
export const searches = pgTable(
  "searches",
  {
    day: date({ mode: "string" }).notNull(),
    query: text().notNull(),
    asked: integer().notNull().default(0),
    /** how many products the last one found */
    found: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);
