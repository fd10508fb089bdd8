import type { ServerBuild } from "react-router";

/** Letters and figures that stand in an address as they are. */
const PLAIN = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The address as a browser would write it: without dots to climb by and without letters in code. One page is asked for
 * in one way, so that nobody fills what is kept with the same page under a thousand names.
 */
export function plainAddress(url: string): string {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.startsWith("/") || path.startsWith("//")) return url;
  const { pathname } = new URL(`http://x${path}`);
  const plain = pathname.replace(PLAIN, (code) => decodeURIComponent(code));
  return plain.startsWith("//") ? url : plain + (at < 0 ? "" : url.slice(at));
}

/** The router asks for parts of a page by the names of its routes; other names are nobody's. */
export function areRoutes(url: string, { routes }: Pick<ServerBuild, "routes">): boolean {
  const at = url.indexOf("?");
  if (at < 0 || !url.includes("_routes", at)) return true;
  const asked = new URLSearchParams(url.slice(at + 1)).getAll("_routes");
  if (asked.length === 0) return true;
  return (
    url.slice(0, at).endsWith(".data") && asked.every((one) => one.split(",").every((id) => Object.hasOwn(routes, id)))
  );
}
