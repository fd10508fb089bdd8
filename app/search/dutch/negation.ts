import { negations, stopwords } from "./stopwords.ts";
import type { Token } from "./tokenize.ts";

const joins = (word: string, not: Token): boolean =>
  word === "of" || word === "noch" || (word === "en" && not.text === "behalve");

/** "zonder taxus, hulst of laurier" is without all three: the negation is said again before each of them. */
export function spreadNegation(tokens: Token[], text: string): Token[] {
  const spread = [...tokens];
  for (let at = 2; at < spread.length - 1; at++) {
    if (spread[at]!.literal || negations.has(spread[at + 1]!.text)) continue;
    let first = at - 1;
    while (first > 1 && text.slice(spread[first - 1]!.end, spread[first]!.start).includes(",")) first--;
    const not = negationBefore(spread, first);
    if (!not || !joins(spread[at]!.text, not)) continue;
    const again = (token: Token): Token => ({ ...not, start: token.start, end: token.end });
    const listed = spread.slice(first, at).flatMap((token, place) => (place === 0 ? [token] : [again(token), token]));
    const more = [...listed, again(spread[at]!)];
    spread.splice(first, at - first + 1, ...more);
    at = first + more.length - 1;
  }
  return spread;
}

/** What turns the word at this place round: "geen laurier", "geen grote laurier", "niet te groot". */
function negationBefore(tokens: Token[], at: number): Token | undefined {
  const isSmall = (place: number) => stopwords.has(tokens[place]?.text ?? "");
  const isNot = (place: number) => negations.has(tokens[place]?.text ?? "");
  if (isSmall(at) || isNot(at)) return undefined;
  let before = at - 1;
  if (before > 0 && !isSmall(before) && !isNot(before) && tokens[at]!.start - tokens[before]!.end === 1) before--;
  if (isSmall(before)) before--;
  return isNot(before) ? tokens[before] : undefined;
}
