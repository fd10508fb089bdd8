import { expect, test } from "vitest";
import { linesOf } from "../cart.ts";

function form(...fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return (name: string) => data.getAll(name);
}

test("a card puts in one, a product as many as were asked", () => {
  expect(linesOf(form(["sku", "HB01-BW40"]))).toEqual([{ sku: "HB01-BW40", quantity: 1 }]);
  expect(linesOf(form(["sku", "HB01-BW40"], ["quantity", "30"]))).toEqual([{ sku: "HB01-BW40", quantity: 30 }]);
});

test("a calculator puts in several, by pairs or by ticks", () => {
  const wanted = [
    { sku: "A", quantity: 30 },
    { sku: "B", quantity: 2 },
  ];
  expect(linesOf(form(["sku", "A"], ["quantity", "30"], ["sku", "B"], ["quantity", "2"]))).toEqual(wanted);
  expect(linesOf(form(["line", "A:30"], ["line", "B:2"]))).toEqual(wanted);
  expect(linesOf(form(["line", "A:17:4.420"]))).toEqual([{ sku: "A", quantity: 17, cut: "4.420" }]);
});

test("nonsense becomes one, nothing stays nothing", () => {
  expect(linesOf(form(["line", "A:veel"], ["line", "B:-4"], ["line", ":3"]))).toEqual([
    { sku: "A", quantity: 1 },
    { sku: "B", quantity: 1 },
  ]);
  expect(linesOf(form())).toEqual([]);
});
