import type { Purchase } from "./purchase.ts";
import { readCut } from "#calculators/grass/cut.ts";
import { addLines } from "#cart/lines/change-cart.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, requireCartId } from "#cart/whose-cart.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** Puts an old order into the cart, line by line, so that what is sold out does not hold back the rest. */
export async function orderAgain(shop: Shop, request: Request, { lines }: Purchase): Promise<string[]> {
  const cart = await requireCartId(shop, request);
  for (const { sku, quantity, cut } of lines)
    await addLines(shop, cart, [{ sku, quantity, ...(cut && readCut(cut) && { cut }) }]);
  return cartCookies(shop, cart, await viewCart(shop, cart));
}
