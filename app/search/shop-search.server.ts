import { inArray } from "drizzle-orm";
import pg from "pg";
import { listArticles } from "#advice/articles.server.ts";
import { listCategories } from "#catalogue/products.server.ts";
import { categoryProducts, products, variants } from "#catalogue/tables.server.ts";
import { dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { inSeason, toSearchDocument } from "./document.ts";
import { chooseEngine } from "./choose-engine.server.ts";
import { listRules, RULES_CHANNEL } from "./rules.server.ts";
import { SearchAway } from "./search-away.ts";
import type { SearchDocument } from "./search-document.ts";
import type { SearchEngine } from "./search-engine.ts";

const engines = new WeakMap<object, SearchEngine>();

export function searchOf(shop: Shop): SearchEngine {
  const engine = engines.get(shop.db);
  if (!engine) throw new Error("Search is not open");
  return engine;
}

/** From now on this engine answers for the shop. */
export function useEngine(shop: Pick<Shop, "db">, engine: SearchEngine): void {
  engines.set(shop.db, engine);
}

/** Opens the shop's search: filled from the database, kept current by notifications. */
export async function openSearch(shop: Shop): Promise<{ close(): Promise<void> }> {
  const engine = await chooseEngine(shop);
  useEngine(shop, engine);
  await useRules(shop, engine);
  await fill(shop, engine).catch((error: unknown) => {
    // A hosted service that is away must not keep the shop closed; the clock below tries again.
    if (!(error instanceof SearchAway)) throw error;
    filledOn = "";
    shop.log.error({ error: error.message }, "search is away");
  });
  const listener = await listen(shop, engine);
  // Seasons open and close at midnight; the index is made anew a few minutes after.
  const nightly = setInterval(() => void refillAtNight(shop, engine), 300_000);
  nightly.unref();
  return {
    async close() {
      clearInterval(nightly);
      await listener?.end().catch(() => {});
    },
  };
}

let filledOn = "";

async function refillAtNight(shop: Shop, engine: SearchEngine): Promise<void> {
  if (dayOf(shop.now()) === filledOn) return;
  await fill(shop, engine).catch((error: unknown) => {
    filledOn = "";
    shop.log.error({ error: String(error) }, "search refill");
  });
  shop.pages.clear();
}

export async function fill(shop: Shop, engine: SearchEngine): Promise<void> {
  filledOn = dayOf(shop.now());
  const categories = await listCategories(shop.db);
  await engine.replaceAll("products", await productDocuments(shop));
  await engine.replaceAll(
    "categories",
    categories.map((category) =>
      page(
        category.slug,
        category.title,
        `${category.texts.intro} ${category.texts.description}`,
        1000 - category.priority * 100,
      ),
    ),
  );
  await engine.replaceAll(
    "articles",
    listArticles().map(({ slug, title, short, topic, description }) => ({
      ...page(slug, title, `${short} ${description}`, 500),
      facets: { onderwerp: [topic] },
    })),
  );
}

const page = (slug: string, name: string, description: string, popularity: number): SearchDocument => ({
  id: slug,
  slug,
  name,
  description,
  facets: {},
  numbers: {},
  popularity,
  availableNow: true,
});

async function productDocuments(shop: Shop, only?: string[]): Promise<SearchDocument[]> {
  const { db } = shop;
  const today = dayOf(shop.now());
  const [rows, sizes, placed, categories] = await Promise.all([
    only ? db.select().from(products).where(inArray(products.slug, only)) : db.select().from(products),
    only ? db.select().from(variants).where(inArray(variants.product, only)) : db.select().from(variants),
    only
      ? db.select().from(categoryProducts).where(inArray(categoryProducts.product, only))
      : db.select().from(categoryProducts),
    listCategories(db),
  ]);
  const sizesOf = Map.groupBy(sizes, ({ product }) => product);
  const placesOf = Map.groupBy(placed, ({ product }) => product);
  const named = new Map(categories.map((category) => [category.slug, category]));
  return rows
    .filter(({ listed }) => listed)
    .map((row) => {
      const own = (sizesOf.get(row.slug) ?? []).map((size) => ({
        sku: size.sku,
        label: size.label,
        priceCents: size.priceCents,
        heightCm:
          size.heightMin !== null && size.heightMax !== null
            ? ([size.heightMin, size.heightMax] as [number, number])
            : null,
        stock: size.stock,
        season: size.season,
        unit: size.unit,
      }));
      const places = (placesOf.get(row.slug) ?? []).map(({ category }) => category);
      const facets = { ...row.facets, in_categorie: places, leverbaar: [availability(own, today)] };
      const titles = places
        .flatMap((slug) => named.get(slug) ?? [])
        .map(({ title, parent }) => ({
          title,
          parents: parent ? [named.get(parent)?.title ?? ""].filter(Boolean) : [],
        }));
      return toSearchDocument(
        {
          slug: row.slug,
          name: row.name,
          latin: row.latin,
          group: row.group,
          facets: facets as never,
          facts: row.facts as never,
          variants: own,
          popularity: row.popularity,
          addedOn: row.addedOn,
        },
        { today, description: `${row.texts.summary} ${row.texts.description}`, categories: titles },
      );
    });
}

function availability(sizes: { stock: number; season: [string, string] | null }[], today: string): string {
  const inStock = sizes.filter(({ stock }) => stock > 0);
  if (inStock.length === 0) return "Uitverkocht";
  return inStock.some(({ season }) => inSeason(season, today)) ? "Binnen 5 werkdagen" : "Reserveren (plantseizoen)";
}

// A connection of its own: a pool hands connections out and would miss what is told.
async function listen(shop: Shop, engine: SearchEngine): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...shop.db.$client.options,
    application_name: "lommerrijk-search",
  } as pg.ClientConfig);
  client.on("error", () => {
    client.end().catch(() => {});
    setTimeout(
      () =>
        void listen(shop, engine)
          .then(() => fill(shop, engine))
          .catch(() => {}),
      5_000,
    ).unref();
  });
  client.on("notification", ({ channel, payload }) => {
    const work =
      channel === RULES_CHANNEL
        ? useRules(shop, engine)
        : refresh(shop, engine, JSON.parse(payload ?? "[]") as string[]);
    void work.catch((error: unknown) => shop.log.error({ error: String(error) }, "search"));
  });
  await client.connect();
  await client.query(`listen catalogue; listen ${RULES_CHANNEL}`);
  return client;
}

/** The owner's rules take hold at once; pages that were kept may show another order. */
async function useRules(shop: Shop, engine: SearchEngine): Promise<void> {
  await engine.configure("products", await listRules(shop.db));
  shop.pages.clear();
}

/** One changed product or price is findable within a second, on every process. */
export async function refresh(shop: Shop, engine: SearchEngine, slugs: string[]): Promise<void> {
  if (slugs.length === 0) return;
  const documents = await productDocuments(shop, slugs);
  const found = new Set(documents.map(({ id }) => id));
  await engine.upsert("products", documents);
  const gone = slugs.filter((slug) => !found.has(slug));
  if (gone.length) await engine.remove("products", gone);
}
