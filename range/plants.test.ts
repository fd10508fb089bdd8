import { describe, expect, it } from "vitest";
import type { Plant } from "../app/catalogue/plants/plant.ts";
import { isIn, monthsOf, type Window } from "../app/catalogue/plants/windows.ts";
import { companyOf } from "./company.ts";
import { plantOf, plants, sources } from "./plants.ts";
import { hedges, products, rules, written } from "./range.ts";

const slugs = new Map(plants.map((plant) => [plant.slug, plant]));
const living = products.filter(({ latin }) => latin);
const named = (found: { slug: string }[]) => found.map(({ slug }) => slug);
const spansOf = ({ plant, prune }: Plant): Window[] => [
  ...Object.values(plant).flat(),
  ...prune.flatMap((cut) => cut.windows),
];
const isDay = (day: string) => new Date(`2025-${day}T00:00:00Z`).toISOString().slice(5, 10) === day;
// The last night frosts are over by half May and the first come in October; a tender tuber lies deep and may go in a little earlier.
const FROST: Window = ["10-16", "04-30"];
const DEEP_FROST: Window = ["10-16", "04-14"];
const HARM = ["safe", "mild", "severe"];
/** The facts of a record by the group of `sources` that says where they come from. */
const COVERS = {
  hardiness: ["hardiness"],
  size: ["size", "growthCmPerYear", "shapes"],
  planting: ["plant"],
  pruning: ["prune"],
  spacing: ["spacing"],
  care: ["feed", "water", "sow", "harvest"],
  site: ["light", "soil", "indoor"],
  bloom: ["bloom", "leaf", "fruit"],
  toxicity: ["toxicity"],
  wildlife: ["wildlife"],
  native: ["status"],
  status: ["status"],
};
const COVERED: string[] = Object.values(COVERS).flat();
/** A part of a group may have a source of its own. */
const PARTS = { growth: "size", water: "care", soil: "site", leaf: "bloom" } as const;
const NAMES = ["slug", "names", "family", "mixOf", "sources"];
const isHedge = (slug: string) => hedges.some((hedge) => hedge.slug === slug);

