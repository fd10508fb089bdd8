import { describe, expect, it } from "vitest";
import {
  categories,
  facetSets,
  facets,
  hedges,
  menuGroups,
  type Product,
  products,
  type Rule,
  rules,
  type Values,
} from "./range.ts";

const slugs = new Set(products.map((p) => p.slug));
const variants = products.flatMap((p) => p.variants.map((v) => ({ p, v })));
const goods =
  "zaden kunstgras grond mest bestrijding bescherming potten gereedschap bewatering hout meubelen parasols vuur-sfeer vijver spelen-dieren".split(
    " ",
  );
const notPlants = new Set([...goods, "gazon", "kerst", "cadeau"]);

const list = (value: Values | undefined) => (Array.isArray(value) ? value : value == null ? [] : [value]);
/** A product belongs to a category by name (`also`), or by group and by every facet asked for. */
const belongs = (p: Product, { groups, where, also }: Rule) =>
  also?.includes(p.slug) ||
  ((!groups || groups.includes(p.group)) &&
    Object.entries(where ?? {}).every(([key, wanted]) => {
      const has = list(p.facets[key]);
      return wanted === "*" ? has.length > 0 : has.some((value) => (list(wanted) as unknown[]).includes(value));
    }));
const plainLatin = (name: string) => name.replaceAll("× ", "").toLowerCase();
const where = (found: { slug: string }[]) => found.map((p) => p.slug);

describe("the products", () => {
  it("are 658, in 40 groups, each slug once", () => {
    expect(products).toHaveLength(658);
    expect(slugs.size).toBe(658);
    expect(new Set(products.map((p) => p.group)).size).toBe(40);
    expect(new Set(products.map((p) => p.name)).size).toBe(658);
  });

  it("carry every variant's own article number", () => {
    const skus = variants.map(({ v }) => v.sku);
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus.filter((sku) => !/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku))).toEqual([]);
  });

  it("have at least one variant with a price, a weight and a stock figure", () => {
    expect(where(products.filter((p) => p.variants.length === 0))).toEqual([]);
    const wrong = variants.filter(
      ({ v }) =>
        !(
          Number.isInteger(v.priceCents) &&
          v.priceCents > 0 &&
          v.weightG >= 0 &&
          Number.isInteger(v.stock) &&
          v.stock >= 0
        ),
    );
    expect(wrong.map(({ v }) => v.sku)).toEqual([]);
  });

  it("point only at products, articles, tiers and warnings that exist", () => {
    const articles = new Set(categories.flatMap((c) => c.articles));
    for (const p of products) {
      expect(
        [...p.belongsWith, ...p.alternatives].filter((slug) => !slugs.has(slug) || slug === p.slug),
        p.slug,
      ).toEqual([]);
      expect(
        p.articles.filter((slug) => !articles.has(slug)),
        p.slug,
      ).toEqual([]);
      expect(
        p.warnings.filter((key) => !rules.warnings[key]),
        p.slug,
      ).toEqual([]);
      if (p.tiers) expect(rules.bulkTiers, p.slug).toHaveProperty(p.tiers);
    }
  });

  it("use only listed facet values", () => {
    for (const p of products)
      for (const [key, value] of Object.entries(p.facets)) {
        const allowed = facets[key]?.values;
        if (Array.isArray(allowed))
          expect(
            list(value).filter((v) => !allowed.includes(v)),
            `${p.slug} ${key}`,
          ).toEqual([]);
      }
  });

  it("are never delivered taller than they grow", () => {
    const tall = variants.filter(({ p, v }) => (v.heightCm?.[1] ?? 0) > (p.facts.finalHeightCm ?? Infinity));
    expect(tall.map(({ v }) => `${v.sku} ${v.label}`)).toEqual([]);
  });

  it("stand in the filter under the height that they reach", () => {
    const most = {
      "0-30 cm": 30,
      "30-60 cm": 60,
      "60-100 cm": 100,
      "1-2 m": 200,
      "2-4 m": 400,
      "4-8 m": 800,
      "8+ m": 1e5,
    };
    const steps = Object.entries(most);
    const wrong = products.filter(({ facets: { eindhoogte }, facts: { finalHeightCm: height } }) => {
      const fitting = height ? steps.find(([, cm]) => height <= cm)?.[0] : undefined;
      return eindhoogte && fitting && eindhoogte !== fitting;
    });
    expect(where(wrong)).toEqual([]);
  });

  it("stand on at least one shelf", () => {
    expect(where(products.filter((p) => !categories.some((c) => belongs(p, c.rule))))).toEqual([]);
  });

  it("name months between January and December", () => {
    const months = products.flatMap((p) => Object.values(p.calendar).flat());
    expect(months.filter((m) => !(Number.isInteger(m) && m >= 1 && m <= 12))).toEqual([]);
  });
});

