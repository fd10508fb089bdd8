import { expect, test } from "vitest";
import { careTopics } from "./care.ts";
import { labelFacts } from "./label-facts.ts";
import { readRange } from "../range-file/range.server.ts";

const number = (text: string) => Number(text.replace(",", "."));

test("label, care and every size of a hedge plant agree on how many go in a metre", () => {
  const hedges = readRange().filter(({ variants }) => variants.some(({ perMetre }) => perMetre));
  expect(hedges.length).toBeGreaterThan(40);
  for (const product of hedges) {
    const each = product.variants.flatMap(({ perMetre }) => perMetre?.single ?? []);
    const range = [Math.min(...each), Math.max(...each)];
    const label = labelFacts(product).find(({ glyph }) => glyph === "distance")?.value ?? "";
    expect([product.slug, label.replace(" per meter", "").split("–").map(number)]).toEqual([
      product.slug,
      [...new Set(range)],
    ]);
    const care =
      careTopics(product)
        .flatMap(({ lines }) => lines)
        .find((line) => line.startsWith("Reken op")) ?? "";
    const [, from = "", to = from] = /^Reken op ([\d,]+)(?: tot ([\d,]+))? planten per meter/.exec(care) ?? [];
    expect([product.slug, number(from), number(to)]).toEqual([product.slug, ...range]);
  }
});

test("a laurel says two to three, and how far apart", () => {
  const laurel = readRange().find(({ slug }) => slug === "laurier-novita");
  if (!laurel) throw new Error("no laurel");
  expect(labelFacts(laurel).find(({ glyph }) => glyph === "distance")?.value).toBe("2–3 per meter");
  expect(careTopics(laurel)[0]?.lines).toContain(
    "Reken op 2 tot 3 planten per meter, afhankelijk van de maat: 33 tot 50 cm uit elkaar.",
  );
});

test("a label gives measures only where all sizes have them", () => {
  const several = readRange().filter(
    ({ variants }) => new Set(variants.map(({ extra }) => String(extra.dimensionsCm ?? ""))).size > 1,
  );
  expect(several.length).toBeGreaterThan(80);
  const told = several.filter((product) => labelFacts(product).some(({ title }) => title === "Afmetingen"));
  expect(told.map(({ slug }) => slug)).toEqual([]);
});
