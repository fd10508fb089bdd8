import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { cookie, readCookie, safeDecode } from "./cookies.server.ts";

/** R77, R101: the readable cookie whose value must come back in a header. */
export const CSRF_COOKIE = "XSRF-TOKEN";

/** Over https the same value stands in a cookie that no neighbouring host can plant. */
const TWIN = "__Host-XSRF";

export function csrfCookies(shop: Shop): string[] {
  const value = randomBytes(32).toString("base64url");
  const secure = shop.url.startsWith("https:");
  const readable = cookie(CSRF_COOKIE, value, { httpOnly: false, secure });
  return secure ? [readable, cookie(TWIN, value, { secure })] : [readable];
}

export class StaleCsrf extends Error {
  statusCode = 419;
  constructor() {
    super(accounts.staleToken);
  }
}

/** Another site can neither read the cookie nor set the header, and browsers tell where a request comes from. */
export function requireCsrf(request: Request): void {
  if (!isSameOrigin(request)) throw new StaleCsrf();
  const twin = readCookie(request, TWIN);
  const sent = safeDecode(request.headers.get("x-xsrf-token") ?? "") ?? "";
  const kept = [readCookie(request, CSRF_COOKIE) ?? ""];
  if (twin !== undefined || request.url.startsWith("https:")) kept.push(twin ?? "");
  if (!kept.every((one) => isSame(one, sent))) throw new StaleCsrf();
}

function isSame(kept: string, sent: string): boolean {
  const [a, b] = [Buffer.from(kept), Buffer.from(sent)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** A plain form of our own pages carries no header; where it comes from is enough. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}

/** A beacon cannot carry a token; another site's beacon says where it comes from. */
export function requireOwnPage(request: Request): void {
  if (!isSameOrigin(request)) throw new StaleCsrf();
}

/** For a page's own form: answers 419 when it was sent from another site. */
export function requireOwnForm(request: Request): void {
  if (!isSameOrigin(request)) throw Response.json({ statusCode: 419, message: accounts.staleToken }, { status: 419 });
}
