import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readForm, readJsonBody } from "#outside/deed/asked.server.ts";
import { type AnyDeed, type Deed, mostOf } from "#outside/deed/deed.server.ts";
import { type Outcome, perform } from "#outside/deed/perform.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { deeds as texts } from "#texts/deeds.ts";
import type * as v from "valibot";
import { callerOf, mayDo, requireCsrf, requireOwnPage } from "./caller.server.ts";

/** Door 2: the JSON face of the shop. */
export type Api = Hono<{ Bindings: { peer: string } }>;

type From = {
  /** Fields that stand in the path, in the query, or in a header. */
  params?: string[];
  query?: string[];
  headers?: Record<string, string>;
  /** The caller sends a form instead of JSON, as payment services do. */
  form?: true;
};

/** A deed's JSON door: `api.post("/api/cart/lines", json(shop, addLines))`. */
export function json<Asks extends v.GenericSchema, Shows extends v.GenericSchema, Reason extends string>(
  shop: Shop,
  which: Deed<Asks, Shows, Reason>,
  from: From = {},
) {
  const deed = which as unknown as AnyDeed;
  const handler = async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    if (deed.from === "beacon") requireOwnPage(request);
    else if (deed.from !== "anywhere" && !request.headers.has("authorization")) requireCsrf(request);
    const caller = await callerOf(shop, request);
    const allowed = mayDo(deed.by, caller);
    if (allowed === "not-logged-in") return c.json({ statusCode: 401, message: texts.notLoggedIn }, 401);
    if (allowed === "not-allowed") return c.json({ statusCode: 403, message: texts.notAllowed }, 403);
    const asked = await (from.form ? readForm : readJsonBody)(request, mostOf([deed]));
    for (const name of from.params ?? []) asked[name] = c.req.param(name);
    for (const name of from.query ?? []) if (c.req.query(name) !== undefined) asked[name] = c.req.query(name);
    for (const [name, header] of Object.entries(from.headers ?? {}))
      if (c.req.header(header) !== undefined) asked[name] = c.req.header(header);
    return respond(c, await perform(shop, deed, caller, asked));
  };
  return Object.assign(handler, { deed, from });
}

function respond(c: Context, outcome: Outcome): Response {
  if (outcome.ok) {
    for (const cookie of outcome.cookies) c.header("set-cookie", cookie, { append: true });
    if (outcome.shows === undefined) return c.body(null, outcome.status as 204);
    return c.json(outcome.shows, outcome.status as ContentfulStatusCode);
  }
  const { status, message, reason, errors, wait, shows } = outcome;
  if (wait !== undefined) c.header("retry-after", String(wait));
  const fields = Object.keys(errors).length > 0 && { errors };
  return c.json(
    { statusCode: status, message, reason, ...fields, ...(shows as object) },
    status as ContentfulStatusCode,
  );
}
