import { ownCall } from "#accounts/session/own-call.ts";
import type { Cart, CartLine } from "./cart.ts";

async function change(method: string, path: string, body?: unknown): Promise<Cart> {
  const cart = await ownCall<Cart>(path, method, body);
  dispatchEvent(new Event("winkel:markers"));
  return cart;
}

export const fetchCart = () => ownCall<Cart>("/api/cart", "GET");
type Which = Pick<CartLine, "sku" | "cut">;
const pathOf = ({ sku, cut }: Which, rest = "") =>
  `/api/cart/lines/${encodeURIComponent(sku)}${rest}${cut ? `?cut=${encodeURIComponent(cut)}` : ""}`;
export const setQuantity = (line: Which, quantity: number) => change("PATCH", pathOf(line), { quantity });
export const setLater = (line: Which, later: boolean) => change("PATCH", pathOf(line, "/later"), { later });
export const removeLine = (line: Which) => change("DELETE", pathOf(line));
export const mailCart = (email: string) => ownCall<undefined>("/api/cart/mail", "POST", { email });
export const shareCart = () => ownCall<{ url: string }>("/api/cart/share", "POST");
