import type { MenuShown } from "./menu.ts";

let told: (() => MenuShown) | undefined;

/** The server says once how to get it. */
export function tellMenu(menu: () => MenuShown): void {
  told = menu;
}

/** The menu as it is now; on the server alone, in a browser it stands in the page. */
export function shopMenu(): MenuShown {
  return told?.() ?? { bar: [], foot: [], areas: [] };
}
