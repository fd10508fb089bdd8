import { expect, test } from "vitest";
import { weighScripts } from "../../weight/weigh-scripts.ts";

const MOST = 112;
const MOST_SEEN = 105;

/** The office is for who works there; its parts are loaded nowhere else. */
const isShop = ({ page }: { page: string }) => !page.startsWith("office/");

test("no page of the shop loads more than 112 kB of scripts before it is touched; a product and a category 105", () => {
  const pages = weighScripts().filter(isShop);
  const over = pages.filter(({ page, kB }) => kB > (/^shop\/(product|category)$/.test(page) ? MOST_SEEN : MOST));
  expect(pages.length).toBeGreaterThan(50);
  expect(over.map(({ page, kB }) => `${page}: ${kB.toFixed(1)} kB`)).toEqual([]);
});