describe("the law", () => {
  it("says of every group what it holds and at what rate, and of no other", () => {
    const groups = [...new Set(products.map((p) => p.group))].sort();
    expect(Object.keys(rules.kindByGroup).sort()).toEqual(groups);
    expect(Object.keys(rules.vatByGroup).sort()).toEqual(groups);
    expect(
      groups.filter((group) => !["live", "seed", "made", "mixed"].includes(rules.kindByGroup[group] ?? "")),
    ).toEqual([]);
  });

  it("has a VAT class and a withdrawal class for every product", () => {
    expect(where(products.filter((p) => ![9, 21, "voucher"].includes(p.vat)))).toEqual([]);
    expect(where(products.filter((p) => !rules.withdrawal[p.withdrawal]))).toEqual([]);
  });

  it("taxes seed and vegetable planting stock at 21 and ornamental plants at 9", () => {
    expect(where(products.filter((p) => p.group === "zaden" && p.vat !== 21))).toEqual([]);
    const stock = ["Groenteplant", "Aardbeienplant", "Graszaad"];
    expect(where(products.filter((p) => stock.includes(String(p.facets.soort)) && p.vat !== 21))).toEqual([]);
    expect(where(products.filter((p) => !notPlants.has(p.group) && p.group !== "moestuin" && p.vat !== 9))).toEqual([]);
  });

  it("sells no plant of the Union list", () => {
    const banned = rules.bannedLatin.map(plainLatin);
    expect(
      where(products.filter((p) => p.latin && banned.some((name) => plainLatin(p.latin ?? "").startsWith(name)))),
    ).toEqual([]);
  });

  it("gives every live plant a passport and its toxicity", () => {
    const live = products.filter((p) => !notPlants.has(p.group));
    expect(where(live.filter((p) => !p.passport))).toEqual([]);
    const animals = ["human", "cat", "dog", "horse"];
    expect(
      where(
        live.filter((p) => !animals.every((a) => ["none", "mild", "severe"].includes(p.facts.toxicity?.[a] ?? ""))),
      ),
    ).toEqual([]);
  });

  it("calls no plant safe for pets that harms a cat or a dog", () => {
    const wrong = products.filter(
      (p) => p.facets.huisdierveilig === true && (p.facts.toxicity?.cat !== "none" || p.facts.toxicity?.dog !== "none"),
    );
    expect(where(wrong)).toEqual([]);
  });

  it("warns of every plant that does harm, and of no other", () => {
    const harms = (p: Product) =>
      ["human", "cat", "dog", "horse"].some((who) => ["mild", "severe"].includes(p.facts.toxicity?.[who] ?? "none"));
    const warned = (p: Product) => p.warnings.some((key) => key.startsWith("giftig") || key === "kat-lelie");
    expect(where(products.filter((p) => harms(p) && !warned(p)))).toEqual([]);
    expect(where(products.filter((p) => warned(p) && !harms(p)))).toEqual([]);
  });

  it("names a maker with a postal and an electronic address for all goods", () => {
    expect(where(products.filter((p) => goods.includes(p.group) && !rules.makers[p.gpsr ?? ""]))).toEqual([]);
    expect(Object.values(rules.makers).filter((m) => !m.address || !m.email.includes("@"))).toEqual([]);
  });

  it("splits the VAT of a plant sold with a pot to the cent", () => {
    const split = variants.filter(({ v }) => v.vatSplit);
    expect(split.length).toBeGreaterThan(0);
    for (const { v } of split) expect(Object.values(v.vatSplit ?? {}).reduce((a, b) => a + b, 0)).toBe(v.priceCents);
  });
});

