import { expect, test } from "vitest";
import { isAddition, isHouseNumber, isPostcode, sayPlace, sayPostcode, tidyPostcode } from "./address.ts";

test("Dutch postcodes have four digits and two letters, but never SA, SD or SS", () => {
  for (const good of ["3817AB", "3817 ab", " 1012 JS "]) expect(isPostcode("NL", good)).toBe(true);
  for (const bad of ["0817AB", "3817 SS", "3817", "38171AB", "3817  AB"]) expect(isPostcode("NL", bad)).toBe(false);
});

test("Belgian postcodes have four digits; other countries have none here", () => {
  expect(isPostcode("BE", "9000")).toBe(true);
  expect(isPostcode("BE", "3817AB")).toBe(false);
  expect(isPostcode("DE", "9000")).toBe(false);
});

test("a postcode is kept tight and shown with a space", () => {
  expect(tidyPostcode("3817 ab")).toBe("3817AB");
  expect(sayPostcode("3817ab")).toBe("3817 AB");
  expect(sayPostcode("9000")).toBe("9000");
});

test("house numbers run to 99999, additions are short", () => {
  expect([isHouseNumber("1"), isHouseNumber("99999"), isHouseNumber("0"), isHouseNumber("12a")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([isAddition("A"), isAddition("2 hoog"), isAddition("bus 12"), isAddition("<b>")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("an address reads as on a label", () => {
  const address = { firstName: "An", lastName: "Bos", company: "", street: "Lindelaan", city: "Amersfoort" };
  expect(sayPlace({ ...address, country: "NL", postcode: "3817AB", number: "12", addition: "A" })).toEqual([
    "Lindelaan 12 A",
    "3817 AB Amersfoort",
    "Nederland",
  ]);
  const ghent = { ...address, street: "Veldstraat", city: "Gent", postcode: "9000", number: "3", addition: "12" };
  expect(sayPlace({ ...ghent, country: "BE" })[0]).toBe("Veldstraat 3 bus 12");
});
