import { sayMonths } from "#kit/day.ts";
import { plantLabel as say } from "#texts/catalogue/plant-label.ts";
import type { IconName } from "#ui/icon.tsx";
import { pawOf } from "../plants/harm.ts";
import { isToxic, perMetreRange, type Product } from "../product/product.ts";

/** `glyph` is one of the four drawings that show the figure itself, or a plain icon. */
export type Fact = {
  glyph: "height" | "distance" | "light" | "cold" | IconName;
  title: string;
  value: string;
  level?: number;
};

const number = (value: number) =>
  String(Math.round(value * 10) / 10)
    .replace(".", ",")
    .replace("-", "−");
const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
const length = (cm: number) => (cm >= 400 ? `${number(cm / 100)} m` : `${cm} cm`);

const join = say.list;

/** At most twelve facts, the most telling first. */
export function labelFacts(
  product: Pick<Product, "facts" | "facets" | "calendar" | "passport" | "latin" | "variants">,
): Fact[] {
  const { facts, facets, calendar } = product;
  const perMetre = perMetreRange(product);
  const out: Fact[] = [];
  const add = (glyph: Fact["glyph"], title: string, value: string | undefined | null | false, level?: number) => {
    if (value) out.push({ glyph, title, value, ...(level !== undefined && { level }) });
  };
  if (facts.finalHeightCm) add("height", say.height, say.upTo(length(facts.finalHeightCm)), facts.finalHeightCm);
  if (perMetre) add("distance", say.distance, say.perMetre([...new Set(perMetre)].map(number).join("–")));
  else if (facts.perM2) add("distance", say.distance, say.perM2(number(facts.perM2)));
  const light = listed(facts.light ?? facets.standplaats);
  const indoors = listed(facets.lichtbehoefte)[0]?.toLowerCase();
  add(
    "light",
    say.light,
    indoors ?? lightWords(light),
    light.length ? light.length - (light.includes("Zon") ? 0 : 4) : 1,
  );
  if (facts.hardinessC != null) add("cold", say.hardy, say.upToCold(number(facts.hardinessC)), facts.hardinessC);
  else if (facts.minTempC != null) add("cold", say.warm, say.degrees(number(facts.minTempC)), facts.minTempC);
  add("groenblijvend", say.leaf, say.leafWords[listed(facets.bladhoudend)[0] ?? ""]);
  if (facts.growthCmPerYear) add("groeisnelheid", say.growth, say.cmPerYear(facts.growthCmPerYear));
  add("water", say.water, facts.water);
  add(
    "bodem",
    say.soil,
    join(
      listed(facets.grondsoort)
        .slice(0, 3)
        .map((soil) => soil.toLowerCase()),
    ),
  );
  add(
    "bijvriendelijk",
    say.visitors,
    join(
      [facts.bees && say.bees, facts.butterflies && say.butterflies, facts.birds && say.birds].filter(
        (word) => typeof word === "string",
      ),
    ),
  );
  const colours = listed(facets.bloemkleur)
    .slice(0, 2)
    .map((colour) => colour.toLowerCase());
  if (calendar.bloom.length)
    add("bloei", say.bloom, [sayMonths(calendar.bloom), join(colours)].filter(Boolean).join(", "));
  if (calendar.prune.length) add("snoei", say.prune, sayMonths(calendar.prune));
  add("huisdier", ...petFact(product));
  add("zaden", say.sow, calendar.sow.length > 0 && sayMonths(calendar.sow));
  if (facts.sowDepthCm) add("bodem", say.sowDepth, say.cm(number(facts.sowDepthCm)));
  add("gereedschap", say.harvest, calendar.harvest.length > 0 && sayMonths(calendar.harvest));
  if (facts.autumnColour && facts.autumnColour.length < 28) add("bladverliezend", say.autumn, facts.autumnColour);
  add("pakket", say.material, !product.latin && !product.passport && facts.material);
  // Where sizes differ, each says its own measures.
  const sameForAll = new Set(product.variants.map(({ extra }) => String(extra.dimensionsCm ?? ""))).size === 1;
  if (facts.dimensionsCm?.length && sameForAll)
    add("hoogte", say.size, say.cm(facts.dimensionsCm.map(number).join(" × ")));
  if (facts.volumeL && product.variants.length === 1) add("grond", say.volume, say.litres(number(facts.volumeL)));
  if (facts.pileMm) add("gazon", say.pile, say.mm(facts.pileMm));
  return out.slice(0, 12);
}

function lightWords(light: string[]): string {
  const words = light.map((one) => say.lightWords[one] ?? one.toLowerCase());
  return words.length === 3 ? say.range(words[0] ?? "", words[2] ?? "") : join(words);
}

function petFact({ facts }: Pick<Product, "facts">): [string, string | undefined] {
  if (!facts.toxicity) return [say.care, undefined];
  const paw = pawOf(facts);
  if (!isToxic(facts)) return [say.safe, paw?.short.toLowerCase()];
  const { human, cat, dog } = facts.toxicity;
  const severe = Object.values(facts.toxicity).includes("severe");
  // Beech and oak leave cat and dog alone; who has no horse need not read on.
  if ([human, cat, dog].every((harm) => harm === "none")) return [say.care, say.horseOnly];
  return [say.care, severe ? say.veryToxic : say.toxic];
}
