import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { productPath } from "#kit/path.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { alertMail as say } from "#texts/catalogue/alert-mail.ts";
import { arrivalOf } from "./arrival.ts";
import { products, stockAlerts, variants } from "../tables.server.ts";

/** Mails everybody who waits for a size that can be bought again; each of them once. */
export async function mailAlerts(shop: Shop): Promise<number> {
  const waiting = await shop.db
    .select({
      id: stockAlerts.id,
      email: stockAlerts.email,
      askedAt: stockAlerts.askedAt,
      variant: variants,
      name: products.name,
      slug: products.slug,
    })
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.sku, stockAlerts.sku))
    .innerJoin(products, eq(products.slug, variants.product))
    .where(and(isNull(stockAlerts.mailedAt), gt(variants.stock, 0), eq(products.listed, true)))
    .orderBy(asc(stockAlerts.askedAt))
    .limit(500);
  let mailed = 0;
  for (const { id, email, askedAt, variant, name, slug } of waiting) {
    if (arrivalOf(variant.season, shop.now()).kind === "closed") continue;
    const words = layOutMail(shop, {
      title: say.title(name),
      paragraphs: [say.text(name, variant.label)],
      button: { label: say.button, url: `${shop.url}${productPath(slug)}?sku=${encodeURIComponent(variant.sku)}` },
      small: say.small,
    });
    await shop.db.transaction(async (tx) => {
      const [claimed] = await tx
        .update(stockAlerts)
        .set({ mailedAt: shop.now() })
        .where(and(eq(stockAlerts.id, id), isNull(stockAlerts.mailedAt)))
        .returning({ id: stockAlerts.id });
      if (!claimed) return;
      await postMail(shop, tx, `stock-alert:${id}:${askedAt.getTime()}`, {
        to: email,
        subject: say.subject(name),
        ...words,
      });
      mailed++;
    });
  }
  return mailed;
}
