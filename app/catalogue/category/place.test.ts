import { expect, test } from "vitest";
import { aFilledShop } from "../../../tests/shop.ts";
import { findPlace, meantCategory, meantProduct, readPlaces } from "./place.server.ts";
import { readRange } from "../range-file/range.server.ts";

test("a product stands on its narrowest shelf, and a slip finds what was meant", async () => {
  const shop = await aFilledShop();
  const place = await findPlace(shop.db, { slug: "laurier-novita", group: "haag-groen" });
  expect(place.map(({ slug }) => slug)).toEqual(["haagplanten", "laurierhaag"]);
  expect(await meantProduct(shop.db, "laurier-novitta")).toEqual({
    to: "/p/laurier-novita",
    title: "Laurierkers ‘Novita’",
  });
  expect(await meantProduct(shop.db, "fiets")).toBeUndefined();
  expect(await meantCategory(shop.db, "hortentia")).toMatchObject({ to: "/hortensia" });
});

test("a long list and a page say the same of where a product stands", async () => {
  const shop = await aFilledShop();
  const placeOf = await readPlaces(shop.db);
  for (const product of readRange().filter((_, at) => at % 20 === 0))
    expect(placeOf(product), product.slug).toEqual(await findPlace(shop.db, product));
});
