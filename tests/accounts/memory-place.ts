import type { Place } from "../../app/accounts/auth/storage.ts";

/** A place to keep values that is as short-lived as its test. */
export function memoryPlace(start: Record<string, string> = {}): Place & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  };
}
