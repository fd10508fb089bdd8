import { expect, test } from "vitest";
import { sameness, scrub, scrubPath } from "./scrub.ts";

test("R84: what is personal or secret does not leave in a report", () => {
  const said = scrub(
    "an@voorbeeld.nl token=abc123 NL91 ABNA 0417 1643 00 192.168.1.20 1234 AB 06 12345678 car_0mhzk4q1tabcdefghjk Bearer x.y.z",
  );
  for (const secret of ["an@", "abc123", "0417", "192.168", "1234 AB", "12345678", "0mhzk", "x.y.z"])
    expect(said).not.toContain(secret);
  expect(scrub("Cannot read properties of undefined (reading 'lines')")).toBe(
    "Cannot read properties of undefined (reading 'lines')",
  );
});

test("a path goes without its query", () => {
  expect(scrubPath("/cart/sync?c=geheim#x")).toBe("/cart/sync");
});

test("the same fault in two builds and with other numbers is one fault", () => {
  const one = sameness("item 41 failed", "Error: x\n    at f (/assets/cart-AbCd1234.js:1:20)");
  const two = sameness("item 7 failed", "Error: x\n    at f (/assets/cart-ZyXw9876.js:3:99)");
  expect(one).toBe(two);
});
