import { expect, test } from "vitest";
import { keepSeen, readSeen } from "./seen.ts";

function aStore(start?: string) {
  const kept = new Map(start ? [["gezien", start]] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const plant = (slug: string) => ({ slug, name: slug, picture: slug });

test("the last thing seen comes first, and once", () => {
  const store = aStore();
  for (const slug of ["a", "b", "a"]) keepSeen(store, plant(slug));
  expect(readSeen(store).map(({ slug }) => slug)).toEqual(["a", "b"]);
});

test("nine are remembered", () => {
  const store = aStore();
  for (let at = 0; at < 20; at++) keepSeen(store, plant(`p${at}`));
  expect(readSeen(store)).toHaveLength(9);
});

test("what somebody else left in the store is not believed", () => {
  expect(readSeen(aStore("{"))).toEqual([]);
  expect(
    readSeen(aStore('[{"slug":"../x","name":"x","picture":null},{"slug":"a","name":"A","picture":null},7,null]')),
  ).toHaveLength(1);
});
