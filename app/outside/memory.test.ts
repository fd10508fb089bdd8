import { expect, test } from "vitest";
import { Kept, Memory } from "./memory.server.ts";

test("everything that is kept shares one amount: whoever holds the most lets the longest unasked go", () => {
  const memory = new Memory(1);
  const [pages, files] = [new Kept<number, string>(memory), new Kept<number, string>(memory)];
  for (let n = 0; n < 10; n++) files.keep(n, "f", 20_000);
  for (let n = 0; n < 1_000; n++) {
    pages.keep(n, "p", 20_000);
    if (pages.find(0)) pages.touch(0);
  }
  expect(memory.bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(files.size).toBe(10);
  expect(pages.find(0)).toBe("p");
  expect(pages.find(1)).toBeUndefined();
  expect(pages.find(999)).toBe("p");
});

test("what weighs more than there is room for is not kept, and what was dropped weighs nothing", () => {
  const memory = new Memory(1);
  const kept = new Kept<string, number>(memory);
  kept.keep("large", 1, 2e6);
  expect([kept.size, memory.bytes]).toEqual([0, 0]);
  kept.keep("a", 1, 100);
  kept.keep("a", 2, 300);
  kept.keep("b", 3, 100);
  expect(memory.bytes).toBe(400);
  kept.dropWhere((value) => value === 2);
  expect([kept.find("a"), memory.bytes]).toEqual([undefined, 100]);
  kept.clear();
  expect(memory.bytes).toBe(0);
});
