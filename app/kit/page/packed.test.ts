import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("the server sees the value itself; the browser reads it once from the text", () => {
  const value = { cards: [{ name: "Beuk" }] };
  const packed = pack(value);
  expect(unpack(packed)).toBe(value);
  const sent = JSON.parse(JSON.stringify(packed)) as typeof packed;
  expect(unpack(sent)).toEqual(value);
  expect(unpack(sent)).toBe(unpack(sent));
});
