import { isInternal } from "#kit/path.ts";

/** R94: the silent signal that a redirect took over; whoever catches it does nothing more. */
export const ERR_REDIRECT = "ERR_REDIRECT";
export const REDIRECT_STATUS = 302;

export type Redirect = { status: number; to: string; external: boolean };
type Query = Record<string, string>;

/** redirect("/x"), redirect("/x", query), redirect(301, "/x", query) */
export function planRedirect(first: number | string, second?: string | Query, third?: Query): Redirect {
  const [status, path, query] =
    typeof first === "number" ? [first, String(second), third] : [REDIRECT_STATUS, first, second as Query | undefined];
  const search = new URLSearchParams(query).toString();
  const to = search ? `${path}${path.includes("?") ? "&" : "?"}${search}` : path;
  return { status, to, external: !isInternal(path) };
}

type Browser = { assign(url: string): void; navigate(to: string): void };

/** R38: a path of our own is a route change; anything else is a full browser navigation, and this page stops. */
export function followRedirect({ to, external }: Redirect, browser: Browser): void {
  if (!external) return browser.navigate(to);
  browser.assign(to);
  throw new Error(ERR_REDIRECT);
}
