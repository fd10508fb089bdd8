import { createHash } from "node:crypto";
import { errors, plain } from "#texts/errors.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f9f7ea;color:#35251a;" +
  "font:1.0625rem/1.6 Figtree,system-ui,sans-serif}main{max-width:34rem;padding:2rem}" +
  ".winkel{color:#6a4d35;margin:0 0 .5rem}h1{font:400 2.5rem/1.1 Georgia,serif;color:#174030;margin:0 0 1rem}" +
  ".knop{display:inline-block;margin-top:1rem;padding:.7rem 1.4rem;border-radius:999px;background:#174030;color:#fffdf8;text-decoration:none}a{color:#174030}.knop{color:#fffdf8}" +
  "a:focus-visible{outline:3px solid #0f2a1e;outline-offset:3px}";

/** The only style these pages may have, for the content security policy. */
export const PLAIN_STYLE = `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The page for when no page can be made: no scripts, no database, nothing from elsewhere. */
export function plainPage(status: number, asJson: boolean, shop: string): { type: string; text: string } {
  const { heading, text } = plain[status as keyof typeof plain] ?? plain[status < 500 ? 405 : 500];
  if (asJson)
    return { type: "application/json; charset=utf-8", text: JSON.stringify({ statusCode: status, message: text }) };
  return { type: "text/html; charset=utf-8", text: plainDocument(shop, heading, `<p>${text}</p>`) };
}

/** A page in words alone; `body` is HTML of ours. */
export function plainDocument(shop: string, heading: string, body: string): string {
  const name = shop.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (
    `<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${heading} · ${name}</title><style>${STYLE}</style></head>` +
    `<body><main><p class="winkel">${name}</p><h1>${heading}</h1>${body}<a class="knop" href="/">${errors.home}</a></main></body></html>`
  );
}
