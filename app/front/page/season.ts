import type { Card } from "#catalogue/product/product.ts";
import { type Day, inSeason } from "#kit/day.ts";

/** What the front page shows beside the jobs of a month: what is planted, sown or given in it. */
const SHELVES: Record<number, string> = {
  1: "haagplanten-met-blote-wortel",
  2: "fruitbomen",
  3: "vaste-planten",
  4: "rozen",
  5: "hortensia",
  6: "zomerbloeiers",
  7: "vaste-planten-zomerbloeiers",
  8: "siergrassen",
  9: "bloembollen",
  10: "haagplanten",
  11: "haagplanten-met-blote-wortel",
  12: "kerst",
};
export const shelfOf = (month: number): string => SHELVES[month] ?? "haagplanten";

/** Those that can come now go before those that wait for their season. */
export function inSeasonFirst<One extends Pick<Card, "seasons" | "soldOut">>(cards: One[], today: Day): One[] {
  const comes = ({ seasons, soldOut }: One) =>
    !soldOut && (seasons.length === 0 || seasons.some((season) => inSeason(today, season)));
  return [...cards.filter(comes), ...cards.filter((card) => !comes(card))];
}
