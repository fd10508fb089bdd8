import { sayMonths } from "#kit/day.ts";
import type { Plant } from "./plant.ts";
import { monthsOf } from "./windows.ts";

const number = (value: number) => String(value).replace(".", ",").replace("-", "−");
const range = ([low, high]: readonly [number, number]) =>
  low === high ? number(high) : `${number(low)}–${number(high)}`;
const length = (cm: number) => (cm >= 100 ? `${number(cm / 100)} m` : `${cm} cm`);
const months = (list: number[]) => (list.length ? sayMonths(list) : undefined);

/** What a text may ask of a record, in the words in which it is printed. */
const SAID = {
  height: ({ size }) => size.heightCm && length(size.heightCm),
  width: ({ size }) => size.widthCm && length(size.widthCm),
  growth: ({ growthCmPerYear: growth }) => growth && `${range(growth)} cm`,
  cold: ({ hardiness: { lowestC } }) => lowestC !== null && `${number(lowestC)} °C`,
  perMetre: ({ spacing: { row } }) => row && range(row.perMetre),
  perM2: ({ spacing: { bed } }) => bed && number(bed.perM2),
  apart: ({ spacing: { row } }) => row && `${range(row.distanceCm)} cm`,
  bloom: ({ bloom }) => months(bloom.months),
  feed: ({ feed }) => months(feed),
  prune: ({ prune }) => months(monthsOf(prune.filter((cut) => cut.yearly).flatMap((cut) => cut.windows))),
} satisfies Record<string, (plant: Plant) => string | number | false | null | undefined>;

export type SaidKey = keyof typeof SAID;

/** One figure of a record, such as its height; nothing when the record does not know it. */
export const sayOf = (plant: Plant, key: string): string | undefined =>
  (Object.hasOwn(SAID, key) && SAID[key as SaidKey](plant)) || undefined;

/** Every figure that a record knows, by its key. */
export const listSaid = (plant: Plant): [key: SaidKey, said: string][] =>
  (Object.keys(SAID) as SaidKey[]).flatMap((key): [SaidKey, string][] => {
    const said = sayOf(plant, key);
    return said === undefined ? [] : [[key, said]];
  });

const NOTED = /\{\{([a-z0-9-]+)\.(\w+)\}\}/g;

/** The records that a text prints a figure of: `{{taxus-baccata.height}}`. */
export const recordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NOTED)].map(([, slug = ""]) => slug)),
];

/** The text with the figures of the records in it. */
export const sayRecords = (text: string, records: Map<string, Plant>): string =>
  text.replace(NOTED, (_all, slug: string, key: string) => {
    const plant = records.get(slug);
    return (plant && sayOf(plant, key)) ?? "";
  });

/** What a text asks that no record can say; a test finds these before a reader does. */
export const unsaidIn = (text: string, records: Map<string, Plant>): string[] =>
  [...text.matchAll(NOTED)]
    .filter(([, slug = "", key = ""]) => {
      const plant = records.get(slug);
      return !plant || sayOf(plant, key) === undefined;
    })
    .map(([all]) => all);
