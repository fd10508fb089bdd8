import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { users } from "#accounts/tables.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reason } from "./counting/count.ts";
import type { Mapping } from "./imports/columns.ts";
import type { ImportState, RowState } from "./imports/states.ts";
import type { Column } from "./range/columns.ts";

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
    index("packing_crates_open").on(t.order).where(sql`done_at is null`),
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

/** What somebody counted of a size: what should have stood there, what did, and what it made of the free stock. */
export const stockCounts = pgTable(
  "stock_counts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The try that counted it: the same try again is the same count. */
    attempt: text().notNull().unique(),
    /** Without a link to the size: what was counted stays known when a size goes. */
    sku: text().notNull(),
    place: text().notNull().default(""),
    expected: integer().notNull(),
    counted: integer().notNull(),
    stockFrom: integer("stock_from").notNull(),
    stockTo: integer("stock_to").notNull(),
    /** Nothing when it was right. */
    reason: text().$type<Reason>(),
    note: text().notNull().default(""),
    by: text().notNull(),
    at: moment("at").notNull(),
    undoneAt: moment("undone_at"),
    undoneBy: text("undone_by"),
  },
  (t) => [index("stock_counts_of_sku").on(t.sku, t.id), index("stock_counts_by_time").on(t.at)],
);

/** A list of prices and stock, or of whole products, that somebody sent in or a supplier keeps at an address. */
export const imports = pgTable(
  "imports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What its sender called it. */
    name: text().notNull(),
    /** The address it was fetched from; nothing when somebody sent it. */
    source: text(),
    kind: text().$type<"short" | "full">().notNull(),
    head: jsonb().$type<string[]>().notNull(),
    /** Nothing until somebody said which column is what, or it was known. */
    mapping: jsonb().$type<Mapping>(),
    state: text().$type<ImportState>().notNull(),
    /** Why it could not be fetched or read, or why it waits. */
    note: text().notNull().default(""),
    by: text().notNull(),
    at: moment("at").notNull(),
    checkedAt: moment("checked_at"),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
  },
  (t) => [index("imports_by_state").on(t.state)],
);

/** Each row of such a list: its cells, what is wrong with it, and what it changed from what to what. */
export const importRows = pgTable(
  "import_rows",
  {
    import: bigint({ mode: "number" })
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    state: text().$type<RowState>().notNull(),
    /** The size or the product, and how people call it. */
    key: text(),
    name: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    faults: jsonb().$type<string[]>(),
  },
  (t) => [primaryKey({ columns: [t.import, t.row] }), index("import_rows_by_state").on(t.import, t.state, t.row)],
);

/** Which columns a list with these names of columns had last time. */
export const importMappings = pgTable("import_mappings", {
  head: text().primaryKey(),
  mapping: jsonb().$type<Mapping>().notNull(),
  by: text().notNull(),
  at: moment("at").notNull(),
});

/** Which columns of the range somebody wants to see. */
export const rangeColumns = pgTable("range_columns", {
  user: text()
    .$type<Id<"usr">>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  columns: jsonb().$type<Column[]>().notNull(),
});

/** What a size costs to buy, without VAT. Apart from the range, so that no page of the shop can show it. */
export const purchasePrices = pgTable("purchase_prices", {
  sku: text().primaryKey(),
  cents: integer().notNull(),
});
