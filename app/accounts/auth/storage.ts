/** R51, R100: everything is kept under this prefix, in a cookie and in local storage. */
export const PREFIX = "auth.";

export type Place = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** Strings stay as they are, everything else is JSON. */
export const encode = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

export function decode(text: string | null | undefined): unknown {
  if (text == null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Several places as one: read in order, written everywhere; `null` removes everywhere. */
export class UniversalStorage {
  #memory = new Map<string, unknown>();
  #places: Place[];
  constructor(places: Place[]) {
    this.#places = places;
  }

  set(key: string, value: unknown): void {
    if (value === null || value === undefined) return this.remove(key);
    for (const place of this.#places) place.set(PREFIX + key, encode(value));
    this.#memory.set(key, value);
  }

  /** In the browser: cookie, then local storage, then memory. */
  get(key: string): unknown {
    for (const place of this.#places) {
      const found = decode(place.get(PREFIX + key));
      if (found !== null) return found;
    }
    return this.#memory.get(key) ?? null;
  }

  /** Self-healing: what one place knows is written to all. */
  sync(key: string, otherwise: unknown = null): unknown {
    const found = this.get(key) ?? otherwise;
    if (found !== null) this.set(key, found);
    return found;
  }

  remove(key: string): void {
    for (const place of this.#places) place.remove(PREFIX + key);
    this.#memory.delete(key);
  }
}
