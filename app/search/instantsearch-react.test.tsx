import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import * as library from "react-instantsearch";
import { beforeAll, expect, test } from "vitest";
import { type Item, openShop, searchClient } from "../../bench/search/judged/instantsearch.ts";

beforeAll(openShop);

type Hook<Result> = (options?: object) => Result;
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

test("React InstantSearch renders on the server from our results", async () => {
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
