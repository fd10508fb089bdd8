import { expect, test } from "vitest";
import { decideScroll, shouldScrollToTop } from "./scroll.ts";

const change = { samePage: false, hash: "", scrollToTop: true };

test("R34 a new page starts at the top, unless it opts out", () => {
  expect(decideScroll(change)).toEqual({ x: 0, y: 0 });
  expect(decideScroll({ ...change, scrollToTop: false })).toBe(false);
});

test("R34 a page inside a frame starts at its top too; either opts out with false", () => {
  expect(shouldScrollToTop([undefined])).toBe(true);
  expect(shouldScrollToTop([false])).toBe(false);
  expect(shouldScrollToTop([undefined, undefined])).toBe(true);
  expect(shouldScrollToTop([undefined, false])).toBe(false);
  expect(shouldScrollToTop([false, undefined])).toBe(false);
  expect(shouldScrollToTop([undefined, true])).toBe(true);
});

test("R35 going back restores the saved position", () => {
  expect(decideScroll({ ...change, saved: { x: 0, y: 840 } })).toEqual({ x: 0, y: 840 });
});

test("R36 an anchor wins over the top and over a saved position", () => {
  expect(decideScroll({ ...change, hash: "#faq" })).toBe("hash");
  expect(decideScroll({ ...change, hash: "#faq", saved: { x: 0, y: 9 } })).toBe("hash");
});
