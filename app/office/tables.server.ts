import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { orders } from "#orders/tables.server.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const orderOf = () =>
  text()
    .$type<Id<"ord">>()
    .notNull()
    .references(() => orders.id);

/** Orders that are collected and packed together, each in a crate with a letter. */
export const packingBatches = pgTable("packing_batches", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** The day it leaves. */
  day: date({ mode: "string" }).$type<Day>().notNull(),
  startedAt: moment("started_at").notNull(),
  by: text().notNull(),
});

const batchOf = () =>
  bigint({ mode: "number" })
    .notNull()
    .references(() => packingBatches.id, { onDelete: "cascade" });

export const packingCrates = pgTable(
  "packing_crates",
  {
    batch: batchOf(),
    order: orderOf(),
    /** 0 is A, 25 is Z, 26 is AA. */
    crate: integer().notNull(),
    packedAt: moment("packed_at"),
    /** What becomes of pieces that were not there: sent after, or paid back. */
    rest: text().$type<"na" | "terug">(),
    carrier: text(),
    /** Of the label: its code, where it is followed, and how the carrier's service calls it. */
    code: text(),
    trackUrl: text("track_url"),
    reference: text(),
    /** Sent, or taken out of the batch: the order is free for another. */
    doneAt: moment("done_at"),
  },
  (t) => [
    primaryKey({ columns: [t.batch, t.order] }),
    index("packing_crates_of_order").on(t.order),
    index("packing_crates_by_code").on(t.code),
  ],
);

/** How many of a line lie in its crate: two people on two phones tick the same rows. */
export const packingPicks = pgTable(
  "packing_picks",
  {
    batch: batchOf(),
    order: orderOf(),
    sku: text().notNull(),
    cut: text().notNull().default(""),
    collected: integer().notNull(),
    by: text().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.batch, t.order, t.sku, t.cut] })],
);
