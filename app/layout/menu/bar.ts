import type { MenuLink } from "#front/menu/menu.ts";
import { shopMenu } from "#front/menu/shop-menu.ts";

let read: MenuLink[] | undefined;

/** The links of the bar on a wide screen; a browser reads them from the page that the server wrote. */
export function readBar(): MenuLink[] {
  if (import.meta.env.SSR) return shopMenu().bar;
  return (read ??= [...document.querySelectorAll(".hoofdnav ul:first-child a[data-link]")].map((link) => ({
    title: link.textContent,
    to: link.getAttribute("href") ?? "",
  })));
}
