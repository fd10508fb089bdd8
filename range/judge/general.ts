import type { Find } from "./product.ts";
import { monthsIn, sentencesOf } from "./months.ts";
import type { Text } from "./texts.ts";

/** A text about hedges: those are the ones in which birds build. */
const HEDGES = /haag|hagen|heg\b|heggen|taxus|laurier(?!s)|liguster|beuk|conife?er|thuja|leylandii|leibo|buxus|klimop/i;
const TRIM = /\b(?:snoei|scheer|knip|scheren|knippen|snoeien|snoeibeurt|knipbeurt|onderhoudssnoei)\w*/i;
const NESTS = /nest|broed|vogel/i;
const NOT_A_TRIM =
  /niet|geen|nooit|laat |wacht|rust|lavendel|hortensia|roos|rozen|gras\b|bloem|uitgebloeid|buxusmot|forsythia|chinees klokje|ribes|stek|maai|snoeiroos|snoeischa|vlier|clematis|regen|fruit|appel|druif|mispel|na de bloei|bamboe|olijf|hedera in pot|struik|heide|zaad|kruid|scheuten uit|wilg|linde|plataan/i;

type Rule = (part: string, text: Text, whole: string) => string | undefined;

const says =
  (pattern: RegExp, why: string, unless?: RegExp): Rule =>
  (part, { slug }) =>
    pattern.test(part) && !unless?.test(`${slug} ${part}`) ? why : undefined;

const hedgeTrim: Rule = (part, { kind, slug }) => {
  if (
    kind === "product" ||
    kind === "doctor" ||
    kind === "page" ||
    !(HEDGES.test(slug) || (HEDGES.test(part) && kind !== "tips"))
  )
    return;
  return part
    .split(/(?<=[.?;])\s+/)
    .map((sentence) => {
      const at = sentence.search(TRIM);
      if (at < 0 || NOT_A_TRIM.test(sentence) || NESTS.test(part)) return;
      const months = monthsIn(sentence).flatMap(({ must }) => must);
      const early = months.filter((month) => month >= 4 && month <= 6);
      if (early.length) return `trims a hedge in ${early.join(",")} without a look for nests: “${sentence}”`;
      if (months.includes(10) && /haag|heg/i.test(sentence)) return `trims a hedge in October: “${sentence}”`;
    })
    .find(Boolean);
};

