import { ReadableStream } from "node:stream/web";
import type { Hono } from "hono";
import { peerOf } from "#outside/allowance.server.ts";
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
  const taking = new Map<string, number>();
  app.get("/feed/producten.xml", (c) => {
    const peer = peerOf(c.req.raw);
    if (shop.now().getTime() - (taking.get(peer) ?? 0) < LONGEST)
      return c.json({ statusCode: 429, message: errors.oneAtATime }, 429, { "retry-after": "60" });
    taking.set(peer, shop.now().getTime());
    const feed = whenDone(productFeed(shop), () => taking.delete(peer));
    return c.body(ReadableStream.from(feed) as globalThis.ReadableStream, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });
  // Pages are the same for everyone, so what a browser without scripts must know of this visitor comes as a style sheet.
  app.get(PET_SHEET, (c) =>
    c.body(isPetSafe(c.req.header("cookie") ?? "") ? MARKED : "", 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "private, no-cache",
    }),
  );
}

/** The feed is the most that anybody can ask for: who is at it gets no second one beside it, unless the first took this long. */
const LONGEST = 10 * 60_000;

/** A text in bytes, which tells when it was read to its end or left. */
function whenDone(texts: AsyncGenerator<string>, done: () => void): AsyncIterable<Uint8Array> {
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const part = await texts.next().catch((error: unknown) => {
      done();
      throw error;
    });
    if (part.done) done();
    return part.done ? { done: true, value: undefined } : { done: false, value: Buffer.from(part.value) };
  };
  const leave = async (): Promise<IteratorResult<Uint8Array>> => {
    done();
    await texts.return(undefined);
    return { done: true, value: undefined };
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
