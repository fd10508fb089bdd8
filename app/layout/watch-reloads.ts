import { RELOAD_GUARD_MS, RELOAD_KEY } from "./reload-guard.ts";

type Reload = Event & { navigationType: string; userInitiated: boolean };

/**
 * R62, R63: the router reloads the page when a page part cannot be loaded. This lets it do so once,
 * and not again within 60 s: then the visitor stays where they are and hears about it.
 */
export function watchReloads(onRefused: () => void): void {
  const navigation = (window as unknown as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable } = event as Reload;
    if (navigationType !== "reload" || userInitiated || !cancelable) return;
    const last = Number.parseInt(sessionStorage.getItem(RELOAD_KEY) ?? "", 10);
    if (last && last + RELOAD_GUARD_MS >= Date.now()) {
      event.preventDefault();
      onRefused();
      return;
    }
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  });
}
