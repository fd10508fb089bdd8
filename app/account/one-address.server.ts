import { type MiddlewareFunction, redirect } from "react-router";
import { isFollower } from "#outside/page-cache.server.ts";
import { modesContext } from "./route-modes.server.ts";

const LONGEST = 200;

/**
 * A kept page has one address for everything it can show. What is asked with names, doubles or lengths that the page
 * does not know is sent there: such a question costs no page, and takes no place among those that are kept.
 */
export const oneAddress: MiddlewareFunction<Response> = ({ request, url, pattern, context }, next) => {
  const { query } = context.get(modesContext)(pattern);
  if (!query || query === "own" || (request.method !== "GET" && request.method !== "HEAD")) return next();
  const known = knownOf(url.searchParams, query);
  if (known.size === url.searchParams.size) return next();
  throw redirect(`${url.pathname}${known.size ? `?${known}` : ""}`, 301);
};

function knownOf(asked: URLSearchParams, names: readonly string[]): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, value] of asked) {
    const isKnown = names.includes(name) && value !== "" && value.length <= LONGEST && !known.has(name);
    if (isKnown || isFollower(name)) known.append(name, value);
  }
  return known;
}
