import { bigint, boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { AddressCountry } from "#kit/address.ts";
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
  /** The secret part of the calendar's address; renewing it ends the old address. */
  calendarKey: text("calendar_key").unique(),
  createdAt: moment("created_at").notNull(),
});

const userOf = () =>
  text()
    .$type<Id<"usr">>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Only the hash of a session's secret is kept: a read of this table opens no account. */
export const sessions = pgTable(
  "sessions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull().unique(),
    user: userOf(),
    remember: boolean().notNull(),
    agent: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sessions_of_user").on(t.user)],
);

export type TokenKind = "confirm" | "reset" | "link" | "email";

/** Links that were mailed: hashed, for one purpose, used once. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    user: userOf(),
    kind: text().$type<TokenKind>().notNull(),
    /** For a change of e-mail address: the new one. */
    email: text(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("mail_tokens_of_user").on(t.user)],
);

/** Other clients' tokens. A refresh token that comes back a second time ends its whole family. */
export const bearerTokens = pgTable(
  "bearer_tokens",
  {
    accessHash: text("access_hash").primaryKey(),
    refreshHash: text("refresh_hash").notNull().unique(),
    family: text().notNull(),
    user: userOf(),
    accessUntil: moment("access_until").notNull(),
    refreshUntil: moment("refresh_until").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("bearer_tokens_of_user").on(t.user), index("bearer_tokens_of_family").on(t.family)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    user: userOf(),
    publicKey: text("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("passkeys_of_user").on(t.user)],
);

/** A question asked of a passkey, good for one answer. */
export const challenges = pgTable("challenges", {
  challenge: text().primaryKey(),
  user: text().$type<Id<"usr">>(),
  expiresAt: moment("expires_at").notNull(),
});

export const addresses = pgTable(
  "addresses",
  {
    id: text().$type<Id<"adr">>().primaryKey(),
    user: userOf(),
    label: text().notNull().default(""),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    company: text().notNull().default(""),
    country: text().$type<AddressCountry>().notNull(),
    postcode: text().notNull(),
    number: text().notNull(),
    addition: text().notNull().default(""),
    street: text().notNull(),
    city: text().notNull(),
    forDelivery: boolean("for_delivery").notNull().default(false),
    forBilling: boolean("for_billing").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("addresses_of_user").on(t.user)],
);

/** The wish list: products by their slug. */
export const savedProducts = pgTable(
  "saved_products",
  { user: userOf(), slug: text().notNull(), savedAt: moment("saved_at").notNull() },
  (t) => [primaryKey({ columns: [t.user, t.slug] })],
);

/** Plants somebody says to have, or says to have no longer although they bought them here. */
export const gardenPlants = pgTable(
  "garden_plants",
  {
    user: userOf(),
    slug: text().notNull(),
    gone: boolean().notNull().default(false),
    since: date({ mode: "string" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.slug] })],
);
