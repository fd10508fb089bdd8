import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listPlantJobs } from "#advice/calendar/calendar.server.ts";
import { gardenCalendar } from "#accounts/garden/garden.ts";
import { setGardenPlant } from "#accounts/garden/gardens.server.ts";
import { userOfRow } from "#accounts/session/enter.server.ts";
import { users } from "#accounts/tables.server.ts";
import { listGarden } from "#account/garden.server.ts";
import { findHedge } from "#calculators/goods.server.ts";
import type { Plant } from "#catalogue/plants/plant.ts";
import { findPlants, withFigures } from "#catalogue/plants/plants.server.ts";
import { putPlants } from "#catalogue/plants/put-plants.server.ts";
import { productView } from "#catalogue/product/product-view.server.ts";
import { findCategory, findProduct, listInCategory } from "#catalogue/product/products.server.ts";
import { productData } from "#catalogue/product/structured-data.ts";
import { seedRange } from "#catalogue/range-file/range.server.ts";
import { plants, products } from "#catalogue/tables.server.ts";
import { newId } from "#kit/id.ts";
import { marks } from "#outside/tables.server.ts";
import { productDocuments } from "#search/shop-documents.server.ts";
import { aFilledShop, type TestShop } from "./shop.ts";

let shop: TestShop;
let yew: Plant;
beforeAll(async () => {
  shop = await aFilledShop();
  const found = (await findPlants(shop.db, ["taxus-baccata"])).get("taxus-baccata");
  if (!found) throw new Error("no yew");
  yew = found;
}, 120_000);

const taxus = async () => {
  const product = await findProduct(shop.db, "taxus");
  if (!product) throw new Error("no taxus");
  return product;
};
const fillAgain = async () => {
  await shop.db.delete(marks).where(eq(marks.name, "range"));
  await seedRange(shop.db, shop.now());
};

test("one record changed: page, filters, calendars, garden, calculator and structured data say the new thing", async () => {
  const { db } = shop;
  const changed: Plant = {
    ...yew,
    size: { ...yew.size, heightCm: 700 },
    growthCmPerYear: [50, 70],
    hardiness: { lowestC: -9 },
    leaf: "deciduous",
    prune: [{ cut: "light", yearly: true, windows: [["02-01", "02-28"]] }],
    water: { need: "veel", first: { litres: [3, 4], per: "plant", timesPerWeek: 2, years: 2 } },
    toxicity: { human: "safe", cat: "safe", dog: "safe", horse: "safe", rabbit: "mild" },
    spacing: {
      bed: null,
      row: {
        perMetre: [1, 1],
        distanceCm: [100, 100],
        sizes: [{ form: "kluit", fromCm: 40, single: 1, double: null }],
      },
    },
  };
  expect(await db.transaction((tx) => putPlants(tx, [changed], shop.now()))).toBeGreaterThan(0);

  const view = productView(await taxus(), [], shop.now(), shop.settings);
  expect(view.facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["tot 7 m", "tot −9 °C", "60 cm per jaar", "februari", "veilig voor kat en hond"]),
  );
  expect(view.care.flatMap(({ lines }) => lines).join(" ")).toContain(
    "3 tot 4 liter per plant, twee keer per week, de eerste twee jaar",
  );
  expect(view.paw?.lines).toContain("Licht giftig voor konijnen.");
  expect(view.warnings.join(" ")).not.toContain("zeer giftig");
  const data = JSON.stringify(productData(view, { count: 0, average: 0 }, { url: "", name: "" }));
  expect(data).toContain('{"@type":"PropertyValue","name":"Volwassen hoogte","value":"tot 7 m"}');

  const category = await findCategory(db, "taxushaag");
  expect(category?.texts.body).not.toContain("{{");
  expect(await withFigures(db, { body: "tot {{taxus-baccata.height}}" })).toEqual({ body: "tot 7 m" });

  const [document] = await productDocuments(shop, ["taxus"]);
  expect(document?.facets).toMatchObject({
    eindhoogte: ["4-8 m"],
    winterhardheid: ["Beschutten (-5 °C)"],
    groeisnelheid: ["Snel (40-60 cm)"],
    huisdierveilig: ["Ja"],
    bladhoudend: ["Bladverliezend"],
  });
  expect((await listInCategory(db, "bladverliezende-haagplanten", 99)).map(({ slug }) => slug)).toContain("taxus");

  const prune = (await listPlantJobs(db, 2)).find(({ kind }) => kind === "prune");
  expect(prune?.plants.map(({ slug }) => slug)).toContain("taxus");
  const hedge = await findHedge(db, "taxus");
  expect(hedge).toMatchObject({ growthCm: 60, finalCm: 700, paw: { level: "none" } });
  expect(hedge?.sizes.find(({ form }) => form === "kluit")?.perMetre.single).toBe(1);

  const row = {
    id: newId("usr"),
    email: "tuin@voorbeeld.nl",
    firstName: "Tuin",
    lastName: "Man",
    createdAt: shop.now(),
  };
  const [user] = await db.insert(users).values(row).returning();
  if (!user) throw new Error("no user");
  await setGardenPlant(shop, user.id, "taxus", true);
  const garden = await listGarden(shop, userOfRow(user));
  const ics = gardenCalendar(garden, "2026-11-16", "Tuin", (task, name) => `${task} ${name}`, shop.now());
  expect(ics).toMatch(/DTSTART;VALUE=DATE:20270201[\s\S]{0,80}februari[\s\S]{0,40}prune Taxus/);
  expect(ics).toContain("protect Taxus");
});

test("a newer range leaves the record that the owner wrote alone", async () => {
  await fillAgain();
  expect((await taxus()).facts.finalHeightCm).toBe(700);
});

test("a shop from before the records keeps what its owner said of a plant, and the rest follows", async () => {
  const { db } = shop;
  const beech = (await findProduct(db, "groene-beuk"))?.facts;
  const facts = { ...(await taxus()).facts, finalHeightCm: 321 };
  await db.update(products).set({ edited: true, facts }).where(eq(products.slug, "taxus"));
  await db.update(products).set({ edited: true }).where(eq(products.slug, "groene-beuk"));
  await db.delete(plants);
  await fillAgain();
  expect((await taxus()).facts).toEqual({ ...facts, plant: undefined });
  expect((await findProduct(db, "groene-beuk"))?.facts).toEqual(beech);
});
