import { expect, test } from "vitest";
import fs from "node:fs";
import { listArticles } from "#advice/articles.server.ts";
import { readCategories } from "#catalogue/range-file/range.server.ts";
import { menu } from "#texts/menu.ts";
import { AREAS } from "./menu.ts";
import links from "./menu-links.json" with { type: "json" };

test("every area of the menu has its links, its words and at least one answer", () => {
  const areas = AREAS.map(({ to }) => to);
  expect(Object.keys(links)).toEqual(areas);
  expect(Object.keys(menu.areas)).toEqual(areas);
  for (const { guides } of Object.values(menu.areas)) expect(guides.length).toBeGreaterThan(0);
});

test("nothing in the menu leads to a page that does not exist", () => {
  const known = new Set(readCategories().map(({ slug }) => `/${slug}`));
  const shown = Object.values(links).flatMap((columns) => columns.flatMap((column) => column.links));
  expect(shown.filter(({ to }) => !known.has(to))).toEqual([]);
  const articles = new Set(listArticles().map(({ slug }) => slug));
  const told = Object.values(menu.areas).flatMap(({ guides }) => guides.map(([, slug]) => slug));
  expect(told.filter((slug) => !articles.has(slug))).toEqual([]);
});

test("every category of the shop stands in the menu, and every month has its season", () => {
  const shown = new Set(
    Object.values(links)
      .flatMap((columns) => columns.flatMap((column) => column.links))
      .map(({ to }) => to),
  );
  for (const { to } of AREAS) shown.add(to);
  const known = readCategories().map(({ slug }) => `/${slug}`);
  expect(known.filter((path) => !shown.has(path))).toEqual([]);
  expect(menu.seasons).toHaveLength(12);
  expect(menu.seasons.flatMap((season) => season.links.filter(([, to]) => !known.includes(to)))).toEqual([]);
  expect([11, 12].map((month) => menu.seasons[month - 1]?.title)).toEqual(["Kerst", "Kerst"]);
});

test("the menu names a page once, in words that fit its column", () => {
  for (const columns of Object.values(links)) {
    const titles = columns.flatMap((column) => column.links.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(36);
    for (const { links: list } of columns) expect(list.length).toBeLessThanOrEqual(8);
  }
  expect(fs.readdirSync("pictures/groups")).toHaveLength(AREAS.length);
});
