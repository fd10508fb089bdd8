import { small as texts } from "#texts/calculators/small.ts";
import { lawnFeedKg, seedKg, turfRolls } from "./lawn.ts";
import { readNumber, sayMetres, sayNumber } from "../measure.ts";
import { PER_M2, type BedPlant, plantsFor, spacingCm } from "./planting.ts";
import { pondLiner } from "./pond.ts";
import { sedumRoof } from "./roof.ts";
import { bedLitres, boxLitres, roundLitres, sandKg, withSettling } from "./soil.ts";

export const SMALL = ["grond", "gazon", "beplanting", "sedumdak", "vijver"] as const;
export type SmallKey = (typeof SMALL)[number];
export const isSmall = (key: string | null): key is SmallKey => SMALL.some((one) => one === key);
export type SmallField = { name: string; label: string; unit: string; start: string; most: number };
export type SmallResult = { said: string; notes: string[] };

const field = (
  name: string,
  label: string,
  unit: keyof typeof texts.units,
  start: string,
  most: number,
): SmallField => ({
  name,
  label,
  unit: texts.units[unit],
  start,
  most,
});
const m2 = (label: string, start: string) => field("m2", label, "m2", start, 20_000);

/** The questions of a calculator; some depend on what it is for. */
export function fieldsOf(key: SmallKey, what: string): SmallField[] {
  if (key === "vijver") {
    const { lang, breed, diep } = texts.vijver.fields;
    return [field("lang", lang, "m", "3", 50), field("breed", breed, "m", "2", 50), field("diep", diep, "m", "0,8", 5)];
  }
  if (key !== "grond") return [m2(texts[key].fields.m2, key === "sedumdak" ? "12" : "10")];
  const { fields } = texts.grond;
  const count = field("stuks", fields.stuks, "stuk", "1", 500);
  if (what === "bak")
    return [
      field("lang", fields.lang, "cm", "100", 1000),
      field("breed", fields.breed, "cm", "40", 1000),
      field("hoog", fields.hoog, "cm", "40", 300),
      count,
    ];
  if (what === "pot")
    return [field("rond", fields.rond, "cm", "40", 300), field("hoog", fields.hoog, "cm", "40", 300), count];
  return [m2(fields.m2, "10"), field("diep", fields.diep, "cm", what === "zand" ? "5" : "10", 200)];
}

export function choicesOf(key: SmallKey): [string, string][] {
  return key === "grond" || key === "gazon" || key === "beplanting" ? Object.entries(texts[key].whats) : [];
}

/** The names in an address that a category's calculator reads. */
export function namesOf(key: string | null): ReadonlySet<string> {
  if (!isSmall(key)) return new Set();
  const whats = ["", ...choicesOf(key).map(([value]) => value)];
  return new Set(["wat", ...whats.flatMap((what) => fieldsOf(key, what).map(({ name }) => name))]);
}

/** Reads what was filled in; wrong fields are named, and then there is no result. */
export function calculateSmall(key: SmallKey, query: URLSearchParams) {
  const choices = choicesOf(key);
  const what = choices.find(([value]) => value === query.get("wat"))?.[0] ?? choices[0]?.[0] ?? "";
  const problems: Record<string, string> = {};
  const values: Record<string, number> = {};
  for (const { name, start, most } of fieldsOf(key, what)) {
    const read = readNumber(query.get(name) ?? start, most);
    if (read.ok) values[name] = read.value;
    else problems[name] = texts.problem[read.reason];
  }
  const result = Object.keys(problems).length ? undefined : resultOf(key, what, values);
  return { what, problems, result };
}

function resultOf(key: SmallKey, what: string, v: Record<string, number>): SmallResult {
  const area = v.m2 ?? 0;
  switch (key) {
    case "grond":
      return soilAnswer(what, v);
    case "gazon": {
      const work = what === "herstel" ? "repair" : "new";
      const more = [texts.gazon.turf(sayNumber(turfRolls(area))), texts.gazon.feed(sayNumber(lawnFeedKg(area)))];
      return {
        said: texts.gazon.seed(sayNumber(seedKg(area, work), 2)),
        notes: [texts.gazon.seedNote[work], ...(work === "new" ? more : more.slice(1))],
      };
    }
    case "beplanting": {
      const perM2 = PER_M2[what as BedPlant];
      return {
        said: texts.beplanting.plants(sayNumber(plantsFor(area, perM2))),
        notes: [texts.beplanting.note(perM2, spacingCm(perM2))],
      };
    }
    case "sedumdak": {
      const { mats, wetKgFrom, wetKgTo } = sedumRoof(area);
      return {
        said: texts.sedumdak.mats(sayNumber(mats)),
        notes: [texts.sedumdak.note(sayNumber(wetKgFrom), sayNumber(wetKgTo))],
      };
    }
    case "vijver": {
      const cm = (metres: number | undefined) => Math.round((metres ?? 0) * 100);
      const { longCm, wideCm, squareMetres, litres } = pondLiner(cm(v.lang), cm(v.breed), cm(v.diep));
      return {
        said: texts.vijver.liner(sayNumber(squareMetres)),
        notes: [texts.vijver.note(sayMetres(longCm), sayMetres(wideCm), sayNumber(litres))],
      };
    }
  }
}

function soilAnswer(what: string, v: Record<string, number>): SmallResult {
  const { grond } = texts;
  const sand = what === "zand";
  const pieces = v.stuks ?? 1;
  const bare =
    what === "bak"
      ? boxLitres(v.lang ?? 0, v.breed ?? 0, v.hoog ?? 0) * pieces
      : what === "pot"
        ? roundLitres(v.rond ?? 0, v.hoog ?? 0) * pieces
        : bedLitres(v.m2 ?? 0, v.diep ?? 0);
  const litres = withSettling(bare, sand ? "sand" : "soil");
  const kg = sandKg(litres);
  return {
    said: grond.litres(sayNumber(litres)),
    notes: [
      sand ? grond.sand(sayNumber(kg), Math.ceil(kg / 25)) : grond.bags(Math.ceil(litres / 40), Math.ceil(litres / 20)),
      ...(litres >= 700 ? [grond.bigbag(sayNumber(litres / 1000, 2))] : []),
      grond.settle[sand ? "sand" : "soil"],
    ],
  };
}
