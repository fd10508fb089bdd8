import type { User } from "../app/outside/deed/caller.ts";
import type { AnyDeed } from "../app/outside/deed/deed.server.ts";
import { perform } from "../app/outside/deed/perform.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";

type Who = { peer?: string; user?: User; session?: number; request?: Request };

/** Somebody of the office. */
export const AN: User = {
  id: "usr_1",
  email: "an@kantoor.nl",
  firstName: "An",
  lastName: "",
  scope: ["staff"],
  confirmed: true,
};

/** Does a deed as its doors do, after origin and role: schema, limits, run, and only what it names in the outcome. */
export function tryDeed(shop: Shop, deed: unknown, fields: Record<string, unknown>, who: Who = {}) {
  const { peer = "203.0.113.7", request = new Request(shop.url), ...rest } = who;
  return perform(shop, deed as AnyDeed, { peer, request, ...rest }, fields);
}
