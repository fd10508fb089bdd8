import { redirect } from "react-router";
import { guarded } from "#checkout/guards.server.ts";

export const handle = { auth: "open", name: "checkout" };
export const middleware = [guarded("nonEmptyCart")];

/** D6: the checkout begins with delivery. */
export function loader() {
  throw redirect("/checkout/delivery");
}

export default function Checkout() {
  return null;
}
