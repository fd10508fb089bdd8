import { ReadableStream } from "node:stream/web";
import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";
import { productFeed } from "./range-file/feed.server.ts";
import { isPetSafe } from "./label/pet-mode.ts";
import { MARKED, PET_SHEET } from "./label/pet-sheet.ts";
import { productView } from "./product/product-view.server.ts";
import { countPerCategory, findProduct, listCategories, listPriceHistory } from "./product/products.server.ts";

export function catalogueApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.get("/api/categories", async (c) => {
    const [all, counts] = await Promise.all([listCategories(shop.db), countPerCategory(shop.db)]);
    const rows = all.map(({ slug, title, parent, group, kind }) => ({
      slug,
      title,
      parent,
      group,
      kind,
      products: counts.get(slug) ?? 0,
    }));
    return c.json({ categories: rows }, 200, { "cache-control": "public, max-age=60" });
  });
  app.get("/api/products/:slug", async (c) => {
    const product = await findProduct(shop.db, c.req.param("slug"));
    if (!product) return c.json({ statusCode: 404, message: errors.apiNotFound }, 404);
    const history = await listPriceHistory(shop.db, product.slug);
    return c.json(productView(product, history, shop.now(), shop.settings), 200, {
      "cache-control": "public, max-age=60",
    });
  });
  app.get("/feed/producten.xml", (c) =>
    c.body(ReadableStream.from(inBytes(productFeed(shop))) as globalThis.ReadableStream, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
  // Pages are the same for everyone, so what a browser without scripts must know of this visitor comes as a style sheet.
  app.get(PET_SHEET, (c) =>
    c.body(isPetSafe(c.req.header("cookie") ?? "") ? MARKED : "", 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "private, no-cache",
    }),
  );
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
