import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const known = [
  { slug: "haagplanten", title: "Haagplanten" },
  { slug: "kamerplanten", title: "Kamerplanten" },
  { slug: "bomen", title: "Bomen" },
];

test("a slip of the pen finds the address that was meant", () => {
  expect(nearest("hagplanten", known)).toEqual({ to: "/haagplanten", title: "Haagplanten" });
  expect(nearest("boomen", known)?.to).toBe("/bomen");
});

test("something else altogether finds nothing", () => {
  expect(nearest("verzekeringen", known)).toBeUndefined();
});
