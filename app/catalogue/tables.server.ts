import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Day } from "#kit/day.ts";
import type {
  Calendar,
  Card,
  CategoryRule,
  CategoryText,
  Facets,
  Facts,
  PerMetre,
  Picture,
  ProductText,
  Shelves,
  Unit,
} from "./product/product.ts";
import type { Plant } from "./plants/plant.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is true of a plant: written down once, whatever products are made of it. */
export const plants = pgTable("plants", {
  slug: text().primaryKey(),
  record: jsonb().$type<Plant>().notNull(),
  /** Saved by the owner: a newer starting range leaves it alone. */
  edited: boolean().notNull().default(false),
  updatedAt: moment("updated_at").notNull(),
});

export const products = pgTable(
  "products",
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    latin: text(),
    group: text().notNull(),
    vat: text().$type<"9" | "21" | "voucher">().notNull(),
    facets: jsonb().$type<Facets>().notNull(),
    facts: jsonb().$type<Facts>().notNull(),
    calendar: jsonb().$type<Calendar>().notNull(),
    texts: jsonb().$type<ProductText>().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    tiers: text(),
    withdrawal: text().$type<"yes" | "cut-to-size" | "perishable">().notNull(),
    passport: boolean().notNull(),
    gpsr: text(),
    ctgb: text(),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    belongsWith: jsonb("belongs_with").$type<string[]>().notNull().default([]),
    alternatives: jsonb().$type<string[]>().notNull().default([]),
    articles: jsonb().$type<string[]>().notNull().default([]),
    popularity: integer().notNull().default(0),
    addedOn: date("added_on", { mode: "string" }).$type<Day>().notNull(),
    /** What a list shows, made when the product is saved, so that a list reads one row per product. */
    card: jsonb().$type<Card>().notNull(),
    listed: boolean().notNull().default(true),
    /** It is in the shop or was once: kept by the database whenever it is listed, and never taken back. */
    wasListed: boolean("was_listed").notNull().default(false),
    /** Comes on sale by itself on this day; nothing when nobody planned it. */
    listedFrom: date("listed_from", { mode: "string" }).$type<Day>(),
    /** Put away: it keeps its history, and no list of the office shows it unasked. */
    archived: boolean().default(false),
    /** Put on shelves, or taken off them, by hand; what a rule says of it comes after. */
    shelves: jsonb().$type<Shelves>(),
    /** Saved by the owner: a newer starting range leaves it alone. */
    edited: boolean().notNull().default(false),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    // The orders of the office's grid: a page far down is walked to in the index alone.
    index("products_by_group").on(t.group, t.name, t.slug),
    index("products_by_name").on(t.name, t.slug),
    index("products_by_popularity").on(t.popularity, t.slug),
    index("products_by_change").on(t.updatedAt, t.slug),
    index("products_hidden").on(t.group, t.name, t.slug).where(sql`not listed`),
    // A part of a name, and its first letters. What is written waits beside the index, where every search reads it: not much.
    index("products_by_words")
      .using("gin", sql`(name || ' ' || coalesce(latin, '') || ' ' || slug) gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    index("products_by_first_letters").on(sql`lower(name) text_pattern_ops`),
  ],
);

export const variants = pgTable(
  "variants",
  {
    sku: text().primaryKey(),
    product: text()
      .notNull()
      .references(() => products.slug, { onDelete: "cascade" }),
    position: integer().notNull(),
    label: text().notNull(),
    form: text().notNull(),
    heightMin: integer("height_min"),
    heightMax: integer("height_max"),
    pot: text(),
    priceCents: integer("price_cents").notNull(),
    /** The struck price of a reduction that runs now; the lowest price of the 30 days before it, frozen. */
    wasCents: integer("was_cents"),
    weightG: integer("weight_g").notNull(),
    delivery: text().$type<"brievenbus" | "pakket" | "pakket-xl" | "pallet">().notNull(),
    season: jsonb().$type<[string, string]>(),
    perMetre: jsonb("per_metre").$type<PerMetre>(),
    unit: jsonb().$type<Unit>(),
    extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Where it stands in the nursery, as the people who collect it say it: "Kas 2, bed 14". */
    place: text(),
    /** Free to sell: taken by one conditional update, never read and then written. */
    stock: integer().notNull(),
  },
  (t) => [
    index("variants_of_product").on(t.product, t.position),
    // What may run out: the office looks at these alone.
    index("variants_low").on(t.stock).where(sql`stock <= 10`),
    index("variants_by_stock").on(t.stock, t.sku),
    index("variants_by_price").on(t.priceCents, t.sku),
    index("variants_reduced").on(t.sku).where(sql`was_cents is not null`),
    index("variants_in_season").on(t.sku).where(sql`season is not null`),
    // What stands in one place of the nursery, and what a scanner reads.
    index("variants_by_place").on(t.place).where(sql`place is not null`),
    index("variants_by_code").on(sql`upper(sku) text_pattern_ops`),
    index("variants_by_ean").on(sql`(extra ->> 'ean')`).where(sql`extra ->> 'ean' is not null`),
  ],
);

const ofSize = () =>
  text()
    .notNull()
    .references(() => variants.sku, { onDelete: "cascade" });

/** Every price a variant ever had; `until` is empty for the one that holds now. */
export const prices = pgTable(
  "prices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sku: ofSize(),
    cents: integer().notNull(),
    since: moment("since").notNull(),
    until: moment("until"),
  },
  (t) => [index("prices_of_variant").on(t.sku, t.since)],
);

export const categories = pgTable("categories", {
  slug: text().primaryKey(),
  title: text().notNull(),
  group: text().notNull(),
  parent: text(),
  kind: text().$type<"category" | "theme" | "calculator" | "reservation" | "business">().notNull(),
  facetSet: text("facet_set").notNull(),
  rule: jsonb().$type<CategoryRule>().notNull(),
  priority: integer().notNull(),
  position: integer().notNull(),
  season: jsonb().$type<number[]>(),
  calculator: text(),
  articles: jsonb().$type<string[]>().notNull().default([]),
  texts: jsonb().$type<CategoryText>().notNull(),
  /** Not in the shop: who opens its address is led to the one above it. */
  hidden: boolean().notNull().default(false),
  /** The product whose picture stands for it; nothing when the first of its list does. */
  face: text(),
  /** Saved by the owner: a newer starting range leaves it alone. */
  edited: boolean().notNull().default(false),
});

/** Where a category went that had another address before. */
export const categoryMoves = pgTable("category_moves", {
  from: text().primaryKey(),
  to: text().notNull(),
  at: moment("at").notNull(),
});

/** Which products a category shows: made from its rule whenever a product or a rule is saved. */
export const categoryProducts = pgTable(
  "category_products",
  {
    category: text()
      .notNull()
      .references(() => categories.slug, { onDelete: "cascade" }),
    product: text()
      .notNull()
      .references(() => products.slug, { onDelete: "cascade" }),
    /** Of the product, kept here too: the first of a category are then found without reading all of it. */
    popularity: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("category_products_once").on(t.category, t.product),
    index("category_products_first").on(t.category, t.popularity),
    index("categories_of_product").on(t.product),
  ],
);

/** A photograph that was sent in; which products show it, their own pictures say. */
export const photos = pgTable(
  "photos",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The product it was sent in for. */
    product: text().references(() => products.slug, { onDelete: "set null" }),
    /** What its sender called it. */
    name: text().notNull(),
    /** The hash of the photograph as we keep it: upright, and without where and by whom it was taken. */
    master: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(""),
    /** The middle of the square, in hundredths from the left and from the top. */
    focusX: integer("focus_x").notNull().default(50),
    focusY: integer("focus_y").notNull().default(50),
    background: text().$type<"keep" | "matte">().notNull().default("keep"),
    /** The files the shop shows now; empty until they are made. */
    key: text(),
    colour: text().notNull().default("#f9f7ea"),
    state: text().$type<"waiting" | "ready" | "failed">().notNull().default("waiting"),
    by: text().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [uniqueIndex("photos_once").on(t.product, t.master), index("photos_by_key").on(t.key)],
);

/** "Mail mij": somebody waits for a variant to come back or its season to open. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sku: ofSize(),
    email: text().notNull(),
    askedAt: moment("asked_at").notNull(),
    mailedAt: moment("mailed_at"),
  },
  (t) => [uniqueIndex("stock_alerts_once").on(t.sku, t.email)],
);
