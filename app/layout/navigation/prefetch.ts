/** R44, R104: links that come into view are fetched ahead, but not on a poor or metered line. */
export const PREFETCH_IDLE_TIMEOUT = 2000;

type Connection = { effectiveType?: string; saveData?: boolean };

export function canPrefetch(browser: { onLine?: boolean; connection?: Connection | undefined }): boolean {
  if (browser.onLine === false) return false;
  const { effectiveType = "", saveData = false } = browser.connection ?? {};
  return !effectiveType.includes("2g") && !saveData;
}

export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1);
  return () => clearTimeout(id);
}

/** Each in an idle moment of its own, so that a finger never waits for all of them. */
export function eachWhenIdle([first, ...rest]: (() => void)[]): () => void {
  if (!first) return () => {};
  let cancel = whenIdle(() => {
    first();
    cancel = eachWhenIdle(rest);
  });
  return () => cancel();
}

/** Whether a link leads to a page of the router; asking it for the data of a file or of the API answers "not found". */
export const isPage = (href: string): boolean => {
  const [path = ""] = href.split(/[?#]/);
  return !path.startsWith("/api/") && !/\.\w+$/.test(path);
};
