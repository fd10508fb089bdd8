import { useSyncExternalStore } from "react";
import { readCookieIn } from "#kit/cookies.ts";

/**
 * Kept pages carry nothing personal. What the header shows of a person sits in readable, non-secret cookies:
 * `wagen` is "count.cents" and `auth._token.session` says that somebody is logged in.
 */
export type Markers = { count: number; cents: number; loggedIn: boolean };

const LOGIN = "auth._token.session";
const NOBODY: Markers = { count: 0, cents: 0, loggedIn: false };

export function readMarkers(cookie: string): Markers {
  const [count = "", cents = ""] = (readCookieIn(cookie, "wagen") ?? "").split(".");
  const loggedIn = readCookieIn(cookie, LOGIN) === "true";
  return { count: whole(count), cents: whole(cents), loggedIn };
}

const whole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

let seen = "";
let markers = NOBODY;
const listeners = new Set<() => void>();
const channel =
  typeof document === "undefined" || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("winkel");
channel?.addEventListener("message", () => tell());
// Where the browser tells of cookies itself, a login that was sent without scripts, and one that ran out, are seen too.
if (typeof window !== "undefined" && "cookieStore" in window)
  cookieStore.addEventListener("change", ({ changed, deleted }) => {
    if ([...changed, ...deleted].some(({ name }) => name === LOGIN)) tell();
  });

function now(): Markers {
  if (document.cookie !== seen) {
    seen = document.cookie;
    markers = readMarkers(seen);
  }
  return markers;
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** After a change of cart or login: this tab and the others look again. */
export function markersChanged(): void {
  tell();
  channel?.postMessage("changed");
}

/** Others may want to know as well: the open cart, the auth state. */
export function onMarkersChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMarkers = (): Markers => useSyncExternalStore(onMarkersChanged, now, () => NOBODY);

/** Rooms below the layout cannot call it; they send an event. */
if (typeof window !== "undefined") addEventListener("winkel:markers", markersChanged);
