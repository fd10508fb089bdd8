import type { Place } from "./storage.ts";

/** A place in memory, for servers and for trying things out. */
export function memoryPlace(start: Record<string, string> = {}): Place & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  };
}
