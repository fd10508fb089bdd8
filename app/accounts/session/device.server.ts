import type { Id } from "#kit/id.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { hostCookie, readHostCookie } from "./cookies.server.ts";

const NAME = "toestel";
const DAYS = 400;

/** Marks this browser as one its owner has logged in with: no alarm mail, and a stranger's guesses do not lock it out. */
export function deviceCookie(shop: Shop, user: Id<"usr">): string {
  const value = `${user}.${seal(shop.secret, NAME, user)}`;
  return hostCookie(shop, NAME, value, { maxAge: DAYS * 86_400 });
}

export function isKnownDevice(shop: Shop, request: Request, user: Id<"usr">): boolean {
  const [who = "", mark = ""] = (readHostCookie(shop, request, NAME) ?? "").split(".");
  return who === user && isSealed(shop.secret, NAME, who, mark);
}
