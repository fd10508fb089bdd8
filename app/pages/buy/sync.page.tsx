import { opens } from "#accounts/door/opens.server.ts";
import { syncCart } from "#cart/cart-deeds.server.ts";

export const handle = { auth: "open", name: "cart-sync" };

/** D9: pours the basket of a signed link into this one; opening it twice changes nothing more. */
export const loader = opens(syncCart, {
  query: ["c"],
  to: "/cart?samen=1",
  otherwise: (reason) => (reason === "expired" ? "/cart?verlopen=1" : "/cart?stuk=1"),
});

export default function Sync() {
  return null;
}
