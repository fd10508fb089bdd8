import type { Place } from "./storage.ts";

type CookieJar = { cookie: string };

/** A cookie that somebody mangled is no cookie. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** R100: path /, SameSite lax, gone when the browser closes. */
export const cookiePlace = (jar: CookieJar, secure = false): Place => ({
  get(key) {
    const pair = jar.cookie.split(/;\s*/).find((one) => one.startsWith(`${key}=`));
    return pair ? decode(pair.slice(key.length + 1)) : null;
  },
  set(key, value) {
    // What the server wrote with a longer life is left alone.
    if (this.get(key) === value) return;
    jar.cookie = `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
  },
  remove(key) {
    jar.cookie = `${key}=; Path=/; SameSite=Lax; Max-Age=0`;
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
