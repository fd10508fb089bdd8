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
