import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import {
  addToCart,
  dropCartCode,
  mailCartLink,
  removeCartLine,
  setCartLine,
  setCartLineAside,
  shareCart,
  useCode,
} from "./cart-deeds.server.ts";
import { viewCart } from "./view-cart.server.ts";
import { cartCookies, findCartId } from "./whose-cart.server.ts";

/** The cart's JSON face: every change answers with the whole cart. */
export function cartApi(api: Api, shop: Shop): void {
  api.get("/api/cart", async (c) => {
    const id = await findCartId(shop, c.req.raw);
    const cart = await viewCart(shop, id, { hints: true });
    for (const cookie of cartCookies(shop, id, cart)) c.header("set-cookie", cookie, { append: true });
    return c.json(cart);
  });
  const line = { params: ["sku"], query: ["cut"] };
  api.post("/api/cart/lines", json(shop, addToCart));
  api.patch("/api/cart/lines/:sku", json(shop, setCartLine, line));
  api.patch("/api/cart/lines/:sku/later", json(shop, setCartLineAside, line));
  api.delete("/api/cart/lines/:sku", json(shop, removeCartLine, line));
  api.post("/api/cart/code", json(shop, useCode));
  api.delete("/api/cart/code", json(shop, dropCartCode, { query: ["code"] }));
  api.post("/api/cart/share", json(shop, shareCart));
  api.post("/api/cart/mail", json(shop, mailCartLink));
}
