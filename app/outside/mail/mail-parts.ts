import { escapeHtml, linkedHtml, plainHtml } from "./mail-html.ts";

/** A piece of a mail, as HTML and in plain words: tables and inline styles, because that is what mail programs understand. */
export type Part = { html: string; text: string };

export const FONT = "Figtree,Arial,sans-serif";
export const HEAD = "&quot;Lommer Kop&quot;,Georgia,serif";
export const INK = "#35251A";
export const SOFT = "#6A4D35";
export const GREEN = "#174030";

export const row = (padding: string, inside: string, more = ""): string =>
  `<tr><td class="p" style="padding:${padding};${more}">${inside}</td></tr>`;

export const title = (words: string): Part => ({
  html: row(
    "36px 40px 0",
    `<h1 class="h1" style="font-family:${HEAD};font-weight:400;color:${GREEN};margin:0;font-size:38px;line-height:1.05;letter-spacing:-.02em">${escapeHtml(words)}</h1>`,
  ),
  text: words,
});

export const heading = (words: string): Part => ({
  html: row(
    "28px 40px 0",
    `<h2 style="font-family:${HEAD};font-weight:400;color:${GREEN};margin:0;font-size:24px;line-height:1.2;padding-bottom:8px;border-bottom:2px solid ${SOFT}">${escapeHtml(words)}</h2>`,
  ),
  text: `${words}\n${"-".repeat(words.length)}`,
});

const paragraph = (html: string, look: "plain" | "soft"): string =>
  row(
    "16px 40px 0",
    `<p style="font:400 ${look === "soft" ? "14px/1.55" : "17px/1.55"} ${FONT};color:${look === "soft" ? SOFT : INK};margin:0;overflow-wrap:anywhere">${html}</p>`,
  );

export const words = (text: string, look: "plain" | "soft" = "plain"): Part => ({
  html: paragraph(linkedHtml(text), look),
  text,
});

/** What a visitor typed, in a mail to an address that they typed as well: nobody sends links to others in our name. */
export const typed = (text: string, look: "plain" | "soft" = "plain"): Part => ({
  html: paragraph(plainHtml(text), look),
  text,
});

export const button = (label: string, to: string): Part => ({
  html: row(
    "20px 40px 0",
    `<a href="${escapeHtml(to)}" style="display:inline-block;background:${GREEN};color:#FAF6EB;text-decoration:none;font:600 16px/1.3 ${FONT};padding:13px 20px;border-radius:3px">${escapeHtml(label)}</a>`,
  ),
  text: `${label}: ${to}`,
});

/** Two columns of short lines; the first line of each is its name. */
export function columns(left: string[], right: string[]): Part {
  const cell = ([name = "", ...lines]: string[]) =>
    `<td class="k" width="50%" valign="top" style="font:400 15px/1.5 ${FONT};color:${INK};padding-right:12px"><b style="color:${GREEN}">${escapeHtml(name)}</b><br>${lines.map(escapeHtml).join("<br>")}</td>`;
  return {
    html: row(
      "24px 40px 0",
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cell(left)}${cell(right)}</tr></table>`,
    ),
    text: [left, right].map((lines) => lines.join("\n")).join("\n\n"),
  };
}

export type Item = { name: string; about: string; amount: string; picture?: string | undefined };

export function items(list: Item[]): Part {
  const line = `border-bottom:1px solid #E4D8C1`;
  const pictured = list.some(({ picture }) => picture);
  const image = (picture: string | undefined) =>
    `<td width="76" style="padding:12px 0;${line}">${picture ? `<img src="${escapeHtml(picture)}" width="64" height="64" alt="" style="display:block;background:#F2EBDB">` : ""}</td>`;
  const one = ({ name, about, amount, picture }: Item) =>
    `<tr>${pictured ? image(picture) : ""}<td style="padding:12px ${pictured ? "12px" : "12px 12px 0"};${line};font:400 15px/1.45 ${FONT};color:${INK}"><b>${escapeHtml(name)}</b><br><span style="color:${SOFT}">${escapeHtml(about)}</span></td><td align="right" style="padding:12px 0;${line};font:600 15px/1.45 ${FONT};color:${INK};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  return {
    html: row(
      "4px 40px 0",
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${list.map(one).join("")}</table>`,
    ),
    text: list
      .map(({ name, about, amount }) => [[name, amount].filter(Boolean).join("  "), about && `  ${about}`])
      .map((lines) => lines.filter(Boolean).join("\n"))
      .join("\n"),
  };
}

export type Sum = { label: string; amount: string; look?: "soft" | "total" };

export function sums(list: Sum[]): Part {
  const style = (look: Sum["look"]) =>
    look === "total"
      ? `padding-top:12px;font-family:${HEAD};color:${GREEN};font-size:22px`
      : `padding-top:6px;${look === "soft" ? `color:${SOFT}` : ""}`;
  const one = ({ label, amount, look }: Sum) =>
    `<tr><td style="${style(look)}">${escapeHtml(label)}</td><td align="right" style="${style(look)};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  return {
    html: row(
      "8px 40px 0",
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font:400 15px/1.5 ${FONT};color:${INK}">${list.map(one).join("")}</table>`,
    ),
    text: list.map(({ label, amount }) => `${label}: ${amount}`).join("\n"),
  };
}

/** A quiet green box with something to do. */
export const box = (name: string, text: string, link?: { label: string; to: string }): Part => ({
  html: row(
    "28px 40px 0",
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#E4EACB"><tr><td style="padding:22px 24px;font:400 15px/1.55 ${FONT};color:${INK}"><h2 style="font-family:${HEAD};font-weight:400;color:${GREEN};margin:0;font-size:20px;line-height:1.25">${escapeHtml(name)}</h2><p style="margin:8px 0 14px">${linkedHtml(text)}</p>${link ? `<a href="${escapeHtml(link.to)}" style="display:inline-block;background:${GREEN};color:#FAF6EB;text-decoration:none;font-weight:600;padding:13px 20px;border-radius:3px">${escapeHtml(link.label)}</a>` : ""}</td></tr></table>`,
  ),
  text: [name, text, link && `${link.label}: ${link.to}`].filter(Boolean).join("\n"),
});

export const space: Part = { html: row("0 40px 36px", ""), text: "" };
