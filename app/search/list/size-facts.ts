import type { SizeFacts } from "./sized.ts";

interface SizeSource {
  sku: string;
  priceCents: number;
  heightCm?: [number, number] | null;
  form?: string;
  pot?: string | null;
}

const ROOTS: Record<string, string> = {
  pot: "In pot",
  kluit: "Met kluit",
  "blote-wortel": "Blote wortel",
  tray: "Plug of tray",
};

/** The facets of a product that differ by size, and how a size says them. */
const SAID: Record<string, (size: SizeSource) => string | null | undefined> = {
  wortelvorm: ({ form }) => ROOTS[form ?? ""],
  potmaat: ({ pot }) => pot,
};

/** What people choose a size by. A value of the product that no size says may be any of them. */
export function sizesOf(variants: SizeSource[], facets: Record<string, string[]>): SizeFacts[] {
  return variants.map((size) => {
    const price = size.priceCents / 100;
    const own = Object.entries(SAID).flatMap(([name, say]) => {
      const listed = facets[name];
      if (!listed) return [];
      const said = say(size);
      const isTold = listed.every((value) => variants.some((one) => say(one) === value));
      return [[name, isTold && said ? [said] : listed]] as [string, string[]][];
    });
    return {
      sku: size.sku,
      numbers: { prijs: [price, price], ...(size.heightCm && { hoogte: size.heightCm }) },
      facets: Object.fromEntries(own),
    };
  });
}
