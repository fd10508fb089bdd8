import { callerOf, mayDo } from "#accounts/door/caller.server.ts";
import type { Api } from "#accounts/door/json.server.ts";
import { findIssue } from "#newsletter/issues.server.ts";
import { mailFor } from "#newsletter/send-issue.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";
import { composeLetter } from "./compose.server.ts";

/** A mail has its styles in itself, and no script. */
const MAIL_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The mail itself, as its readers get it, for who writes it. */
export function letterApi(app: Api, shop: Shop): void {
  app.get("/api/kantoor/brieven/:id", async (c) => {
    const caller = await callerOf(shop, c.req.raw);
    const id = /^\d{1,12}$/.exec(c.req.param("id"))?.[0];
    const issue = mayDo("marketing", caller) === "yes" && id ? await findIssue(shop.db, Number(id)) : undefined;
    if (!issue) return c.json({ statusCode: 404, message: errors.apiNotFound }, 404);
    const letter = await composeLetter(shop, issue, (to) => shop.url + to);
    const { html } = mailFor(shop, letter, { email: "", key: "proef", since: shop.now() });
    return c.body(html.replaceAll(`src="${shop.url}/`, 'src="/'), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": MAIL_POLICY,
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    });
  });
}
