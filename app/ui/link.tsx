import type { ComponentProps } from "react";
import type { NavigateFunction } from "react-router";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The page does not jump: another choice on the same page. Without scripts it jumps to the `#place` in the address. */
  keepPlace?: boolean;
  replace?: boolean;
};

/**
 * A link inside the shop: a plain anchor, followed by the router through one listener for the whole page.
 * A page has hundreds; the router's own link costs each of them a dozen hooks, on the server and in the browser.
 * A press is followed before React hears of it: a link with a deed of its own is a plain `<a>`.
 */
export function Link({ to, keepPlace, replace, children, ...rest }: Props) {
  return (
    <a {...rest} href={to} data-link={keepPlace ? "keep" : replace ? "replace" : ""}>
      {children}
    </a>
  );
}

/** Also follows links in parts whose own scripts have not come yet. */
export function listenForLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-link]");
    if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return;
    // R38: an address of another site is left to the browser.
    if (link.origin !== location.origin) return;
    // Without a connection a page is had whole or not at all: what the worker kept of it.
    if (!navigator.onLine && navigator.serviceWorker?.controller) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    const how = link.dataset.link;
    void navigate(pathname + search + (how === "keep" ? "" : hash), {
      replace: how === "replace" || href === location.href,
      state: how === "keep" ? { keepPlace: true } : null,
    });
  };
  addEventListener("click", follow, true);
  return () => removeEventListener("click", follow, true);
}
