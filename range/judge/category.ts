import type { Plant } from "../../app/catalogue/plants/plant.ts";
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

const FEEDS = /\b(?:geef|strooi|voed)\b[^.;]*\b(?:\p{L}*mest|voeding)\b/iu;
const PRUNES = /(?:^|[.;:] )(?:snoei|knip)\b/i;

/** A tip of a month feeds or prunes on a shelf only what at least some of its plants want in that month. */
export function judgeTip({ kind, slug, name, parts }: Text): Find[] {
  const shelves = categories.filter(
    (one) => one.slug === slug || one.group === slug || `${one.group}/${one.facetSet}` === slug,
  );
  const members = kind === "tips" ? products.filter((one) => shelves.some(({ rule }) => fits(one, rule))) : [];
  const plants = [...new Set(members.flatMap((product) => plantOf(product) ?? []))];
  if (plants.length < 3) return [];
  return parts.flatMap((words, at): Find[] => {
    const few = (months: (plant: Plant) => number[]) =>
      plants.filter((plant) => months(plant).includes(at + 1)).length < plants.length / 12;
    if (/\b(?:geen|niet|nooit|stop|pas|wacht|weinig|uitgebloeide)\b|kalium/i.test(words)) return [];
    const wrong = [
      ...(FEEDS.test(words) && few(({ feed }) => feed) ? ["feeds"] : []),
      ...(PRUNES.test(words) && few(({ prune }) => monthsOf(prune.flatMap(({ windows }) => windows)))
        ? ["prunes"]
        : []),
    ];
    return wrong.map((what) => ({ rule: "tip", name, words, why: `${what} in month ${at + 1}, its plants do not` }));
  });
}
