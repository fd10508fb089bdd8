import { type RefObject, useEffect, useRef } from "react";

/** What lies over the page at the top and at the bottom. */
const BARS = 100;

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight - BARS;
}

/**
 * A form is refused where somebody stands in it, and the page stays there: what was said is brought into view, unless they
 * see it or a field that it marks. The cursor stays where it is.
 */
export function useSeen(said: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said || !ref.current) return;
    const seen = [ref.current, ...document.querySelectorAll("[aria-invalid=true]")];
    if (!seen.some(isInView)) ref.current.scrollIntoView({ block: "center" });
  }, [said]);
  return ref;
}