/** "De boomband hoort erbij en koop je los": what was the subject is an object after "en", which Dutch does not allow. */
const TURNS =
  /^["‘]?(?!(?:In|Na|Bij|Met|Dan|Daarna|Daardoor|Voor|Om|Overdag|Zo|Omdat|Steiler|Als|Wat)\b)\p{Lu}[^,]*? (?:is|zijn|wordt|worden|bloeit|bloeien|droogt|verliest|hoort|horen|verplanten|blijft|blijven|groeit|groeien)\b.*? en (?:knip|koop|plant|zaai|vul|snoei|zet|geef|haal|leg|verpot|herken) je\b/u;

const RULES: Record<string, Rule> = {
  "hedge trim": hedgeTrim,
  "fixed day": (part, { kind }) => {
    const day = /(?:rond|na|op|tegen) (?:21 juni|de langste dag)/i;
    const trims = part
      .split(/(?<=[.?;])\s+/)
      .some((one) => day.test(one) && TRIM.test(one) && !/bloeit|clematis|scheuten|lei/i.test(one));
    return kind !== "product" && trims ? "the longest day is no date for hedges" : undefined;
  },
  guarantee: says(
    /(?:een|één|1) jaar (?:groei)?garantie|groeigarantie van (?:een|één) jaar|jaar (?:groei)?garantie op/i,
    "the guarantee goes by root form",
    /pot|kluit|blote wortel/i,
  ),
  "damage report": says(
    /binnen (?:2|twee) dagen (?:een foto|meld|met een foto)|meld (?:het|schade)(?! ?[;,])[^.;]{0,20}binnen (?:2|twee|24|48)/i,
    "a report within two days is a wish, not a term",
    /liefst/i,
  ),
  checkout: says(/in de kassa|bij de kassa|naar de kassa/i, "say “bij het afrekenen”"),
  parcels: says(/reken je per pakket/i, "say “betaal je per pakket”"),
  basket: says(
    /(?:in|uit) (?:je|jouw) kruiwagen/i,
    "the basket is a winkelwagen",
    /grond|blad|zand|compost|mest|hout|schep|zak|tuin/i,
  ),
  paying: (part) =>
    /paypal/i.test(part) && /ideal/i.test(part) && !/klarna/i.test(part)
      ? "Klarna is missing in the ways to pay"
      : undefined,
  drainage: says(
    /laag (?:grof zand|zand|grind|lava|split|kiezel)[^.]{0,40}(?:onder|onderin)|(?:onder|onderin)[^.]{0,40}laag (?:grof zand|zand|grind|lava|split|kiezel|hydrokorrels)/i,
    "no layer under the roots",
    /kunstgras|tegel|terras|bestrat|vijver|pad|zandbak|drainagelaag op|dak|geen laag|helpt[^.]{0,15} niet|onder een laag|juist|zonder laag|\bbol\b|bollen|funder|straat|bak |zaai|schutting|mul|verteert|kas|grindlaag/i,
  ),
  pellets: says(
    /\b(?:klei|hydro)korrels\b/i,
    "no layer of pellets in a pot with holes",
    /schaal|schotel en zet|sierpot|binnenpot|geen|geeft een pen|moet(?:en)? er|niet nodig|alleen ondieper|draagkracht/i,
  ),
  mowing: (part, { slug }) => {
    if (!/gazon|gras|verticu/i.test(slug + part)) return;
    const found = /\bmaai\w*[^.]{0,60}?\b(?:op|tot|naar|korter dan) (?:2|3|twee|drie)(?:,5)? (?:cm|centimeter)/i.exec(
      part,
    );
    return found &&
      !/verticu|dagen ervoor|siergazon|fijn|eenmalig|één keer|bloemenweide|pachy|dek\b|niet|nooit|bamboe/i.test(part)
      ? "an ordinary lawn is not cut below 4 cm"
      : undefined;
  },
  "hard pruning": (part) =>
    /(?:terugzetten|zet (?:hem|de haag|een)[^.]{0,30}terug|fors|hard snoei|grote ingreep|verjong)[^.]{0,60}\b(?:april|mei)\b|\b(?:april|mei)\b[^.]{0,40}(?:terugzetten|fors terug|verjong)/i.test(
      part,
    ) &&
    /taxus|laurier|hulst|glansmispel|olijfwilg/i.test(part) &&
    !/lavendel|olijfboom|kuip|\bniet\b|nooit|vóór|voor april/i.test(part)
      ? "an evergreen hedge is cut hard before half March"
      : undefined,
  practice: says(
    /\bonze (?:eigen )?(?:kweker|hovenier|plantendokter|kwekerij|proeftuin)|uit de praktijk|spreekuur|wij zien vaak|die wij vaak zien|zien wij (?:het )?vaak|aarde onder hun nagels|in onze (?:eigen )?tuin/i,
    "a practice we cannot show",
  ),
  "trained tree": says(
    /leibo[^.]{0,120}(?:lager dan|niet hoger dan|onder) (?:de|je) (?:schutting|muur)/i,
    "the fence exemption does not sell a trained tree",
  ),
  contraction: (part) =>
    sentencesOf(part).some((one) => TURNS.test(one)) ? "a subject that becomes an object after “en”" : undefined,
  coir: says(/kokos[^.]{0,40}stoot[^.]{0,15}water af/i, "dry peat repels water, not coir"),
};

/** What a text says against docs/disputes.md. */
export function judgeText(text: Text): Find[] {
  const whole = text.parts.join("\n");
  return text.parts.flatMap((words) =>
    Object.entries(RULES).flatMap(([rule, judge]) => {
      const why = judge(words, text, whole);
      return why ? [{ rule, name: text.name, words, why }] : [];
    }),
  );
}
