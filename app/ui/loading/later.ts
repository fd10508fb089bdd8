import { startAnew } from "#kit/page/start-anew.ts";
import { faults } from "#texts/first.ts";
import { toast } from "../toast/toast.ts";
import { fetchOrKeep, fetchPart } from "./fetch-part.ts";
import { mayReload } from "./reload-guard.ts";

const TOUCHES = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "keydown"] as const;
const AT_LAST = 4_000;

let isTouched = false;
let isAwake = false;
if (!import.meta.env.SSR) addEventListener("winkel:wakker", () => (isAwake = true), { once: true });

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
  if (import.meta.env.SSR) return load;
  // Asked before the first page was taken over, it belongs to that page, and the server's HTML stands there.
  const come = isAwake ? () => fetchPart(load).catch(anew) : () => fetchOrKeep(load);
  const isKept = () => !isTouched && document.querySelector("[data-later]") !== null;
  // The page itself is on its way, so its parts may come along; the first page came whole, with or without them.
  if (isAwake && !isKept()) load().catch(() => {});
  return () => (isKept() ? touched.then(come) : come());
}

/** R62, R63: of a page opened by a link nothing stands yet, so the page is asked whole, by itself once a minute at most. */
function anew(): Promise<never> {
  if (mayReload(sessionStorage, Date.now())) startAnew();
  else toast(faults.part, { kind: "error", action: { label: faults.retry, run: startAnew } });
  return new Promise(() => {});
}
