import { expect, test } from "vitest";
import { findPages } from "./find-pages.ts";

const groups = [
  { label: "Bestellingen", links: [{ to: "/pakken", label: "Pakken" }] },
  {
    label: "Winkel",
    links: [
      { to: "/codes", label: "Kortingscodes" },
      { to: "/fotos", label: "Foto’s en één beeld" },
    ],
  },
];
const found = (q: string) => findPages(groups, q).map(({ to }) => to);

test("a screen is found by the beginning of its name or its group, in any order, with or without accents", () => {
  expect(found("pak")).toEqual(["/pakken"]);
  expect(found("WINKEL kort")).toEqual(["/codes"]);
  expect([found("een"), found("één"), found("kken"), found("pak kort")]).toEqual([["/fotos"], ["/fotos"], [], []]);
  expect(found(" ")).toHaveLength(3);
});
