import { withTimeout } from "./reload-guard.ts";

const A_MOMENT = 1_000;

let lost = false;
/** What the server wrote stands where a part did not come; the next page is better opened whole. */
export const isPartLost = (): boolean => lost;

/** R117: a part of the page, within two minutes. A line that fails once often works a moment later, so it is asked twice. */
export function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  const come = () => withTimeout(load(), "part", location.href);
  return come()
    .catch(async () => {
      await new Promise((done) => setTimeout(done, A_MOMENT));
      return come();
    })
    .catch((error: unknown) => {
      // No room is kept any more for what does not come.
      document.documentElement.classList.add("zonder");
      throw error;
    });
}

/** For a part that the server wrote as well: when it does not come, the server's HTML stays, and works by itself. */
export const fetchOrKeep = <T>(load: () => Promise<T>): Promise<T> =>
  fetchPart(load).catch(() => {
    lost = true;
    return new Promise<never>(() => {});
  });
