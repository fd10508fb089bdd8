import { type MiddlewareFunction, redirect } from "react-router";
import { shopOf } from "#outside/shop.server.ts";
import { followRedirect, plainPath } from "./redirects.server.ts";

/** Who asks for a page that is not there is led on if the owner said where to; a living page never is. */
export const leadOn: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  if (response.status !== 404 || (request.method !== "GET" && request.method !== "HEAD")) return response;
  const from = plainPath(decoded(url.pathname));
  const shop = shopOf(context);
  const to = from && (await followRedirect(shop.db, from, shop.now()));
  return to ? redirect(to, 301) : response;
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
