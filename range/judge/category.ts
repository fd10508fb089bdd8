import { monthsOf } from "../../app/catalogue/plants/windows.ts";
import { plantOf } from "../plants.ts";
import { categories, type Product, products, type Rule, type Values } from "../range.ts";
import { monthsIn, sentencesOf } from "./months.ts";
import { CUT, type Find, NOT_PRUNING, PLANTING } from "./product.ts";
import type { Text } from "./texts.ts";

const list = (value: Values | undefined) => (Array.isArray(value) ? value : value == null ? [] : [value]);
const fits = (product: Product, { groups, where, also }: Rule) =>
  also?.includes(product.slug) ||
  ((!groups || groups.includes(product.group)) &&
    Object.entries(where ?? {}).every(([key, wanted]) => {
      const has = list(product.facets[key]);
      return wanted === "*" ? has.length > 0 : has.some((value) => (list(wanted) as unknown[]).includes(value));
    }));
const OTHER =
  /verplant|verpot|zaai|stek|deel |scheur|oogst|\bniet\b|nooit|geen |in pot kan|bollen|geef|derde in|het blad|peulen/i;

/** A shelf names no month for planting or pruning in which none of its plants is planted or pruned. */
export function judgeCategory({ kind, slug, name, parts }: Text): Find[] {
  const category = kind === "category" ? categories.find((one) => one.slug === slug) : undefined;
  const members = category ? products.filter((product) => fits(product, category.rule) && plantOf(product)) : [];
  if (members.length < 2) return [];
  const planted = new Set(members.flatMap(({ calendar }) => calendar.plant ?? []));
  const pruned = new Set(
    members.flatMap((product) => monthsOf((plantOf(product)?.prune ?? []).flatMap(({ windows }) => windows))),
  );
  return parts.flatMap((part) =>
    sentencesOf(part).flatMap((words): Find[] => {
      const sentence = words.replace(/^["*\s\d.-]+/, "");
      const find = (rule: string, months: Set<number>, at: number): Find[] => {
        const outside = monthsIn(sentence.slice(at))
          .flatMap(({ must }) => must)
          .filter((month) => !months.has(month));
        return outside.length && months.size
          ? [{ rule, name, words, why: `${outside.join()} is no month of ${[...months].sort((a, b) => a - b).join()}` }]
          : [];
      };
      const plants = sentence.search(PLANTING);
      if (plants >= 0 && !OTHER.test(sentence)) return find("category planting", planted, plants);
      const cuts = sentence.search(CUT);
      if (cuts >= 0 && !OTHER.test(sentence) && !NOT_PRUNING.test(sentence))
        return find("category pruning", pruned, cuts);
      return [];
    }),
  );
}
