import { beforeAll, expect, test } from "vitest";
import { asked, hits, openSearch, openShop, range } from "../../bench/search/judged/instantsearch.ts";

beforeAll(openShop);

test("refining a list: OR within it, its other values keep their counts", async () => {
  using shown = await openSearch({
    hits,
    colour: ["connectRefinementList", { attribute: "bloemkleur", operator: "or" }],
  });
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
  using shown = await openSearch({ hits, kind: ["connectRefinementList", { attribute: "soort" }] });
  const { states } = shown;
  states.kind!.searchForItems("hort");
  await expect.poll(() => states.kind!.items.every(({ value }) => /hort/i.test(value))).toBe(true);
  expect(states.kind!.items.length).toBeGreaterThan(1);
});

test("paging", async () => {
  using shown = await openSearch({
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
  using shown = await openSearch({ hits, sort: ["connectSortBy", { items }] });
  const { states, after } = shown;
  await after(() => states.sort!.refine("products_price_asc"));
  const prices = states.hits!.hits.map(({ numbers }) => numbers.prijs[0]!);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("a price range knows its ends and narrows", async () => {
  using shown = await openSearch({ hits, price: ["connectRange", { attribute: "prijs" }] });
  const { states, after } = shown;
  const prices = range.map(({ numbers }) => numbers.prijs![0]!);
  expect(states.price!.range).toEqual({ min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) });
  await after(() => states.price!.refine([5, 10]));
  expect(states.hits!.results.nbHits).toBe(prices.filter((price) => price >= 5 && price <= 10).length);
});

test("a rating menu counts per star and up", async () => {
  using shown = await openSearch({ hits, stars: ["connectRatingMenu", { attribute: "beoordeling", max: 5 }] });
  const { states, after } = shown;
  expect(states.stars!.items.length).toBeGreaterThan(0);
  const least = states.stars!.items.at(-1)!;
  const count = least.count;
  await after(() => states.stars!.refine(least.value));
  expect(states.hits!.results.nbHits).toBe(count);
});

test("a hierarchical menu opens a branch", async () => {
  using shown = await openSearch({
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
  using shown = await openSearch({ hits, box: ["connectSearchBox", {}] });
  const { states, after } = shown;
  await after(() => states.box!.refine("lavendel"));
  expect(states.hits!.hits[0]!._highlightResult.name.value).toMatch(/^<mark>Lavendel<\/mark> &#39;/);
});
