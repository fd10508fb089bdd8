import { expect, test } from "vitest";
import { listTexts } from "./texts.ts";

const LENGTH = 6;

/** Every run of six words of a text. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - LENGTH + 1)).map((_, at) => words.slice(at, at + LENGTH).join(" ")));
}

test("no two texts of the shop are alike: at most one run of six words in ten is shared", () => {
  const texts = listTexts()
    .filter(({ kind }) => kind !== "doctor")
    .map(({ name, words }) => ({ name, runs: runsOf(words) }));
  const where = new Map<string, number[]>();
  texts.forEach(({ runs }, at) => {
    for (const run of runs) where.set(run, [...(where.get(run) ?? []), at]);
  });
  const shared = new Map<string, number>();
  for (const places of where.values())
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  const alike = [...shared].flatMap(([pair, count]) => {
    const [a = 0, b = 0] = pair.split(" ").map(Number);
    const [one, other] = [texts[a], texts[b]];
    if (!one || !other) return [];
    const part = count / Math.min(one.runs.size, other.runs.size);
    return part > 0.1 ? [`${one.name} and ${other.name}: ${Math.round(part * 100)}%`] : [];
  });
  expect(alike).toEqual([]);
});

test("no sentence of more than twelve words stands in two articles", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, words } of listTexts().filter(({ kind }) => kind === "article")) {
    for (const sentence of new Set(words.split(/(?<=[.?])\s+|\n+/))) {
      if (sentence.split(/\s+/).length <= 12) continue;
      const before = seen.get(sentence);
      if (before) twice.push(`${before} and ${name}: ${sentence}`);
      seen.set(sentence, name);
    }
  }
  expect(twice).toEqual([]);
});
