/** What looks like a product ("Lijkt erop"): of the same kind, and near it in size, light and leaf. */
import type { Plant } from "../app/catalogue/plants/plant.ts";
import { plantOf } from "./plants.ts";
import type { Product } from "./range.ts";

/** Kinds of goods that do the same work; a kind that is not here is only like itself. */
const ALIKE = [
  "Plantensteun Pergola",
  "Bamboebegrenzer Worteldoek",
  "Onkruid Schoffel",
  "Tuinslang Druppelsysteem Boombewatering",
  "Snoeischaar Heggenschaar Zaag",
  "Spade Planter Handgereedschap",
  "Schoffel Hark",
  "Potgrond Tuinaarde",
  "Compost Bodemverbetering",
  "Wilgenmat Zeggemat Heidemat Rietmat Bamboemat",
  "Schutting Wilgenmat",
  "Windscherm Schutting",
  "Meststof Bodemverbetering",
  "Graszoden Graszaad",
  "Gazonmest Kalk",
  "Kerstboom Kunst",
  "Tuintafel Bistroset",
  "Tuinstoel Bistroset Tuinbank",
  "Hangstoel Loungeset",
  "Parasol Zweefparasol Schaduwdoek",
  "Bloempot Plantenbak",
  "Balkonbak Hangpot Verticaletuin",
  "Moestuinbak Plantenbak",
  "Vijverpomp Vijverfilter",
  "Vuurschaal Tuinhaard Heater",
  "Nestkast Insectenhotel",
  "Cadeauset Cadeauplant",
  "Bloemzaad Bloemenmengsel",
  "Groentezaad Kruidenzaad",
].map((line) => new Set(line.split(" ")));

/** Groups of plants that stand for one another in a garden. */
const SISTERS: Record<string, string[]> = {
  "haag-blad": ["haag-groen"],
  "haag-groen": ["haag-blad"],
  "haag-kant-en-klaar": ["haag-groen", "haag-blad"],
  "bomen-sier": ["bomen-vorm"],
  "bomen-vorm": ["bomen-sier"],
  bodembedekkers: ["vaste-planten"],
  vijverplanten: [],
};
/** Things that go with others of their kind, but are not like them. */
const ALONE =
  /standaard|mosstok|bamboestokken|betonpaal|boomband|grondpennen|clips|wondbalsem|stekpoeder|bezem|naadband|instrooizand|bevestigingspennen|drukverdeeldoek|zaaitabletten|blauwmaker/;
const MOST = 4;

const kindOf = ({ facets }: Product) => String(facets.soort ?? "").replaceAll(" ", "");
const genusOf = ({ latin }: Product) => latin?.replace(/^× /, "").split(/[ ,]/)[0];
const common = <T>(one: readonly T[], other: readonly T[]) => one.filter((value) => other.includes(value)).length;
const isPack = ({ latin }: Product) => Boolean(latin?.includes(","));

/** How near two plants of other kinds are; nothing when they would not do in each other's place. */
function nearness(one: Plant, other: Plant): number {
  const [low, high] = [one.size.heightCm ?? 0, other.size.heightCm ?? 0].sort((a, b) => a - b) as [number, number];
  const near = low > 0 && high / low <= 2;
  if (!near || one.indoor !== other.indoor || !common(one.light, other.light)) return 0;
  const leaf = one.leaf === other.leaf ? 2 : 0;
  const need = one.water.need === other.water.need ? 1 : 0;
  const bloom =
    Math.min(2, common(one.bloom.months, other.bloom.months)) +
    Math.min(1, common(one.bloom.colours, other.bloom.colours));
  return leaf + need + bloom + (2 - high / low) * 2 + Math.min(2, common(one.light, other.light));
}

/** How much another product is of the kind of this one; nothing for a stranger. */
export function likeness(product: Product, other: Product): number {
  if (product.slug === other.slug || isPack(product) !== isPack(other)) return 0;
  if (ALONE.test(product.slug) || ALONE.test(other.slug)) return 0;
  const [plant, its] = [plantOf(product), plantOf(other)];
  if (Boolean(plant) !== Boolean(its)) return 0;
  const kind = kindOf(product) === kindOf(other) && product.group === other.group;
  if (!plant || !its) {
    const alike = ALIKE.some((kinds) => kinds.has(kindOf(product)) && kinds.has(kindOf(other)));
    return kind ? 20 : alike ? 10 : 0;
  }
  if (product.group === "kerst" || other.group === "kerst") return kind ? 20 - sizeGap(product, other) : 0;
  const genus = genusOf(product) === genusOf(other);
  const near = nearness(plant, its);
  const sameGroup = product.group === other.group;
  const sister = SISTERS[product.group]?.includes(other.group) ?? false;
  const shape = shapeOf(product) === shapeOf(other);
  if (product.group === "zaden" || product.group === "moestuin") return sameGroup && kind ? 20 + near : 0;
  if (kind) return shape ? 25 + near : 8;
  if (genus && (sameGroup || sister)) return 14 + near;
  if (!near || !shape) return 0;
  return sameGroup ? 4 + near : sister ? near : 0;
}

/** How a woody plant is grown: a screen does not stand for a round crown. */
const shapeOf = ({ facets, group, slug }: Product) => {
  if (group === "fruit") return /bes|framboos|braam|druif/.test(slug) ? "klein" : "boom";
  if (group === "kamerplanten") return String(facets.plantvorm ?? "");
  const shape = Array.isArray(facets.vorm) ? facets.vorm[0] : facets.vorm;
  return group === "bomen-vorm" ? String(shape ?? "") : "";
};

const tallest = ({ variants }: Product) => Math.max(0, ...variants.map(({ heightCm }) => heightCm?.[1] ?? 0));
const sizeGap = (one: Product, other: Product) => Math.min(15, Math.abs(tallest(one) - tallest(other)) / 10);

/** The products most like this one, the best first; fewer than four, or none, where there are no more of the kind. */
export function alternativesOf(product: Product, all: readonly Product[]): string[] {
  return all
    .map((other) => ({ slug: other.slug, like: likeness(product, other), popularity: other.popularity }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST)
    .map(({ slug }) => slug);
}
