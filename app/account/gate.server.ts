import { type MiddlewareFunction, redirect } from "react-router";
import { cookie, readCookie } from "#accounts/session/cookies.server.ts";
import { LOGIN_MARKER, loginMarkers } from "#accounts/session/sessions.server.ts";
import { askedContext, meetVisitor } from "#accounts/session/visitor.server.ts";
import { loginOver } from "#kit/error.ts";
import { isRelative } from "#kit/path.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { readLostWords } from "./lost-words.server.ts";
import { modesContext } from "./route-modes.server.ts";

/** The remembered path, readable for the browser's own auth state (R59). */
export const REDIRECT_COOKIE = "auth.redirect";

/** A browser that lost its marker of a login would show "Inloggen", lead here and be sent home for ever. */
const lostMarkers = (shop: Shop, request: Request): [string, string][] =>
  readCookie(request, LOGIN_MARKER) === "true" ? [] : loginMarkers(shop).map((one) => ["set-cookie", one]);

/**
 * R59, R60, R74, R75: who may see which page. An open page asks nothing; a page for guests sends people who are
 * logged in home; every other page sends visitors to the login and remembers where they wanted to be.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const { pathname } = url;
  const { auth: mode } = context.get(modesContext)(pattern);
  if (mode === "open") return next();
  const shop = shopOf(context);
  const session = await meetVisitor(shop, context, request);
  context.set(askedContext, pathname + url.search);
  if (mode === "guest") {
    if (session) throw redirect("/", { status: 302, headers: lostMarkers(shop, request) });
    return next();
  }
  if (session) return next();
  // A page fetched ahead is not a page somebody asked for.
  if (/prefetch/.test(request.headers.get("sec-purpose") ?? "")) throw redirect("/login", 302);
  const typed = await readLostWords(request, pathname);
  if (typed) throw loginOver(typed);
  const remembered = isRelative(pathname) ? pathname : "/account";
  const kept = cookie(REDIRECT_COOKIE, remembered, { httpOnly: false, secure: shop.url.startsWith("https:") });
  throw redirect("/login", { status: 302, headers: { "set-cookie": kept } });
};
