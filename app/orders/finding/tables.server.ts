import { customType, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Id } from "#kit/id.ts";
import { orders } from "../tables.server.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What an order is found by, apart from the order: it changes with every step, and this hardly ever. The database keeps
 * it itself, by a trigger.
 */
export const orderFinds = pgTable(
  "order_finds",
  {
    order: text()
      .$type<Id<"ord">>()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    number: text().notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index("order_finds_newest").on(t.placedAt, t.number), index("order_finds_by_words").using("gin", t.words)],
);
