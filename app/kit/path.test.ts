import { expect, test } from "vitest";
import { buildPath, isRelative, productPath } from "./path.ts";

test("R28 R95 building a path throws when a required parameter is missing", () => {
  expect(() => buildPath("/groenhulp/:slug", {})).toThrow(new TypeError('Expected "slug" to be defined'));
});

test("R28 a value that does not match its pattern is refused with the pattern in the message", () => {
  expect(() => buildPath("/x/:n(\\d+)", { n: "abc" })).toThrow(
    new TypeError('Expected "n" to match "\\d+", but received "abc"'),
  );
  expect(() => buildPath("/p/:slug", { slug: "" })).toThrow(TypeError);
});

test("R28 a list is refused where nothing repeats, and an empty one where something must", () => {
  expect(() => buildPath("/p/:slug", { slug: ["a", "b"] })).toThrow(
    new TypeError('Expected "slug" to not repeat, but received `["a","b"]`'),
  );
  expect(() => buildPath("/p/:slug+", { slug: [] })).toThrow(new TypeError('Expected "slug" to not be empty'));
  expect(buildPath("/p/:slug+", { slug: ["a", "b"] })).toBe("/p/a/b");
});

test("R27 the product page's slug is optional: the segment and its slash are dropped", () => {
  expect(productPath()).toBe("/p");
  expect(productPath("haagbeuk")).toBe("/p/haagbeuk");
  expect(productPath("a/b")).toBe("/p/a%2Fb");
});

test("R59 a remembered path never leaves the shop", () => {
  expect(isRelative("/account/addresses?x=1#top")).toBe(true);
  expect(isRelative("//evil.example")).toBe(false);
  expect(isRelative("/\\evil.example")).toBe(false);
  // A header takes no ends of lines.
  expect(isRelative("/p?a=1\r\nset-cookie: b=c")).toBe(false);
});
