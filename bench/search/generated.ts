import type { SearchDocument } from "#search/search-document.ts";

/** A repeatable stream of numbers, so that every run measures the same range. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const syllables =
  "ba be bo da de dor el en fi ga ge hal ir ka ker la lan li lo ma mi mon na ne no ol pa per ra ri ro sa se si sol ta te ti to val ve vi wi zan".split(
    " ",
  );
const words =
  "plant tuin bloem blad struik groei zomer winter grond water zon schaduw kleur geur border haag pot terras bij vlinder snoeien bloeit sterk mooi fris compact hoog laag breed rijk voorjaar najaar vorst droog vochtig kalk zand klei humus wortel tak knop vrucht bes herfst gazon balkon vaas rand muur schutting".split(
    " ",
  );

/** Makes a large range from a real one: real kinds and facets, invented cultivars, article numbers and 70-word texts. */
export function generateRange(base: SearchDocument[], count: number): SearchDocument[] {
  const random = randomFrom(42);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const cultivars = Array.from({ length: 9000 }, () => {
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
    return word[0]!.toUpperCase() + word.slice(1);
  });
  const facetNames = [
    "standplaats",
    "bladhoudend",
    "winterhardheid",
    "bloemkleur",
    "bloeimaand",
    "eindhoogte",
    "eigenschap",
    "wortelvorm",
    "groeisnelheid",
    "soort",
  ];
  const values = new Map(
    facetNames.map((name) => [
      name,
      [...new Set(base.flatMap((document) => document.facets[name] ?? []))].slice(0, name === "soort" ? 130 : 14),
    ]),
  );
  return Array.from({ length: count }, (_, at) => {
    const model = base[at % base.length]!;
    const cultivar = random() < 0.7 ? pick(cultivars) : `${pick(cultivars)} ${pick(cultivars)}`;
    const facets: Record<string, string[]> = { groep: model.facets.groep ?? ["overig"] };
    for (const name of facetNames) {
      const list = values.get(name)!;
      facets[name] =
        name === "soort"
          ? [model.soort ?? "Plant"]
          : Array.from({ length: name === "bloeimaand" || name === "eigenschap" ? 3 : 1 }, () => pick(list));
    }
    return {
      ...model,
      id: `p${at}`,
      slug: `p${at}`,
      name: `${model.name.replace(/\s*['‘].*$/, "")} '${cultivar}'`,
      latin: model.latin ? `${model.latin.split(" '")[0]} '${cultivar}'` : undefined,
      codes: [`lm${100_000 + at}`],
      facets,
      numbers: {
        prijs: [Math.round(random() * 9000 + 100) / 100],
        beoordeling: [1 + Math.floor(random() * 5)],
        eindhoogte_cm: [Math.round(random() * 800)],
      },
      description: Array.from({ length: 70 }, () => (random() < 0.9 ? pick(words) : pick(cultivars))).join(" "),
      popularity: Math.floor(random() * 100_000),
      availableNow: random() < 0.9,
    } as SearchDocument;
  });
}
