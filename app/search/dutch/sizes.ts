import { lookUp } from "#kit/look-up.ts";
import type { Token } from "./tokenize.ts";

export type Unit = "cm" | "kg" | "l" | "m2" | "st" | "w" | "mm" | "eur" | "";

export interface Quantity {
  unit: Unit;
  min: number;
  max: number;
}

export interface SizeWish extends Quantity {
  /** token span in the query */
  from: number;
  to: number;
  /** "tot 100 cm", "maximaal 20 euro", "vanaf 2 meter" */
  bound: "near" | "most" | "least";
  /** "2 meter hoog" speaks of the grown plant as much as of the delivered one */
  grown: boolean;
  /** "wordt niet hoger dan 1 meter" speaks of the grown plant only */
  final: boolean;
  /** "meteen twee meter hoog" speaks of what is delivered only */
  now: boolean;
}

const units: Record<string, [Unit, number]> = {
  cm: ["cm", 1],
  centimeter: ["cm", 1],
  centimeters: ["cm", 1],
  m: ["cm", 100],
  mtr: ["cm", 100],
  meter: ["cm", 100],
  meters: ["cm", 100],
  mm: ["mm", 1],
  millimeter: ["mm", 1],
  kg: ["kg", 1],
  kilo: ["kg", 1],
  kilogram: ["kg", 1],
  kilos: ["kg", 1],
  g: ["kg", 0.001],
  gr: ["kg", 0.001],
  gram: ["kg", 0.001],
  l: ["l", 1],
  liter: ["l", 1],
  liters: ["l", 1],
  ltr: ["l", 1],
  ml: ["l", 0.001],
  m2: ["m2", 1],
  m3: ["l", 1000],
  st: ["st", 1],
  stuk: ["st", 1],
  stuks: ["st", 1],
  euro: ["eur", 1],
  eur: ["eur", 1],
  w: ["w", 1],
  watt: ["w", 1],
};

const most = new Set([
  "tot",
  "max",
  "maximaal",
  "onder",
  "hoogstens",
  "hooguit",
  "maximum",
  "minder",
  "goedkoper",
  "lager",
  "kleiner",
  "korter",
  "smaller",
]);
const least = new Set([
  "vanaf",
  "minimaal",
  "minstens",
  "zeker",
  "boven",
  "min",
  "minimum",
  "groter",
  "hoger",
  "langer",
  "duurder",
  "breder",
  "meer",
]);
const tall = new Set(["hoog", "hoogte", "hoge", "lang", "eindhoogte", "groeit", "wordt", "groot", "grote"]);

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

const spoken: Record<string, number> = {
  halve: 0.5,
  half: 0.5,
  een: 1,
  anderhalve: 1.5,
  anderhalf: 1.5,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  tien: 10,
  twintig: 20,
  dertig: 30,
  vijftig: 50,
  honderd: 100,
};

/** A number in figures, or in words when a unit follows: "twee meter". */
const amountAt = (tokens: Token[], at: number): number | undefined => {
  const text = tokens[at]!.text;
  return numberOf(text) ?? (lookUp(units, tokens[at + 1]?.text) ? lookUp(spoken, text) : undefined);
};

const passing = new Set(["dan", "wordt", "worden", "is", "groeit", "de", "een", "het"]);
const becoming = new Set(["wordt", "worden", "groeit", "groeien", "hoger", "lager", "blijft"]);
const atOnce = new Set(["meteen", "direct", "gelijk", "nu"]);
const turning = new Set(["niet", "geen", "nooit"]);

/** "tot 2 meter", "hoger dan 2 meter", "niet hoger wordt dan 2 meter": the words before a number that make it a limit. */
function boundBefore(tokens: Token[], at: number): { bound: SizeWish["bound"]; from: number } {
  let place = at - 1;
  while (place > 0 && passing.has(tokens[place]!.text)) place--;
  const word = tokens[place]?.text ?? "";
  if (!most.has(word) && !least.has(word)) return { bound: "near", from: at };
  const turned = turning.has(tokens[place - 1]?.text ?? "");
  return { bound: most.has(word) === turned ? "least" : "most", from: turned ? place - 1 : place };
}

/** Sizes, weights, contents, numbers and prices in a query, with the words they use up. */
export function findSizes(tokens: Token[], text: string): SizeWish[] {
  const wishes: SizeWish[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = amountAt(tokens, at);
    if (first === undefined) continue;
    let to = at + 1;
    let second = numberOf(tokens[to]?.text);
    const between = tokens[to] ? text.slice(tokens[at]!.end, tokens[to]!.start) : "";
    if (
      second === undefined &&
      /^(tot|a|en|x)$/.test(tokens[to]?.text ?? "") &&
      numberOf(tokens[to + 1]?.text) !== undefined
    ) {
      second = numberOf(tokens[to + 1]!.text);
      to += 1;
    } else if (second !== undefined && !/^\s*([-–—/x×]|\s)\s*$/i.test(between)) second = undefined;
    if (second !== undefined) to += 1;
    const named = lookUp(units, tokens[to]?.text);
    if (named) to += 1;
    const euro = /€\s*$/.test(text.slice(0, tokens[at]!.start));
    const { bound, from } = boundBefore(tokens, at);
    const grown = tall.has(tokens[to]?.text ?? "") || tall.has(tokens[from - 1]?.text ?? "");
    if (tall.has(tokens[to]?.text ?? "")) to += 1;
    const [unit, factor] = euro ? (["eur", 1] as const) : (named ?? (["", 1] as const));
    const low = Math.min(first, second ?? first) * factor;
    const high = Math.max(first, second ?? first) * factor;
    const final = bound !== "near" && tokens.slice(Math.max(0, from - 1), at).some((one) => becoming.has(one.text));
    const now = tokens.slice(Math.max(0, from - 2), from).some((one) => atOnce.has(one.text));
    wishes.push({ unit, min: low, max: high, from, to, bound, grown, final, now });
    at = to - 1;
  }
  return wishes;
}

/** The quantities a product's own words speak of: "Worteldoek 100 g 2x10 m", "P C3 30-40". */
export function quantitiesIn(tokens: Token[], text: string, bare: Unit = ""): Quantity[] {
  return findSizes(tokens, text).map(({ unit, min, max }) => ({ unit: unit || bare, min, max }));
}
