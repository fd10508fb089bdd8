import { isRelative } from "#kit/path.ts";
import type { UniversalStorage } from "./storage.ts";

/** R61, D1: the library's own login and logout targets are off; the gate in front of the pages does that work. */
export type Targets = Record<"login" | "logout" | "home" | "callback", string | false>;
export const TARGETS: Targets = { login: false, logout: false, home: "/", callback: "/login" };

/** Equal after taking off the query, doubled and trailing slashes. */
export function isSamePath(one: string, other: string): boolean {
  const plain = (url: string) =>
    url
      .split(/[?#]/, 1)[0]
      ?.replace(/\/{2,}/g, "/")
      .replace(/(.)\/$/, "$1");
  return plain(one) === plain(other);
}

type Asked = {
  name: keyof Targets;
  from: string;
  /** The query of the page travels along. */
  query?: string;
  storage: UniversalStorage;
  targets?: Targets;
  /** Listeners may send it elsewhere. */
  change?: (to: string, from: string) => string;
};

/** Where to go, or undefined to stay. Remembers on the way to login, and returns there on the way home. */
export function decideRedirect({
  name,
  from,
  query = "",
  storage,
  targets = TARGETS,
  change,
}: Asked): string | undefined {
  let to = targets[name];
  if (!to) return undefined;
  if (name === "login" && isRelative(from) && !isSamePath(to, from)) storage.set("redirect", from);
  if (name === "home") {
    const kept = storage.get("redirect");
    storage.remove("redirect");
    if (typeof kept === "string" && isRelative(kept)) to = kept;
  }
  const meant = change?.(to, from) ?? to;
  return isSamePath(meant, from) ? undefined : meant + query;
}
