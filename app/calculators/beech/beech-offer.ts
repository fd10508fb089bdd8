import { carriage, type CarriagePrices } from "#catalogue/price/carriage.ts";
import type { Cents } from "#kit/money.ts";
import type { Rows } from "../hedge/hedge.ts";
import { type HedgeKind, offerSizes, type SizeOffer } from "../hedge/hedge-offer.ts";
import { readHedgeQuery } from "../hedge/hedge-query.ts";
import type { Measured } from "../measure.ts";

export type BeechQuery = {
  slug: "groene-beuk" | "rode-beuk";
  text: string;
  rows: Rows;
  sku: string | null;
  problem: Exclude<Measured, { ok: true }>["reason"] | undefined;
  plan: ReturnType<typeof readHedgeQuery>;
};

export function readBeechQuery(query: URLSearchParams): BeechQuery {
  const text = query.get("meters") ?? "10";
  const plan = readHedgeQuery(new URLSearchParams({ vorm: "recht", a: text, rij: query.get("rij") ?? "enkel" }));
  return {
    slug: query.get("kleur") === "rood" ? "rode-beuk" : "groene-beuk",
    text,
    rows: plan.rows,
    sku: query.get("maat"),
    problem: plan.problems.a === "wider-than-side" || plan.problems.a === "past-the-end" ? undefined : plan.problems.a,
    plan,
  };
}

/** Any day in the season: what is reserved is lifted then, whenever it is asked for. */
const IN_SEASON = "2026-12-01";

/** Bare-root beech for a length of hedge, with delivery. */
export function beechOffer(kind: HedgeKind, query: BeechQuery, prices: CarriagePrices) {
  const offers = offerSizes(kind, query.plan, IN_SEASON).filter(({ form }) => form === "blote-wortel");
  const open = offers.filter(({ state }) => state === "yes" || state === "later");
  const chosen: SizeOffer | undefined = open.find(({ sku }) => sku === query.sku) ?? open[1] ?? open[0];
  const goodsCents: Cents = chosen?.totalCents ?? 0;
  const deliveryCents = chosen?.plants
    ? carriage([{ ...chosen, quantity: chosen.plants }], goodsCents, prices).cents
    : 0;
  return {
    offers,
    chosen,
    plants: chosen?.plants ?? 0,
    lengthCm: query.plan.sides[0]?.lengthCm ?? 0,
    goodsCents,
    deliveryCents,
    totalCents: goodsCents + deliveryCents,
  };
}
