import { createRequire } from "node:module";
import { Hono } from "hono";
import { expect } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { OwnSearchEngine } from "#search/engine/own-engine.ts";
import { searchApi } from "#search/api.server.ts";
import type { SearchDocument } from "#search/search-document.ts";
import { setEngine } from "#search/shop-search.server.ts";
import { sampleRange } from "./sample.ts";

// The InstantSearch that react-instantsearch itself brings, driven by its connectors without a page around it.
const bring = createRequire(import.meta.resolve("react-instantsearch"));
const { default: instantsearch } = bring("instantsearch.js") as { default: (options: object) => Search };
const connectors = bring("instantsearch.js/cjs/connectors") as Record<string, Connector>;

type Search = {
  addWidgets(widgets: unknown[]): void;
  start(): void;
  dispose(): void;
  on(event: string, done: () => void): void;
};
export type Item = { value: string; count: number; isRefined: boolean; label: string; data?: Item[] };
type State = {
  items: Item[];
  hits: {
    name: string;
    objectID: string;
    numbers: { prijs: number[]; beoordeling?: number[] };
    facets: Record<string, string[]>;
    _highlightResult: { name: { value: string } };
  }[];
  refine(value: unknown): void;
  searchForItems(query: string): void;
  nbHits: number;
  nbPages: number;
  currentRefinement: number;
  pages: number[];
  range: { min: number; max: number };
  results: { nbHits: number };
};
type Connector = (render: (state: State) => void) => (options: object) => unknown;

// Two levels of category, as the hierarchical menu wants them.
export const range = sampleRange().map(
  (document): SearchDocument => ({
    ...document,
    facets: {
      ...document.facets,
      categorie_lvl0: [document.facets.groep?.[0] ?? ""],
      categorie_lvl1: (document.soort ? [document.soort] : []).map(
        (soort) => `${document.facets.groep?.[0]} > ${soort}`,
      ),
    },
  }),
);
let app = new Hono<{ Bindings: { peer: string } }>();
/** What was asked since the last start. */
export const asked: { indexName: string }[][] = [];
let ways = 0;

/** Answers from a shop of its own; call it before the first test. */
export async function openShop(): Promise<void> {
  const shop = await aShop();
  const engine = new OwnSearchEngine();
  await engine.replaceAll("products", range);
  setEngine(shop, engine);
  app = new Hono();
  searchApi(app, shop);
}

const post = async (path: string, requests: unknown): Promise<unknown> => {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ requests }) };
  const way: unknown = await (await app.request(path, init)).json();
  ways++;
  return way;
};
export const searchClient = {
  search: (requests: { indexName: string }[]) => {
    asked.push(requests);
    return post("/api/search", requests);
  },
  searchForFacetValues: (requests: unknown) => post("/api/search/facet-values", requests),
};

/** Starts InstantSearch with these widgets; `after` does something and waits for what it brings about. */
export async function openSearch(
  widgets: Record<string, [connector: string, options: object]>,
  initialUiState: object = {},
) {
  const states: Record<string, State> = {};
  const search = instantsearch({
    indexName: "products",
    searchClient,
    insights: false,
    initialUiState: { products: initialUiState },
  });
  search.addWidgets(
    Object.entries(widgets).map(([name, [connector, options]]) =>
      connectors[connector]!((state) => {
        states[name] = state;
      })(options),
    ),
  );
  let shown = 0;
  search.on("render", () => {
    shown = ways;
  });
  const after = async (deed: () => void): Promise<void> => {
    const before = ways;
    deed();
    await expect.poll(() => shown, { interval: 5 }).toBeGreaterThan(before);
  };
  asked.length = 0;
  await after(() => search.start());
  return { states, after, [Symbol.dispose]: () => search.dispose() };
}

export const hits: [string, object] = ["connectHits", { escapeHTML: true }];
