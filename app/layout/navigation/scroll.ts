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

/** A page starts at its top, also inside a frame, unless it or its frame says otherwise. */
export const shouldScrollToTop = (levels: (boolean | undefined)[]): boolean => !levels.includes(false);

export function findTarget(hash: string, root: ParentNode): Element | null {
  try {
    return root.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  } catch (error) {
    console.warn("Failed to find the anchor", hash, error);
    return null;
  }
}
