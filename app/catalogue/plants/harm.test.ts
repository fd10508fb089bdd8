import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "../range-file/range.server.ts";
import { pawOf } from "./harm.ts";
import { madeFrom } from "./made-from.ts";
import type { Plant } from "./plant.ts";

const harm = fc.constantFrom("safe", "mild", "severe", "unknown");
const anyHarm = fc.record({ human: harm, cat: harm, dog: harm, horse: harm, rabbit: harm }) as fc.Arbitrary<
  Plant["toxicity"]
>;
const FOR_PETS = ["giftig", "giftig-huisdier", "giftig-ernstig", "giftig-dier-ernstig", "kat-lelie", "giftig-delen"];
const GRAVE = ["giftig-ernstig", "giftig-dier-ernstig", "kat-lelie"];
const WORDS = { cat: "katten", dog: "honden", horse: "paarden", rabbit: "konijnen" };

const [fig] = readRange().filter(({ slug }) => slug === "vijg-brown-turkey");
const plain = { names: { nl: "", latin: "" }, size: {}, hardiness: {}, plant: {}, prune: [], water: {}, spacing: {} };
const rest = { light: [], soil: [], bloom: { months: [] }, fruit: {}, wildlife: {}, status: {} };

test("whatever a record says, a plant is safe for an animal or harmful to it, never both", () => {
  if (!fig) throw new Error("no fig");
  fc.assert(
    fc.property(anyHarm, (toxicity) => {
      const made = madeFrom(fig, { ...plain, ...rest, toxicity } as unknown as Plant);
      const paw = pawOf(made.facts);
      for (const [animal, word] of Object.entries(WORDS)) {
        const lines = paw?.lines.filter((line) => line.includes(word)) ?? [];
        expect(lines).toHaveLength(1);
        expect(lines[0]?.startsWith("Niet giftig")).toBe(toxicity[animal as keyof typeof WORDS] === "safe");
      }
      const { cat, dog, human } = toxicity;
      expect(made.facets.huisdierveilig).toBe([cat, dog, human].every((one) => one === "safe"));
      expect(paw?.level === "none").toBe(cat === "safe" && dog === "safe");
      if (made.facets.huisdierveilig) expect(made.warnings.filter((key) => FOR_PETS.includes(key))).toEqual([]);
      if (cat === "severe" || dog === "severe" || human === "severe")
        expect(made.warnings.some((key) => GRAVE.includes(key))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("the paw says in a few words what it is, and then who", () => {
  const toxicity = { human: "none", cat: "severe", dog: "mild", horse: "none" } as const;
  expect(pawOf({ toxicity })).toEqual({
    level: "severe",
    short: "Zeer giftig voor huisdieren",
    lines: [
      "Zeer giftig voor katten.",
      "Licht giftig voor honden.",
      "Voor konijnen niet bekend: houd hem bij ze weg.",
      "Niet giftig voor paarden, voor zover bekend.",
    ],
  });
  expect(pawOf({})).toBeUndefined();
});

test("no product of the range is both safe and harmful, and its paw says what its filters say", () => {
  const isHarmful = (traits: unknown) => Array.isArray(traits) && traits.includes("Giftig bij inname");
  const isSafe = (traits: unknown) => Array.isArray(traits) && traits.includes("Huisdierveilig");
  const products = readRange();
  expect(products.filter(({ facets }) => isSafe(facets.eigenschap)).length).toBeGreaterThan(50);
  for (const { slug, facets, facts } of products) {
    const harmful = isHarmful(facets.eigenschap);
    const level = pawOf(facts)?.level;
    expect([slug, isSafe(facets.eigenschap) && harmful]).toEqual([slug, false]);
    expect([slug, facets.huisdierveilig === true && harmful]).toEqual([slug, false]);
    if (isSafe(facets.eigenschap) || facets.huisdierveilig === true)
      expect([slug, level ?? "none"]).toEqual([slug, "none"]);
    if (harmful) expect([slug, facets.huisdierveilig ?? false]).toEqual([slug, false]);
  }
});
