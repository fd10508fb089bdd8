import type { ReactElement } from "react";
import { note, noteAlike } from "#kit/page/stills.ts";

/**
 * A part that shows `of` and nothing else, in the way `as` names: on the server it is written once, and every page that
 * shows it again takes that text (decision 010). In the browser it is an ordinary part. It asks nothing of the router,
 * keeps no state and brings no script or style of its own.
 */
export function Still({ of, as = "", children }: { of: object; as?: string; children: () => ReactElement }) {
  const id = import.meta.env.SSR ? note(of, as, children) : undefined;
  return id === undefined ? children() : <wbr id={id} />;
}

/**
 * A part of which a page has many, all the same for `of` and `as` but for `texts`: on the server it is written once and
 * those texts are put in their places. Without `as` it is an ordinary part, as it always is in the browser.
 */
export function Alike<T extends Record<string, string>>({
  of,
  as,
  texts,
  children,
}: {
  of: object;
  as: string | undefined;
  texts: T;
  children: (texts: T) => ReactElement;
}) {
  const id = import.meta.env.SSR && as !== undefined ? noteAlike(of, as, texts, children) : undefined;
  return id === undefined ? children(texts) : <wbr id={id} />;
}
