import { expect, test } from "vitest";
import facetFile from "../../range/facets.json" with { type: "json" };
import { products } from "../../range/range.ts";
import { inSeason, type ProductSource, toSearchDocument } from "./document.ts";
import { saidBySizes } from "./list/size-facts.ts";

const beech: ProductSource = {
  slug: "groene-beuk",
  name: "Groene beuk",
  latin: "Fagus sylvatica",
  group: "haag-blad",
  facets: { soort: "Beuk", standplaats: ["Zon"], huisdierveilig: true, aanbieding: false, maat_hoogte: [40, 60] },
  facts: { finalHeightCm: 400 },
  variants: [
    {
      sku: "HB01-BW80",
      label: "80–100 cm, blote wortel",
      priceCents: 275,
      heightCm: [80, 100],
      stock: 12,
      season: ["10-15", "04-15"],
    },
    { sku: "HB01-BW60", label: "60–80 cm, blote wortel", priceCents: 185, heightCm: [60, 80], stock: 0, season: null },
  ],
  popularity: 900,
  addedOn: "2025-06-11",
};

test("a product becomes a document with facets, numbers and sizes", () => {
  const document = toSearchDocument(beech, {
    today: "2026-11-15",
    categories: [{ title: "Beukenhaag", parents: ["Haagplanten"] }],
  });
  expect(document.soort).toBe("Beuk");
  expect(document.facets).toEqual({
    groep: ["haag-blad"],
    soort: ["Beuk"],
    standplaats: ["Zon"],
    huisdierveilig: ["Ja"],
    categorie_lvl0: ["Haagplanten"],
    categorie_lvl1: ["Haagplanten > Beukenhaag"],
  });
  expect(document.numbers).toEqual({
    prijs: [1.85, 2.75],
    eindhoogte_cm: [400],
    hoogte: [80, 100, 60],
    maat_hoogte: [40, 60],
  });
  expect(document.quantities).toEqual([
    { unit: "cm", min: 80, max: 100 },
    { unit: "cm", min: 60, max: 80 },
  ]);
  expect(document.codes).toEqual(["HB01-BW80", "HB01-BW60"]);
});

test("every facet name keeps to the pattern (R119)", () => {
  for (const name of Object.keys(toSearchDocument(beech, { today: "2026-11-15" }).facets))
    expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});

test("a product is available now only with stock and in season, also over New Year", () => {
  expect(toSearchDocument(beech, { today: "2026-11-15" }).availableNow).toBe(true);
  expect(toSearchDocument(beech, { today: "2026-07-01" }).availableNow).toBe(false);
  expect(inSeason(["10-15", "04-15"], "2027-01-02")).toBe(true);
  expect(inSeason(["04-15", "10-15"], "2026-11-15")).toBe(false);
  expect(inSeason(null, "2026-11-15")).toBe(true);
});

test("a size says its own trunk, girth and pot: a filter never finds a product by a size it is not sold in", () => {
  const ball = {
    ...beech,
    facets: { soort: "Trompetboom", stamhoogte: ["220 cm"], potmaat: ["C20"] },
    variants: [
      {
        sku: "A",
        label: "bolvorm, stamhoogte 200 cm, stamomtrek 6–8 cm, in pot",
        form: "pot",
        pot: "C25",
        priceCents: 1,
        stock: 1,
      },
      {
        sku: "B",
        label: "bolvorm, stamhoogte 70 cm, stamomtrek 8–10 cm, met kluit",
        form: "kluit",
        pot: null,
        priceCents: 1,
        stock: 1,
      },
    ],
  };
  const { facets, sizes } = toSearchDocument(ball, { today: "2026-11-15" });
  expect(facets).toMatchObject({
    stamhoogte: ["200 cm", "tot 80 cm"],
    stamomtrek: ["6-8 cm", "8-10 cm"],
    potmaat: ["C25"],
    wortelvorm: ["In pot", "Met kluit"],
  });
  expect(sizes?.map((size) => size.facets)).toEqual([
    { wortelvorm: ["In pot"], potmaat: ["C25"], stamhoogte: ["200 cm"], stamomtrek: ["6-8 cm"] },
    { wortelvorm: ["Met kluit"], potmaat: [], stamhoogte: ["tot 80 cm"], stamomtrek: ["8-10 cm"] },
  ]);
});

test("every trunk and pot of the range has its place in the list of the filter", () => {
  const known: Record<string, { values?: unknown }> = facetFile.facets;
  const unknown = products.flatMap((product) =>
    Object.entries(saidBySizes(product.variants)).flatMap(([name, said]) => {
      const values = known[name]?.values;
      return said
        .filter((one) => !Array.isArray(values) || !values.includes(one))
        .map((one) => `${product.slug}: ${one}`);
    }),
  );
  expect(unknown).toEqual([]);
});
