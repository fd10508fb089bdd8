import type { Shop } from "../shop.server.ts";

export type MailWords = {
  title: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  small?: string /** Ready HTML between paragraphs and button. */;
  inset?: string;
  insetText?: string;
};

const DEMO_WORDS = "Dit is een demo: er wordt niets geleverd en er hoeft niets betaald te worden.";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Words as HTML, in which an address is a link. */
export const linkedHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, (url) => `<a href="${url}" style="color:#2C6A3C">${url}</a>`)
    .replaceAll("\n", "<br>");

/** The layout of the shop's mails: one 600 px column of tables with inline styles, and the same words as plain text. */
export function layOutMail(
  shop: Pick<Shop, "url" | "settings">,
  { title, paragraphs, button, small, inset = "", insetText = "" }: MailWords,
): { html: string; text: string } {
  const { settings, url } = shop;
  const company = `${settings.COMPANY_LEGAL_NAME} · ${settings.COMPANY_STREET}, ${settings.COMPANY_POSTCODE} ${settings.COMPANY_CITY} · KvK ${settings.COMPANY_KVK} · btw ${settings.COMPANY_VAT}`;
  const told = settings.DEMO ? [DEMO_WORDS, ...paragraphs] : paragraphs;
  const body = told
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font:16px/1.55 Figtree,Arial,sans-serif;color:#35251A">${linkedHtml(text)}</p>`,
    )
    .join("");
  const action = button
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#F59120;color:#0F2A1E;font:bold 16px Figtree,Arial,sans-serif;padding:14px 24px;border-radius:3px;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : "";
  const html =
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;background:#FAF6EB"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#FFFDF8">` +
    `<tr><td style="background:#174030;padding:20px 32px;font:26px &quot;Lommer Kop&quot;,Georgia,serif;color:#FAF6EB"><a href="${url}" style="color:#FAF6EB;text-decoration:none">${escapeHtml(settings.SHOP_NAME)}</a></td></tr>` +
    `<tr><td style="padding:32px"><h1 style="margin:0 0 16px;font:28px/1.15 &quot;Lommer Kop&quot;,Georgia,serif;color:#174030">${escapeHtml(title)}</h1>${body}${inset}${action}` +
    `${small ? `<p style="margin:16px 0 0;font:13px/1.5 Figtree,Arial,sans-serif;color:#6A4D35">${linkedHtml(small)}</p>` : ""}</td></tr>` +
    `<tr><td style="background:#35251A;padding:20px 32px;font:13px/1.6 Figtree,Arial,sans-serif;color:#E4D8C1">${escapeHtml(settings.COMPANY_PHONE)} · ${escapeHtml(settings.COMPANY_EMAIL)}<br>${escapeHtml(company)}<br><a href="${url}/annuleren-retouren#herroepen" style="color:#E4D8C1">Bestelling herroepen</a> · <a href="${url}/privacy" style="color:#E4D8C1">Privacy</a></td></tr>` +
    `</table></td></tr></table></body></html>`;
  const text = [
    title,
    ...told,
    insetText,
    button ? `${button.label}: ${button.url}` : "",
    small ?? "",
    "—",
    settings.SHOP_NAME,
    `${settings.COMPANY_PHONE} · ${settings.COMPANY_EMAIL}`,
    company,
  ]
    .filter(Boolean)
    .join("\n\n");
  return { html, text };
}
