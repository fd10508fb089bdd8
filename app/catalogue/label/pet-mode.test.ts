import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { isPetSafe, PET_AT_ONCE } from "./pet-mode.ts";

test("the switch is on only when the cookie says so", () => {
  expect(isPetSafe("wagen=2.1990; huisdierveilig=aan")).toBe(true);
  expect(isPetSafe("huisdierveilig=aan; wagen=2.1990")).toBe(true);
  expect(isPetSafe("huisdierveilig=uit")).toBe(false);
  expect(isPetSafe("xhuisdierveilig=aan")).toBe(false);
  expect(isPetSafe("")).toBe(false);
});

test("the page is marked before it is drawn, by the same cookie", () => {
  const marked = (cookie: string) => {
    const document = { cookie, documentElement: { dataset: {} as { dier?: string } } };
    runInNewContext(PET_AT_ONCE, { document });
    return document.documentElement.dataset.dier;
  };
  for (const cookie of ["wagen=2; huisdierveilig=aan", "huisdierveilig=aan; wagen=2"])
    expect(marked(cookie)).toBe("aan");
  for (const cookie of ["huisdierveilig=uit", "xhuisdierveilig=aan", ""]) expect(marked(cookie)).toBeUndefined();
});
