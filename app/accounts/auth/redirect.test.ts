import { expect, test } from "vitest";
import { memoryPlace } from "../../../tests/accounts/memory-place.ts";
import { decideRedirect, isSamePath, TARGETS } from "./redirect.ts";
import { hasScope } from "./scope.ts";
import { UniversalStorage } from "./storage.ts";

const ON = { ...TARGETS, login: "/login", logout: "/" } as const;
const keep = () => new UniversalStorage([memoryPlace()]);

test("R61 the login and logout targets are off: asking for them does nothing", () => {
  expect(TARGETS).toEqual({ login: false, logout: false, home: "/", callback: "/login" });
  const storage = keep();
  expect(decideRedirect({ name: "login", from: "/account", storage })).toBeUndefined();
  expect(decideRedirect({ name: "logout", from: "/account", storage })).toBeUndefined();
});

test("R59 on the way to login the path is remembered, and after login restored once", () => {
  const storage = keep();
  expect(decideRedirect({ name: "login", from: "/account/addresses", storage, targets: ON })).toBe("/login");
  expect(storage.get("redirect")).toBe("/account/addresses");
  expect(decideRedirect({ name: "home", from: "/login", storage, targets: ON })).toBe("/account/addresses");
  expect(decideRedirect({ name: "home", from: "/login", storage, targets: ON })).toBe("/");
});

test("R59 only a path of our own is remembered or returned to", () => {
  for (const evil of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const storage = keep();
    decideRedirect({ name: "login", from: evil, storage, targets: ON });
    expect(storage.get("redirect")).toBeNull();
    storage.set("redirect", evil);
    expect(decideRedirect({ name: "home", from: "/login", storage, targets: ON })).toBe("/");
  }
});

test("no loops: a target that is the current page is not gone to", () => {
  expect(decideRedirect({ name: "home", from: "/", storage: keep() })).toBeUndefined();
  expect(isSamePath("/account/?a=1", "/account")).toBe(true);
  expect(isSamePath("//account", "/account")).toBe(true);
  expect(isSamePath("/account", "/cart")).toBe(false);
});

test("the query of the page travels along, and a listener may change the target", () => {
  const storage = keep();
  expect(decideRedirect({ name: "home", from: "/login", query: "?utm_source=x", storage })).toBe("/?utm_source=x");
  expect(decideRedirect({ name: "home", from: "/login", storage, change: () => "/account" })).toBe("/account");
});

test("R49 a scope is in the array, or truthy at its path in the object", () => {
  expect(hasScope({ scope: ["staff"] }, "staff")).toBe(true);
  expect(hasScope({ scope: ["staff"] }, "owner")).toBe(false);
  expect(hasScope({ scope: { orders: { read: true } } }, "orders.read")).toBe(true);
  expect(hasScope({ scope: { orders: {} } }, "orders.read")).toBe(false);
  expect(hasScope({}, "staff")).toBe(false);
  expect(hasScope(null, "staff")).toBe(false);
});
