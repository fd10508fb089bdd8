import { describe, expect, it } from "vitest";

type Label = { title: string; sub?: string; size?: string; kind?: string; w?: number; h?: number; screen?: string };
type Traits = { label?: Label; labels?: Label[]; habit: string };
const { plan } = (await import("./plan.mjs" as string)) as {
  plan: () => { pictures: Map<string, { traits: Traits }> };
};
const { labelSvg } = (await import("./print/index.mjs" as string)) as {
  labelSvg: (label: object, beside?: number) => string;
};
const { block, line, measure } = (await import("./print/letters.mjs" as string)) as {
  block: (text: string, how: { room: number; size: number; lines?: number }) => { lines: string[]; size: number };
  line: (text: string, how: object) => string;
  measure: (text: string, cut?: string) => number;
};

const picture = { data: "data:,", wide: 300, tall: 300 };
const labels = [...plan().pictures.values()]
  .flatMap(({ traits }) => [traits.label, ...(traits.labels ?? [])])
  .filter((label) => label !== undefined);

describe("what is printed on packs", () => {
  it("is set in outlines of our own letters, so that no machine puts in a font of its own", () => {
    expect(labels.length).toBeGreaterThan(90);
    const prints = labels.map((label) =>
      labelSvg({ sub: "", size: "", bg: "#24513b", w: 600, h: 900, ...label, picture }, 0.4),
    );
    expect(prints.filter((svg) => /<text|font-family|NaN|undefined/.test(svg))).toEqual([]);
  });

  it("says which letter is missing", () => {
    expect(() => line("Łąka", { x: 0, y: 0, size: 9, fill: "#000000" })).toThrow("Ł");
  });

  it("keeps a title within the pack, over as few lines as read well", () => {
    const wide = labels.filter(({ title }) => {
      const { lines, size } = block(title, { room: 480, size: 100 });
      return lines.some((words) => measure(words) * size > 480.01);
    });
    expect(wide).toEqual([]);
    expect(block("Potgrond", { room: 480, size: 100 }).lines).toEqual(["Potgrond"]);
    expect(block("Inheems bloemenmengsel", { room: 480, size: 100 }).lines).toEqual(["Inheems", "bloemenmengsel"]);
  });

  it("brings letters nearer that stand apart", () => {
    expect(measure("AV")).toBeLessThan(measure("A") + measure("V"));
  });
});
