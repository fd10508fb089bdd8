import type { Plant } from "../../app/catalogue/plants/plant.ts";
import { monthsOf } from "../../app/catalogue/plants/windows.ts";
import { plantOf } from "../plants.ts";
import type { Product } from "../range.ts";
import { monthsIn, NUMBER, numberOf, sentencesOf } from "./months.ts";
import type { Text } from "./texts.ts";

export type Find = { rule: string; name: string; words: string; why: string };
type Finder = (sentence: string, product: Product, plant: Plant) => string | undefined;

const inWords = (months: number[]) => months.join(",");
const FAVOURED = /\b(liefst|voorkeur|best|beste|gemakkelijkst|mooist|makkelijkst)\b/i;
export const PLANTING = /(?:^|, |; | en )plant (?!je\b)/i;
const NOT_PLANTING = /verplant|verpot|zaailing/i;

const planting: Finder = (sentence, { calendar }) => {
  const at = sentence.search(PLANTING);
  if (at < 0 || NOT_PLANTING.test(sentence) || !calendar.plant?.length) return;
  const [first] = monthsIn(sentence.slice(at)).filter((one) => one.at < 60);
  if (!first?.must.length) return;
  const outside = first.must.filter((month) => !calendar.plant?.includes(month));
  if (outside.length) return `plants in ${inWords(outside)}, the record in ${inWords(calendar.plant)}`;
  const others = calendar.plant.filter((month) => !first.must.includes(month) && !first.may.includes(month));
  const ownForm = /blote wortel|met kluit|kluiten|in pot|uit pot/i.test(sentence);
  if (others.length >= 3 && !ownForm && !FAVOURED.test(sentence.slice(0, at + first.at + 12)))
    return `leaves out ${inWords(others)} without saying that these are the best months`;
};

export const CUT =
  /\b(snoei|scheer|knip|kort|zet (?:hem|haar|ze|de struik|alle takken)?[^.]{0,30}\bterug|toppen|zaag|knot|kandelaber|verjong)\w*/i;
export const NOT_PRUNING =
  /uitgebloeid|verlept|bruine|dode |dood |geel |oude blad|oud blad|bladeren|trossen|stek|pluim|bloem|bloei(?!hout)|voor de vaas|vaas|bollen|snoeisel|wortel|uitloper|opslag|ranken die|verwelkt|schot|schil|gras|loof|zaad|kant|maai|aren|groene tak|geheel groen|rand|kluit|kaal hout|okselscheut|waterlot|bessen|bevroren|stengel|halm|vorst|dwars|noot|noten|fruit|oogst|pluk|tros|rank|jonge|scheuten|zaailing|uitlo|nesten?\b|aart|delen|toppen|niet meer/i;
const pruning: Finder = (sentence, { calendar, group }, plant) => {
  if (!calendar.prune?.length || !CUT.test(sentence) || group === "kamerplanten" || group === "vetplanten") return;
  const hedge = group.startsWith("haag");
  if (!hedge && NOT_PRUNING.test(sentence)) return;
  if (hedge && /stek|uitgebloeid|worteluitloper|bij het planten|plant |na het planten/i.test(sentence)) return;
  const cut = sentence.slice(sentence.search(CUT));
  const allowed = monthsOf(plant.prune.flatMap(({ windows }) => windows));
  const outside = monthsIn(cut)
    .flatMap(({ must }) => must)
    .filter((month) => !allowed.includes(month));
  if (!outside.length || /niet in|nooit in|geen |vermijd/i.test(cut)) return;
  if (hedge && outside.every((month) => month === 6) && /nest/i.test(sentence) && /half juni/i.test(sentence)) return;
  return `cuts in ${inWords(outside)}, the record in ${inWords(allowed)}`;
};

