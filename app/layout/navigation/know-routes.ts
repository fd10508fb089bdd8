import { staysHere } from "./lost-line.ts";

type Router = {
  navigate: (...args: never[]) => unknown;
  fetch: (...args: never[]) => unknown;
  match: (...args: never[]) => unknown;
  createRoutesForHMR(
    needs: undefined,
    routes: object,
    modules: object,
    state: undefined,
    ssr: true,
    spa: false,
  ): object;
  _internalSetRoutes(routes: object): void;
};
type Shop = {
  __reactRouterManifest?: { routes: object };
  __reactRouterRouteModules?: object;
  __reactRouterDataRouter?: Router;
};
const shop = () => window as unknown as Shop;

let knowAll = () => {};

const NAME = "__reactRouterDataRouter";

/**
 * A page wakes up with the routes it is made of. Making those of all pages takes a slow phone longer than a frame, just
 * when somebody has touched it; they are made when it is calm, or when somebody goes somewhere, whichever comes first.
 */
export function knowThisPage(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = shop();
  if (!manifest || !modules) return;
  const all = manifest.routes;
  manifest.routes = Object.fromEntries(Object.entries(all).filter(([id]) => id in modules));
  knowAll = () => {
    knowAll = () => {};
    removeEventListener("popstate", know);
    manifest.routes = all;
    const router = shop().__reactRouterDataRouter;
    router?._internalSetRoutes(router.createRoutesForHMR(undefined, all, modules, undefined, true, false));
  };
  const know = () => knowAll();
  // Before the router's own listener: it begins later.
  addEventListener("popstate", know);
  // As soon as there is a router: a form that is drawn keeps the way to send that it found then.
  Object.defineProperty(window, NAME, {
    configurable: true,
    set(router: Router) {
      Object.defineProperty(window, NAME, { value: router });
      for (const way of ["navigate", "fetch", "match"] as const) {
        const go = router[way];
        router[way] = (...args) => {
          if (way !== "match" && staysHere(way === "navigate" ? args : args.slice(2))) return undefined;
          knowAll();
          return go(...args);
        };
      }
    },
  });
}

/** From now on somebody can go somewhere. */
export function knowRoutesInTime(): void {
  // Not every browser says when it is at rest.
  ("requestIdleCallback" in self ? requestIdleCallback : setTimeout)(() => knowAll());
}
