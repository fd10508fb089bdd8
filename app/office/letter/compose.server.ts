import { findArticle } from "#advice/articles.server.ts";
import type { Card } from "#catalogue/product/product.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { euros } from "#kit/money.ts";
import { articlePath, productPath } from "#kit/path.ts";
import type { LetterBlock } from "#newsletter/issue.ts";
import type { Compose } from "#newsletter/send-issue.server.ts";
import { escapeHtml, linkedHtml } from "#outside/mail/mail-html.ts";
import { officeLetter } from "#texts/office/shop/letter.ts";

const say = officeLetter.mail;
const TEXT = "margin:0 0 16px;font:16px/1.55 Figtree,Arial,sans-serif;color:#35251A";
const HEAD = "margin:24px 0 12px;font:22px/1.2 &quot;Lommer Kop&quot;,Georgia,serif;color:#174030";
const LINK = "color:#2C6A3C";

type Piece = { html: string; text: string };
type Ground = { url: string; cards: Map<string, Card>; link(to: string): string };

/** A newsletter as its readers get it: the same words as HTML and as plain text, every address by way of `linkTo`. */
export const composeLetter: Compose = async (shop, { subject, blocks }, linkTo) => {
  const slugs = blocks.flatMap(({ kind, picks }) => (kind === "products" || kind === "picture" ? picks : []));
  const cards = new Map((await listCards(shop.db, slugs)).map((card) => [card.slug, card]));
  const links: string[] = [];
  const link = (to: string) => {
    links.push(to);
    return linkTo(to, links.length - 1);
  };
  const pieces = blocks.map((block) => pieceOf({ url: shop.url, cards, link }, block));
  return {
    subject,
    links,
    html: pieces.map(({ html }) => html).join(""),
    text: pieces.flatMap(({ text }) => text || []).join("\n\n"),
  };
};

function pieceOf(ground: Ground, { kind, text, picks }: LetterBlock): Piece {
  if (kind === "text") return words(ground, text);
  if (kind === "products") return cardsOf(ground, text, picks);
  if (kind === "article") return articlesOf(ground, text, picks);
  return pictureOf(ground, text, picks[0] ?? "");
}

const heading = (text: string): string => (text ? `<h2 style="${HEAD}">${escapeHtml(text)}</h2>` : "");

/** Paragraphs; a line that begins with ## is a heading, and [words](/address) leads to a page of the shop. */
function words({ url, link }: Ground, text: string): Piece {
  const paragraphs = text.split(/\n\s*\n/).map((one) => one.trim());
  const marks = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;
  const html = paragraphs.filter(Boolean).map((one) => {
    if (one.startsWith("## ")) return heading(one.slice(3));
    const parts = one.split(marks);
    const made = parts.map((part, at) => {
      if (at % 3 === 0) return linkedHtml(part);
      return at % 3 === 1
        ? `<a href="${escapeHtml(link(parts[at + 1] ?? "/"))}" style="${LINK}">${escapeHtml(part)}</a>`
        : "";
    });
    return `<p style="${TEXT}">${made.join("")}</p>`;
  });
  const plain = paragraphs.map((one) =>
    one.replace(/^## /, "").replace(marks, (_, said, to) => `${said} (${url}${to})`),
  );
  return { html: html.join(""), text: plain.filter(Boolean).join("\n\n") };
}

/** A card each: picture, name and price, one under the other on every screen. */
function cardsOf({ url, cards, link }: Ground, title: string, picks: string[]): Piece {
  const shown = picks.flatMap((slug) => cards.get(slug) ?? []);
  const html = shown.map((card) => {
    const to = escapeHtml(link(productPath(card.slug)));
    const picture = card.picture
      ? `<td width="112" style="padding:0 16px 0 0"><a href="${to}"><img src="${url}/plaat/${card.picture.key}-480.webp" width="96" height="96" alt="${escapeHtml(card.name)}" style="display:block;border:0"></a></td>`
      : "";
    return (
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid #E4D8C1"><tr>${picture}` +
      `<td style="padding:12px 0;font:16px/1.4 Figtree,Arial,sans-serif;color:#35251A"><a href="${to}" style="color:#174030;font-weight:bold;text-decoration:none">${escapeHtml(card.name)}</a><br>${escapeHtml(priceOf(card))}</td></tr></table>`
    );
  });
  const text = shown.map((card) => `${card.name}, ${priceOf(card)}: ${url}${productPath(card.slug)}`);
  return { html: heading(title) + html.join(""), text: [title, ...text].filter(Boolean).join("\n") };
}

const priceOf = (card: Card): string => (card.oneVariant ? euros(card.fromCents) : say.from(euros(card.fromCents)));

function articlesOf({ url, link }: Ground, title: string, picks: string[]): Piece {
  const shown = picks.flatMap((slug) => findArticle(slug) ?? []);
  const html = shown.map(
    ({ slug, title: name, short }) =>
      `<p style="${TEXT}"><a href="${escapeHtml(link(articlePath(slug)))}" style="color:#174030;font-weight:bold">${escapeHtml(name)}</a><br>${escapeHtml(short)}</p>`,
  );
  const text = shown.map(({ slug, title: name }) => `${name}: ${url}${articlePath(slug)}`);
  return { html: heading(title) + html.join(""), text: [title, ...text].filter(Boolean).join("\n") };
}

function pictureOf({ url, cards, link }: Ground, caption: string, slug: string): Piece {
  const card = cards.get(slug);
  if (!card?.picture) return { html: "", text: "" };
  const alt = escapeHtml(caption || card.picture.alt);
  return {
    html:
      `<p style="margin:0 0 8px"><a href="${escapeHtml(link(productPath(slug)))}"><img src="${url}/plaat/${card.picture.key}-480.webp" width="480" alt="${alt}" style="display:block;width:100%;max-width:480px;height:auto;border:0"></a></p>` +
      (caption ? `<p style="${TEXT}">${escapeHtml(caption)}</p>` : ""),
    text: caption,
  };
}
