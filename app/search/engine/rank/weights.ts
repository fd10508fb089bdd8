import { stemKey } from "../../dutch/stem.ts";
import { plantWords, turns } from "../../dutch/turns.ts";
import type { Knowledge } from "../query/knowledge.ts";
import type { ParsedQuery, Reading } from "../query/parsed-query.ts";

/** "haag bemesten" asks for what one does it with, not for the haag. */
const chores = new Set(
  "bemesten bekalken verticuteren sproeien begieten bewateren watergeven harken spitten schoffelen inpakken voeren bijvoeren verlichten opbinden stutten".split(
    " ",
  ),
);

const vessels = new Set(["Bloempot", "Plantenbak", "Balkonbak", "Hangpot"]);

/** The place of the word that names what is done, or of the good beside a plant: "bloembollen voeding", "mest hortensia". */
export function taskAt({ tokens, roles, readings }: ParsedQuery): number {
  const chore = tokens.findIndex(({ text }) => chores.has(text));
  if (chore >= 0) return chore;
  const isGood = (at: number): boolean =>
    readings.some(
      (one) =>
        one.kind === "intent" &&
        one.from === at &&
        one.to === at + 1 &&
        one.intent.goods === true &&
        !one.intent.alternatives.flat().some(({ values }) => values.some((value) => vessels.has(value))),
    );
  // In "natte grond" nothing is sold: words that are a wish together are no things one by one.
  const within = (at: number): boolean =>
    readings.some((one) => one.kind === "intent" && one.from <= at && one.to > at && one.to - one.from > 1);
  const last = roles.lastIndexOf("word");
  if (last > 0 && !within(last) && roles[last - 1] === "word" && isGood(last)) return last;
  const first = roles.indexOf("word");
  return first >= 0 && roles[first + 1] === "word" && isGood(first) && !isGood(first + 1) ? first : -1;
}

/** Where a thing goes counts for less than what it is and how it should be. */
export const PLACE = 0.75;

export function placeAt({ tokens, roles }: ParsedQuery): number {
  const at = tokens.findIndex(({ text }, place) => place > 0 && turns.has(text) && roles.indexOf("word") < place);
  return at < 0 || !roles.includes("word") ? tokens.length : at;
}

/** "Zand voor in de zandbak": after the turn stands what it is for, the thing itself came before. */
export function turnsAt({ tokens, roles, readings }: ParsedQuery, knowledge: Knowledge): number {
  const at = tokens.findIndex(({ text }, place) => place > 0 && turns.has(text));
  if (at > 0 && tokens.slice(0, at).some(({ text }) => plantWords.has(text))) return at;
  const named = readings.some(
    (reading) =>
      reading.to <= at &&
      roles.slice(reading.from, reading.to).every((role) => role === "word") &&
      isNoun(knowledge, reading),
  );
  return named ? at : tokens.length;
}

export function isNoun(knowledge: Knowledge, reading: Reading): boolean {
  if (reading.kind === "word" || reading.kind === "joined") return knowledge.isKind(stemKey(reading.word));
  if (reading.kind === "synonym")
    return reading.targets.some(({ words }) => words.some((word) => knowledge.isKind(stemKey(word))));
  return (
    reading.kind === "intent" &&
    (reading.intent.alternatives[0]![0]!.facet === "groep" || reading.intent.alternatives[0]![0]!.facet === "soort")
  );
}

export const spanOf = ({ from, to }: Reading): string => `${from} ${to}`;

/** Readings of the same words weigh the same, so that they can agree: the name itself never falls behind its synonym. */
export function spanWeights(parsed: ParsedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const reading of parsed.readings) {
    if (reading.kind === "size" || reading.kind === "not" || reading.kind === "skip") continue;
    const span = spanOf(reading);
    weights.set(span, Math.max(weights.get(span) ?? 0, weightOf(parsed, reading)));
  }
  return weights;
}

export function weightOf(parsed: ParsedQuery, reading: Reading): number {
  // A size orders among things of the kind; it must not outweigh the kind.
  if (reading.kind === "size") return 0.7;
  if (reading.kind === "not") return 1;
  let weight = 0;
  for (let at = reading.from; at < reading.to; at++)
    weight += parsed.roles[at] === "word" ? 1 : parsed.roles[at] === "generic" ? 0.25 : 0;
  // A phrase somebody wrote down as such says more than its words one by one.
  if (reading.kind === "synonym" && weight > 1.2) return weight * 1.4;
  // "het hele jaar groen" is a wish, though each of its words is light.
  return reading.kind === "intent" && reading.to - reading.from > 1 ? Math.max(1, weight) : weight;
}
