import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { workerText } from "./answer-offline.ts";

const MOST = 6_000;

test("the worker with its page weighs at most 6 kB, and carries the shop's words", () => {
  const text = workerText({ OFFLINE: true, SHOP_NAME: "De <Winkel>" });
  expect(brotliCompressSync(text).length).toBeLessThan(MOST);
  expect(text).toContain("Je bent niet verbonden");
  expect(text).not.toContain("<Winkel>");
});

test("switched off, the worker only lets go", () => {
  const text = workerText({ OFFLINE: false, SHOP_NAME: "De Winkel" });
  expect(text).toContain("unregister");
  expect(text).not.toContain('"fetch"');
});