describe("a record of a plant", () => {
  it("stands once, under its own name", () => {
    expect(slugs.size).toBe(plants.length);
    expect(new Set(plants.map(({ names }) => names.latin)).size).toBe(plants.length);
  });

  it("has windows of days that every year has", () => {
    expect(named(plants.filter((plant) => !spansOf(plant).flat().every(isDay)))).toEqual([]);
    expect(named(plants.filter(({ prune }) => prune.some((cut) => !cut.windows.length)))).toEqual([]);
  });

  it("never plants out in the frost what cannot stand frost", () => {
    const wrong = plants.filter(({ indoor, hardiness: { lowestC }, plant }) => {
      if (indoor || lowestC === null || lowestC <= -10) return false;
      return (["pot", "bol"] as const).some((form) =>
        (plant[form] ?? []).flat().some((day) => isIn(day, form === "bol" ? DEEP_FROST : FROST)),
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  it("is hardy enough for bare roots and root balls, which only move in the cold", () => {
    const wrong = plants.filter(
      ({ plant, hardiness }) => (plant["blote-wortel"] ?? plant.kluit) && (hardiness.lowestC ?? 0) > -15,
    );
    expect(named(wrong)).toEqual([]);
  });

  it("says of number and distance the same thing", () => {
    const wrong = plants.filter(({ spacing: { row, bed } }) => {
      const rowOff =
        row && [0, 1].some((at) => Math.abs((row.perMetre[at] ?? 0) * (row.distanceCm[1 - at] ?? 0) - 100) > 5);
      const bedOff = bed && Math.abs(bed.perM2 * (bed.distanceCm / 100) ** 2 - 1) > 0.15;
      return rowOff || bedOff;
    });
    expect(named(wrong)).toEqual([]);
  });

  it("is not toxic to a dog where it is said to be safe for one: a mix is as harmful as its worst plant", () => {
    const wrong = plants.filter(({ mixOf = [], toxicity }) =>
      mixOf.some((slug) =>
        (["human", "cat", "dog", "horse"] as const).some(
          (who) => HARM.indexOf(toxicity[who]) < HARM.indexOf(slugs.get(slug)?.toxicity[who] ?? "severe"),
        ),
      ),
    );
    expect(named(wrong)).toEqual([]);
  });

  it("is no hardier in a pack than its tenderest plant, and blooms there when its plants do", () => {
    const wrong = plants.filter(({ mixOf = [], hardiness: { lowestC }, bloom }) => {
      const members = mixOf.flatMap((slug) => slugs.get(slug) ?? []);
      const hardier = members.some((member) => (lowestC ?? 0) < (member.hardiness.lowestC ?? 0));
      const months = members.flatMap((member) => member.bloom.months);
      return mixOf.length > 0 && (hardier || bloom.months.some((month) => !months.includes(month)));
    });
    expect(named(wrong)).toEqual([]);
  });

  it("names a source for each fact, and is sure only where it was read", () => {
    const facts = plants.flatMap((plant) => Object.keys(plant).filter((key) => !NAMES.includes(key)));
    expect([...new Set(facts)].filter((fact) => !COVERED.includes(fact))).toEqual([]);
    const missing = plants.flatMap(({ slug, sources: told }) =>
      Object.keys(COVERS)
        .filter((group) => !(group in told))
        .map((group) => `${slug} ${group}`),
    );
    expect(missing).toEqual([]);
    const wrong = plants.flatMap(({ slug, sources: told }) =>
      Object.entries(told)
        .filter(([, { source, certainty }]) => !sources[source] || (certainty === "high" && !sources[source].read))
        .map(([what]) => `${slug} ${what}`),
    );
    expect(wrong).toEqual([]);
    const twice = plants.flatMap(({ slug, sources: told }) =>
      (["growth", "water", "soil", "leaf"] as const)
        .filter((part) => told[part] && JSON.stringify(told[part]) === JSON.stringify(told[PARTS[part]]))
        .map((part) => `${slug} ${part}`),
    );
    expect(twice).toEqual([]);
  });

  it("is native only as it grows in the wild: no cultivar is, and no mix that holds a stranger", () => {
    const wrong = plants.filter(
      ({ names, mixOf = [], status }) =>
        status.native && (names.latin.includes("‘") || mixOf.some((slug) => !slugs.get(slug)?.status.native)),
    );
    expect(named(wrong)).toEqual([]);
  });

  it("feeds what is planted each year only once it is in the ground", () => {
    const wrong = plants.filter(({ plant, hardiness, feed, indoor }) => {
      const first = Math.min(...monthsOf(plant.bol ?? []));
      return (
        !indoor && (hardiness.lowestC ?? -20) > -10 && Number.isFinite(first) && feed.some((month) => month <= first)
      );
    });
    expect(named(wrong)).toEqual([]);
  });

  it("is none of the Union list", () => {
    const banned = rules.bannedLatin.map((name) => name.replaceAll("× ", "").toLowerCase());
    const latin = ({ names }: Plant) => names.latin.replaceAll("× ", "").toLowerCase();
    expect(named(plants.filter((plant) => banned.some((name) => latin(plant).startsWith(name))))).toEqual([]);
  });

  it("trims a hedge after the birds have flown, and cuts it hard before they build", () => {
    const hedgePlants = products.filter(({ slug }) => isHedge(slug)).flatMap((product) => plantOf(product) ?? []);
    const early = "cornus-mas forsythia-x-intermedia-spectabilis ribes-sanguineum-king-edward-vii".split(" ");
    const low = "spiraea-japonica-goldflame potentilla-fruticosa-goldfinger".split(" ");
    const wrong = hedgePlants.filter(
      ({ slug, prune }) =>
        ![...early, ...low].includes(slug) &&
        prune.some((cut) => cut.windows.flat().some((day) => isIn(day, ["03-16", "06-14"]))),
    );
    expect(named(wrong)).toEqual([]);
  });
});

describe("a product that lives", () => {
  it("points at a record, in a shape that the record knows", () => {
    expect(named(living.filter((product) => !plantOf(product)))).toEqual([]);
    const wrong = products.filter(
      ({ facts: { plant, grownAs } }) => grownAs && !slugs.get(plant ?? "")?.shapes?.[grownAs],
    );
    expect(named(wrong)).toEqual([]);
    const used = new Set(products.map(({ facts }) => facts.plant));
    expect(named(plants.filter(({ slug }) => !used.has(slug)))).toEqual([]);
  });

  it("stands in the company that the records give it", () => {
    const wrong = products.filter(({ belongsWith, alternatives, ...product }) => {
      const company = companyOf({ ...product, belongsWith, alternatives });
      return JSON.stringify(company) !== JSON.stringify({ belongsWith, alternatives });
    });
    expect(named(wrong)).toEqual([]);
  });

  it("writes down nothing itself that its record knows", () => {
    const made =
      "finalHeightCm finalWidthCm growthCmPerYear hardinessC minTempC perM2 perMetre toxicity native bees butterflies birds edible family water light eindhoogte winterhardheid groeisnelheid bloeimaand bloemkleur standplaats grondsoort bladhoudend huisdierveilig aantal_per_meter".split(
        " ",
      );
    const wrong = written.filter(
      ({ facts, facets: told, calendar }) =>
        facts.plant && (calendar || made.some((key) => key in facts || key in told)),
    );
    expect(named(wrong)).toEqual([]);
  });

  it("is sold in the numbers per metre of its record", () => {
    const wrong = hedges
      .filter((product) => !plantOf(product)?.mixOf)
      .flatMap((product) => {
        const [least = 0, most = 0] = plantOf(product)?.spacing.row?.perMetre ?? [];
        return product.variants.filter(
          ({ perMetre }) => !perMetre || perMetre.single < least || perMetre.single > most,
        );
      });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it("that is very harmful to a cat or a dog carries the grave warning", () => {
    const grave = ["giftig-ernstig", "giftig-dier-ernstig", "kat-lelie"];
    const wrong = products.filter(
      ({ facts, warnings }) =>
        (facts.toxicity?.cat === "severe" || facts.toxicity?.dog === "severe") &&
        !warnings.some((key) => grave.includes(key)),
    );
    expect(named(wrong)).toEqual([]);
  });

  it("that is safe for pets never carries a warning for pets", () => {
    const pets = ["giftig", "giftig-huisdier", "giftig-ernstig", "giftig-dier-ernstig", "kat-lelie"];
    expect(
      named(
        products.filter(
          ({ facets, warnings }) => facets.huisdierveilig === true && warnings.some((key) => pets.includes(key)),
        ),
      ),
    ).toEqual([]);
    expect(
      named(
        products.filter(({ facets }) => {
          const traits = Array.isArray(facets.eigenschap) ? facets.eigenschap : [];
          return (
            traits.includes("Huisdierveilig") &&
            (facets.huisdierveilig !== true || traits.includes("Giftig bij inname"))
          );
        }),
      ),
    ).toEqual([]);
  });
});

describe("a window", () => {
  it("may pass New Year, and counts a month from ten days on", () => {
    expect(monthsOf([["10-15", "04-15"]])).toEqual([1, 2, 3, 4, 10, 11, 12]);
    expect(
      monthsOf([
        ["07-15", "08-31"],
        ["09-01", "09-09"],
      ]),
    ).toEqual([7, 8]);
    expect(isIn("01-01", ["11-15", "03-15"])).toBe(true);
  });
});
