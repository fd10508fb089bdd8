import { createHash } from "node:crypto";
import { ADDRESS } from "../buying.ts";

/** Somebody who buys over HTTP and, when the shop falls away, comes back and goes on where the last response was. */
export class Buyer {
  readonly key: string;
  readonly sku: string;
  /** Where this buyer comes from, as a proxy tells it: the shop allows one household only so much. */
  readonly peer: string;
  number?: string;
  thanked = false;
  /** Where the bank sent this buyer back to. */
  thanks = "";
  #cookies = new Map<string, string>();
  #filled = false;
  #totalCents?: number;
  #bank?: string;

  readonly #more: string[];

  constructor(key: string, sku: string, more: string[] = []) {
    this.key = key;
    this.sku = sku;
    this.#more = more;
    const [a, b, c] = createHash("sha256").update(key).digest();
    this.peer = `10.${a}.${b}.${c}`;
  }

  async buy(shop: string): Promise<void> {
    if (!this.#cookies.has("XSRF-TOKEN")) await this.#call(shop, "GET", "/auth/csrf-cookie");
    if (!this.#filled) {
      for (const sku of [this.sku, ...this.#more])
        await this.#call(shop, "POST", "/api/cart/lines", { sku, quantity: 2, once: `${this.key}${sku}` });
      this.#filled = true;
    }
    if (this.#totalCents === undefined) {
      const response = await this.#call(shop, "PUT", "/api/checkout/delivery", ADDRESS);
      this.#totalCents = ((await response.json()) as { cart: { totalCents: number } }).cart.totalCents;
    }
    if (!this.#bank) {
      const asked = { paymentMethod: "ideal", expectedTotalCents: this.#totalCents };
      const response = await this.#call(shop, "POST", "/api/orders", asked);
      const { number, paymentUrl } = (await response.json()) as { number: string; paymentUrl: string };
      this.number = number;
      this.#bank = new URL(paymentUrl).pathname;
    }
    if (!this.thanks) {
      const response = await fetch(shop + this.#bank, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": this.peer,
        },
        body: "outcome=paid",
      });
      if (response.status !== 303) throw new Error(`bank: ${response.status}`);
      this.thanks = response.headers.get("location") ?? "";
    }
    const page = await (await this.#call(shop, "GET", this.thanks)).text();
    if (!page.includes("is betaald")) throw new Error(`${this.number} paid, and the page does not say so`);
    this.thanked = true;
  }

  async #call(shop: string, method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(shop + path, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-xsrf-token": this.#cookies.get("XSRF-TOKEN") ?? "",
        "idempotency-key": this.key,
        "x-forwarded-for": this.peer,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

/** Whether a call failed because nobody was there any more, and not because of what was answered. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message);