describe("the prices", () => {
  it("rise with the height inside one form", () => {
    for (const p of products)
      for (const a of p.variants)
        for (const b of p.variants)
          if (
            a.form === b.form &&
            a.heightCm &&
            b.heightCm &&
            a.heightCm[0] < b.heightCm[0] &&
            a.heightCm[1] <= b.heightCm[1]
          )
            expect(a.priceCents, `${a.sku} and ${b.sku}`).toBeLessThan(b.priceCents);
  });

  it("never make a larger pack cheaper than a smaller one", () => {
    for (const p of products)
      for (const a of p.variants)
        for (const b of p.variants)
          if (a.form === b.form && a.unit && b.unit && a.unit.of === b.unit.of && a.unit.amount < b.unit.amount)
            expect(a.priceCents, `${a.sku} and ${b.sku}`).toBeLessThan(b.priceCents);
  });

  it("are truly lower where a former price is shown", () => {
    const reduced = products.filter((p) => p.variants.some((v) => v.wasCents));
    expect(reduced.length).toBeGreaterThanOrEqual(20);
    expect(variants.filter(({ v }) => v.wasCents && v.wasCents <= v.priceCents).map(({ v }) => v.sku)).toEqual([]);
    expect(where(products.filter((p) => p.facets.aanbieding !== p.variants.some((v) => v.wasCents)))).toEqual([]);
  });
});

describe("the staircases", () => {
  const onStem = (p: Product) => p.variants.some((v) => v.label.startsWith("stamhoogte"));
  it("are there for what is planted by the five or more, and not for what stands alone on its stem", () => {
    const groups = "haag-groen bamboe rozen hortensia heesters bodembedekkers siergrassen vijverplanten bollen".split(
      " ",
    );
    const several = products.filter((p) => groups.includes(p.group));
    expect(where(several.filter((p) => !p.tiers && !onStem(p)))).toEqual([]);
    expect(where(products.filter((p) => p.tiers && onStem(p)))).toEqual([]);
  });

  it("stand aside where a pack of five has its own price", () => {
    for (const p of products.filter(({ group }) => group === "haag-kant-en-klaar")) {
      const [one, five] = p.variants;
      expect(p.tiers, p.slug).toBeNull();
      expect(five?.priceCents, p.slug).toBeLessThan((one?.priceCents ?? 0) * 5);
    }
  });
});

describe("the parcels", () => {
  it("keep to length and weight", () => {
    for (const { v } of variants) {
      const box = rules.deliveryClasses.find((c) => c.key === v.delivery);
      expect(box, v.sku).toBeDefined();
      expect(v.weightG, v.sku).toBeLessThanOrEqual(box?.maxWeightG ?? Infinity);
      expect(v.heightCm?.[1] ?? 0, v.sku).toBeLessThanOrEqual(box?.maxLengthCm ?? Infinity);
    }
  });

  it("send bare roots and root balls only in their season", () => {
    const wrong = variants.filter(({ v }) => (v.form === "blote-wortel" || v.form === "kluit") && !v.season);
    expect(wrong.map(({ v }) => v.sku)).toEqual([]);
  });
});

describe("the categories", () => {
  const special = ["reservation", "calculator", "business"];
  it("are 228, each path once, each parent known, each facet set known", () => {
    const paths = new Set(categories.map((c) => c.path));
    expect(paths.size).toBe(228);
    expect(categories.filter((c) => c.parent && !paths.has(c.parent))).toEqual([]);
    expect(categories.filter((c) => !facetSets[c.facetSet])).toEqual([]);
    expect(
      Object.values(facetSets)
        .flat()
        .filter((name) => !facets[name]),
    ).toEqual([]);
    for (const group of menuGroups) {
      expect(group.columns.length, group.hub).toBeGreaterThanOrEqual(5);
      expect([group.hub, ...group.columns.map((c) => c.path)].filter((path) => !paths.has(path))).toEqual([]);
    }
  });

  it.each(categories.map((c) => [c.path, c] as const))("%s shows at least three products", (_, c) => {
    expect(products.filter((p) => belongs(p, c.rule)).length).toBeGreaterThanOrEqual(special.includes(c.kind) ? 2 : 3);
    expect((c.rule.also ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe("the hedges", () => {
  it("say of each size how many to plant", () => {
    expect(hedges.length).toBeGreaterThan(45);
    const sizes = hedges.flatMap((hedge) => hedge.variants);
    expect(sizes.filter(({ perMetre }) => !(perMetre && perMetre.single > 0)).map(({ sku }) => sku)).toEqual([]);
  });
});
