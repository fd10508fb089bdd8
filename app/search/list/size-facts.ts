import type { SizeFacts } from "./sized.ts";

interface SizeSource {
  sku: string;
  label?: string;
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

/** The facets that are of a size, and how a size says them: what the owner writes of a size is what is found. */
const SAID: Record<string, (size: SizeSource) => string | undefined> = {
  wortelvorm: ({ form }) => ROOTS[form ?? ""],
  potmaat: ({ pot }) => sayPot(pot ?? ""),
  stamhoogte: ({ label }) => sayTrunk(Number(/stamhoogte (\d+) cm/.exec(label ?? "")?.[1] ?? 0)),
  stamomtrek: ({ label }) =>
    /stamomtrek (\d+–\d+) cm/
      .exec(label ?? "")?.[1]
      ?.replace("–", "-")
      .concat(" cm"),
};

export const SIZE_FACETS = Object.keys(SAID);

/** Garden pots by their own name, the large ones together; a house plant's pot has a filter of its own. */
function sayPot(pot: string): string | undefined {
  const litres = /^C(\d+)/.exec(pot)?.[1];
  if (litres && Number(litres) >= 30) return "C30+";
  return /^[CP]\d/.test(pot) ? pot : undefined;
}

function sayTrunk(cm: number): string | undefined {
  if (cm === 0) return undefined;
  if (cm < 80) return "tot 80 cm";
  return cm <= 100 ? "80-100 cm" : `${cm} cm`;
}

/** What the sizes of a product say together; a facet that none of them says is left to the product. */
export function saidBySizes(variants: SizeSource[]): Record<string, string[]> {
  const said = Object.entries(SAID).map(([name, say]): [string, string[]] => [
    name,
    [...new Set(variants.flatMap((size) => say(size) ?? []))],
  ]);
  return Object.fromEntries(said.filter(([, values]) => values.length > 0));
}

/** What people choose a size by. A value of the product that no size says may be any of them. */
export function sizesOf(variants: SizeSource[], facets: Record<string, string[]>): SizeFacts[] {
  const together = saidBySizes(variants);
  return variants.map((size) => {
    const price = size.priceCents / 100;
    const own = Object.entries(SAID).flatMap(([name, say]): [string, string[]][] => {
      const said = say(size);
      const values = together[name] ? (said ? [said] : []) : facets[name];
      return values ? [[name, values]] : [];
    });
    return {
      sku: size.sku,
      numbers: { prijs: [price, price], ...(size.heightCm && { hoogte: size.heightCm }) },
      facets: Object.fromEntries(own),
    };
  });
}
