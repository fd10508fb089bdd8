import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";
import { productFeed } from "./feed.server.ts";
import { productView } from "./product-view.server.ts";
import { countPerCategory, findProduct, listCategories, listPriceHistory } from "./products.server.ts";

export function catalogueMachines(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
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
    if (!product) return c.json({ statusCode: 404, message: errors.machineNotFound }, 404);
    const history = await listPriceHistory(shop.db, product.slug);
    return c.json(productView(product, history, shop.now(), shop.settings), 200, {
      "cache-control": "public, max-age=60",
    });
  });
  app.get("/feed/producten.xml", async (c) =>
    c.body(await productFeed(shop), 200, {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
}
