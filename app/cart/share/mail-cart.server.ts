import { dayOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { allow } from "#outside/allowance.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { items } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { cartMail as mail } from "#texts/buying/mail-cart.ts";
import { isByArea } from "../cart.ts";
import { cartLink } from "./share.server.ts";
import { viewCart } from "../view-cart.server.ts";

/**
 * R13: mails the basket with its pictures and a link that restores it. At most once a day for the same cart and
 * address, and to a few addresses an hour, so nobody is pestered.
 */
export async function mailCart(shop: Shop, cart: string, email: string, peer: string): Promise<boolean> {
  const { lines, gone } = await viewCart(shop, cart);
  if (lines.length + gone.length === 0) return false;
  if (!(await allow(shop, "cart-mail", cart, { times: 5, perSeconds: 3600 })).ok) return false;
  // A new cart is made in no time, another network is not.
  if (!(await allow(shop, "cart-mail-peer", peer, { times: 20, perSeconds: 3600 })).ok) return false;
  const { html, text } = layOutMail(shop, {
    title: mail.title,
    paragraphs: [mail.text],
    inset: items(
      [...lines, ...gone].map((line) => ({
        name: texts.amount(line.quantity, line.name, isByArea(line)),
        about: [line.label, line.note].filter(Boolean).join(", "),
        amount: gone.includes(line) ? texts.notCounted : euros(line.lineCents),
        picture: line.picture ? `${shop.url}/plaat/${line.picture.key}-480.webp` : undefined,
      })),
    ),
    button: { label: mail.button, url: cartLink(shop, [...lines, ...gone]) },
    small: mail.why,
  });
  const event = `cart-link:${cart}:${email.toLowerCase()}:${dayOf(shop.now())}`;
  await shop.db.transaction((tx) => postMail(shop, tx, event, { to: email, subject: mail.subject, html, text }));
  return true;
}
