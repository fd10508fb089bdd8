import { WANTED } from "#kit/page/start-anew.ts";
import { mayReload } from "#ui/loading/reload-guard.ts";

type Reload = Event & { navigationType: string; userInitiated: boolean; info: unknown };
type Shop = { navigation?: EventTarget; __reactRouterDataRouter?: { state: { navigation: { state: string } } } };

/**
 * R62, R63: the router reloads the page when a page part cannot be loaded. This lets it do so once,
 * and not again within 60 s: then the visitor stays where they are and hears about it.
 * A part that was only fetched ahead (R44) disturbs nobody: it is asked again when it is needed.
 */
export function watchReloads(onRefused: () => void): void {
  const { navigation } = window as unknown as Shop;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated, cancelable, info } = event as Reload;
    if (navigationType !== "reload" || userInitiated || !cancelable || info === WANTED) return;
    const router = (window as unknown as Shop).__reactRouterDataRouter;
    const waiting = router?.state.navigation.state !== "idle";
    if (waiting && mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    if (waiting) onRefused();
  });
}
