import { and, eq } from "drizzle-orm";
import { type MiddlewareFunction, redirect } from "react-router";
import { findPlace } from "#catalogue/category/place.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { categoryPath } from "#kit/path.ts";
import type { Reader } from "#outside/db.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { followRedirect, plainPath } from "./redirects.server.ts";

/** Who asks for a page that is not there is led on if the owner said where to; a living page never is. */
export const leadOn: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  if (response.status !== 404 || (request.method !== "GET" && request.method !== "HEAD")) return response;
  const from = plainPath(decoded(url.pathname));
  const shop = shopOf(context);
  if (!from) return response;
  const to = await followRedirect(shop.db, from, shop.now());
  if (to) return redirect(to, 301);
  // It may come back.
  const shelf = await findOldShelf(shop.db, from);
  return shelf ? redirect(shelf, 302) : response;
};

/**
 * The shelf of a product that is no longer in the shop, or lies in the archive: texts and other shops still lead to it. What
 * was never in the shop is not told of.
 */
export async function findOldShelf(db: Reader, path: string): Promise<string | undefined> {
  const [, slug] = /^\/p\/([^/]+)$/.exec(path) ?? [];
  if (!slug) return undefined;
  const [product] = await db
    .select({ slug: products.slug, group: products.group })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.listed, false), eq(products.wasListed, true)));
  const shelf = product && (await findPlace(db, product)).at(-1);
  return shelf && categoryPath(shelf.slug);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
