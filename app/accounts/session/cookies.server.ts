import { randomBytes } from "node:crypto";
import { readCookieIn, safeDecode, writeCookie } from "#kit/cookies.ts";
import type { Shop } from "#outside/shop.server.ts";

type Options = { maxAge?: number; httpOnly?: boolean; secure: boolean };

export const readCookie = (request: Request, name: string): string | undefined =>
  readCookieIn(request.headers.get("cookie") ?? "", name);

/** R100: path /, SameSite lax; secrets are HttpOnly, markers are not. */
export const cookie = (name: string, value: string, { httpOnly = true, ...options }: Options): string =>
  writeCookie(name, value, { ...options, httpOnly });

export { safeDecode };

/** Over https a secret has a name that no other host under this domain can set. */
const hostName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export function hostCookie(shop: Shop, name: string, value: string, options: { maxAge?: number } = {}): string {
  const secure = shop.url.startsWith("https:");
  return cookie(hostName(name, secure), value, { ...options, secure });
}

export const readHostCookie = (shop: Shop, request: Request, name: string): string | undefined =>
  readCookie(request, hostName(name, shop.url.startsWith("https:")));

/** R77, R101: the readable cookie whose value must come back in a header. */
export const CSRF_COOKIE = "XSRF-TOKEN";

/** Over https the same value stands in a cookie that no neighbouring host can plant. */
export const CSRF_TWIN = "__Host-XSRF";

export function csrfCookies(shop: Shop): string[] {
  const value = randomBytes(32).toString("base64url");
  const secure = shop.url.startsWith("https:");
  const readable = cookie(CSRF_COOKIE, value, { httpOnly: false, secure });
  return secure ? [readable, cookie(CSRF_TWIN, value, { secure })] : [readable];
}
