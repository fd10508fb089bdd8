import type { Product } from "../range.ts";
import type { Find } from "./product.ts";
import type { Text } from "./texts.ts";

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(\d+) bij (\d+)/g, "$1×$2")
    .replaceAll(/\bliter\b/g, "l")
    .replaceAll(/\bgram\b/g, "g")
    .replaceAll(/\bmeter\b/g, "m")
    .replaceAll(/\bvierkante m\b/g, "m²")
    .replaceAll(/[\s.]/g, "")
    .replaceAll("x", "×");
/** The measures in a label: "60–80 cm", "40 l", "Ø 15 cm", "120 × 180 cm", "10 bollen". */
const MEASURE =
  /(?:ø ?)?\d[\d.,]*(?: ?[×x–-] ?\d[\d.,]*)*(?: ?(?:cm|mm|m²|m³|m|l|kg|g|ml|stuks|st|bollen|druppelaars|lampen|planten|bosjes|cassettes))/giu;
const measuresOf = (label: string) => (label.match(MEASURE) ?? []).map(squeeze);

const PACK = /pakket van|\d elementen|set van|doos van|pallet van|\d cassettes|zakken van/i;

const ONE = String.raw`(?:ø ?)?\d[\d.,]*(?: ?[×–-] ?\d[\d.,]*)*(?: ?(?:cm|mm|m²|m³|m|l|kg|g|ml|gram|liter|meter))?`;
const SEVERAL = new RegExp(`${ONE}(?:, ${ONE})* (?:of|tot) ${ONE}`, "giu");

/** A summary speaks for all sizes: it names none of them, or all. */
export function sizeFinds({ name, parts: [summary = ""] }: Text, { variants }: Product): Find[] {
  // A pack of the same thing is no other size.
  const single = variants.filter(({ label }) => !PACK.test(label));
  const labels = single.map(({ label }) => measuresOf(label));
  const own = [...new Set(labels.flat())].filter((measure) => labels.some((label) => !label.includes(measure)));
  // "20 of 40 liter" and "van 45 tot 80 cm" speak for more than one.
  const alone = summary.replaceAll(SEVERAL, " ");
  const said = measuresOf(
    alone
      .replaceAll(/\b(\d+(?:,\d+)?) bij (\d+(?:,\d+)?)/g, "$1 × $2")
      .replaceAll(/\bliter\b/g, "l")
      .replaceAll(/\bgram\b/g, "g")
      .replaceAll(/\bmeter\b/g, "m"),
  );
  const named = own.filter((measure) => said.includes(measure));
  if (!named.length || labels.every((label) => label.some((measure) => said.includes(measure)))) return [];
  return [
    {
      rule: "size",
      name,
      words: summary,
      why: `names ${named.join()} of ${variants.map(({ label }) => label).join(" / ")}`,
    },
  ];
}
