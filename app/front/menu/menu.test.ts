import fs from "node:fs";
import { expect, test } from "vitest";
import { findArticle } from "#advice/articles.server.ts";
import { readCategories } from "#catalogue/range-file/range.server.ts";
import type { Day } from "#kit/day.ts";
import { startMenu } from "../start.server.ts";
import type { Entry, MenuPart } from "./menu.ts";
import { type Known, showMenu } from "./show-menu.ts";

const TODAY: Day = "2026-11-16";
const categories = readCategories();
const titles = new Map(categories.map(({ slug, title }) => [slug, title]));

/** The shop as it starts, with some categories otherwise. */
function shopWith(other: Record<string, { slug?: string; title?: string } | undefined> = {}): Known {
  return {
    category(slug) {
      const title = titles.get(slug);
      if (Object.hasOwn(other, slug)) return other[slug] && { slug, title: title ?? "", ...other[slug] };
      return title === undefined ? undefined : { slug, title };
    },
    article: findArticle,
    isPage: (slug) => slug === "ons-assortiment",
    picture: (slug) => slug,
  };
}
const start = showMenu(startMenu(), shopWith(), TODAY);
const entriesOf = (parts: MenuPart[]): Entry[] =>
  parts.flatMap((part) =>
    part.kind === "group" ? [part, ...part.columns.flatMap(({ links }) => links), ...part.guides] : part.links,
  );
const linksOf = (menu: typeof start) => menu.areas.flatMap(({ columns }) => columns.flatMap(({ links }) => links));

test("every group of the start has its links, its words and at least one answer, and nothing of it leads nowhere", () => {
  expect(start.areas).toHaveLength(14);
  for (const { text, guides, columns } of start.areas)
    expect([text.length > 20, guides.length > 0, columns.length > 0]).toEqual([true, true, true]);
  const shown = [
    ...start.bar,
    ...start.foot,
    ...start.areas,
    ...linksOf(start),
    ...start.areas.flatMap((a) => a.guides),
  ];
  const seasonal = startMenu().flatMap((part) => (part.kind === "season" ? part.links : []));
  expect(shown.length + seasonal.length).toBe(entriesOf(startMenu()).length);
});

test("every category of the shop stands in the menu, and every day has its season", () => {
  const shown = new Set([...start.areas, ...linksOf(start)].map(({ to }) => to));
  expect(categories.filter(({ slug }) => !shown.has(`/${slug}`))).toEqual([]);
  const season = (day: Day) => showMenu(startMenu(), shopWith(), day).season?.title;
  expect([season("2026-11-01"), season("2026-12-31"), season("2028-02-29"), season("2026-05-31")]).toEqual([
    "Kerst",
    "Kerst",
    "Planttijd",
    "Balkon en terras",
  ]);
  for (let month = 1; month <= 12; month++)
    expect(season(`2026-${String(month).padStart(2, "0")}-15` as Day)).toBeTruthy();
});

test("a name of its own says which page it was given to, and fits its column", () => {
  for (const { to, name, of } of entriesOf(startMenu())) {
    const title = titles.get(to.slice(1)) ?? findArticle(to.replace("/groenhulp/", ""))?.title;
    if (name && title) expect([to, of]).toEqual([to, title]);
  }
  for (const { columns } of start.areas)
    for (const { links } of columns) {
      expect(links.length).toBeLessThanOrEqual(8);
      for (const { title } of links) expect(title.length).toBeLessThanOrEqual(36);
    }
  expect(fs.readdirSync("pictures/groups").sort()).toEqual(start.areas.map(({ bench }) => `${bench}.avif`).sort());
});

test("a category that is called otherwise is called so in the menu, also where it had a short name", () => {
  const renamed = showMenu(
    startMenu(),
    shopWith({ beukenhaag: { title: "Beuken" }, ligusterhaag: { title: "Haagliguster" } }),
    TODAY,
  );
  const title = (to: string) => linksOf(renamed).find((link) => link.to === to)?.title;
  expect([title("/beukenhaag"), title("/ligusterhaag")]).toEqual(["Beuken", "Haagliguster"]);
  expect(linksOf(start).find(({ to }) => to === "/ligusterhaag")?.title).toBe("Liguster");
});

test("a category that moved keeps its link, one that is hidden or gone leaves none, and a group goes with its own", () => {
  const menu = showMenu(
    startMenu(),
    shopWith({
      beukenhaag: { slug: "beuken" },
      haagbeuk: undefined,
      rozen: undefined,
      taxushaag: { slug: "leylandii" },
    }),
    TODAY,
  );
  const paths = [...menu.bar, ...menu.foot, ...menu.areas, ...linksOf(menu)].map(({ to }) => to);
  expect(paths).toContain("/beuken");
  for (const gone of ["/beukenhaag", "/haagbeuk", "/rozen", "/taxushaag"]) expect(paths).not.toContain(gone);
  expect(menu.areas).toHaveLength(13);
  const hedges = menu.areas[0]?.columns[0]?.links.map(({ to }) => to) ?? [];
  expect(hedges.filter((to) => to === "/leylandii")).toEqual(["/leylandii"]);
});

test("a link with days is there on those days only, and a hidden one never", () => {
  const bar = (links: Entry[], day: Day) => showMenu([{ id: "balk", kind: "bar", links }], shopWith(), day).bar.length;
  const christmas: Entry = { to: "/kerst", from: "2026-11-16", until: "2026-12-26" };
  const on = (day: Day) => bar([christmas], day);
  expect([on("2026-11-15"), on("2026-11-16"), on("2026-12-26"), on("2026-12-27")]).toEqual([0, 1, 1, 0]);
  expect(bar([{ to: "/kerst", hidden: true }], TODAY)).toBe(0);
  expect(
    bar(
      [
        { to: "/bestaat-niet", name: "Weg" },
        { to: "//elders.nl", name: "Elders" },
      ],
      TODAY,
    ),
  ).toBe(0);
});
