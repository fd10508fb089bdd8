import { createContext, type ServerBuild } from "react-router";
import { type AuthMode, authMode } from "#kit/page/guards.ts";

/** By the pattern of the matched route, as the router says it: "account/addresses", "p/:slug?". */
export type RouteModes = (pattern: string) => AuthMode;
export const modesContext = createContext<RouteModes>(() => "open");

const bare = (pattern: string) => pattern.replace(/^\/+/, "");

/** Which of the three modes a page has, from what it and the pages around it say of themselves. */
export function routeModes(build: ServerBuild): RouteModes {
  const modes = new Map<string, AuthMode>();
  for (const route of Object.values(build.routes)) {
    if (!route || !(route.index || route.path)) continue;
    const chain = [route];
    for (let up = route.parentId; up; up = build.routes[up]?.parentId) {
      const parent = build.routes[up];
      if (parent) chain.unshift(parent);
    }
    const pattern = chain.flatMap(({ path }) => path || []).join("/");
    modes.set(bare(pattern), authMode(chain.map(({ module }) => module.handle)));
  }
  return (pattern) => modes.get(bare(pattern)) ?? "required";
}
