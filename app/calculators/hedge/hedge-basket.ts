import { hedgeChoice as texts } from "#texts/calculators/hedge-choice.ts";
import { type BasketLine, fillNeed, type Goods } from "../goods.ts";
import { FEEDINGS, hedgeLength, hedgeNeeds } from "./hedge.ts";
import type { HedgeKind, SizeOffer } from "./hedge-offer.ts";
import type { HedgeQuery } from "./hedge-query.ts";
import { sayNumber } from "../measure.ts";

export type HedgeGoods = { soil: Goods | undefined; feed: Goods | undefined; hose: Goods | undefined };

/** The plants, what goes in the trench, and what may be handy. */
export function hedgeBasket(
  kind: HedgeKind,
  chosen: SizeOffer,
  plan: HedgeQuery,
  goods: HedgeGoods,
  palletCents: number,
): BasketLine[] {
  if (chosen.plants === 0) return [];
  const length = hedgeLength(plan.sides);
  const needs = hedgeNeeds(length);
  return [
    {
      sku: chosen.sku,
      quantity: chosen.plants,
      name: kind.name,
      note: `${chosen.heightCm[0]}–${chosen.heightCm[1]} cm, ${texts.forms[chosen.form].toLowerCase()}`,
      cents: chosen.totalCents,
      picture: kind.picture,
      ticked: chosen.state !== "too-few",
      parcel: { delivery: chosen.delivery, form: chosen.form, weightG: chosen.weightG },
    },
    ...fillNeed(goods.soil, needs.soilLitres, { note: texts.soilNote, ticked: false, palletCents }),
    ...fillNeed(goods.feed, needs.feedKg * FEEDINGS, {
      note: texts.feedNote(sayNumber(needs.feedKg)),
      ticked: false,
      palletCents,
    }),
    ...fillNeed(goods.hose, length / 100, { note: texts.hoseNote, ticked: false, palletCents }),
  ];
}