const ROW = new RegExp(
  `(${NUMBER})(?: (?:tot|à|of) (${NUMBER}))?(?: planten?| stuks| struiken)? per (?:strekkende )?meter(?! (?:hoog|afstand))`,
  "i",
);
const row: Finder = (sentence, _, { spacing }) => {
  const found = ROW.exec(sentence);
  if (!found || !spacing.row || /liter|gram|scheut|hand|kalk/i.test(sentence)) return;
  const [low, high] = spacing.row.perMetre;
  const said = [found[1], found[2]].filter((one) => one !== undefined).map(numberOf);
  if (said.some((one) => one < low || one > high)) return `${said.join("–")} per metre, the record ${low}–${high}`;
};
const BED = new RegExp(
  `(${NUMBER})(?: (?:tot|à|of) (${NUMBER}))?(?: planten| stuks| potjes)?(?: per vierkante meter| per m²)`,
  "i",
);
const bed: Finder = (sentence, _, { spacing }) => {
  const found = BED.exec(sentence);
  if (!found || !spacing.bed || /liter|gram|hand|compost|emmer|zand|kalk|mest|kilo/i.test(sentence)) return;
  const said = [found[1], found[2]].filter((one) => one !== undefined).map(numberOf);
  if (said.every((one) => Math.abs(one - (spacing.bed?.perM2 ?? 0)) > Math.max(1, (spacing.bed?.perM2 ?? 0) * 0.2)))
    return `${said.join("–")} per m², the record ${spacing.bed.perM2}`;
};

const APART =
  /(\d+(?:,\d+)?)(?: (?:à|tot) (\d+))? (cm|m)(?: uit elkaar| tussenruimte| afstand\b(?! (?:tot|van)))|op (\d+) cm afstand|om de (\d+) cm/i;
const apart: Finder = (sentence, { group, facts }, { spacing }) => {
  const found = APART.exec(sentence);
  const known = [...(spacing.row?.distanceCm ?? []), ...(spacing.bed ? [spacing.bed.distanceCm] : [])].sort(
    (a, b) => a - b,
  );
  if (
    !found ||
    !known.length ||
    /draad|draden|muur|latten|\bpot\b|in een pot|bak|zaai|etage|paal|ranken|huis|leiding|scherm/i.test(sentence) ||
    group === "bollen" ||
    facts.grownAs
  )
    return;
  const said = [found[1] ?? found[4] ?? found[5], found[2]]
    .filter((one) => one !== undefined)
    .map((one) => numberOf(one) * (found[3] === "m" ? 100 : 1));
  if (said.some((one) => one < (known[0] ?? 0) * 0.75 || one > (known.at(-1) ?? 0) * 1.3))
    return `${said.join("–")} cm apart, the record ${known.join("–")}`;
};

const TALL = new RegExp(
  `\\b(?:wordt|bereikt|hoogte van|groeit uit tot|eindhoogte is)[^.]{0,45}?(\\d+(?:[.,]\\d+)?)(?: (?:tot|à|–) |–)?(\\d+(?:[.,]\\d+)?)? ?(cm|m|meter) hoog`,
  "i",
);
const height: Finder = (sentence, _, { size }) => {
  const found = TALL.exec(sentence);
  if (!found || !size.heightCm || /bloem|pluim|toorts|blad|jaar|geleverd|stam|snij|haag van|houd/i.test(sentence))
    return;
  const times = found[3] === "cm" ? 1 : 100;
  const said = Math.max(...[found[1], found[2]].filter((one) => one !== undefined).map(numberOf)) * times;
  if (said > size.heightCm * 1.3 || said < size.heightCm * 0.6) return `${said} cm high, the record ${size.heightCm}`;
};

const GROWS = /(\d+)(?: ?(?:tot|à|–) ?(\d+))? cm (?:per|in een|in één) jaar/i;
const growth: Finder = (sentence, _, { growthCmPerYear }) => {
  const found = GROWS.exec(sentence);
  if (!found || !growthCmPerYear || /stam|dik|wortel|breed|uitloper|diep|snoei|knip/i.test(sentence)) return;
  const said = [found[1], found[2]].filter((one) => one !== undefined).map(numberOf);
  if (said.some((one) => one < growthCmPerYear[0] || one > growthCmPerYear[1]))
    return `${said.join("–")} cm a year, the record ${growthCmPerYear.join("–")}`;
};

const COLD = /(?:winterhard|verdraagt|bestand|overleeft|houdt het uit|kan)[^.]{0,45}?[−-](\d+) ?(?:°|graden)/i;
const hardy: Finder = (sentence, _, { hardiness, indoor }) => {
  const found = COLD.exec(sentence);
  if (
    !found ||
    indoor ||
    hardiness.lowestC === null ||
    /in pot|pot |kuip|jong|knop|bloem|wortel|vlies|bescherm|dek|kap/i.test(sentence)
  )
    return;
  const said = -Number(found[1]);
  if (said !== hardiness.lowestC) return `hardy to ${said}, the record ${hardiness.lowestC}`;
};

