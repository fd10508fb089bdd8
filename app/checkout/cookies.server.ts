import { cookie } from "#accounts/session/cookies.server.ts";
import type { Cart } from "#cart/cart.ts";
import { cartCookies, withCookies } from "#cart/whose-cart.server.ts";
import type { Shop } from "#outside/shop.server.ts";

export const setAnswersCookies = (shop: Shop, id: string, cart: Cart): Headers =>
  withCookies(cartCookies(shop, id, cart));

/** A guest who logs in from here comes back here. */
export function setGuestCookies(shop: Shop, id: string, cart: Cart): Headers {
  const back = cookie("auth.redirect", "/checkout/delivery", {
    httpOnly: false,
    secure: shop.url.startsWith("https:"),
  });
  return withCookies([...cartCookies(shop, id, cart), back]);
}
