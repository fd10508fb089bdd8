import { dayOf } from "#kit/day.ts";
import { letter } from "#outside/letter.ts";
import { postMail } from "#outside/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { readCart } from "./carts.server.ts";
import { cartLink } from "./share.server.ts";

/** Mails the link to the basket; at most once a day for the same cart and address, so nobody is pestered. */
export async function mailCart(shop: Shop, cart: string, email: string): Promise<boolean> {
  const stored = await readCart(shop.db, cart);
  if (!stored || stored.lines.length === 0) return false;
  const { mail } = texts;
  const { html, text } = letter(shop, {
    title: mail.title,
    paragraphs: [mail.text],
    button: { label: mail.button, url: cartLink(shop, stored.lines) },
    small: mail.why,
  });
  await shop.db.transaction((tx) =>
    postMail(shop, tx, `cart-link:${cart}:${email.toLowerCase()}:${dayOf(shop.now())}`, {
      to: email,
      subject: mail.subject,
      html,
      text,
    }),
  );
  return true;
}
