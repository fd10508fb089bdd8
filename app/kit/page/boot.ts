import type { EntryContext } from "react-router";
import { isOffice } from "../path.ts";

/** What a page needs to come to life: addresses of scripts, as data. The script that reads it is the same on every page. */
export type Boot = { manifest: string; entry: string; ahead: string[]; routes: Record<string, string[]> };

/** The modules of the routes a page is made of, as the router's own `Scripts` would name them. */
export function bootOf({ manifest, staticHandlerContext }: EntryContext): Boot {
  const { entry } = manifest;
  // Written beside the whole list by `scripts/house.mjs`: a third of all addresses are the office's.
  const shopsOwn = manifest.url.replace("/manifest-", "/manifest-shop-");
  const url = isOffice(staticHandlerContext.location.pathname) ? manifest.url : shopsOwn;
  const ahead = new Set([url, entry.module, ...entry.imports]);
  const routes: Boot["routes"] = {};
  for (const { route } of staticHandlerContext.matches) {
    const found = manifest.routes[route.id];
    if (!found) continue;
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = found;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    routes[route.id] = parts.filter((part) => part !== undefined);
    for (const file of [...(routes[route.id] ?? []), ...(found.imports ?? [])]) ahead.add(file);
  }
  return { manifest: url, entry: entry.module, ahead: [...ahead], routes };
}

/** Data inside a page, which no browser runs; "<" is written so that no text can end it. */
export const dataScript = (json: string): string =>
  `<script type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
