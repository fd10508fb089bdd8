import type { Cents } from "#kit/money.ts";
import { grassChoice as texts } from "#texts/calculators/grass-choice.ts";
import type { CuttingPlan } from "./cutting-plan.ts";
import { writeCut } from "./cut.ts";
import { type BasketLine, fillNeed, type Goods } from "../goods.ts";
import { BED_CM, type Ground, grassNeeds } from "./grass.ts";
import { sayMetres, sayNumber } from "../measure.ts";
import type { Point } from "./polygon.ts";

export type GrassKind = {
  slug: string;
  name: string;
  pileMm: number;
  picture: { key: string; alt: string } | null;
  rolls: { width: 2 | 4; sku: string; cents: Cents; stock: number; parcel?: BasketLine["parcel"] }[];
};
export type GrassGoods = Record<"tape" | "glue" | "sand" | "bed" | "cloth" | "pins", Goods | undefined>;

/** "2 stukken: 5,1 m en 3,4 m" */
export function sayPieces(plan: CuttingPlan, width: 2 | 4): string {
  const lengths = lengthsOf(plan, width);
  return texts.pieces(lengths.sort((a, b) => b - a).map((length) => `${sayMetres(length)} m`));
}

const lengthsOf = (plan: CuttingPlan, width: 2 | 4) =>
  plan.pieces.filter(({ widthCm }) => widthCm === width * 100).map(({ lengthCm }) => lengthCm);

export function grassBasket(
  kind: GrassKind,
  points: Point[],
  plan: CuttingPlan,
  ground: Ground,
  goods: GrassGoods,
  palletCents: Cents,
): BasketLine[] {
  const needs = grassNeeds(points, plan, kind.pileMm, ground);
  const rolls = needs.rolls.flatMap(({ width, squareMetres }) => {
    const roll = kind.rolls.find((one) => one.width === width);
    if (!roll) return [];
    const enough = roll.stock >= squareMetres;
    return [
      {
        sku: roll.sku,
        quantity: squareMetres,
        name: texts.rollName(kind.name, width),
        note: enough ? sayPieces(plan, width) : texts.notEnough(roll.stock),
        cents: roll.cents * squareMetres,
        picture: kind.picture,
        ticked: enough,
        byArea: true,
        parcel: roll.parcel,
        cut: writeCut(width, lengthsOf(plan, width)),
      },
    ];
  });
  // A pallet is on its way already when there is a 4 m roll or a bed of sand.
  const extra = needs.rolls.some(({ width }) => width === 4) || needs.bedKg > 0 ? 0 : palletCents;
  const fill = (what: keyof GrassGoods, need: number, note: string, ticked = false) =>
    fillNeed(goods[what], need, { note, ticked, palletCents: extra });
  return [
    ...rolls,
    ...fill("tape", needs.tapeM, texts.tapeNote(sayNumber(plan.seamCm / 100))),
    ...fill("glue", needs.glueTubes, texts.glueNote),
    ...fill("sand", needs.sandKg, texts.sandNote(kind.pileMm > 30 ? 8 : 5)),
    ...fill("cloth", needs.clothM2, texts.clothNote),
    ...fill("pins", needs.pins, texts.pinsNote(needs.pins)),
    ...fill("bed", needs.bedKg, texts.bedNote(BED_CM[ground]), false),
  ];
}
