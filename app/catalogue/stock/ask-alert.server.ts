import { eq } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { stockAlerts, variants } from "../tables.server.ts";

export type AlertAsked = { ok: true } | { ok: false; reason: "unknown-size" | "wrong-email" };

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[a-z]{2,24}$/i;

/** Notes who wants to hear when a size is back; asking twice is asking once, and asking again after a mail counts. */
export async function askAlert(shop: Shop, sku: string, email: string): Promise<AlertAsked> {
  const address = email.trim().toLowerCase();
  if (!EMAIL.test(address)) return { ok: false, reason: "wrong-email" };
  const [variant] = await shop.db.select({ sku: variants.sku }).from(variants).where(eq(variants.sku, sku));
  if (!variant) return { ok: false, reason: "unknown-size" };
  const row = { sku, email: address, askedAt: shop.now(), mailedAt: null };
  await shop.db
    .insert(stockAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [stockAlerts.sku, stockAlerts.email], set: row });
  return { ok: true };
}

/** The same in the words of a form. */
export async function answerAlertForm(shop: Shop, form: FormData) {
  const email = String(form.get("email") ?? "").slice(0, 250);
  const asked = await askAlert(shop, String(form.get("sku") ?? ""), email);
  return asked.ok || asked.reason === "unknown-size"
    ? { alert: "done" as const }
    : { errors: { email: [say.alert.wrong] }, email };
}
