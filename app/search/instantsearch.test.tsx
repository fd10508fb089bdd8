import { createRequire } from "node:module";
import { Hono } from "hono";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import * as library from "react-instantsearch";
import { beforeAll, expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { OwnSearchEngine } from "./engine/own-engine.ts";
import { sampleRange } from "./judged/sample.ts";
import { searchMachines } from "./machines.server.ts";
import type { SearchDocument } from "./search-document.ts";
import { answerWith } from "./shop-search.server.ts";

type Hook<Answer> = (options?: object) => Answer;
type Hit = { objectID: string };

// Its types cannot be read by this compiler (extensionless imports), so what is used is said here.
const {
  getServerState,
  Highlight,
  InstantSearch,
  InstantSearchSSRProvider,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} = library as unknown as {
  getServerState(page: ReactNode, options: { renderToString: typeof renderToString }): Promise<object>;
  Highlight: ComponentType<{ attribute: string; hit: Hit }>;
  InstantSearch: ComponentType<{
    indexName: string;
    searchClient: object;
    initialUiState: object;
    insights: boolean;
    children: ReactNode;
  }>;
  InstantSearchSSRProvider: ComponentType<{ children: ReactNode }>;
  useHits: Hook<{ items: Hit[] }>;
  usePagination: Hook<{ nbHits: number }>;
  useRange: Hook<{ range: { max: number } }>;
  useRefinementList: Hook<{ items: Item[] }>;
  useSearchBox: Hook<{ query: string }>;
  useSortBy: Hook<{ currentRefinement: string }>;
};

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
type Item = { value: string; count: number; isRefined: boolean; label: string; data?: Item[] };
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
const range = sampleRange().map(
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
const app = new Hono<{ Bindings: { peer: string } }>();
let asked: { indexName: string }[][] = [];
let answers = 0;

beforeAll(async () => {
  const shop = await aShop();
  const engine = new OwnSearchEngine();
  await engine.replaceAll("products", range);
  answerWith(shop, engine);
  searchMachines(app, shop);
});

const post = async (path: string, requests: unknown): Promise<unknown> => {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ requests }) };
  const answer: unknown = await (await app.request(path, init)).json();
  answers++;
  return answer;
};
const searchClient = {
  search: (requests: { indexName: string }[]) => {
    asked.push(requests);
    return post("/api/search", requests);
  },
  searchForFacetValues: (requests: unknown) => post("/api/search/facet-values", requests),
};

/** Starts InstantSearch with these widgets; `after` does something and waits for what it brings about. */
async function open(widgets: Record<string, [connector: string, options: object]>, initialUiState: object = {}) {
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
    shown = answers;
  });
  const after = async (deed: () => void): Promise<void> => {
    const before = answers;
    deed();
    await expect.poll(() => shown, { interval: 5 }).toBeGreaterThan(before);
  };
  asked = [];
  await after(() => search.start());
  return { states, after, [Symbol.dispose]: () => search.dispose() };
}

const hits: [string, object] = ["connectHits", { escapeHTML: true }];

test("refining a list: OR within it, its other values keep their counts", async () => {
  using shown = await open({ hits, colour: ["connectRefinementList", { attribute: "bloemkleur", operator: "or" }] });
  const { states, after } = shown;
  const before = Object.fromEntries(states.colour!.items.map(({ value, count }) => [value, count]));
  await after(() => states.colour!.refine("Wit"));
  expect(states.hits!.results.nbHits).toBe(before.Wit);
  await after(() => states.colour!.refine("Roze"));
  expect(states.hits!.results.nbHits).toBe(
    range.filter(({ facets }) => facets.bloemkleur?.some((one) => one === "Wit" || one === "Roze")).length,
  );
  expect(Object.fromEntries(states.colour!.items.map(({ value, count }) => [value, count]))).toEqual(before);
  expect(asked.at(-1)).toHaveLength(2);
});

test("searching within the values of a list", async () => {
  using shown = await open({ hits, kind: ["connectRefinementList", { attribute: "soort" }] });
  const { states } = shown;
  states.kind!.searchForItems("hort");
  await expect.poll(() => states.kind!.items.every(({ value }) => /hort/i.test(value))).toBe(true);
  expect(states.kind!.items.length).toBeGreaterThan(1);
});

