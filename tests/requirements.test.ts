import fs from "node:fs";
import { expect, test } from "vitest";
import { filesUnder, isCode, read } from "./sources.ts";

const KEY = "docs/requirements.md";
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, step) => first + step);

/** The numbers a text cites; R34–R37 is four of them. */
function citedIn(text: string): string[] {
  return [...text.matchAll(/\b([RD])(\d{1,3})(?:–[RD]?(\d{1,3}))?\b/g)].flatMap(([, kind = "", from = "", to]) =>
    upTo(Number(to ?? from), Number(from)).map((number) => kind + number),
  );
}

const lines = read(KEY)
  .split("\n")
  .filter((line) => /^\| [RD]\d/.test(line))
  .map((line) => {
    const [number = "", what = "", built = "", test = "", note = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return { number, what, built, test: test.replaceAll("`", ""), note };
  });
const numbers = lines.map(({ number }) => number);

test("every requirement and decision has one line that says what it is, and where or why not", () => {
  const all = [...upTo(119).map((one) => `R${one}`), ...upTo(13).map((one) => `D${one}`)];
  expect([...numbers].sort()).toEqual(all.sort());
  expect(lines.filter(({ what }) => what.length < 5)).toEqual([]);
  expect(lines.filter(({ built, note }) => built === "–" && !note)).toEqual([]);
});

test("every path in the key exists", () => {
  const paths = [...read(KEY).matchAll(/`((?:app|server|tests|range|content|docs)\/[^`]*)`/g)].map(
    ([, one = ""]) => one,
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((one) => !fs.existsSync(one))).toEqual([]);
});

test("every number that the code cites is in the key", () => {
  const files = ["app", "server", "tests"].flatMap(filesUnder).filter(isCode);
  const unknown = files.flatMap((file) =>
    citedIn(read(file))
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} ${number}`),
  );
  expect(unknown).toEqual([]);
});

test("a test that the key names cites the number", () => {
  const silent = lines.filter(({ number, test: file }) => file !== "–" && !citedIn(read(file)).includes(number));
  expect(silent.map(({ number, test: file }) => `${file} ${number}`)).toEqual([]);
});
