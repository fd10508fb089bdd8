import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Id } from "#kit/id.ts";
import type { TreeOrder } from "./trees/tree-order.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What companies ask for at Christmas: an order on account, or a quote. */
export const treeOrders = pgTable(
  "tree_orders",
  {
    id: text().$type<Id<"kbo">>().primaryKey(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity({ startWith: 501 }).notNull(),
    kind: text().$type<"quote" | "order">().notNull(),
    body: jsonb().$type<TreeOrder>().notNull(),
    email: text().notNull(),
    totalCents: integer("total_cents").notNull(),
    sentAt: moment("sent_at").notNull(),
    approvedAt: moment("approved_at"),
    declinedAt: moment("declined_at"),
    /** The order it became. */
    order: text().$type<Id<"ord">>(),
  },
  (t) => [
    index("tree_orders_by_age").on(t.sentAt),
    index("tree_orders_open").on(t.sentAt).where(sql`approved_at is null and declined_at is null`),
  ],
);
