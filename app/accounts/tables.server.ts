import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type { AddressCountry } from "#kit/address.ts";
import type { Id } from "#kit/id.ts";
import type { Role } from "./door/roles.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  "users",
  {
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
  },
  // The few people of the office among all customers.
  (t) => [
    index("users_with_scope").on(t.id).where(sql`${t.scope} <> '[]'::jsonb`),
    index("users_by_email").on(sql`email text_pattern_ops`),
    index("users_by_last_name").on(sql`lower(last_name) text_pattern_ops`),
  ],
);

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
    /** When a passkey said again who sits here; good for a few minutes. */
    provedAt: moment("proved_at"),
    /** When the second factor of the office was given; without it nobody is staff. */
    secondFactorAt: moment("second_factor_at"),
  },
  (t) => [index("sessions_of_user").on(t.user)],
);

/** Somebody who wants an account; it is made when the mailbox has said yes, so nothing can be planted before. */
export const registrations = pgTable(
  "registrations",
  {
    id: text().$type<Id<"reg">>().primaryKey(),
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    passwordHash: text("password_hash").notNull(),
    newsletter: boolean().notNull(),
    /** The browser that asked: there a button is enough, elsewhere the password is asked. */
    browserHash: text("browser_hash").notNull(),
    tokenHash: text("token_hash").unique(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("registrations_of_email").on(t.email)],
);

/** Somebody who was asked to work in the office; the role is given when the mailed link is used, once. */
export const staffInvitations = pgTable("staff_invitations", {
  id: text().$type<Id<"inv">>().primaryKey(),
  /** Lower case; a new invitation takes the place of an older one. */
  email: text().notNull().unique(),
  role: text().$type<Role>().notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  by: text().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** The office's second factor: a shared secret for codes by the clock (RFC 6238). */
export const secondFactors = pgTable("second_factors", {
  user: userOf().primaryKey(),
  secret: text().notNull(),
  /** Empty until the first right code. */
  provenAt: moment("proven_at"),
  /** The step of the last code that was used: a code works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** Ten codes on paper for whoever lost the telephone; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { user: userOf(), codeHash: text("code_hash").notNull() },
  (t) => [primaryKey({ columns: [t.user, t.codeHash] })],
);

export type TokenKind = "reset" | "link" | "email";

/** Links that were mailed: hashed, for one purpose, used once. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    user: userOf(),
    kind: text().$type<TokenKind>().notNull(),
    /** For a change of e-mail address: the new one, and the session that asked for it. */
    email: text(),
    session: bigint({ mode: "number" }),
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
    /** Added after the password or another passkey was given; one without does not survive a new password. */
    proved: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("passkeys_of_user").on(t.user)],
);

/** What a passkey is challenged with, good for one response. */
export const challenges = pgTable("challenges", {
  challenge: text().primaryKey(),
  user: text().$type<Id<"usr">>(),
  expiresAt: moment("expires_at").notNull(),
});

/** What colleagues wrote down about a customer, and the words they are grouped by; it goes when the customer goes. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case: also somebody without an account is known by their address. */
    email: text().notNull(),
    kind: text().$type<"note" | "tag">().notNull(),
    text: text().notNull(),
    by: text().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [index("customer_notes_of_email").on(t.email)],
);

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
  (t) => [index("addresses_of_user").on(t.user), index("addresses_by_postcode").on(t.postcode)],
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
    since: date({ mode: "string" }).$type<Day>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.slug] })],
);
