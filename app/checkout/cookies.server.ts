import type { Cart } from "#cart/cart.ts";
import { cartCookies, withCookies } from "#cart/whose-cart.server.ts";
import type { Shop } from "#outside/shop.server.ts";

export const setAnswersCookies = (shop: Shop, id: string, cart: Cart): Headers =>
  withCookies(cartCookies(shop, id, cart));
