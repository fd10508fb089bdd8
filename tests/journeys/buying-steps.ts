import type { Page } from "playwright-core";
import { shopUrl } from "./browser.ts";

export const TAXUS = "HG01-P30";

/** The form of a product card, on any page. */
export async function put(page: Page, sku: string, quantity = 1): Promise<void> {
  await page.context().request.post(shopUrl("/cart"), {
    form: { deed: "cart.add", sku, quantity: String(quantity) },
    headers: { origin: shopUrl() },
  });
}

/** How many of each line; asked beside the page, which may be on its way elsewhere. */
export async function inCart(page: Page): Promise<number[]> {
  const response = await page.context().request.get(shopUrl("/api/cart"));
  const { lines } = (await response.json()) as { lines: { quantity: number }[] };
  return lines.map(({ quantity }) => quantity);
}

export async function fillAddress(page: Page): Promise<void> {
  const values = {
    email: "marieke@voorbeeld.nl",
    firstName: "Marieke",
    lastName: "van den Berg",
    postcode: "3817 AB",
    number: "12",
    street: "Lindelaan",
    city: "Amersfoort",
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

export async function toBank(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await page.waitForURL("**/checkout/payment");
  await page.getByRole("button", { name: /^Bestellen en betalen € / }).click();
  await page.waitForURL("**/testbank/**");
}
