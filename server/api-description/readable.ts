import { createHash } from "node:crypto";
import type { Description } from "./openapi.ts";

const STYLE =
  "body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:#f9f7ea;color:#35251a;font:1rem/1.6 system-ui,sans-serif}" +
  "h1,h2{color:#174030;font-weight:500}section{border-top:1px solid #d9ccb1;padding:.5rem 0}code,pre{font:.875rem/1.5 ui-monospace,monospace}" +
  "pre{overflow-x:auto;background:#f2ebdb;padding:.75rem;border-radius:.5rem}b{display:inline-block;min-width:4.5rem;color:#2c6a3c}";

export const READABLE_STYLE = `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same description for people: no scripts, one page, in the order of the addresses. */
export function readablePage({ info, paths }: Description): string {
  const sections = Object.entries(paths)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, requestBody, responses }]) => {
        const asks = requestBody && pretty("Asks", requestBody.content["application/json"]?.schema);
        const outcomes = Object.entries(responses).map(
          ([status, { description }]) => `<li><code>${status}</code> ${safe(description)}</li>`,
        );
        return (
          `<section><h2><b>${method.toUpperCase()}</b> <code>${safe(path)}</code></h2>` +
          `${operationId ? `<p>Deed <code>${safe(operationId)}</code></p>` : ""}${asks ?? ""}<ul>${outcomes.join("")}</ul></section>`
        );
      }),
    );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${safe(info.title)} API</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${safe(info.title)} API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>. Unsafe methods need the header ` +
    `<code>X-XSRF-TOKEN</code>, equal to the cookie that <code>GET /auth/csrf-cookie</code> sets. Money is whole cents.</p>` +
    `${sections.join("")}</main></body></html>`
  );
}

const pretty = (title: string, schema: unknown) =>
  `<details><summary>${title}</summary><pre tabindex="0">${safe(JSON.stringify(schema, null, 2))}</pre></details>`;
