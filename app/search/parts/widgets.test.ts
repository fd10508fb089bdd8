import fc from "fast-check";
import { expect, test } from "vitest";
import { highlightParts } from "#ui/highlight-parts.ts";
import { pagesAround } from "./pagination.ts";
import { chooseRating, ratingRows } from "./rating-menu.ts";
import { facetSearchLimit, listItems, ruleContextsFor, toggleValue } from "./refinement-list.ts";
import { defaultTexts, relevantSort, statsText } from "./search-texts.ts";

test("pagination pads three pages on either side and stays full at the ends (R109)", () => {
  expect(pagesAround(0, 20).pages).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(pagesAround(3, 20).pages).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(pagesAround(9, 20).pages).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(pagesAround(17, 20).pages).toEqual([13, 14, 15, 16, 17, 18, 19]);
  expect(pagesAround(0, 0)).toMatchObject({ pages: [0], isFirst: true, isLast: true });
  expect(pagesAround(1, 3).pages).toEqual([0, 1, 2]);
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 50 }), (current, count) => {
      const { pages, current: here } = pagesAround(current, count);
      expect(pages).toContain(here);
      expect(pages).toHaveLength(Math.min(7, count));
      expect(pages.at(-1)).toBeLessThan(count);
    }),
  );
});

test("a list shows ten values, twenty when opened, chosen ones first (R105)", () => {
  const counts = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`v${String(at).padStart(2, "0")}`, at % 3]));
  const shut = listItems(counts, ["v00", "gone"], false);
  expect(shut.items).toHaveLength(10);
  expect(shut.items.slice(0, 2).map((item) => item.value)).toEqual(["gone", "v00"]);
  expect(shut.items[2]).toEqual({ value: "v02", count: 2, isRefined: false });
  expect(shut.canToggle).toBe(true);
  expect(listItems(counts, [], true).items).toHaveLength(20);
  expect(() => listItems({}, [], false, { shown: 10, expanded: 10 })).toThrow(RangeError);
  expect(toggleValue(["a", "b"], "a")).toEqual(["b"]);
  expect(toggleValue(["b"], "a")).toEqual(["b", "a"]);
});

test("searching in a list asks for a hundred values at most (R106)", () => {
  expect(facetSearchLimit(10)).toBe(10);
  expect(facetSearchLimit(2000)).toBe(100);
});

test("rule contexts are ten at most and hold no strange signs (R110)", () => {
  const { contexts, cut } = ruleContextsFor({
    bloemkleur: ["Crème & wit"],
    soort: Array.from({ length: 12 }, (_, at) => `s${at}`),
  });
  expect(contexts).toHaveLength(10);
  expect(contexts.slice(0, 2)).toEqual(["zoeken", "ais-bloemkleur-Cr_me_wit"]);
  expect(cut).toBe(true);
});

test("the rating menu has rows four to one, and up to five stars (R107, R114)", () => {
  expect(ratingRows({ 5: 2, 4: 3, 2: 1 }, undefined).map(({ stars, count }) => [stars, count])).toEqual([
    [4, 5],
    [3, 5],
    [2, 6],
    [1, 6],
  ]);
  expect(ratingRows({ 1: 1 }, 1).map(({ stars }) => stars)).toEqual([1]);
  expect(chooseRating(4, 4)).toBeUndefined();
  expect(defaultTexts.ratingUp).toBe("& Up");
  expect(defaultTexts.ratingLabel(4)).toBe("4 & Up");
});

test("the default texts are the literal ones (R111, R112, R113, R115)", () => {
  expect(defaultTexts.placeholder).toBe("Search here\u2026");
  expect([defaultTexts.submit, defaultTexts.clear]).toEqual(["Search", "Clear"]);
  expect(statsText({ nbHits: 1234, processingTimeMS: 5 })).toBe("1,234 results found in 5ms");
  expect(statsText({ nbHits: 50, nbSortedHits: 12, processingTimeMS: 5 })).toBe(
    "12 relevant results sorted out of 50 found in 5ms",
  );
  expect(relevantSort(55)).toMatchObject({ isRelevant: true, label: "See all results", next: 0 });
  expect(relevantSort(0)).toMatchObject({ isVirtual: true, label: "See relevant results", next: undefined });
  expect(relevantSort(undefined).isVirtual).toBe(false);
});

test("highlights are parts of text or mark elements, never HTML (R53)", () => {
  const value = "Rand__ais-highlight__hortensia__/ais-highlight__ <b>&";
  expect(highlightParts(value)).toEqual([
    { value: "Rand", isHighlighted: false },
    { value: "hortensia", isHighlighted: true },
    { value: " <b>&", isHighlighted: false },
  ]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        highlightParts(text)
          .map((part) => part.value)
          .join(""),
      ).toBe(text);
    }),
  );
});
