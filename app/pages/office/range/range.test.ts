import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { unpack } from "#kit/page/packed.ts";
import { USUAL } from "#office/range/columns.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { inOffice, STAFF } from "../../../../tests/office.ts";
import { aFilledShop, aShop } from "../../../../tests/shop.ts";
import { action, loader } from "./range.page.tsx";

const HERE = "/kantoor/assortiment";

test("columns are chosen once and belong to who chose them; the list stays where it was", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A-1" });
  const now = shop.now();
  await shop.db.insert(users).values({ id: "usr_1", email: STAFF, firstName: "", lastName: "", createdAt: now });
  const first = unpack(await loader(inOffice(shop, `${HERE}?q=taxus`)));
  expect([first.columns, first.found, first.products.length]).toEqual([USUAL, 1, 1]);
  const form = { deed: "range.columns", kolom: "seizoen" };
  const sent = await action(inOffice(shop, `${HERE}?q=taxus&sorteer=prijs`, { form }));
  expect(sent instanceof Response && sent.headers.get("location")).toBe(`${HERE}?q=taxus&sorteer=prijs`);
  expect(unpack(await loader(inOffice(shop, HERE))).columns).toEqual(["seizoen"]);
});

test("after a day of changed prices a search of the grid reads no long list of what was written", async () => {
  const { db } = await aFilledShop();
  for (let turn = 0; turn < 2; turn++)
    await db.$client.query("update products set updated_at = updated_at + interval '1 second'");
  const { rows } = await db.$client.query<{ waiting: number }>(
    "select gin_clean_pending_list('products_by_words') as waiting",
  );
  expect(rows[0]?.waiting).toBeLessThan(40);
});
