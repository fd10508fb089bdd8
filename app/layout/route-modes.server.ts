import { createContext, matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { type AuthMode, authMode } from "#kit/guards.ts";

export type RouteModes = (pathname: string) => AuthMode | undefined;
export const modesContext = createContext<RouteModes>(() => "open");

/** Which of the three modes an address has, from what the matched pages say of themselves. */
export function routeModes(build: ServerBuild): RouteModes {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const under = (parentId?: string): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map((route) => {
        const handle: unknown = route.module.handle;
        const common = { id: route.id, handle, ...(route.path !== undefined && { path: route.path }) };
        return route.index ? { ...common, index: true } : { ...common, children: under(route.id) };
      });
  const tree = under();
  return (pathname) => {
    const matches = matchRoutes(tree, pathname);
    return matches ? authMode(matches.map(({ route }) => route.handle)) : undefined;
  };
}
