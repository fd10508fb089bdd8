import { beforeAll, expect, test } from "vitest";
import { readCategories, readRange } from "../../../bench/search/range.ts";
import { OwnSearchEngine } from "../engine/own-engine.ts";
import { emptyState, type SearchState } from "../parts/url.ts";
import type { SearchDocument } from "../search-document.ts";
import { askList, type Within } from "./ask-list.ts";
import { sizeAsked } from "./asked-sizes.server.ts";
import { fitsSize } from "./sized.ts";

// Twenty categories over all kinds of things. PAIRS=all tries every pair of values of every facet; the suite tries a
// pair of each two facets of six of them.
const TWENTY = [
  "haagplanten",
  "rozen",
  "bomen",
  "kamerplanten",
  "plantenbakken",
  "kerstbomen",
  "wintergroene-haagplanten",
  "leibomen",
  "hortensia",
  "klimplanten",
  "vaste-planten",
  "siergrassen",
  "bloembollen",
  "zaden",
  "fruitbomen",
  "bamboe",
  "potgrond",
  "kunstgras",
  "tuinmeubelen",
  "tuingereedschap",
];
const whole = process.env.PAIRS === "all";
const engine = new OwnSearchEngine({ remember: 0 });
const documents = readRange();
const categories = new Map(readCategories().map((category) => [category.slug, category]));

beforeAll(() => engine.replaceAll("products", documents));

const withinOf = (slug: string): Within => ({ category: slug, facetSet: categories.get(slug)!.facetSet });
type Choice = [facet: string, value: string];

function stateOf(choices: Choice[], ranges: SearchState["ranges"] = {}): SearchState {
  const refinements: Record<string, string[]> = {};
  for (const [facet, value] of choices) (refinements[facet] ??= []).push(value);
  return { ...emptyState(), refinements, ranges };
}

/** By hand: which products of a category meet a state, each filter on its own and those of a size on one size together. */
function countByHand(slug: string, state: SearchState): number {
  const sized = sizeAsked(state);
  const meets = ({ facets, sizes = [] }: SearchDocument) =>
    facets.in_categorie?.includes(slug) &&
    Object.entries(state.refinements).every(([name, values]) => values.some((one) => facets[name]?.includes(one))) &&
    (sized.length === 0 || sizes.some((size) => fitsSize(size, sized)));
  return documents.filter(meets).length;
}

const countBeside = async (state: SearchState, within: Within, [facet, value]: Choice) =>
  (await askList(engine, state, within)).facets
    .find(({ name }) => name === facet)
    ?.items.find((item) => item.value === value)?.count;

test("the count beside a value is what choosing it gives, beside any value already chosen (R18)", async () => {
  let pairs = 0;
  const present = TWENTY.filter((slug) => categories.has(slug));
  expect(present).toEqual(TWENTY);
  for (const slug of whole ? present : present.slice(0, 6)) {
    const within = withinOf(slug);
    const { facets } = await askList(engine, emptyState(), within);
    const choices = facets
      .filter(({ kind }) => kind !== "range" && kind !== "rating")
      .flatMap(({ name, items }) => items.map(({ value }): Choice => [name, value]));
    const firsts = whole ? choices : choices.filter(([name], at) => choices[at - 1]?.[0] !== name);
    for (const first of firsts) {
      const shown = (await askList(engine, stateOf([first]), within)).facets;
      for (const [name, value] of choices) {
        if (name === first[0] && value === first[1]) continue;
        const count = shown.find((one) => one.name === name)?.items.find((item) => item.value === value)?.count;
        // A value without hits may be left out of the list; so may the last value of a filter that divides nothing.
        if (count === undefined) continue;
        const both = stateOf([first, [name, value]]);
        const { total } = await askList(engine, both, within);
        pairs++;
        expect(total, `${slug}: ${first.join("=")} and ${name}=${value}`).toBe(countByHand(slug, both));
        if (name !== first[0]) expect(count, `${slug}: ${first.join("=")}, beside ${name}=${value}`).toBe(total);
        else {
          const alone = await countBeside(emptyState(), within, [name, value]);
          expect(count, `${slug}: a second value of ${name} keeps its count`).toBe(alone);
        }
      }
    }
  }
  if (whole) console.log(`${pairs} pairs`);
  expect(pairs).toBeGreaterThan(1_500);
}, 900_000);

test("a height, a root form and a price are asked of one and the same size", async () => {
  const within = withinOf("haagplanten");
  for (const [from, to] of [
    [125, 175],
    [60, 80],
    [175, 250],
  ] as const) {
    const ranges = { hoogte: { from, to } };
    const tall = await askList(engine, stateOf([], ranges), within);
    expect(tall.total).toBe(countByHand("haagplanten", stateOf([], ranges)));
    for (const { value, count } of tall.facets.find(({ name }) => name === "wortelvorm")!.items) {
      const both = stateOf([["wortelvorm", value]], ranges);
      expect(count).toBe((await askList(engine, both, within)).total);
      expect(count).toBe(countByHand("haagplanten", both));
    }
    const cheap = stateOf([], { ...ranges, prijs: { to: 30 } });
    const { main, total } = await askList(engine, { ...cheap, sort: "prijs_op" }, within);
    expect(total).toBe(countByHand("haagplanten", cheap));
    const prices = main.hits.map(({ slug }) => lowestAsked(slug, cheap));
    expect(prices.every((price) => price <= 30)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
});

test("a plant that tops out at the lower end of a height does not pass", async () => {
  const slugs = async (from: number, to: number) => {
    const { main } = await askList(engine, stateOf([], { hoogte: { from, to } }), withinOf("haagplanten"));
    return main.hits.map(({ slug }) => slug);
  };
  const short = documents.filter(({ numbers }) => Math.max(...(numbers.hoogte ?? [0])) === 125).map(({ slug }) => slug);
  expect(short.length).toBeGreaterThan(0);
  expect((await slugs(125, 175)).filter((slug) => short.includes(slug))).toEqual([]);
});

function lowestAsked(slug: string, state: SearchState): number {
  const { sizes = [] } = documents.find((one) => one.slug === slug)!;
  return Math.min(...sizes.filter((size) => fitsSize(size, sizeAsked(state))).map(({ numbers }) => numbers.prijs![0]));
}
