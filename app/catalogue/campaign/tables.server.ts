import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { variants } from "../tables.server.ts";
import type { How, Scope } from "./campaign.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A sale that somebody planned: the clock puts its prices in the shop and back; `missed` when it was closed throughout. */
export const campaigns = pgTable("campaigns", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  starts: moment("starts").notNull(),
  ends: moment("ends").notNull(),
  how: jsonb().$type<How>().notNull(),
  scope: jsonb().$type<Scope>().notNull(),
  state: text().$type<"planned" | "running" | "ended" | "stopped" | "dropped" | "missed">().notNull(),
  by: text().notNull(),
  savedAt: moment("saved_at").notNull(),
});

export const campaignSizes = pgTable(
  "campaign_sizes",
  {
    campaign: bigint({ mode: "number" })
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    sku: text()
      .notNull()
      .references(() => variants.sku, { onDelete: "cascade" }),
    state: text().$type<"planned" | "running" | "back" | "left" | "reduced" | "not-lower">().notNull(),
    beforeCents: integer("before_cents"),
    duringCents: integer("during_cents"),
    duringWasCents: integer("during_was_cents"),
  },
  (t) => [uniqueIndex("campaign_sizes_once").on(t.campaign, t.sku), index("campaigns_of_size").on(t.sku)],
);
