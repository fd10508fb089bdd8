import { expect, test } from "vitest";
import { followRedirect, planRedirect } from "./redirect.ts";

test("R102 a redirect is a 302 unless it says otherwise", () => {
  expect(planRedirect("/x")).toEqual({ status: 302, to: "/x", external: false });
  expect(planRedirect("/x", { q: "a b" })).toEqual({ status: 302, to: "/x?q=a+b", external: false });
  expect(planRedirect(301, "/x?a=1", { b: "2" })).toEqual({ status: 301, to: "/x?a=1&b=2", external: false });
});

test("R38 R94 a path outside the shop is a full navigation and stops this page with ERR_REDIRECT", () => {
  const assigned: string[] = [];
  const browser = { assign: (url: string) => void assigned.push(url), navigate: () => {} };
  expect(() => followRedirect(planRedirect("https://bank.example/pay"), browser)).toThrow("ERR_REDIRECT");
  expect(() => followRedirect(planRedirect("//bank.example"), browser)).toThrow("ERR_REDIRECT");
  expect(assigned).toEqual(["https://bank.example/pay", "//bank.example"]);
});

test("R38 a path of our own is a route change", () => {
  const went: string[] = [];
  followRedirect(planRedirect("/cart"), { assign: () => {}, navigate: (to) => void went.push(to) });
  expect(went).toEqual(["/cart"]);
});
