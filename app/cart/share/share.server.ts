import { addDays, type Day, dayOf } from "#kit/day.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Wanted } from "../lines/change-cart.server.ts";

const DAYS = 30;
const PURPOSE = "cart-link";

/** A link that carries a basket to another device: signed, thirty days, nothing about a person in it. */
export function cartLink(shop: Shop, lines: Wanted[]): string {
  const until = addDays(dayOf(shop.now()), DAYS);
  const text = [until, ...lines.map(({ sku, quantity, cut }) => [sku, quantity, ...(cut ? [cut] : [])].join("*"))].join(
    "~",
  );
  return `${shop.url}/cart/sync?c=${Buffer.from(text).toString("base64url")}.${seal(shop.secret, PURPOSE, text)}`;
}

export type Opened = { ok: true; lines: Wanted[] } | { ok: false; reason: "broken" | "expired" };

export function openCartLink(shop: Shop, token: string): Opened {
  const [body = "", mark = ""] = token.slice(0, 8000).split(".");
  const text = Buffer.from(body, "base64url").toString();
  if (!isSealed(shop.secret, PURPOSE, text, mark)) return { ok: false, reason: "broken" };
  const [until = "", ...items] = text.split("~");
  if ((until as Day) < dayOf(shop.now())) return { ok: false, reason: "expired" };
  return {
    ok: true,
    lines: items.map((item) => {
      const [sku = "", quantity, cut] = item.split("*");
      return { sku, quantity: Number(quantity), ...(cut && { cut }) };
    }),
  };
}
