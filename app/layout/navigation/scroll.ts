/** R34–R37: where the page stands after a route change. */
export type Position = { x: number; y: number };
export type Decision = Position | "hash" | false;

export function decideScroll(change: {
  saved?: Position | undefined;
  samePage: boolean;
  hash: string;
  scrollToTop: boolean;
}): Decision {
  if (change.hash) return "hash";
  if (change.saved) return change.saved;
  if (!change.samePage && change.scrollToTop) return { x: 0, y: 0 };
  return false;
}

/** One level: it opts out with false. Several levels: one of them must ask for it. */
export function shouldScrollToTop(levels: (boolean | undefined)[]): boolean {
  return levels.length <= 1 ? levels[0] !== false : levels.some((level) => level === true);
}

export function findTarget(hash: string, root: ParentNode): Element | null {
  try {
    return root.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  } catch (error) {
    console.warn("Failed to find the anchor", hash, error);
    return null;
  }
}
