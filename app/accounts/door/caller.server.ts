import { timingSafeEqual } from "node:crypto";
import { peerOf } from "#outside/allowance.server.ts";
import type { By, Caller, Task } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { tasksOf } from "./roles.ts";
import { findBearer } from "../session/bearer.server.ts";
import { CSRF_COOKIE, CSRF_TWIN, readCookie, safeDecode } from "../session/cookies.server.ts";
import { findSession, type Session } from "../session/sessions.server.ts";

export class StaleCsrf extends Error {
  statusCode = 419;
  constructor() {
    super(accounts.staleToken);
  }
}

/** Another site can neither read the cookie nor set the header, and browsers tell where a request comes from. */
export function requireCsrf(request: Request): void {
  if (!isSameOrigin(request)) throw new StaleCsrf();
  const twin = readCookie(request, CSRF_TWIN);
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

/** Who is at the door: the browser by its session, another client by its token. */
export async function callerOf(shop: Shop, request: Request, met?: Session): Promise<Caller> {
  const peer = peerOf(request);
  if (request.headers.has("authorization")) {
    const user = await findBearer(shop, request);
    return { peer, request, ...(user && { user }) };
  }
  const session = met ?? (await findSession(shop, request));
  return { peer, request, ...(session && { user: session.user, session: session.id }) };
}

export type Allowed = "yes" | "not-logged-in" | "not-allowed";

export function mayDo(by: By, { user, session }: Caller): Allowed {
  if (by === "anyone") return "yes";
  if (!user) return "not-logged-in";
  if (by === "customer") return "yes";
  // The office is for people at a browser, never for a token.
  return session !== undefined && tasksOf(user.scope).has(by satisfies Task) ? "yes" : "not-allowed";
}
