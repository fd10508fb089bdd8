const TOUCHES = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "keydown"] as const;
const AT_LAST = 4_000;

let isTouched = false;

/** Somebody is there: the first movement, or some seconds after the page stood. */
export const touched: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const done = () => {
        isTouched = true;
        for (const touch of TOUCHES) removeEventListener(touch, done, true);
        resolve();
      };
      for (const touch of TOUCHES) addEventListener(touch, done, { capture: true, passive: true });
      if (scrollY > 0 || document.documentElement.classList.contains("iemand")) done();
      else setTimeout(done, AT_LAST);
    });

/**
 * For parts inside a Suspense boundary whose HTML works by itself: the server sends them whole, and the browser fetches
 * their scripts when somebody is there. On a page opened by a link there is nothing to keep, so they come at once.
 */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  const isKept = () => !isTouched && document.querySelector("[data-later]") !== null;
  // The page itself is on its way, so its parts may come along.
  if (!import.meta.env.SSR && !isKept()) load().catch(() => {});
  return () => (import.meta.env.SSR || !isKept() ? load() : touched.then(load));
}
