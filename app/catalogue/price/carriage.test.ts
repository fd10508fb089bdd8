import { expect, test } from "vitest";
import { readSettings } from "#outside/settings.server.ts";
import rules from "../../../range/rules.json" with { type: "json" };
import {
  BOXES,
  carriage,
  carriagePrices,
  classFor,
  PALLET_FROM_ROOT_BALLS,
  type Parcel,
  palletFrom,
} from "./carriage.ts";
import { productView } from "../product/product-view.server.ts";
import { readRange } from "../range-file/range.server.ts";
import { sayCarriage } from "./say-carriage.ts";

const settings = readSettings({});
const prices = carriagePrices(settings);
const of = (quantity: number, more: Partial<Parcel> = {}): Parcel => ({
  quantity,
  delivery: "pakket",
  form: "pot",
  weightG: 900,
  ...more,
});

function sizeOf(slug: string, sku: string) {
  const product = readRange().find((one) => one.slug === slug);
  const size =
    product &&
    productView(product, [], new Date("2026-11-16T09:00:00Z"), settings).sizes.find((one) => one.sku === sku);
  if (!size) throw new Error(sku);
  return (quantity: number, eachCents = size.cents) =>
    sayCarriage(size, quantity, quantity * eachCents, prices).replaceAll("\u00a0", " ");
}

test("nineteen root balls go as a parcel, twenty on a pallet that is never free", () => {
  const balls = (quantity: number) => carriage([of(quantity, { form: "kluit", weightG: 6500 })], 64_400, prices);
  expect(balls(19)).toMatchObject({ class: "pakket", cents: 0, free: true });
  expect(balls(20)).toMatchObject({ class: "pallet", cents: 4995, free: false });
});

test("a box weighs at most 23 kg: fifteen bags of soil are five boxes, until they are free or fill a pallet", () => {
  const bags = (quantity: number) => carriage([of(quantity, { form: "zak", weightG: 7000 })], quantity * 445, prices);
  expect(bags(3)).toMatchObject({ boxes: 1, cents: 695 });
  expect(bags(4)).toMatchObject({ boxes: 2, cents: 1390 });
  expect(bags(15)).toMatchObject({ class: "pakket", boxes: 5, cents: 3475, missingCents: 825 });
  expect(bags(17)).toMatchObject({ class: "pakket", cents: 0, free: true });
  expect(bags(24)).toMatchObject({ class: "pallet", boxes: 1, cents: 4995, free: false });
});

test("more boxes never cost more than the class above them", () => {
  const kinds = Object.entries(BOXES) as [keyof typeof BOXES, (typeof BOXES)["pakket"]][];
  for (const [kind, { most }] of kinds) {
    const above = kind === "brievenbus" ? "pakket" : "pallet";
    expect(most * prices.classes[kind]).toBeLessThanOrEqual(prices.classes[above]);
    if (kind !== "pallet") expect((most + 1) * prices.classes[kind]).toBeGreaterThan(prices.classes[above]);
  }
});

test("many letters become a parcel, heavy large parcels a pallet, and weight adds up over the lines", () => {
  expect(classFor([of(3, { delivery: "brievenbus", weightG: 900 })])).toBe("pakket");
  expect(carriage([of(2, { delivery: "pakket-xl", weightG: 20_000 })], 99_900, prices)).toMatchObject({
    boxes: 2,
    cents: 2990,
  });
  expect(classFor([of(5, { delivery: "pakket-xl", weightG: 20_000 })])).toBe("pallet");
  expect(carriage([of(1, { weightG: 20_000 }), of(1, { weightG: 4000 })], 1000, prices)).toMatchObject({ boxes: 2 });
});

test("the limits are those of the range", () => {
  for (const { key, maxWeightG } of rules.deliveryClasses)
    expect(BOXES[key as keyof typeof BOXES].maxG).toBe(maxWeightG ?? Number.POSITIVE_INFINITY);
  expect(PALLET_FROM_ROOT_BALLS).toBe(rules.palletFromRootBalls);
});

test("the number that is told is the first the rule itself puts on a pallet, for every size there is", () => {
  for (const { sku, delivery, form, weightG } of readRange().flatMap(({ variants }) => variants)) {
    const at = (quantity: number) => classFor([{ delivery, form, weightG, quantity }]);
    const first = palletFrom({ delivery, form, weightG });
    if (first === undefined) expect([sku, at(1)]).toEqual([sku, weightG ? "pallet" : undefined]);
    else expect([sku, at(first - 1) === "pallet", at(first)]).toEqual([sku, false, "pallet"]);
  }
});

test("the page says what the cart will ask, and from how many it changes", () => {
  const laurel = sizeOf("laurier-novita", "HG05-K100");
  expect(laurel(1)).toBe("Bezorgkosten € 6,95, gratis vanaf € 75. Vanaf 20 stuks komt het op een pallet: € 49,95.");
  expect(laurel(19)).toBe("Bezorging is gratis. Vanaf 20 stuks komt het op een pallet: € 49,95.");
  expect(laurel(40)).toBe("Komt op een pallet tot aan de stoeprand. Bezorgkosten € 49,95.");
  const soil = sizeOf("potgrond-universeel-40-l", "GR03-20L");
  expect(soil(15)).toContain("Bezorgkosten € 34,75 voor 5 pakketten, gratis vanaf € 75.");
});
