import { expect, test } from "vitest";
import { readCategories } from "#catalogue/range-file/range.server.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { type Day, MONTHS } from "#kit/day.ts";
import shelves from "./season-tips.json" with { type: "json" };

const categories = readCategories();
const EVERY_MONTH = MONTHS.map((_, at) => at + 1);
const dayIn = (month: number) => `2026-${String(month).padStart(2, "0")}-20` as Day;
const wordCount = (text: string) => text.split(/\s+/).length;
// A hawthorn (meidoorn) is no month.
const NAMED = new RegExp(`(?<!\\p{L})(${MONTHS.join("|")})(?!doorn)`, "giu");
/** The months a text names, each with the words before it. */
const monthsIn = (text: string) =>
  [...text.matchAll(NAMED)].map((found) => ({
    month: MONTHS.indexOf(found[1]!.toLowerCase() as (typeof MONTHS)[number]) + 1,
    before: text.slice(0, found.index),
  }));

test("a shelf has twelve tips of twelve to twenty-five words, and no tip is said twice", () => {
  const wrong = shelves.flatMap(({ for: [shelf], tips }) => [
    ...(tips.length === 12 ? [] : [`${shelf} has ${tips.length}`]),
    ...tips.filter((tip) => wordCount(tip) < 12 || wordCount(tip) > 25).map((tip) => `${shelf}: ${tip}`),
  ]);
  expect(wrong).toEqual([]);
  const said = [...shelves.flatMap(({ tips }) => tips), ...categories.map(({ texts }) => texts.tip)];
  expect(said.filter((tip, at) => said.indexOf(tip) !== at)).toEqual([]);
});

test("every shelf is a category, a department or a kind of goods in one, and is named once", () => {
  const known = new Set(categories.flatMap(({ slug, group, facetSet }) => [slug, group, `${group}/${facetSet}`]));
  const names = shelves.flatMap((shelf) => shelf.for);
  expect(names.filter((name, at) => !known.has(name) || names.indexOf(name) !== at)).toEqual([]);
});

test("every category has something to say in every month", () => {
  const silent = categories.flatMap((category) =>
    EVERY_MONTH.filter((month) => !tipOf(category, dayIn(month))).map((month) => `${category.slug} in ${month}`),
  );
  expect(silent).toEqual([]);
});

test("a tip of a month names no other month, but as the end or the start of something", () => {
  const wrong = shelves.flatMap(({ tips }) =>
    tips.filter((tip, at) =>
      monthsIn(tip).some(({ month, before }) => month !== at + 1 && !/\b(tot|vanaf)( half| eind| in)? $/.test(before)),
    ),
  );
  expect(wrong).toEqual([]);
});

test("bare roots are spoken of from October to April only", () => {
  const wrong = shelves.flatMap(({ tips }) => tips.filter((tip, at) => at >= 4 && at <= 8 && /blote wortel/.test(tip)));
  expect(wrong).toEqual([]);
});

test("a category's own tip that names a month or says now has its months", () => {
  const wrong = categories.filter(
    ({ texts: { tip, tipMonths } }) => !tipMonths && (monthsIn(tip).length > 0 || /\b(nu|deze maand|kerst)\b/i.test(tip)),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("a tip about November is shown in November, and longer only when it says so", () => {
  const lasting = /\b(van|vanaf|tussen( half)?|tot|voor eind) november|november (en|tot) /i;
  const wrong = categories.filter(({ texts: { tip, tipMonths = [] } }) => {
    if (!/november/i.test(tip)) return false;
    return !tipMonths.includes(11) || (tipMonths.length > 1 && !lasting.test(tip));
  });
  expect(wrong.map(({ slug, texts }) => `${slug}: ${texts.tip}`)).toEqual([]);
});
