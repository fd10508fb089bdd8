import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Id } from "#kit/id.ts";
import type { Kind, Words } from "./words/fields.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every mail ever meant to leave: the outbox is also the embedded twin of the mail service. */
export const mails = pgTable(
  "mails",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** One mail per event: the same event twice is the same mail. */
    event: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<{ filename: string; contentBase64: string; type: string }[]>().notNull().default([]),
    createdAt: moment("created_at").notNull(),
    /** Taken by the job that sends it. */
    claimedAt: moment("claimed_at"),
    /** Accepted by the mail server; a claim without it after a while was lost in a crash, or just not. */
    sentAt: moment("sent_at"),
    /** When somebody asked to send it again. */
    againAt: moment("again_at"),
  },
  (t) => [index("mails_unsent").on(t.createdAt), index("mails_unsure").on(t.claimedAt).where(sql`sent_at is null`)],
);

/** Small facts the shop keeps about itself: the seeded range's version, the made secret. */
export const marks = pgTable("marks", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What somebody may do only so often: one row per key and window, counted by one statement. */
export const allowances = pgTable("allowances", {
  key: text().primaryKey(),
  count: bigint({ mode: "number" }).notNull(),
  until: moment("until").notNull(),
});

/** Every deed of the office: who, when, and what it was before and after. The database refuses to change a row. */
export const staffLog = pgTable(
  "staff_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    userId: text("user_id").notNull(),
    who: text().notNull(),
    deed: text().notNull(),
    /** What it was done to: an order's number, a product, a row of this log. */
    subject: text().notNull().default(""),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (t) => [
    index("staff_log_by_time").on(t.at),
    index("staff_log_by_subject").on(t.deed, t.subject),
    index("staff_log_by_words").using("gin", sql`(who || ' ' || deed || ' ' || subject) gin_trgm_ops`),
  ],
);

/** A question to the shop, and the thread that follows from it. Every thread has an address of its own for replies. */
export const messages = pgTable(
  "messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    orderNumber: text("order_number"),
    body: text().notNull(),
    sentAt: moment("sent_at").notNull(),
    key: text().notNull().unique().default(sql`left(replace(gen_random_uuid()::text, '-', ''), 12)`),
    /** Since when somebody waits for us; counts as long as the thread is not done. */
    waitsSince: moment("waits_since").notNull().defaultNow(),
    lastAt: moment("last_at").notNull().defaultNow(),
    doneAt: moment("done_at"),
    /** The colleague who takes care of it. */
    assignee: text().$type<Id<"usr">>(),
  },
  (t) => [
    index("messages_waiting").on(t.waitsSince).where(sql`done_at is null`),
    index("messages_by_last").on(t.lastAt),
    index("messages_of_email").on(t.email),
    index("messages_of_order").on(t.orderNumber).where(sql`order_number is not null`),
    index("messages_by_words").using(
      "gin",
      sql`words_of(key || ' ' || name || ' ' || email || ' ' || coalesce(order_number, '') || ' ' || subject || ' ' || body)`,
    ),
  ],
);

/** What followed in a thread: from the customer, to the customer, or between colleagues. It goes with its thread. */
export const replies = pgTable(
  "replies",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    message: bigint({ mode: "number" })
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    kind: text().$type<"in" | "out" | "note">().notNull(),
    body: text().notNull(),
    /** Who of the shop wrote it, or brought it in. */
    by: text().notNull(),
    at: moment("at").notNull(),
    /** The try that wrote it: the same try again is the same words. */
    attempt: text().notNull().unique(),
  },
  (t) => [index("replies_of_message").on(t.message), index("replies_by_words").using("gin", sql`words_of(body)`)],
);

/** Mails that were read from the shop's mailbox: each is filed once, by the name its sender gave it. */
export const receivedMails = pgTable(
  "received_mails",
  {
    id: text().primaryKey(),
    at: moment("at").notNull(),
    what: text().$type<"reply" | "thread" | "bounce" | "automatic" | "own">().notNull(),
    thread: bigint({ mode: "number" }).references(() => messages.id, { onDelete: "set null" }),
  },
  (t) => [index("received_mails_by_age").on(t.at), index("received_mails_of_thread").on(t.thread)],
);

/** Answers that are given often, with places for what differs. */
export const answerTemplates = pgTable("answer_templates", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  text: text().notNull(),
  savedAt: moment("saved_at").notNull(),
});

/** What the owner wrote over the texts a new shop starts with. Every version of it stands in the log. */
export const words = pgTable(
  "words",
  {
    kind: text().$type<Kind>().notNull(),
    slug: text().notNull(),
    /** What the shop shows; empty as long as there is only a draft. */
    live: jsonb().$type<Words>(),
    liveAt: moment("live_at"),
    draft: jsonb().$type<Words>(),
    /** When the draft comes in the shop by itself. */
    due: moment("due"),
    by: text().notNull(),
    savedAt: moment("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] }), index("words_due").on(t.due)],
);
