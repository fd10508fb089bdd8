import type { Shop } from "#outside/shop.server.ts";

/** A change must come from the shop's own pages. */
export function requireFromHere(request: Request, shop: Shop): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const own = origin === null || origin === new URL(shop.url).origin || origin === new URL(request.url).origin;
  if ((site && site !== "same-origin" && site !== "none") || !own) throw Response.json({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
}
