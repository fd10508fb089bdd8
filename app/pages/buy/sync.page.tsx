import { redirect } from "react-router";
import { shopOf } from "#outside/shop.server.ts";
import { pourIn } from "#cart/lines/change-cart.server.ts";
import { openCartLink } from "#cart/share/share.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, requireCartId, withCookies } from "#cart/whose-cart.server.ts";
import type { Route } from "./+types/sync.page.ts";

export const handle = { auth: "open", name: "cart-sync" };

/** D9: pours the basket of a signed link into this one; opening it twice changes nothing more. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const opened = openCartLink(shop, url.searchParams.get("c") ?? "");
  if (!opened.ok) throw redirect(opened.reason === "expired" ? "/cart?verlopen=1" : "/cart?stuk=1");
  const id = await requireCartId(shop, request);
  await pourIn(shop, id, opened.lines);
  throw redirect("/cart?samen=1", { headers: withCookies(cartCookies(shop, id, await viewCart(shop, id))) });
}

export default function Sync() {
  return null;
}
