import { afterEach, expect, test } from "vitest";
import { findCategory } from "#catalogue/product/products.server.ts";
import { listProse, overwriteProse, readProse } from "#outside/prose.server.ts";
import { aFilledShop } from "../../../tests/shop.ts";
import { listTextFiles } from "./texts-file.server.ts";

afterEach(() => overwriteProse(new Map()));

test("the files say exactly what the shop says, with what the owner wrote", async () => {
  const shop = await aFilledShop();
  overwriteProse(
    new Map([
      ["groenhulp/eigen-artikel", { front: { title: "Eigen: ‘artikel’", topic: "hagen", months: [3] }, body: "Hoi\n" }],
      ["pages/bezorging", { front: { title: "Zo komt het" }, body: "Met de bus.\n" }],
    ]),
  );
  const files = new Map<string, string>();
  for await (const { name, content } of listTextFiles(shop.db)) files.set(name, String(content));
  for (const folder of ["groenhulp", "pages"])
    for (const prose of listProse(folder)) {
      const read = readProse(prose.slug, files.get(`${folder}/${prose.slug}.md`) ?? "");
      expect(JSON.stringify(read)).toBe(JSON.stringify(prose));
    }
  expect(files.get("pages/bezorging.md")).toContain("Met de bus.");
  const beech = readProse("beukenhaag", files.get("categories/beukenhaag.md") ?? "");
  expect({ ...beech.front, body: beech.body }).toEqual((await findCategory(shop.db, "beukenhaag"))?.texts);
  expect([...files.keys()].filter((name) => name.startsWith("categories/")).length).toBeGreaterThan(200);
});
