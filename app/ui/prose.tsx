import { useMemo } from "react";
import { trustProse } from "./trusted.ts";

/** Prose that comes as ready HTML. */
export function Prose({ html, className }: { html: string; className: string }) {
  // React writes it again when it is another object.
  const trusted = useMemo(() => ({ __html: trustProse(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={trusted} />;
}
