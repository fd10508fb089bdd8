import { readCookieIn, writeCookie } from "#kit/cookies.ts";
import type { Place } from "./storage.ts";

type CookieJar = { cookie: string };

/** R100: path /, SameSite lax, gone when the browser closes. */
export const cookiePlace = (jar: CookieJar, secure = false): Place => ({
  get: (key) => readCookieIn(jar.cookie, key) ?? null,
  set(key, value) {
    // What the server wrote with a longer life is left alone.
    if (this.get(key) === value) return;
    jar.cookie = writeCookie(key, value, { secure });
  },
  remove(key) {
    jar.cookie = writeCookie(key, "", { maxAge: 0 });
  },
});

export const localPlace = (storage: Storage): Place => ({
  get: (key) => storage.getItem(key),
  set: (key, value) => storage.setItem(key, value),
  remove: (key) => storage.removeItem(key),
});

/** What this browser allows: local storage is tried with a write, cookies are asked; a refusal is only a warning. */
export function browserPlaces(warn: (message: string) => void = console.warn): Place[] {
  const places: Place[] = [];
  if (navigator.cookieEnabled) places.push(cookiePlace(document, location.protocol === "https:"));
  else warn("[AUTH] Cookies are not enabled in this browser");
  try {
    localStorage.setItem("auth.test", "1");
    localStorage.removeItem("auth.test");
    places.push(localPlace(localStorage));
  } catch {
    warn("[AUTH] Local storage is enabled but not available");
  }
  return places;
}
