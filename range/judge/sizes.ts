import type { Product } from "../range.ts";
import { sentencesOf } from "./months.ts";
import type { Find } from "./product.ts";
import type { Text } from "./texts.ts";

const WORDS: Record<string, number> = {
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  acht: 8,
  negen: 9,
  tien: 10,
  twaalf: 12,
  vijftien: 15,
  twintig: 20,
  vierentwintig: 24,
  vijfentwintig: 25,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  honderd: 100,
  tweehonderd: 200,
  driehonderd: 300,
};
const IN_WORDS = new RegExp(String.raw`(?<!\p{L})(${Object.keys(WORDS).join("|")})(?!\p{L})`, "giu");
/** Measures as labels write them: "dertig kilo" is 30 kg, "60 bij 180 cm" is 60 × 180 cm. */
const asLabels = (text: string) =>
  text
    .replaceAll(IN_WORDS, (word) => String(WORDS[word.toLowerCase()]))
    .replaceAll(/\b(\d+(?:,\d+)?) bij (\d+(?:,\d+)?)/g, "$1 × $2")
    .replaceAll(/\bvierkante meter\b/g, "m²")
    .replaceAll(/\bliter\b/g, "l")
    .replaceAll(/\bgram\b/g, "g")
    .replaceAll(/\bkilo\b/g, "kg")
    .replaceAll(/\bmeter\b/g, "m");
const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.ø]/g, "")
    .replaceAll("x", "×");
/** The measures in a label: "60–80 cm", "40 l", "Ø 15 cm", "120 × 180 cm", "10 bollen". */
const MEASURE =
  /(?:ø ?)?\d[\d.,]*(?: ?[×x–-] ?\d[\d.,]*)*(?: ?(?:cm|mm|m²|m³|m|l|kg|g|ml|stuks|st|bollen|knollen|druppelaars|lampen|lampjes|planten|bosjes|cassettes|zaden|larven|zakken|bakken)(?![\p{L}²³]))/giu;
/** What a text names, and of "123 × 250 cm" each side too. */
const measuresOf = (text: string) =>
  (text.match(MEASURE) ?? []).map(squeeze).flatMap((measure) => {
    const unit = measure.replace(/^[\d.,×–-]+/, "");
    const sides = measure.slice(0, measure.length - unit.length).split("×");
    return sides.length > 1 ? [measure, ...sides.map((side) => side + unit)] : [measure];
  });

const PACK = /pakket van|\d rollen|\d trays|\d elementen|set van|doos van|pallet van|\d cassettes|zakken van/i;

const ONE = String.raw`(?:ø ?)?\d[\d.,]*(?: ?[×–-] ?\d[\d.,]*)*(?: ?(?:cm|mm|m²|m³|m|l|kg|g|ml|gram|liter|meter))?`;
const SEVERAL = new RegExp(`${ONE}(?:, ${ONE})* (?:of|tot) ${ONE}`, "giu");

const MARKED = /\b(maat|maten|kleinste|grootste|middelste|langste|vanaf|neem|neemt|kies|van de twee|hooguit)\b/i;
const NUMBERED = String.raw`\d[\d.,]*(?: ?[×–-] ?\d[\d.,]*)*`;
/** "De rol is 1 × 5 m", "een strook, 10 m lang", "deze band van 2,5 m": the thing itself, not one of its sizes. */
const CLAIM = new RegExp(
  String.raw`^(?:de|het|deze|dit|hij)\b[^,;\d]{0,40}\b(?:is|zijn|meet|bevat)\b (?:er )?(?:goed )?(?:voor )?${NUMBERED}|\bvolle ${NUMBERED}|${NUMBERED} ?(?:cm|m) (?:hoog|lang|breed)\b|\b(?:deze|dit)\b[^.,;:]{0,40} van ${NUMBERED}`,
  "iu",
);

/** A summary and what a description claims speak for all sizes: they name none of them, or all. */
export function sizeFinds({ name, parts: [summary = "", ...others] }: Text, { variants }: Product): Find[] {
  // A pack of the same thing is no other size.
  const single = variants.filter(({ label }) => !PACK.test(label));
  const labels = single.map(({ label }) => measuresOf(label));
  const own = [...new Set(labels.flat())].filter((measure) => labels.some((label) => !label.includes(measure)));
  const judged = (words: string): Find[] => {
    // "20 of 40 liter" and "van 45 tot 80 cm" speak for more than one.
    const said = measuresOf(asLabels(words).replaceAll(SEVERAL, " "));
    const named = own.filter((measure) => said.includes(measure));
    if (!named.length || labels.every((label) => label.some((measure) => named.includes(measure)))) return [];
    const why = `names ${named.join()} of ${variants.map(({ label }) => label).join(" / ")}`;
    return [{ rule: "size", name, words, why }];
  };
  const claims = others
    .flatMap(sentencesOf)
    .filter((sentence) => !MARKED.test(sentence) && CLAIM.test(asLabels(sentence)));
  return [summary, ...claims].flatMap(judged);
}
