import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findProduct } from "#catalogue/product/products.server.ts";
import { aFilledShop } from "../tests/shop.ts";
import { rangeTool } from "./range-tool.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-plants-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("the owner takes the records out, mends one and brings it back; a fault and nothing is changed", async () => {
  const shop = await aFilledShop();
  const env = { DATABASE_URL: String(shop.db.$client.options.connectionString), NODE_ENV: "test" };
  const said: string[] = [];
  const run = (...args: string[]) => rangeTool(process.cwd(), args, (line) => said.push(line), env);
  const records = path.join(folder, "planten.json");
  expect(await run("export", records, "--planten")).toBe(0);
  const novita = (JSON.parse(fs.readFileSync(records, "utf8")) as { slug: string; size: object }[]).find(
    ({ slug }) => slug === "prunus-laurocerasus-novita",
  );
  said.length = 0;
  fs.writeFileSync(records, JSON.stringify([{ ...novita, size: { heightCm: -1, widthCm: null, years: 10 } }]));
  expect(await run("import", records, "--planten")).toBe(1);
  fs.writeFileSync(records, JSON.stringify([{ ...novita, size: { heightCm: 555, widthCm: null, years: 10 } }]));
  expect(await run("import", records, "--planten")).toBe(0);
  expect(said).toEqual([
    "plant 1: size.heightCm klopt niet",
    "1 planten gelezen, 1 fouten\nniets gewijzigd",
    "1 planten ingelezen, 1 producten bijgewerkt",
  ]);
  expect((await findProduct(shop.db, "laurier-novita"))?.facts.finalHeightCm).toBe(555);
});
