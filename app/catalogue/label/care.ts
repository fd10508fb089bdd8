import { sayMonths } from "#kit/day.ts";
import { plantLabel as say } from "#texts/catalogue/plant-label.ts";
import { type Facts, perMetreRange, type Product } from "../product/product.ts";

export type CareTopic = { title: string; lines: string[] };
type Topic = keyof typeof say.careTitles;

// A tip goes under the first heading whose words it uses.
const WORDS: [Topic, RegExp][] = [
  ["prune", /\b(snoei|knip|scheer|terugknip|uitgebloeide|top)\w*/i],
  ["feed", /\b(mest|voed|voeding|kali)\w*/i],
  ["water", /\b(water|gieten|begiet|vochtig|droogte|uitdrog|sproei)\w*/i],
  ["sow", /\b(zaai|oogst|pluk)\w*/i],
  ["plant", /\b(plant|poot|gat|sleuf|kluit|verpot|zet)\w*/i],
];
const topicOf = (tip: string): Topic => WORDS.find(([, words]) => words.test(tip))?.[0] ?? "other";

const number = (value: number) => String(value).replace(".", ",");

const spacing = (perMetre: number) => Math.round(100 / perMetre);

const sayDistance = (fewest: number, most: number): string =>
  fewest === most
    ? say.distanceLine(number(most), spacing(most))
    : say.distanceRange(
        say.range(number(fewest), number(most)),
        say.range(String(spacing(most)), String(spacing(fewest))),
      );

/** In the first years so much, and after that as it needs; a house plant only has its need. */
function waterLines({ water = "", watering }: Facts, indoor: boolean): string[] {
  if (!watering || indoor) return [(indoor ? say.indoorWater : say.waterLine)[water] ?? []].flat();
  const [least, most] = watering.litres;
  const first = say.waterFirst(
    least === most ? number(most) : say.range(number(least), number(most)),
    say.waterPer[watering.per],
    say.waterTimes(watering.timesPerWeek),
    say.waterYears(watering.years),
  );
  return [[first, say.waterAfter[water]].filter(Boolean).join(" ")];
}

/** Months and figures from the facts first, then the grower's own tips, under one heading each. */
export function careTopics(product: Product): CareTopic[] {
  const { facts, calendar, texts, variants, passport, facets } = product;
  const living = passport || calendar.plant.length > 0;
  const indoor = facts.minTempC != null || facets.lichtbehoefte !== undefined;
  const lines: Record<Topic, string[]> = { plant: [], water: [], prune: [], feed: [], sow: [], other: [], box: [] };
  if (living && calendar.plant.length && !indoor)
    lines.plant.push(calendar.plant.length === 12 ? say.plantAlways : say.plantIn(sayMonths(calendar.plant)));
  const perMetre = perMetreRange(product);
  if (perMetre) lines.plant.push(sayDistance(...perMetre));
  else if (facts.perM2 && living) lines.plant.push(say.perM2Line(number(facts.perM2)));
  if (living && product.group !== "vijverplanten") lines.water.push(...waterLines(facts, indoor));
  if (calendar.prune.length)
    lines.prune.push(
      say.pruneIn(sayMonths(calendar.prune)),
      ...(calendar.prune.some((month) => month >= 3 && month <= 7) ? [say.nest] : []),
    );
  if (calendar.feed.length) lines.feed.push(say.feedIn(sayMonths(calendar.feed)));
  if (calendar.sow.length) lines.sow.push(say.sowIn(sayMonths(calendar.sow)));
  if (calendar.harvest.length) lines.sow.push(say.harvestIn(sayMonths(calendar.harvest)));
  for (const tip of texts.care) lines[topicOf(tip)].push(tip);
  const forms = [...new Set(variants.map(({ form }) => form))].flatMap((form) => say.box[form] ?? []);
  if (forms.length) lines.box.push(...forms, ...(variants.some(({ heightMin }) => heightMin) ? [say.measured] : []));
  return (Object.keys(lines) as Topic[])
    .filter((topic) => lines[topic].length)
    .map((topic) => ({ title: say.careTitles[topic], lines: lines[topic] }));
}
