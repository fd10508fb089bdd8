import type { Context, Hono } from "hono";
import * as v from "valibot";
import { MOST_CUT } from "#calculators/cut.ts";
import { requireCsrf } from "#accounts/csrf.server.ts";
import { readJson } from "#outside/read-json.server.ts";
import { isEmail } from "#kit/form/rules.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { MOST } from "./cart.ts";
import { type Changed, keepForLater, removeLine, setLine } from "./change-cart.server.ts";
import { readCart } from "./carts.server.ts";
import { mailCart } from "./mail-cart.server.ts";
import { cartLink } from "./share.server.ts";
import { dropCode, applyCode } from "./apply-code.server.ts";
import { viewCart } from "./view-cart.server.ts";
import { addFor, cartCookies, findCartId, requireCartId } from "./whose-cart.server.ts";

type App = Hono<{ Bindings: { peer: string } }>;
const sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const cut = v.pipe(v.string(), v.maxLength(MOST_CUT));
const line = v.strictObject({ sku, quantity, cut: v.optional(cut, "") });
const add = v.union([
  v.strictObject({ sku, quantity, once: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
  v.strictObject({
    lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(60)),
    once: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
]);
const setting = v.strictObject({ quantity: v.optional(quantity), later: v.optional(v.boolean()) });
const code = v.strictObject({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) });
const address = v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)) });

/** The cart's JSON face: every change answers with the whole cart. */
export function cartMachines(app: App, shop: Shop): void {
  app.get("/api/cart", async (c) => {
    const id = await findCartId(shop, c.req.raw);
    return answer(c, shop, id, 200, true);
  });
  app.post("/api/cart/lines", async (c) => {
    requireCsrf(c.req.raw);
    const body = await readJson(c.req.raw, add);
    const lines = "lines" in body ? body.lines : [{ sku: body.sku, quantity: body.quantity }];
    const { id, changed } = await addFor(shop, c.req.raw, lines, body.once);
    return afterChange(c, shop, id, changed);
  });
  app.patch("/api/cart/lines/:sku", async (c) => {
    requireCsrf(c.req.raw);
    const body = await readJson(c.req.raw, setting);
    const id = await requireCartId(shop, c.req.raw);
    const which = c.req.query("cut") ?? "";
    if (body.later !== undefined) await keepForLater(shop, id, c.req.param("sku"), body.later, which);
    const changed =
      body.quantity === undefined
        ? ({ ok: true } as const)
        : await setLine(shop, id, c.req.param("sku"), body.quantity, which);
    return afterChange(c, shop, id, changed);
  });
  app.delete("/api/cart/lines/:sku", async (c) => {
    requireCsrf(c.req.raw);
    const id = await findCartId(shop, c.req.raw);
    if (id) await removeLine(shop, id, c.req.param("sku"), c.req.query("cut") ?? "");
    return answer(c, shop, id, 200, true);
  });
  app.post("/api/cart/code", async (c) => {
    requireCsrf(c.req.raw);
    const body = await readJson(c.req.raw, code);
    const id = await requireCartId(shop, c.req.raw);
    const used = await applyCode(shop, id, body.code, c.env?.peer ?? "");
    return used.ok
      ? answer(c, shop, id)
      : c.json({ statusCode: 422, message: used.message, errors: { code: [used.message] } }, 422);
  });
  app.delete("/api/cart/code", async (c) => {
    requireCsrf(c.req.raw);
    const id = await findCartId(shop, c.req.raw);
    if (id) await dropCode(shop, id, c.req.query("code"));
    return answer(c, shop, id);
  });
  app.post("/api/cart/share", async (c) => {
    requireCsrf(c.req.raw);
    const id = await findCartId(shop, c.req.raw);
    const stored = id ? await readCart(shop.db, id) : undefined;
    return c.json({ url: cartLink(shop, stored?.lines ?? []) });
  });
  app.post("/api/cart/mail", async (c) => {
    requireCsrf(c.req.raw);
    const { email } = await readJson(c.req.raw, address);
    if (!isEmail(email))
      return c.json({ statusCode: 422, message: texts.share.bad, errors: { email: [texts.share.bad] } }, 422);
    const id = await findCartId(shop, c.req.raw);
    if (id) await mailCart(shop, id, email, c.env?.peer ?? "");
    return c.body(null, 202);
  });
}

function afterChange(c: Context, shop: Shop, id: string, changed: Changed): Promise<Response> | Response {
  if (changed.ok) return answer(c, shop, id);
  return c.json({ statusCode: 409, message: texts.refused[changed.reason], reason: changed.reason }, 409);
}

async function answer(
  c: Context,
  shop: Shop,
  id: string | undefined,
  status: 200 | 201 = 200,
  hints = false,
): Promise<Response> {
  const cart = await viewCart(shop, id, { hints });
  for (const cookie of cartCookies(shop, id, cart)) c.header("set-cookie", cookie, { append: true });
  return c.json(cart, status);
}
