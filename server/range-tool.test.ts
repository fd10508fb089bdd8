import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { countProducts, findProduct, listInCategory } from "#catalogue/products.server.ts";
import { seedRange } from "#catalogue/range.server.ts";
import { aShop } from "../tests/shop.ts";
import { rangeTool } from "./range-tool.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-range-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("the owner takes the range out, changes it and brings it back; one fault and nothing is changed", async () => {
  const shop = await aShop();
  await seedRange(shop.db, shop.now());
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
