import { bigint, date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";

/** Frost and heat stops: on these days living plants stay in the nursery. */
export const deliveryStops = pgTable("delivery_stops", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<"vorst" | "hitte">().notNull(),
  from: date({ mode: "string" }).$type<Day>().notNull(),
  to: date({ mode: "string" }).$type<Day>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** How many deliveries are promised on a day; kept only when the shop has a most per day. */
export const deliveryDays = pgTable("delivery_days", {
  day: date({ mode: "string" }).$type<Day>().primaryKey(),
  taken: integer().notNull(),
});
