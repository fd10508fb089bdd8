import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import { products } from "#catalogue/tables.server.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What buyers say, one per order and product; only what a person looked at is shown. */
export const reviews = pgTable(
  "reviews",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    product: text()
      .notNull()
      .references(() => products.slug, { onDelete: "cascade" }),
    /** The order that proves the purchase. */
    order: text().notNull(),
    size: text().notNull(),
    author: text().notNull(),
    city: text().notNull().default(""),
    stars: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    deliveredOn: date("delivered_on", { mode: "string" }).$type<Day>().notNull(),
    writtenAt: moment("written_at").notNull(),
    state: text().$type<"waiting" | "shown" | "refused">().notNull(),
    refusedWhy: text("refused_why"),
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.order, t.product),
    index("reviews_of_product").on(t.product, t.state),
    index("reviews_waiting").on(t.writtenAt).where(sql`state = 'waiting'`),
  ],
);
