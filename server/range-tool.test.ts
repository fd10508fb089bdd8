import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { countProducts, findProduct, listInCategory } from "#catalogue/product/products.server.ts";
import { aFilledShop } from "../tests/shop.ts";
import { rangeTool } from "./range-tool.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-range-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("the owner takes the range out, changes it and brings it back; one fault and nothing is changed", async () => {
  const shop = await aFilledShop();
  const env = { DATABASE_URL: String(shop.db.$client.options.connectionString), NODE_ENV: "test" };
  const said: string[] = [];
  const run = (...args: string[]) => rangeTool(process.cwd(), args, (line) => said.push(line), env);
  const file = path.join(folder, "range.json");
  expect(await run("export", file)).toBe(0);
  const list = JSON.parse(fs.readFileSync(file, "utf8")) as { slug: string; name: string; vat: number }[];
  expect(list).toHaveLength(658);

  const fresh = list.map((one) => ({ ...one, name: `${one.name} vers` }));
  const bad = fresh.map((one, at) => (at === 600 ? { ...one, vat: 12 } : one));
  fs.writeFileSync(file, JSON.stringify(bad));
  for (const flags of [["--dry-run"], []]) {
    said.length = 0;
    expect(await run("import", file, ...flags)).toBe(1);
    expect(said).toEqual([
      "rij 601: vat moet 9, 21 of voucher zijn",
      "658 producten gelezen, 1 fouten\nniets gewijzigd",
    ]);
  }
  expect((await findProduct(shop.db, "laurier-novita"))?.name).toBe("Laurierkers ‘Novita’");

  fs.writeFileSync(file, JSON.stringify(fresh));
  expect(await run("import", file)).toBe(0);
  expect((await findProduct(shop.db, "laurier-novita"))?.name).toBe("Laurierkers ‘Novita’ vers");
  expect(await countProducts(shop.db)).toBe(658);
  expect(await listInCategory(shop.db, "laurierhaag", 50)).toHaveLength(
    list.filter(({ slug }) => slug.startsWith("laurier")).length,
  );
  expect(await run("import", path.join(folder, "weg.csv"))).toBe(1);
  expect(await run("weg")).toBe(1);
});

test("the owner's command refuses a stolen size in a trial and for real, and takes a short list of prices", async () => {
  const shop = await aFilledShop();
  const env = { DATABASE_URL: String(shop.db.$client.options.connectionString), NODE_ENV: "test" };
  const said: string[] = [];
  const run = (...args: string[]) => rangeTool(process.cwd(), args, (line) => said.push(line), env);
  const laurel = await findProduct(shop.db, "laurier-novita");
  const file = path.join(folder, "dief.json");
  const thief = { ...laurel, slug: "dief", variants: laurel?.variants.slice(0, 1), belongsWith: ["bestaat-niet"] };
  fs.writeFileSync(file, JSON.stringify([thief]));
  for (const flags of [["--dry-run"], []]) {
    said.length = 0;
    expect(await run("import", file, ...flags)).toBe(2);
    expect(said).toEqual([
      "rij 1: sku HG05-P60 is van laurier-novita: een maat hoort bij één product",
      "rij 1: belongsWith: bestaat-niet bestaat niet",
      "1 producten gelezen, 2 fouten\nniets gewijzigd",
    ]);
  }
  expect(await findProduct(shop.db, "laurier-novita")).toEqual(laurel);

  const list = path.join(folder, "prijzen.csv");
  fs.writeFileSync(list, "sku;priceCents;stock\nHG05-P60;845;12\nWEG-1;100;1\n");
  said.length = 0;
  expect(await run("import", list)).toBe(1);
  expect(said).toEqual(["rij 3: sku WEG-1 bestaat niet", "2 maten gelezen, 1 fouten\nniets gewijzigd"]);
  expect(await findProduct(shop.db, "laurier-novita")).toEqual(laurel);
  fs.writeFileSync(list, "sku;priceCents;stock\nHG05-P60;845;12\n");
  expect(await run("import", list, "--dry-run")).toBe(0);
  expect(await findProduct(shop.db, "laurier-novita")).toEqual(laurel);
  expect(await run("import", list)).toBe(0);
  expect(said.at(-1)).toMatch(/^1 maten bijgewerkt/);
  const [size] = (await findProduct(shop.db, "laurier-novita"))?.variants ?? [];
  expect(size).toMatchObject({ priceCents: 845, stock: 12 });
});
