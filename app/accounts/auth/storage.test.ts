import { expect, test } from "vitest";
import { cookiePlace } from "./browser-places.ts";
import { memoryPlace } from "../../../tests/accounts/memory-place.ts";
import { decode, encode, UniversalStorage } from "./storage.ts";

test("R51 a value is kept in cookie and local storage under the prefix auth.", () => {
  const [cookies, local] = [memoryPlace(), memoryPlace()];
  new UniversalStorage([cookies, local]).set("_token.session", true);
  expect(cookies.all).toEqual(new Map([["auth._token.session", "true"]]));
  expect(local.all).toEqual(cookies.all);
});

test("R51 strings are kept raw, everything else as JSON, and reading tries JSON", () => {
  expect([encode("Bearer x"), encode(true), encode({ a: 1 })]).toEqual(["Bearer x", "true", '{"a":1}']);
  expect([decode("Bearer x"), decode("true"), decode("false"), decode('{"a":1}'), decode(null)]).toEqual([
    "Bearer x",
    true,
    false,
    { a: 1 },
    null,
  ]);
});

test("R51 null removes a value in every place", () => {
  const [cookies, local] = [memoryPlace(), memoryPlace()];
  const storage = new UniversalStorage([cookies, local]);
  storage.set("redirect", "/account");
  storage.set("redirect", null);
  expect([cookies.all.size, local.all.size, storage.get("redirect")]).toEqual([0, 0, null]);
});

test("R51 the cookie is read before local storage, local storage before memory", () => {
  const [cookies, local] = [memoryPlace(), memoryPlace()];
  const storage = new UniversalStorage([cookies, local]);
  storage.set("strategy", "memory");
  local.set("auth.strategy", "local");
  cookies.set("auth.strategy", "cookie");
  expect(storage.get("strategy")).toBe("cookie");
  cookies.remove("auth.strategy");
  expect(storage.get("strategy")).toBe("local");
  local.remove("auth.strategy");
  expect(storage.get("strategy")).toBe("memory");
});

test("R51 sync heals the place that lost a value, and takes a default", () => {
  const [cookies, local] = [memoryPlace(), memoryPlace({ "auth.strategy": "session" })];
  const storage = new UniversalStorage([cookies, local]);
  expect(storage.sync("strategy")).toBe("session");
  expect(cookies.get("auth.strategy")).toBe("session");
  expect(storage.sync("other", "default")).toBe("default");
});

test("R100 the cookie has path / and SameSite Lax, and no date", () => {
  const jar = { cookie: "" };
  cookiePlace(jar).set("auth.strategy", "session");
  expect(jar.cookie).toBe("auth.strategy=session; Path=/; SameSite=Lax");
});

test("a cookie the server gave a longer life is not written again", () => {
  const jar = { cookie: "auth._token.session=true" };
  cookiePlace(jar).set("auth._token.session", "true");
  expect(jar.cookie).toBe("auth._token.session=true");
});
