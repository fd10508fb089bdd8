import { dayOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { allow } from "#outside/allowance.server.ts";
import { escapeHtml, layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import type { CartLine } from "../cart.ts";
import { cartLink } from "./share.server.ts";
import { viewCart } from "../view-cart.server.ts";

/**
 * R13: mails the basket with its pictures and a link that restores it. At most once a day for the same cart and
 * address, and to a few addresses an hour, so nobody is pestered.
 */
export async function mailCart(shop: Shop, cart: string, email: string, peer: string): Promise<boolean> {
  const { lines } = await viewCart(shop, cart);
  if (lines.length === 0) return false;
  if (!(await allow(shop, "cart-mail", cart, { times: 5, perSeconds: 3600 })).ok) return false;
  // A new cart is made in no time, another network is not.
  if (!(await allow(shop, "cart-mail-peer", peer, { times: 20, perSeconds: 3600 })).ok) return false;
  const { mail } = texts;
  const { html, text } = layOutMail(shop, {
    title: mail.title,
    paragraphs: [mail.text],
    inset: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:2px solid #6A4D35">${lines.map((line) => row(shop.url, line)).join("")}</table>`,
    insetText: lines
      .map(
        ({ quantity, name, label, note, lineCents }) =>
          `${quantity} × ${name}, ${label}${note && `, ${note}`}: ${euros(lineCents)}`,
      )
      .join("\n"),
    button: { label: mail.button, url: cartLink(shop, lines) },
    small: mail.why,
  });
  const event = `cart-link:${cart}:${email.toLowerCase()}:${dayOf(shop.now())}`;
  await shop.db.transaction((tx) => postMail(shop, tx, event, { to: email, subject: mail.subject, html, text }));
  return true;
}

function row(url: string, { picture, quantity, name, label, note, lineCents }: CartLine): string {
  const cell = "padding:12px 0;border-bottom:1px solid #E4D8C1;font:15px/1.45 Arial,sans-serif;color:#35251A";
  const image = picture
    ? `<img src="${url}/plaat/${escapeHtml(picture.key)}-480.webp" width="64" height="64" alt="${escapeHtml(picture.alt)}" style="display:block;background:#F2EBDB">`
    : "";
  return (
    `<tr><td width="76" style="${cell}">${image}</td>` +
    `<td style="${cell}"><b>${escapeHtml(name)}</b><br><span style="color:#6A4D35">${quantity} × ${escapeHtml(label)}${note && `<br>${escapeHtml(note)}`}</span></td>` +
    `<td align="right" style="${cell};font-weight:bold;white-space:nowrap">${euros(lineCents)}</td></tr>`
  );
}
