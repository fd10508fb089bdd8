import { expect, test } from "vitest";
import { isPetSafe } from "./pet-mode.ts";

test("the switch is on only when the cookie says so", () => {
  expect(isPetSafe("wagen=2.1990; huisdierveilig=aan")).toBe(true);
  expect(isPetSafe("huisdierveilig=aan; wagen=2.1990")).toBe(true);
  expect(isPetSafe("huisdierveilig=uit")).toBe(false);
  expect(isPetSafe("xhuisdierveilig=aan")).toBe(false);
  expect(isPetSafe("")).toBe(false);
});
