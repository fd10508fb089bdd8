import fs from "node:fs";
import { expect, test } from "vitest";
import { areRoutes, plainAddress } from "../../server/gate/address.ts";

const pages = fs
  .readdirSync("app/pages", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".page.tsx"))
  .map((name) => ({ name, text: fs.readFileSync(`app/pages/${name}`, "utf8") }));

test("every page that is kept says what it reads of its address", () => {
  const kept = pages.filter(({ text }) => text.includes("keepPage("));
  expect(kept.length).toBeGreaterThan(15);
  expect(
    kept.filter(({ text }) => !/handle = \{[^}]*\bquery: (?:\[|"own")/.test(text)).map(({ name }) => name),
  ).toEqual([]);
});

test("an address in code or with dots to climb by is written plainly, and never becomes another house", () => {
  for (const [asked, plain] of [
    ["/%68aag?a=%68", "/haag?a=%68"],
    ["/a/../haag", "/haag"],
    ["/a/%2e%2E/haag", "/haag"],
    ["/%C3%A9", "/%C3%A9"],
    ["/a%2Fb", "/a%2Fb"],
    ["//elders.nl/%68", "//elders.nl/%68"],
    ["/..//elders.nl/x", "/..//elders.nl/x"],
    ["*", "*"],
  ])
    expect(plainAddress(asked ?? "")).toBe(plain);
});

test("parts of a page go by the names of our routes", () => {
  const build = { routes: { root: {} as never } };
  expect(areRoutes("/x.data?_routes=root", build)).toBe(true);
  expect(areRoutes("/x?q=_routes", build)).toBe(true);
  for (const asked of ["/x.data?_routes=", "/x.data?_routes=root,een", "/x?_routes=root", "/x.data?_routes=toString"])
    expect(areRoutes(asked, build)).toBe(false);
});
