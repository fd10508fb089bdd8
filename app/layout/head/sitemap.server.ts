import { asc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { findArticle, listArticles } from "#advice/articles.server.ts";
import { xml } from "#catalogue/range-file/feed.server.ts";
import { productView } from "#catalogue/product/product-view.server.ts";
import {
  countProducts,
  findCategory,
  findProduct,
  listCategorySlugs,
  listInCategory,
  listPriceHistory,
} from "#catalogue/product/products.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { articlePath, categoryPath, productPath } from "#kit/path.ts";
import { listProse } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";

type Place = { path: string; changed?: string };
/** Search engines take fifty thousand; a smaller part is made in a moment. */
const PER_FILE = 10_000;
const PLAIN = [
  "/",
  "/ons-assortiment",
  "/groenhulp",
  "/tuinkalender",
  "/plantdokter",
  "/advies",
  "/haag-berekenen",
  "/contact",
  "/meest-gestelde-vragen",
  "/nieuwsbrief",
];
/** Nothing there for a search engine: personal pages, and lists that filters make without end. */
const CLOSED = [
  "/cart",
  "/checkout",
  "/account",
  "/login",
  "/register",
  "/wachtwoord-vergeten",
  "/wachtwoord-resetten",
  "/bewaard",
  "/thank-you",
  "/offerte/",
  "/beoordelen",
  "/testbank",
  "/kantoor",
  "/search",
  "/api/",
  "/auth/",
  "/_payload/",
];

/** A list of addresses that is counted and read by the part. */
type Source = {
  count(shop: Shop): Promise<number> | number;
  list(shop: Shop, from: number, most: number): Promise<Place[]> | Place[];
};

const short = (all: (shop: Shop) => Promise<Place[]> | Place[]): Source => ({
  count: async (shop) => (await all(shop)).length,
  list: async (shop, from, most) => (await all(shop)).slice(from, from + most),
});
const listProducts = async (shop: Shop, from: number, most: number): Promise<Place[]> =>
  (
    await shop.db
      .select({ slug: products.slug, at: products.updatedAt })
      .from(products)
      .where(eq(products.listed, true))
      .orderBy(asc(products.slug))
      .offset(from)
      .limit(most)
  ).map(({ slug, at }) => ({ path: productPath(slug), changed: at.toISOString().slice(0, 10) }));
const listPlain = (): Place[] =>
  [...new Set([...PLAIN, ...listProse("pages").map(({ slug }) => `/${slug}`)])].map((path) => ({ path }));
const listAdvice = (): Place[] =>
  listArticles().map(({ slug, updated }) => ({ path: articlePath(slug), ...(updated && { changed: updated }) }));
const listShelves = async (shop: Shop): Promise<Place[]> =>
  (await listCategorySlugs(shop.db)).map(({ slug }) => ({ path: categoryPath(slug) }));

const SOURCES: Record<string, Source> = {
  paginas: short(listPlain),
  categorieen: short(listShelves),
  groenhulp: short(listAdvice),
  producten: { count: ({ db }) => countProducts(db), list: listProducts },
};

/** Robots, site map and the data of public pages: how the shop is found by others. */
export function sitemapApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  const cached = { "cache-control": "public, max-age=3600" };
  app.get("/robots.txt", (c) =>
    c.text(
      `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}`).join("\n")}\n\nSitemap: ${shop.url}/sitemap.xml\n`,
      200,
      cached,
    ),
  );
  app.get("/sitemap.xml", async (c) => {
    const parts = await Promise.all(
      Object.entries(SOURCES).map(async ([name, source]) => {
        const count = Math.max(1, Math.ceil((await source.count(shop)) / PER_FILE));
        return Array.from(
          { length: count },
          (_, at) => `<sitemap><loc>${xml(`${shop.url}/sitemap-${name}-${at + 1}.xml`)}</loc></sitemap>`,
        ).join("");
      }),
    );
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join("")}</sitemapindex>\n`,
      200,
      { "content-type": "application/xml; charset=utf-8", ...cached },
    );
  });
  app.get("/:file{sitemap-[a-z]+-[0-9]+\\.xml}", async (c) => {
    const [, name = "", part = "1"] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.param("file")) ?? [];
    const source = lookUp(SOURCES, name);
    const places = part.length < 6 ? ((await source?.list(shop, (Number(part) - 1) * PER_FILE, PER_FILE)) ?? []) : [];
    if (places.length === 0) return c.json({ statusCode: 404, message: errors.apiNotFound }, 404);
    const rows = places.map(
      ({ path, changed }) =>
        `<url><loc>${xml(shop.url + path)}</loc>${changed ? `<lastmod>${xml(changed)}</lastmod>` : ""}</url>`,
    );
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</urlset>\n`,
      200,
      { "content-type": "application/xml; charset=utf-8", ...cached },
    );
  });
  app.get("/_payload/manifest.json", async (c) =>
    c.json({ routes: await publicPaths(shop) }, 200, { "cache-control": "public, max-age=60" }),
  );
  app.get("/_payload/*", async (c) => {
    const path = decodeURI(new URL(c.req.url).pathname)
      .replace(/^\/_payload/, "")
      .replace(/\.json$/, "")
      .replace(/^\/index$/, "/");
    const data = await payloadOf(shop, path);
    if (!data) return c.json({ statusCode: 404, message: `Route ${path} is not pre-rendered` }, 404);
    return c.json({ data }, 200, { "cache-control": "public, max-age=60" });
  });
}

/** R45: every address whose page is the same for everyone. */
export async function publicPaths(shop: Shop): Promise<string[]> {
  const lists = await Promise.all(Object.values(SOURCES).map(async (source) => source.list(shop, 0, 1_000_000)));
  return [...new Set(lists.flat().map(({ path }) => path))];
}

async function payloadOf(shop: Shop, path: string): Promise<Record<string, unknown> | undefined> {
  const [, first = "", slug] = path.split("/");
  if (first === "p" && slug) {
    const product = await findProduct(shop.db, slug);
    return (
      product && { product: productView(product, await listPriceHistory(shop.db, slug), shop.now(), shop.settings) }
    );
  }
  if (first === "groenhulp" && slug) {
    const article = findArticle(slug);
    return article && { article };
  }
  if (slug === undefined && first) {
    const category = await findCategory(shop.db, first);
    if (category && !category.hidden)
      return {
        category: { slug: category.slug, title: category.title, texts: category.texts },
        cards: await listInCategory(shop.db, first, 24),
      };
  }
  return listPlain().some((one) => one.path === path) ? { page: path } : undefined;
}
