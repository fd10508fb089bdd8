import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Api } from "#accounts/door/json.server.ts";
import { addressApi } from "#accounts/addresses/address-api.server.ts";
import { accountApi } from "#account/api.server.ts";
import { accountsApi } from "#accounts/api.server.ts";
import { adviceApi } from "#advice/api.server.ts";
import { calculatorApi } from "#calculators/api.server.ts";
import { cartApi } from "#cart/api.server.ts";
import { checkoutApi } from "#checkout/api.server.ts";
import { catalogueApi } from "#catalogue/api.server.ts";
import { deliveryApi } from "#delivery/api.server.ts";
import { insightApi } from "#insight/api.server.ts";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { normalizeError } from "#kit/error.ts";
import { newsletterApi } from "#newsletter/api.server.ts";
import { securityTxtApi } from "#layout/head/security-txt.server.ts";
import { sitemapApi } from "#layout/head/sitemap.server.ts";
import { menuApi } from "#front/menu/api.server.ts";
import { letterApi } from "#office/letter/api.server.ts";
import { photoApi } from "#office/photos/api.server.ts";
import { orderApi } from "#orders/api.server.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { paymentApi } from "#payments/api.server.ts";
import { searchHealth, searchApi } from "#search/api.server.ts";
import { errors, plain } from "#texts/errors.ts";
import { describeApi, type Description } from "./api-description/openapi.ts";
import { READABLE_STYLE, readablePage } from "./api-description/readable.ts";
import { BARE_POLICY } from "./security.ts";

const PREFIXES = ["/api/", "/auth/", "/_payload/"];
const PATHS = new Set([
  "/api",
  "/healthz",
  "/readyz",
  "/version.json",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
]);

/** Door 2: everything another program may ask for. Pages keep all other addresses. */
export function isApiPath(pathname: string): boolean {
  return (
    PATHS.has(pathname) ||
    PREFIXES.some((prefix) => pathname.startsWith(prefix)) ||
    pathname.startsWith("/sitemap-") ||
    pathname.startsWith("/feed/")
  );
}

/** Pages that also take JSON at the same address. */
export function isApiCall(method: string | undefined, pathname: string, type: string | undefined): boolean {
  if (isApiPath(pathname)) return true;
  return method === "POST" && /^\/(login|logout|register)$/.test(pathname) && /^application\/json\b/.test(type ?? "");
}

/** Whether this process still wants visitors; one that is about to stop says no before it closes. */
export type Readiness = { draining: boolean; warming: boolean };

export function apiOf(shop: Shop, readiness: Readiness = { draining: false, warming: false }): Api {
  const app: Api = new Hono();
  app.onError((error, c) => {
    if (error instanceof Response) return error;
    const { statusCode, message, errors: fields, retryAfter } = normalizeError(error);
    if (retryAfter) c.header("retry-after", String(retryAfter));
    if (isDatabaseAway(error))
      return c.json({ statusCode: 503, message: plain[503].text }, 503, { "retry-after": "5" });
    if (statusCode < 500)
      return c.json({ statusCode, message, ...(fields !== undefined && { errors: fields }) }, statusCode as 400);
    shop.log.error({ path: c.req.path, error: error.stack });
    reportServerError(shop, error, c.req.path);
    return c.json({ statusCode: 500, message: plain[500].text }, 500);
  });
  app.notFound((c) => c.json({ statusCode: 404, message: errors.apiNotFound }, 404));

  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    if (readiness.draining) return c.json({ ok: false, draining: true }, 503);
    if (readiness.warming) return c.json({ ok: false, warming: true }, 503);
    await shop.db.execute(sql`select 1`);
    const { ok, indices } = await searchHealth(shop);
    return c.json({ ok: true, database: true, search: ok, products: indices.products?.documents ?? 0 });
  });
  app.get("/version.json", (c) => c.json({ version: __BUILD_ID__ }));
  app.get("/api/version", (c) => c.json({ version: __BUILD_ID__ }));
  accountsApi(app, shop);
  adviceApi(app, shop);
  addressApi(app, shop);
  calculatorApi(app, shop);
  accountApi(app, shop);
  cartApi(app, shop);
  catalogueApi(app, shop);
  photoApi(app, shop);
  letterApi(app, shop);
  menuApi(app);
  deliveryApi(app, shop);
  orderApi(app, shop);
  paymentApi(app, shop);
  insightApi(app, shop);
  newsletterApi(app, shop);
  searchApi(app, shop);
  checkoutApi(app, shop);
  sitemapApi(app, shop);
  securityTxtApi(app, shop);
  let description: Description | undefined;
  const described = () => (description ??= describeApi(app, shop.settings.SHOP_NAME));
  app.get("/api/openapi.json", (c) => c.json(described()));
  app.get("/api", (c) =>
    c.html(readablePage(described()), 200, { "content-security-policy": `${BARE_POLICY}; ${READABLE_STYLE}` }),
  );
  return app;
}
