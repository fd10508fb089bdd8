import { mail as say } from "#texts/mail.ts";
import type { Shop } from "../shop.server.ts";
import { escapeHtml } from "./mail-html.ts";
import {
  button as buttonPart,
  FONT,
  GREEN,
  HEAD,
  INK,
  type Part,
  row,
  SOFT,
  space,
  title,
  words,
} from "./mail-parts.ts";

export type MailWords = {
  title: string;
  paragraphs: (string | Part)[];
  button?: { label: string; url: string };
  small?: string | Part;
  /** Stands between the paragraphs and the button. */
  inset?: Part;
};

type Sender = Pick<Shop, "url" | "settings">;

const STYLE =
  ":root{color-scheme:light dark}body{margin:0;background:#F2EBDB}a{color:#2C6A3C}@media(max-width:600px){.w{width:100%!important}.p{padding-left:20px!important;padding-right:20px!important}.h1{font-size:30px!important}.k{display:block!important;width:100%!important;padding:0 0 16px!important}}";

/**
 * For who reads in the dark. What a mail is made of carries its colours itself, so they are found by them; a style of
 * its own, because a program that does not understand it drops all of it.
 */
const DARK = [
  ['[bgcolor="#F2EBDB"],[style*="background:#F2EBDB"]', "background:#0F1813"],
  ['[bgcolor="#FAF6EB"]', "background:#17241D"],
  ['[style*="background:#E4EACB"]', "background:#24382B"],
  [`[style*="background:${GREEN}"]`, "background:#0F1813"],
  [`[style*="color:${INK}"]`, "color:#F2EBDB"],
  [`[style*="color:${SOFT}"]`, "color:#D3BFA4"],
  [`[style*="color:${GREEN}"]`, "color:#CDE3BE"],
  ['[style*="color:#2C6A3C"]', "color:#9FD6A8"],
  [`[style*="solid ${SOFT}"],[style*="solid #E4D8C1"]`, "border-color:#4C5A50"],
  [`[style*="background:${GREEN}"][style*="color:#FAF6EB"]`, "background:#CDE3BE!important;color:#17241D"],
].map(([which, colour]) => `${which}{${colour}!important}`);

/** The look of every mail: one column in the shop's colours, by day and in the dark, and the same words as plain text. */
export function layOutParts(shop: Sender, preview: string, parts: Part[], why = ""): { html: string; text: string } {
  const { settings, url } = shop;
  const shown = settings.DEMO ? [words(say.demo, "soft"), ...parts] : parts;
  const html =
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(preview)}</title><style>${STYLE}</style><style>@media(prefers-color-scheme:dark){${DARK.join("")}}</style></head>` +
    `<body style="margin:0;background:#F2EBDB"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#F2EBDB"><tr><td align="center" style="padding:24px 0"><table role="presentation" class="w" width="600" cellpadding="0" cellspacing="0" bgcolor="#FAF6EB" style="width:600px;background:#FAF6EB">` +
    row(
      "26px 40px",
      `<a href="${url}/" style="font-family:${HEAD};font-size:28px;letter-spacing:-.02em;color:${GREEN};text-decoration:none">${escapeHtml(settings.SHOP_NAME)}</a>`,
      `border-bottom:2px solid ${SOFT}`,
    ) +
    `${shown.map((part) => part.html).join("")}${footerHtml(shop, why)}</table></td></tr></table></body></html>`;
  return { html, text: [...shown.map((part) => part.text).filter(Boolean), footerText(shop, why)].join("\n\n") };
}

/** Who writes, and why: the law wants both on every business mail. */
const senderOf = ({ settings }: Sender): string =>
  `${settings.COMPANY_LEGAL_NAME} · ${settings.COMPANY_STREET}, ${settings.COMPANY_POSTCODE} ${settings.COMPANY_CITY} · KvK ${settings.COMPANY_KVK} · Btw ${settings.COMPANY_VAT}`;
const linksOf = ({ url }: Sender): [string, string][] => [
  [say.withdraw, `${url}/annuleren-retouren#herroepen`],
  [say.privacy, `${url}/privacy`],
];

function footerHtml(shop: Sender, why: string): string {
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = shop.settings;
  const link = (label: string, to: string) =>
    `<a href="${escapeHtml(to)}" style="color:#E4EACB">${escapeHtml(label)}</a>`;
  const lines = [
    `${link(phone, `tel:${phone.replaceAll(/[^+\d]/g, "")}`)} · ${link(email, `mailto:${email}`)}`,
    escapeHtml(senderOf(shop)),
    ...(why ? [escapeHtml(why)] : []),
    linksOf(shop)
      .map(([label, to]) => link(label, to))
      .join(" · "),
  ];
  return row("20px 40px", lines.join("<br>"), `background:${GREEN};font:400 13px/1.8 ${FONT};color:#E4EACB`);
}

const footerText = (shop: Sender, why: string): string =>
  [
    `-- \n${shop.settings.SHOP_NAME}`,
    `${shop.settings.COMPANY_PHONE} · ${shop.settings.COMPANY_EMAIL}`,
    senderOf(shop),
    ...(why ? [why] : []),
    ...linksOf(shop).map(([label, to]) => `${label}: ${to}`),
  ].join("\n");

/** Most mails: a title, some words, a thing to press and a line in small print. */
export function layOutMail(
  shop: Sender,
  { title: heading, paragraphs, button, small, inset }: MailWords,
): { html: string; text: string } {
  return layOutParts(shop, heading, [
    title(heading),
    ...paragraphs.map((one) => (typeof one === "string" ? words(one) : one)),
    ...(inset ? [inset] : []),
    ...(button ? [buttonPart(button.label, button.url)] : []),
    ...(small ? [typeof small === "string" ? words(small, "soft") : small] : []),
    space,
  ]);
}
