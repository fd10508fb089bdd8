import type { ReactElement } from "react";
import { note } from "#kit/page/stills.ts";

/**
 * A part that shows `of` and nothing else, in the way `as` names: on the server it is written once, and every page that
 * shows it again takes that text (decision 010). In the browser it is an ordinary part. It asks nothing of the router,
 * keeps no state and brings no script or style of its own.
 */
export function Still({ of, as = "", children }: { of: object; as?: string; children: () => ReactElement }) {
  const id = import.meta.env.SSR ? note(of, as, children) : undefined;
  return id === undefined ? children() : <wbr id={id} />;
}
