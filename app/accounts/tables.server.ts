import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Id } from "#kit/id.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
  id: text().$type<Id<"usr">>().primaryKey(),
  /** Lower case; one account per address. */
  email: text().notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** argon2id; empty for somebody who only uses links or passkeys. */
  passwordHash: text("password_hash"),
  scope: jsonb().$type<string[]>().notNull().default([]),
  confirmedAt: moment("confirmed_at"),
  createdAt: moment("created_at").notNull(),
});

/** Only the hash of a session's secret is kept: a read of this table opens no account. */
export const sessions = pgTable(
  "sessions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull().unique(),
    user: text()
      .$type<Id<"usr">>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    remember: boolean().notNull(),
    agent: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sessions_of_user").on(t.user)],
);
