import fc from "fast-check";
import { expect, test } from "vitest";
import { dutchSynonyms } from "../../dutch/synonyms.ts";
import { sampleRange } from "../../../../bench/search/judged/sample.ts";
import { buildSegment } from "../index/build-segment.ts";
import { respell } from "./spelling.ts";
import { buildTrie, nearTerms, typosAllowed } from "../index/trie.ts";

const segments = [buildSegment(sampleRange())];
const better = (word: string, last = false): string | undefined => respell(segments, dutchSynonyms(), word, last);

test("a misspelled wish is spelled anew", () => {
  expect(better("wintergoene")).toBe("wintergroene");
  expect(better("schauwplanten")).toBe("schaduwplanten");
  expect(better("buksus")).toBe("buxus");
});

test("good words, beginnings and codes are left alone", () => {
  for (const word of ["lavendel", "schaduw", "japanese", "roze", "boom", "c10000", "klimroos", "laurentii"])
    expect(better(word)).toBeUndefined();
  expect(better("horten", true)).toBeUndefined();
});

/** Optimal string alignment: changes, insertions, deletions and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}

test("the tree finds exactly the words within reach", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, fc.integer({ min: 0, max: 2 }), (list, asked, most) => {
      const terms = [...list].sort();
      const found = nearTerms(
        buildTrie(
          terms,
          terms.map((_, at) => at),
        ),
        asked,
        most,
      );
      const expected = terms.flatMap((term, at) =>
        distance(asked, term) <= most ? [{ term: at, distance: distance(asked, term) }] : [],
      );
      expect(new Map(found.map((one) => [one.term, one.distance]))).toEqual(
        new Map(expected.map((one) => [one.term, one.distance])),
      );
    }),
    { numRuns: 300 },
  );
});

test("no typos in short words, one from four letters, two from eight", () => {
  expect(["den", "roos", "lavende", "lavendel"].map(typosAllowed)).toEqual([0, 1, 1, 2]);
});
