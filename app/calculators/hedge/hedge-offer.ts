import type { Paw } from "#catalogue/plants/harm.ts";
import { carriage, type CarriagePrices } from "#catalogue/price/carriage.ts";
import { type DeliveryClass, nextTier, type Tier, tierPrice } from "#catalogue/product/product.ts";
import { addDays, type Day, inSeason, seasonStart } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import { countPlants, growth, perMetreAt, withReserve, yearsUntil } from "./hedge.ts";
import type { HedgeQuery } from "./hedge-query.ts";
import type { Cm } from "../measure.ts";

export type HedgeSize = {
  sku: string;
  form: "blote-wortel" | "kluit" | "pot";
  heightCm: [Cm, Cm];
  pot: string | null;
  cents: Cents;
  perMetre: { single: number; double: number | null };
  season: [string, string] | null;
  stock: number;
  weightG: number;
  delivery: DeliveryClass;
};

export type HedgeKind = {
  slug: string;
  name: string;
  latin: string | null;
  growthCm: Cm;
  finalCm: Cm | null;
  paw: Paw | null;
  picture: { key: string; alt: string } | null;
  tiers: Tier[];
  sizes: HedgeSize[];
};

export type SizeOffer = HedgeSize & {
  perMetreNow: number;
  plants: number;
  unitCents: Cents;
  totalCents: Cents;
  /** A few more plants reach a step at which the whole costs less than now. */
  cheaper: { more: number; totalCents: Cents } | null;
  state: "yes" | "no-double" | "too-few" | "later";
  from: Day | null;
  inThreeYears: [Cm, Cm];
  years: number | null | undefined;
};

/** Many a kind fills a hedge in one row; who asks for two of it gets one. */
export const inRows = (plan: HedgeQuery, { sizes }: HedgeKind): HedgeQuery =>
  sizes.some(({ perMetre }) => perMetre.double !== null) ? plan : { ...plan, rows: "single" };

export function offerSizes(kind: HedgeKind, plan: HedgeQuery, today: Day): SizeOffer[] {
  return kind.sizes.map((size) => {
    const table = plan.rows === "double" ? size.perMetre.double : size.perMetre.single;
    const perMetre = perMetreAt(table ?? size.perMetre.single, plan.pace);
    const counted = countPlants(plan.sides, perMetre);
    const plants = (plan.reserve ? withReserve(counted, size.form) : counted) + (counted ? plan.extra : 0);
    const unitCents = tierPrice(size.cents, kind.tiers, plants);
    const totalCents = unitCents * plants;
    const next = nextTier(size.cents, kind.tiers, plants);
    const nextTotal = next ? next.cents * (plants + next.more) : 0;
    const later = size.season !== null && !inSeason(today, size.season);
    const last = growth(size.heightCm, kind.growthCm, kind.finalCm, 3)[3];
    return {
      ...size,
      perMetreNow: perMetre,
      plants,
      unitCents,
      totalCents,
      cheaper: next && plants > 0 && nextTotal < totalCents ? { more: next.more, totalCents: nextTotal } : null,
      state: table === null ? "no-double" : size.stock < plants ? "too-few" : later ? "later" : "yes",
      from: later && size.season ? seasonStart(addDays(today, 1), size.season) : null,
      inThreeYears: last ? [last.from, last.to] : size.heightCm,
      years: plan.wantedCm === null ? null : yearsUntil(plan.wantedCm, size.heightCm, kind.growthCm, kind.finalCm),
    };
  });
}

/** More plants for less money, delivery and stock counted: anything else would be talking somebody into it. */
export function cheaperWithDelivery(offer: SizeOffer, prices: CarriagePrices) {
  const { cheaper, plants, stock } = offer;
  if (!cheaper || offer.state !== "yes" || plants + cheaper.more > stock) return undefined;
  const whole = (quantity: number, cents: Cents) => cents + carriage([{ ...offer, quantity }], cents, prices).cents;
  const [nowCents, thenCents] = [whole(plants, offer.totalCents), whole(plants + cheaper.more, cheaper.totalCents)];
  return thenCents < nowCents ? { more: cheaper.more, nowCents, thenCents } : undefined;
}

/** The size somebody chose, or a sensible one: to be had now, near a metre high, and not dear. */
export function chooseSize(offers: SizeOffer[], sku: string | null): SizeOffer | undefined {
  const wanted = offers.find((offer) => offer.sku === sku && offer.state !== "no-double");
  if (wanted) return wanted;
  const ready = offers.filter(({ state }) => state === "yes");
  const among = ready.length ? ready : offers.filter(({ state }) => state !== "no-double");
  const tall = among.filter(({ heightCm }) => heightCm[1] >= 80);
  return cheapest(tall.length ? tall : among);
}

const cheapest = (offers: SizeOffer[]): SizeOffer | undefined =>
  offers.reduce<SizeOffer | undefined>((low, one) => (low && low.totalCents <= one.totalCents ? low : one), undefined);

/** One of each root form, as near as can be to the height that was chosen. */
export function compareForms(offers: SizeOffer[], chosen: SizeOffer): SizeOffer[] {
  const away = ({ heightCm }: SizeOffer) => Math.abs(heightCm[0] - chosen.heightCm[0]);
  return (["blote-wortel", "kluit", "pot"] as const).flatMap((form) => {
    if (form === chosen.form) return [chosen];
    const same = offers.filter((offer) => offer.form === form && offer.state !== "no-double");
    const [nearest] = same.sort((a, b) => away(a) - away(b) || a.totalCents - b.totalCents);
    return nearest ? [nearest] : [];
  });
}
