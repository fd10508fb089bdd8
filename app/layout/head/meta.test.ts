import fs from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { readRange } from "#catalogue/range-file/range.server.ts";
import { pageMeta } from "./meta.ts";
import { type ShopFacts, tellShopFacts } from "./shop-facts.ts";

beforeAll(() => tellShopFacts(() => ({ name: "Lommerrijk", url: "https://winkel.voorbeeld" }) as ShopFacts));

type Tag = { property?: string; content?: string; rel?: string; href?: string };
const canonicalOf = (path: string) => (pageMeta({ path }) as Tag[]).find(({ rel }) => rel === "canonical")?.href;
const graph = (said: Parameters<typeof pageMeta>[0]) =>
  Object.fromEntries(
    (pageMeta(said) as Tag[]).flatMap(({ property, content }) => (property ? [[property, content]] : [])),
  );

test("an address typed in capitals is canonical to the one in small letters", () => {
  expect(canonicalOf("/Haagplanten")).toBe("https://winkel.voorbeeld/haagplanten");
  expect(canonicalOf("/BEZORGING")).toBe("https://winkel.voorbeeld/bezorging");
  expect(canonicalOf("/Haagplanten?pagina=2")).toBe("https://winkel.voorbeeld/haagplanten?pagina=2");
  expect(canonicalOf("/")).toBe("https://winkel.voorbeeld/");
});

test("a page is shared with its own picture and kind, and else with the shop's sign", () => {
  const picture = { key: "laurier-novita", alt: "Laurierkers in pot" };
  expect(graph({ path: "/p/laurier-novita", type: "product", title: "Laurierkers", picture })).toMatchObject({
    "og:type": "product",
    "og:image": "https://winkel.voorbeeld/plaat/laurier-novita-480.webp",
    "og:image:width": "480",
    "og:image:height": "480",
    "og:image:alt": "Laurierkers in pot",
  });
  expect(graph({ path: "/bezorging", title: "Bezorging", picture: null })).toMatchObject({
    "og:type": "website",
    "og:image": "https://winkel.voorbeeld/beeld/deelbeeld.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Bezorging",
  });
});

test("the shared picture of every product is there, in a kind that social networks read", () => {
  const missing = readRange().filter((product) => {
    const address = graph({ path: "/p", picture: product.pictures[0] })["og:image"] ?? "";
    return !fs.existsSync(new URL(`../../../pictures/${address.split("/plaat/")[1]}`, import.meta.url));
  });
  expect(missing.map(({ slug }) => slug)).toEqual([]);
  expect(fs.existsSync(new URL("../../../public/beeld/deelbeeld.png", import.meta.url))).toBe(true);
});
