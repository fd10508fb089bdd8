import { type ComponentType, lazy, useEffect } from "react";
import { fetchPart } from "./fetch-part.ts";

const Nothing = () => null;

/** A part that is fetched when it is wanted; when it cannot be had, `without` takes its place. Never the error page. */
export const part = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  without: ComponentType<P> = Nothing,
): ComponentType<P> => lazy(() => fetchPart(load).catch(() => ({ default: without })));

/** Instead of a part that cannot be had: the page that does the same. */
export function GoTo({ to }: { to: string }) {
  useEffect(() => location.assign(to), [to]);
  return null;
}
