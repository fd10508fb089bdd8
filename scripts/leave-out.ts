import type { Plugin } from "vite";

// Parts of React and its router that this shop never switches on, left out of what a visitor loads (decision 032).
// Each is reached only by what `tests/weight/left-out.test.ts` finds nowhere in the shop.

/** Functions whose whole work is for one thing; emptied, and what only they use falls away with them. */
const EMPTIED: Record<string, string[]> = {
  "react-dom/cjs/react-dom-client.production.js": [
    // <ViewTransition>
    "getViewTransitionName",
    "getViewTransitionClassName",
    "trackEnterViewTransitions",
    "commitEnterViewTransitions",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "restoreViewTransitionOnHostInstances",
    "applyViewTransitionToHostInstances",
    "createViewTransitionInstance",
    "scheduleViewTransitionEvent",
    "reportViewTransitionError",
    "startViewTransition",
    "flushAfterMutationEffects",
    // A ref on a fragment
    "FragmentInstance",
    "addFragmentHandleToFiber",
    "commitNewChildToFragmentInstances",
    "commitFragmentInstanceInsertionEffects",
    "commitFragmentInstanceDeletionEffects",
    "isFragmentInstanceParent",
    // <SuspenseList>, <Activity>, elements of one's own, useActionState
    "updateSuspenseListComponent",
    "updateActivityComponent",
    "setPropOnCustomElement",
    "mountActionState",
    "updateActionState",
    "rerenderActionState",
    // The components above a fault, by names that are one letter in a built shop
    "getStackByFiberInDevAndProd",
    // Asking for files by calling React; its sheets are asked for by `preinitStyle`
    "prefetchDNS",
    "preconnect",
    "preload",
    "preloadModule",
    "preinitScript",
    "preinitModuleScript",
  ],
  "react-router/dist/production/lib/dom/ssr/errorBoundaries.js": ["RemixRootDefaultErrorBoundary"],
  "react-router/dist/production/lib/dom/ssr/components.js": ["RSCPrefetchPageLinksImpl", "Scripts"],
  "react-router/dist/production/lib/hooks.js": ["RSCErrorHandler", "DefaultErrorComponent"],
  "react-router/dist/production/lib/router/router.js": ["updateBlocker", "shouldBlockNavigation", "patchRoutesImpl"],
};

/** Methods, exports and components, taken away whole. The shop has a link of its own (`app/ui/link.tsx`). */
const REMOVED: Record<string, [RegExp, string][]> = {
  // Learning of pages bit by bit
  "react-router/dist/production/lib/router/router.js": [
    [/^(\t*)async function discoverRoutes\([^]*?^\1\}$/m, "$1async function discoverRoutes() {}"],
  ],
  "react-dom/cjs/react-dom-client.production.js": [[/^FragmentInstance\.prototype\.\w+ = function [^]*?^};$/gm, ""]],
  "react-dom/cjs/react-dom.production.js": [
    [
      /^exports\.(?:preconnect|prefetchDNS|preinitModule|preload|preloadModule|useFormState) = function [^]*?^};$/gm,
      "",
    ],
  ],
  "react-router/dist/production/lib/dom/lib.js": [
    [/^const (Link|NavLink) = React\$1\.forwardRef\([^]*?^\1\.displayName = ".*";$/gm, "const $1 = undefined;"],
  ],
};

/** Whole files of the router: watching it from outside, and learning of pages bit by bit (the manifest comes whole). */
const REPLACED: Record<string, string> = {
  "react-router/dist/production/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => {};
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = () => "";
    export const handleClientVersionMismatch = () => {};
    export const getPathsWithAncestors = () => [];
    export const URL_LIMIT = 0;`,
};

const of = <T>(all: Record<string, T>, id: string): T | undefined =>
  Object.entries(all).find(([end]) => id.endsWith(`/node_modules/${end}`))?.[1];

/** A name that is not found stops the build: an update of the package asks for a new look. */
function taken(code: string, pattern: RegExp, by: string, what: string): string {
  const less = code.replace(pattern, by);
  if (less === code) throw new Error(`Niet gevonden om weg te laten: ${what}`);
  return less;
}

export const leaveOut: Plugin = {
  name: "leave-out",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => of(REPLACED, id),
  transform(code, id) {
    const emptied = of(EMPTIED, id) ?? [];
    const removed = of(REMOVED, id) ?? [];
    if (emptied.length + removed.length === 0) return undefined;
    let less = code;
    for (const name of emptied)
      less = taken(less, new RegExp(`^(\\t*)function ${name}\\([^]*?^\\1}$`, "m"), `$1function ${name}() {}`, name);
    for (const [pattern, by] of removed) less = taken(less, pattern, by, String(pattern));
    return { code: less, map: null };
  },
};
