import { redirect } from "react-router";
import { cookie, readCookie } from "#accounts/session/cookies.server.ts";
import type { Entered } from "#accounts/session/enter.server.ts";
import { isRelative } from "#kit/path.ts";
import type { Shop } from "#outside/shop.server.ts";
import { REDIRECT_COOKIE } from "./gate.server.ts";
import { welcome } from "./welcome.server.ts";

/** R59: after login back to the remembered page, else home. */
export async function letIn(
  shop: Shop,
  request: Request,
  entered: Entered,
  otherwise = "/",
  wish?: { newsletter: boolean },
): Promise<Response> {
  const kept = readCookie(request, REDIRECT_COOKIE) ?? "";
  const gone = cookie(REDIRECT_COOKIE, "", { maxAge: 0, httpOnly: false, secure: shop.url.startsWith("https:") });
  const headers = new Headers();
  for (const one of [...entered.cookies, ...(await welcome(shop, request, entered, wish)), gone])
    headers.append("set-cookie", one);
  return redirect(isRelative(kept) ? kept : otherwise, { status: 302, headers });
}
