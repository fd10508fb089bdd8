import { errors } from "#texts/errors.ts";

/** The page for when no page can be made: no scripts, no database, no styles from elsewhere. */
export function plainPage(status: number, asJson: boolean, shop: string): { type: string; text: string } {
  const { heading, text } = errors.plain[status as 400 | 413 | 500 | 503] ?? errors.plain[500];
  if (asJson)
    return { type: "application/json; charset=utf-8", text: JSON.stringify({ statusCode: status, message: text }) };
  const html =
    `<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${heading} · ${shop}</title></head><body><h1>${heading}</h1><p>${text}</p><p><a href="/">${errors.home}</a></p></body></html>`;
  return { type: "text/html; charset=utf-8", text: html };
}
