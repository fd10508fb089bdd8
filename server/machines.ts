import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { addressMachines } from "#accounts/addresses/address-machines.server.ts";
import { passkeyMachines } from "#accounts/passkeys/passkey-machines.server.ts";
import { savedMachines } from "#accounts/saved/saved-machines.server.ts";
import { passwordMachines, sessionMachines } from "#accounts/machines.server.ts";
import { adviceMachines } from "#advice/machines.server.ts";
import { calculatorMachines } from "#calculators/machines.server.ts";
import { cartMachines } from "#cart/machines.server.ts";
import { checkoutMachines } from "#checkout/machines.server.ts";
import { catalogueMachines } from "#catalogue/machines.server.ts";
import { deliveryMachines } from "#delivery/machines.server.ts";
import { insightMachines } from "#insight/machines.server.ts";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { normalizeError } from "#kit/error.ts";
import { newsletterMachines } from "#newsletter/machines.server.ts";
import { sitemapMachines } from "#layout/head/sitemap.server.ts";
import { welcome } from "#account/welcome.server.ts";
import { orderMachines } from "#orders/machines.server.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { paymentMachines } from "#payments/machines.server.ts";
import { searchHealth, searchMachines } from "#search/machines.server.ts";
import { errors } from "#texts/errors.ts";

export type Machine = Hono<{ Bindings: { peer: string } }>;

const PREFIXES = ["/api/", "/auth/", "/_payload/"];
const PATHS = new Set(["/healthz", "/readyz", "/version.json", "/logout", "/robots.txt", "/sitemap.xml"]);

/** Door 2: everything a machine may ask for. Pages keep all other addresses. */
export function isMachinePath(pathname: string): boolean {
  return (
    PATHS.has(pathname) ||
    PREFIXES.some((prefix) => pathname.startsWith(prefix)) ||
    pathname.startsWith("/sitemap-") ||
    pathname.startsWith("/feed/")
  );
}

/** Pages that also take a machine's JSON at the same address. */
export function isMachineCall(method: string | undefined, pathname: string, type: string | undefined): boolean {
  if (isMachinePath(pathname)) return true;
  return method === "POST" && /^\/(login|register)$/.test(pathname) && /^application\/json\b/.test(type ?? "");
}

export function machines(shop: Shop): Machine {
  const app: Machine = new Hono();
  app.onError((error, c) => {
    if (error instanceof Response) return error;
    const { statusCode, message, errors: fields, retryAfter } = normalizeError(error);
    if (retryAfter) c.header("retry-after", String(retryAfter));
    if (isDatabaseAway(error))
      return c.json({ statusCode: 503, message: errors.plain[503].text }, 503, { "retry-after": "5" });
    if (statusCode < 500)
      return c.json({ statusCode, message, ...(fields !== undefined && { errors: fields }) }, statusCode as 400);
    shop.log.error({ path: c.req.path, error: error.stack });
    reportServerError(shop, error, c.req.path);
    return c.json({ statusCode: 500, message: errors.plain[500].text }, 500);
  });
  app.notFound((c) => c.json({ statusCode: 404, message: errors.machineNotFound }, 404));

  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    await shop.db.execute(sql`select 1`);
    const { ok, indices } = await searchHealth(shop);
    return c.json({ ok: true, database: true, search: ok, products: indices.products?.documents ?? 0 });
  });
  app.get("/version.json", (c) => c.json({ version: __BUILD_ID__ }));
  app.get("/api/version", (c) => c.json({ version: __BUILD_ID__ }));
  sessionMachines(app, shop, welcome);
  passwordMachines(app, shop);
  passkeyMachines(app, shop, welcome);
  adviceMachines(app, shop);
  addressMachines(app, shop);
  calculatorMachines(app, shop);
  savedMachines(app, shop);
  cartMachines(app, shop);
  catalogueMachines(app, shop);
  deliveryMachines(app, shop);
  orderMachines(app, shop);
  paymentMachines(app, shop);
  insightMachines(app, shop);
  newsletterMachines(app, shop);
  searchMachines(app, shop);
  checkoutMachines(app, shop);
  sitemapMachines(app, shop);
  return app;
}