const toxic: Finder = (sentence, product, { toxicity }) => {
  if (!/giftig|veilig voor/i.test(sentence) || /^niet veilig|giftig bitter/i.test(sentence)) return;
  const harms = [toxicity.human, toxicity.cat, toxicity.dog, toxicity.horse];
  if (/\b(niet|on)-?\s?giftig|veilig voor (?:katten|honden|huisdieren|kat|hond)|geen giftig/i.test(sentence)) {
    const pets = /kat|hond|huisdier/i.test(sentence) ? [toxicity.cat, toxicity.dog] : harms.slice(0, 3);
    const edible = /vrucht|vlees|bes|rijp|blad|nectar|wel eetbaar/i.test(sentence) && product.facts.toxicity;
    if (!edible && pets.some((harm) => harm === "mild" || harm === "severe"))
      return "called safe, the record says it harms";
    return;
  }
  if (/zeer giftig|levensgevaarlijk|dodelijk giftig/i.test(sentence) && !harms.includes("severe"))
    return "called very toxic, the record says it is not";
  if (
    harms.every((harm) => harm === "safe") &&
    !/lijk|verward|verwar|andere|zoals|familie|niet|neef|verwant|wilde/i.test(sentence)
  )
    return "called toxic, the record says it is safe";
};

const BLOOM = /\b(?:bloeit|bloeien|bloei|bloemen)\b/i;
const bloom: Finder = (sentence, _, { bloom: { months } }) => {
  if (
    !months.length ||
    !/\b(?:bloeit|bloeien|in bloei)\b/i.test(sentence) ||
    !BLOOM.test(sentence) ||
    /\bniet\b|nabloei|tweede|opnieuw|eerste jaar|weer|knop|snoei|knip|kort|na de bloei|oude/i.test(sentence)
  )
    return;
  const at = sentence.search(/\b(?:bloeit|bloeien|in bloei)\b/i);
  const [first] = monthsIn(sentence.slice(at)).filter((one) => one.at < 45);
  const outside = first?.must.filter((month) => !months.includes(month)) ?? [];
  if (outside.length > 1 || (outside.length && first?.must.length === 1))
    return `in bloom in ${inWords(outside)}, the record in ${inWords(months)}`;
};

const NO_FOOD =
  /^(?:bemest niet|geef (?:geen|nooit) (?:kunst)?mest|laat mest)|, mest niet|zonder (?:een korrel )?mest|geen voeding/i;
const FOOD = /(?:mest|voeding|^voed)\b/i;
const feeding: Finder = (sentence, { calendar, group }, { feed }) => {
  if (!calendar.plant?.length || group === "bollen") return;
  if (NO_FOOD.test(sentence))
    return feed.length && !/kunstmest/i.test(sentence) ? `no food, the record in ${inWords(feed)}` : undefined;
  if (
    !FOOD.test(sentence) ||
    /\bpot|kuip|\bbak\b|compost|aluin|niet na|na juli|snoei|knip|kalk|water|giet|bloei/i.test(sentence)
  )
    return;
  const outside = monthsIn(sentence)
    .flatMap(({ must }) => must)
    .filter((month) => !feed.includes(month));
  if (outside.length) return `feeds in ${inWords(outside)}, the record in ${inWords(feed)}`;
};

const FINDERS: Record<string, Finder> = {
  planting,
  pruning,
  row,
  bed,
  apart,
  height,
  growth,
  hardy,
  toxic,
  bloom,
  feeding,
};

/** What the words of a product say against the record of its plant. */
export function judgeProduct({ name, parts }: Text, product: Product): Find[] {
  const plant = plantOf(product);
  if (!plant || plant.mixOf) return [];
  return parts.flatMap((part) =>
    sentencesOf(part).flatMap((words) =>
      Object.entries(FINDERS).flatMap(([rule, find]) => {
        const why = find(words, product, plant);
        return why ? [{ rule, name, words, why }] : [];
      }),
    ),
  );
}
