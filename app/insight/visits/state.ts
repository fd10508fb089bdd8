import type { Assignment } from "../experiments/experiments.ts";

/** R52: what the browser knows of the shop, in three sections. */
export type ShopState = {
  cart: { count: number; cents: number };
  experiments: Record<string, Assignment>;
  /** Per form, the fields that were refused last. */
  validation: Record<string, string[]>;
};

export type Store = {
  get<Section extends keyof ShopState>(section: Section): ShopState[Section];
  set<Section extends keyof ShopState>(section: Section, value: ShopState[Section]): void;
  subscribe(listener: () => void): () => void;
};

export function createStore(): Store {
  const state: ShopState = { cart: { count: 0, cents: 0 }, experiments: {}, validation: {} };
  const listeners = new Set<() => void>();
  return {
    get: (section) => state[section],
    set(section, value) {
      state[section] = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const shopState = createStore();
