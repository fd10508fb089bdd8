import shelves from "../../../content/season-tips.json" with { type: "json" };
import { type Day, monthOf } from "#kit/day.ts";
import type { CategoryText } from "../product/product.ts";

type Place = { slug: string; parent: string | null; group: string; facetSet: string; texts: CategoryText };

const tipsFor = new Map(shelves.flatMap(({ for: names, tips }) => names.map((name) => [name, tips] as const)));

/** The category's own tip in the months it is true; in others what the narrowest shelf around it has to do. */
export function tipOf({ slug, parent, group, facetSet, texts }: Place, today: Day): string {
  const month = monthOf(today);
  if (!texts.tipMonths || texts.tipMonths.includes(month)) return texts.tip;
  const shelf = [slug, parent ?? "", `${group}/${facetSet}`, group].find((name) => tipsFor.has(name)) ?? "";
  return tipsFor.get(shelf)?.[month - 1] ?? "";
}
