import { expect, test } from "vitest";
import { distance, nearest } from "./near.ts";

const slugs = ["haagplanten", "hortensia", "bomen", "lavendel", "laurierhaag"];
const meant = (word: string) => nearest(word, slugs, (slug) => slug);

test("letters that change, come and go count one each", () => {
  expect(distance("hortensia", "hortentia")).toBe(1);
  expect(distance("bomen", "bome")).toBe(1);
  expect(distance("kat", "lavendel")).toBeGreaterThan(3);
});

test("a slip of the finger finds the word that was meant", () => {
  expect(meant("hagplanten")).toBe("haagplanten");
  expect(meant("Hortentia")).toBe("hortensia");
  expect(meant("laurier")).toBe("laurierhaag");
  expect(meant("hortensia-wit")).toBe("hortensia");
  expect(meant("fietsen")).toBeUndefined();
});
