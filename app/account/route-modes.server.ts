import { createContext, type ServerBuild } from "react-router";
import { type AuthMode, authMode } from "#kit/page/guards.ts";

/** By the pattern of the matched route, as the router says it: "account/addresses", "p/:slug?". */
export type RouteModes = (pattern: string) => RouteMode;
/**
 * `query`: what a kept page reads of its address, by name. `own` when it looks for itself (a list with its filters, a sum).
 * A page that is not kept says nothing.
 */
type RouteMode = { auth: AuthMode; query?: readonly string[] | "own" };
export const modesContext = createContext<RouteModes>(() => ({ auth: "open" }));

const bare = (pattern: string) => pattern.replace(/^\/+/, "");

/** Which of the three modes a page has, and what it reads of its address, from what it and the pages around it say. */
export function routeModes(build: ServerBuild): RouteModes {
  const modes = new Map<string, RouteMode>();
  for (const route of Object.values(build.routes)) {
    if (!route || !(route.index || route.path)) continue;
    const chain = [route];
    for (let up = route.parentId; up; up = build.routes[up]?.parentId) {
      const parent = build.routes[up];
      if (parent) chain.unshift(parent);
    }
    const pattern = chain.flatMap(({ path }) => path || []).join("/");
    const { query } = (route.module.handle ?? {}) as Pick<RouteMode, "query">;
    modes.set(bare(pattern), { auth: authMode(chain.map(({ module }) => module.handle)), ...(query && { query }) });
  }
  return (pattern) => modes.get(bare(pattern)) ?? { auth: "required" };
}
