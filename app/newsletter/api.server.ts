import type { Hono } from "hono";
import * as v from "valibot";
import { requireCsrf } from "#accounts/session/csrf.server.ts";
import { Refused } from "#accounts/refused.ts";
import { findUser } from "#accounts/session/sessions.server.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { readJson } from "#outside/read-json.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { newsletter } from "#texts/newsletter.ts";
import { exportSubscribers } from "./export.server.ts";
import { noteBounce } from "./manage.server.ts";
import { subscribe } from "./subscribe.server.ts";

const text = v.pipe(v.string(), v.trim(), v.maxLength(254));
const asked = v.strictObject({
  email: text,
  source: v.optional(v.picklist(["footer", "checkout", "account"]), "footer"),
});
const bounce = v.object({ email: text, hard: v.optional(v.boolean(), true) });

/** What the mail service shows when it reports a bounce; made from the shop's own secret. */
export const bounceKey = (secret: string): string => seal(secret, "mail-bounce", "1");

export function newsletterApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.post("/api/newsletter", async (c) => {
    requireCsrf(c.req.raw);
    const given = await readJson(c.req.raw, asked);
    const answer = await subscribe(shop, { ...given, peer: peerOf(c.req.raw) });
    if (answer.ok) return c.body(null, 202);
    if (answer.reason === "too-many")
      throw new Refused(429, newsletter.errors.tooMany, { retryAfter: answer.retryAfterSeconds });
    throw new Refused(422, answer.errors.email?.[0] ?? "", { errors: answer.errors });
  });

  app.get("/api/newsletter/export", async (c) => {
    const user = await findUser(shop, c.req.raw);
    if (!user?.scope.includes("staff"))
      throw new Refused(user ? 403 : 401, user ? newsletter.errors.staff : accounts.notLoggedIn);
    return c.body(await exportSubscribers(shop.db), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="nieuwsbrief.csv"',
    });
  });

  app.post("/api/newsletter/bounce", async (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!isSealed(shop.secret, "mail-bounce", "1", given)) throw new Refused(401, accounts.notLoggedIn);
    await noteBounce(shop, await readJson(c.req.raw, bounce));
    return c.body(null, 204);
  });
}