test("paging", async () => {
  using shown = await open({
    hits,
    size: ["connectConfigure", { searchParameters: { hitsPerPage: 10 } }],
    pages: ["connectPagination", { padding: 3 }],
  });
  const { states, after } = shown;
  const first = states.hits!.hits.map(({ objectID }) => objectID);
  expect(states.pages!.nbPages).toBe(Math.ceil(range.length / 10));
  await after(() => states.pages!.refine(1));
  expect(states.pages!.currentRefinement).toBe(1);
  expect(states.hits!.hits.some(({ objectID }) => first.includes(objectID))).toBe(false);
});

test("sorting", async () => {
  const items = [
    { value: "products", label: "Best" },
    { value: "products_price_asc", label: "Prijs" },
  ];
  using shown = await open({ hits, sort: ["connectSortBy", { items }] });
  const { states, after } = shown;
  await after(() => states.sort!.refine("products_price_asc"));
  const prices = states.hits!.hits.map(({ numbers }) => numbers.prijs[0]!);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("a price range knows its ends and narrows", async () => {
  using shown = await open({ hits, price: ["connectRange", { attribute: "prijs" }] });
  const { states, after } = shown;
  const prices = range.map(({ numbers }) => numbers.prijs![0]!);
  expect(states.price!.range).toEqual({ min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) });
  await after(() => states.price!.refine([5, 10]));
  expect(states.hits!.results.nbHits).toBe(prices.filter((price) => price >= 5 && price <= 10).length);
});

test("a rating menu counts per star and up", async () => {
  using shown = await open({ hits, stars: ["connectRatingMenu", { attribute: "beoordeling", max: 5 }] });
  const { states, after } = shown;
  expect(states.stars!.items.length).toBeGreaterThan(0);
  const least = states.stars!.items.at(-1)!;
  const count = least.count;
  await after(() => states.stars!.refine(least.value));
  expect(states.hits!.results.nbHits).toBe(count);
});

test("a hierarchical menu opens a branch", async () => {
  using shown = await open({
    hits,
    menu: ["connectHierarchicalMenu", { attributes: ["categorie_lvl0", "categorie_lvl1"] }],
  });
  const { states, after } = shown;
  const branch = states.menu!.items.find(({ label }) => label === "haag-groen")!;
  const count = branch.count;
  await after(() => states.menu!.refine(branch.value));
  expect(states.hits!.results.nbHits).toBe(count);
  const leaf = states
    .menu!.items.find(({ label }) => label === "haag-groen")!
    .data!.find(({ label }) => label === "Taxus")!;
  await after(() => states.menu!.refine(leaf.value));
  expect(states.hits!.results.nbHits).toBe(leaf.count);
  expect(states.menu!.items.length).toBeGreaterThan(3);
});

test("typing, and highlights that InstantSearch makes safe", async () => {
  using shown = await open({ hits, box: ["connectSearchBox", {}] });
  const { states, after } = shown;
  await after(() => states.box!.refine("lavendel"));
  expect(states.hits!.hits[0]!._highlightResult.name.value).toMatch(/^<mark>Lavendel<\/mark> &#39;/);
});

function Page() {
  useSearchBox();
  const { items } = useHits();
  const colours = useRefinementList({ attribute: "bloemkleur" });
  const { nbHits } = usePagination();
  const { currentRefinement } = useSortBy({ items: [{ value: "products_price_desc", label: "Prijs" }] });
  const { range: ends } = useRange({ attribute: "prijs" });
  return (
    <main data-total={nbHits} data-sort={currentRefinement} data-max={ends.max}>
      {colours.items.map(({ value, count, isRefined }) => (
        <i key={value}>{`${isRefined ? "+" : "-"}${value} ${count}`}</i>
      ))}
      {items.map((hit) => (
        <p key={hit.objectID}>
          <Highlight attribute="name" hit={hit} />
        </p>
      ))}
    </main>
  );
}

test("React InstantSearch renders on the server from our answers", async () => {
  const initialUiState = {
    products: { query: "hortensia", sortBy: "products_price_desc", refinementList: { bloemkleur: ["Wit"] } },
  };
  const page = (
    <InstantSearch indexName="products" searchClient={searchClient} initialUiState={initialUiState} insights={false}>
      <Page />
    </InstantSearch>
  );
  const serverState = await getServerState(page, { renderToString });
  const html = renderToString(<InstantSearchSSRProvider {...serverState}>{page}</InstantSearchSSRProvider>);
  expect(html).toContain("+Wit");
  expect(html).toMatch(/<mark class="ais-Highlight-highlighted">/);
  expect(html).toContain('data-sort="products_price_desc"');
  expect(Number(/data-total="(\d+)"/.exec(html)?.[1])).toBeGreaterThan(1);
});
