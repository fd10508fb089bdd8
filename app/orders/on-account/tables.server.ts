import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who may pay after delivery: an account that staff approved, and how much may be open at once. */
export const accountCompanies = pgTable(
  "account_companies",
  {
    userId: text("user_id").primaryKey(),
    company: text().notNull(),
    /** Checked by staff, so that the Belgian reverse charge holds without the European register. */
    vatNumber: text("vat_number").notNull().default(""),
    ceilingCents: integer("ceiling_cents").notNull(),
    approvedBy: text("approved_by").notNull(),
    approvedAt: moment("approved_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (t) => [check("account_companies_some", sql`${t.ceilingCents} > 0`)],
);
