import type { Cart, CartLine } from "./cart.ts";

/** A refusal with its status, for the shopper to read. */
export class Refused extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const token = () => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

/** Calls the shop with its CSRF token; a stale one is fetched anew once. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (method !== "GET" && !token()) await fetch("/auth/csrf-cookie");
  let response = await send(method, path, body);
  if (response.status === 419) {
    await fetch("/auth/csrf-cookie");
    response = await send(method, path, body);
  }
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new Refused(response.status, message ?? "");
  }
  return (response.status === 200 || response.status === 201 ? await response.json() : undefined) as Answer;
}

const send = (method: string, path: string, body: unknown) =>
  fetch(path, {
    method,
    headers: {
      accept: "application/json",
      "x-xsrf-token": token() ?? "",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function change(method: string, path: string, body?: unknown): Promise<Cart> {
  const cart = await call<Cart>(method, path, body);
  dispatchEvent(new Event("winkel:markers"));
  return cart;
}

export const fetchCart = () => call<Cart>("GET", "/api/cart");
export const sendLines = (lines: { sku: string; quantity: number; cut?: string }[], once: string) =>
  change("POST", "/api/cart/lines", { lines, once });
type Which = Pick<CartLine, "sku" | "cut">;
const pathOf = ({ sku, cut }: Which, rest = "") =>
  `/api/cart/lines/${encodeURIComponent(sku)}${rest}${cut ? `?cut=${encodeURIComponent(cut)}` : ""}`;
export const setQuantity = (line: Which, quantity: number) => change("PATCH", pathOf(line), { quantity });
export const setLater = (line: Which, later: boolean) => change("PATCH", pathOf(line, "/later"), { later });
export const removeLine = (line: Which) => change("DELETE", pathOf(line));
export const mailCart = (email: string) => call<undefined>("POST", "/api/cart/mail", { email });
export const shareCart = () => call<{ url: string }>("POST", "/api/cart/share");
