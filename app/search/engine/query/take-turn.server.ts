import { peerOf } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { Effort, effortFor } from "./effort.ts";

const efforts = new WeakMap<Shop, Effort>();

/** One count per visitor, whether a page, a suggestion or a program asks. Gives the seconds to wait, or 0. */
export function takeTurn(shop: Shop, request: Request, ...queries: string[]): number {
  const effort = efforts.get(shop) ?? new Effort();
  efforts.set(shop, effort);
  const all = queries.reduce((sum, query) => sum + effortFor(query), 0);
  return effort.take(peerOf(request), all);
}

/** For a page: who asked too much gets the page that says so. */
export function requireTurn(shop: Shop, request: Request, query: string): void {
  const wait = query ? takeTurn(shop, request, query) : 0;
  if (wait === 0) return;
  const body = { statusCode: 429, message: "Too many searches" };
  throw Response.json(body, { status: 429, headers: { "retry-after": String(wait) } });
}
