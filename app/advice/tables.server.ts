import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** How often an article helped or fell short: counts alone, nothing about who said so. */
export const articleVotes = pgTable("article_votes", {
  article: text().primaryKey(),
  helped: bigint({ mode: "number" }).notNull().default(0),
  missed: bigint({ mode: "number" }).notNull().default(0),
});
