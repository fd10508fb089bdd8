import type { Entered } from "#accounts/session/enter.server.ts";
import { keepGuestList } from "#accounts/saved/saved.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, findCartId } from "#cart/whose-cart.server.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { peerOf } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** The one place that knows what else happens when somebody logs in: what they did as a guest becomes theirs. */
export async function welcome(
  shop: Shop,
  request: Request,
  { user, cookies }: Entered,
  wish?: { newsletter: boolean },
): Promise<string[]> {
  if (wish?.newsletter) await subscribe(shop, { email: user.email, source: "account", peer: peerOf(request) });
  const fresh = cookies.map((one) => one.split(";", 1)[0]).join("; ");
  const asThem = new Request(request.url, {
    headers: { cookie: `${fresh}; ${request.headers.get("cookie") ?? ""}` },
  });
  const [cart, saved] = await Promise.all([findCartId(shop, asThem), keepGuestList(shop, request, user.id)]);
  return [...(cart ? cartCookies(shop, cart, await viewCart(shop, cart)) : []), ...saved];
}
