import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { asksForm, text } from "#kit/form/fields.ts";
import type { FormSpec } from "#kit/form/form.ts";
import { email as isEmail, required } from "#kit/form/rules.ts";
import { dayOf } from "#kit/day.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { alertMail, alertPage } from "#texts/catalogue/alert-mail.ts";
import { productMore } from "#texts/catalogue/product-more.ts";
import { products, stockAlerts, variants } from "../tables.server.ts";

const say = productMore.alert;
const PURPOSE = "stock-alert";
const HOURS = 48;

const alertForm = {
  email: { label: say.email, rules: [required(say.wrong), isEmail(say.wrong)] },
} satisfies FormSpec;

/** Nothing is kept before the owner of the address says yes: what was asked travels in the link of the mail. */
export const askAlert = deed({
  name: "stock.ask-alert",
  by: "anyone",
  asks: asksForm(alertForm, { more: { sku: text(40) }, most: 254 }),
  limit: [
    { most: 10, minutes: 60, per: "peer" },
    { most: 5, minutes: 24 * 60, per: { field: "email" } },
  ],
  async run(shop, { user }, { sku, email }) {
    const address = email.toLowerCase();
    const [found] = await shop.db
      .select({ label: variants.label, name: products.name })
      .from(variants)
      .innerJoin(products, eq(products.slug, variants.product))
      .where(eq(variants.sku, sku));
    if (!found) return refused("unknown-size");
    if (user?.confirmed && user.email.toLowerCase() === address) await noteAlert(shop, sku, address);
    else await mailLink(shop, { sku, email: address, ...found });
    return done();
  },
  says: { done: say.done, refused: { "unknown-size": [404, say.unknown] } },
});

type Wish = { sku: string; email: string };

async function mailLink(shop: Shop, { sku, email, name, label }: Wish & { name: string; label: string }) {
  const key = alertKey(shop, { sku, email });
  const { subject, title, text: words, button, small } = alertMail.ask;
  const once = createHash("sha256").update(`${sku} ${email}`).digest("base64url");
  await shop.db.transaction((tx) =>
    postMail(shop, tx, `stock-alert-ask:${once}:${dayOf(shop.now())}`, {
      to: email,
      subject: subject(name),
      ...layOutMail(shop, {
        title: title(name),
        paragraphs: [words(name, label)],
        button: { label: button, url: `${shop.url}/mail-mij?k=${key}` },
        small,
      }),
    }),
  );
}

/** What the link of the mail carries, sealed. */
export function alertKey(shop: Shop, { sku, email }: Wish): string {
  const until = shop.now().getTime() + HOURS * 3_600_000;
  const text = JSON.stringify([sku, email, until]);
  return `${Buffer.from(text).toString("base64url")}.${seal(shop.secret, PURPOSE, text)}`;
}

const carried = v.tuple([v.string(), v.string(), v.number()]);

/** What somebody asked to hear about, when the link is ours and not too old. */
export async function findWish(shop: Shop, key: string): Promise<(Wish & { name: string; slug: string }) | undefined> {
  const [packed = "", mark = ""] = key.split(".");
  const text = Buffer.from(packed, "base64url").toString();
  if (!isSealed(shop.secret, PURPOSE, text, mark)) return undefined;
  const [sku, email, until] = v.parse(carried, JSON.parse(text));
  if (until < shop.now().getTime()) return undefined;
  const [found] = await shop.db
    .select({ name: products.name, slug: products.slug })
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(eq(variants.sku, sku));
  return found && { sku, email, ...found };
}

export const confirmAlert = deed({
  name: "stock.confirm-alert",
  by: "anyone",
  asks: v.strictObject({ k: text(1000) }),
  hides: ["k"],
  async run(shop, _caller, { k }) {
    const wish = await findWish(shop, k);
    if (!wish) return refused("old");
    await noteAlert(shop, wish.sku, wish.email);
    return done();
  },
  says: { done: alertPage.doneText, refused: { old: [410, alertPage.oldText] } },
});

/** Asking twice is asking once, and asking again after a mail counts. */
async function noteAlert(shop: Shop, sku: string, email: string): Promise<void> {
  const row = { sku, email, askedAt: shop.now(), mailedAt: null };
  await shop.db
    .insert(stockAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [stockAlerts.sku, stockAlerts.email], set: row });
}
