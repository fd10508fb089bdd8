const TOUCHES = ["scroll", "wheel", "pointerdown", "touchstart", "keydown"] as const;

/**
 * For parts below the first screen, inside a Suspense boundary: the server sends them whole, and the browser fetches
 * their scripts at the first touch. On a page opened by a link there is nothing to keep, so they come at once.
 */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  return () => (import.meta.env.SSR || !document.querySelector("[data-later]") ? load() : firstTouch().then(load));
}

function firstTouch(): Promise<void> {
  if (scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const touch of TOUCHES) removeEventListener(touch, done, true);
      resolve();
    };
    for (const touch of TOUCHES) addEventListener(touch, done, { capture: true, passive: true });
  });
}
