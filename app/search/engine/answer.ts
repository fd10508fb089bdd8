import type { Synonyms } from "../dutch/synonyms.ts";
import { countBoth } from "./bits.ts";
import { keepAbove, type Match, matchAll, matchMost, TIER } from "./match.ts";
import { type Question, readQuestion } from "./question.ts";
import type { Segment } from "./segment.ts";

/** What the segments make of the words of a question, in agreement with each other. */
export interface Answered {
  question: Question;
  /** per segment; undefined for an empty question: everything matches */
  matches: (Match | undefined)[];
  droppedWords: string[];
  /** how many answers meet every word; the others come after them */
  exact: number;
  /** highest score over all segments */
  top: number;
}

/** With fewer exact answers than this, what comes near is added behind them. */
const ENOUGH = 10;

/** As asked; if nothing is found with typos allowed everywhere; if still nothing with as many of the words as possible. */
export function answerWords(
  segments: Segment[],
  text: string,
  synonyms: Synonyms,
  optionalWords: readonly string[],
): Answered {
  const question = readQuestion(text, synonyms, optionalWords);
  if (question.tokens.length === 0)
    return { question, matches: segments.map(() => undefined), droppedWords: [], exact: 0, top: 0 };
  for (const strictness of ["strict", "lenient"] as const) {
    const matches = segments.map((segment) => matchAll(segment, question, strictness));
    const exact = liveCount(segments, matches);
    if (exact >= ENOUGH) return finish(question, matches, exact, []);
    if (exact > 0) return finish(question, addNear(segments, matches, question), exact, []);
  }
  const matches = meetMost(segments, question);
  return finish(question, matches, 0, liveCount(segments, matches) > 0 ? passedOver(segments, matches, question) : []);
}

const liveCount = (segments: Segment[], matches: Match[]): number =>
  matches.reduce((sum, match, at) => sum + countBoth(match.matched, segments[at]!.live), 0);

const topOf = (matches: Match[]): number => Math.max(0, ...matches.map((match) => match.top));

const finish = (question: Question, matches: Match[], exact: number, droppedWords: string[]): Answered => ({
  question,
  matches,
  droppedWords,
  exact,
  top: topOf(matches),
});

/** Behind the exact answers: the same kind of thing with one wish less. */
function addNear(segments: Segment[], exact: Match[], question: Question): Match[] {
  const near = meetMost(segments, question);
  if (!near.some((match) => match.edges.some((edge) => edge.noun && edge.top > 0))) return exact;
  // An exact answer must never fall behind or out: it gets at least the score of having met every word.
  const full = topOf(near);
  for (const [at, match] of near.entries()) {
    for (let document = 0; document < segments[at]!.size; document++) {
      const own = exact[at]!.scores[document]!;
      if (own > 0) match.scores[document] = full + own;
    }
  }
  return near.map((match, at) => ({ ...keepAbove(segments[at]!, match, 0), top: full + exact[at]!.top }));
}

function meetMost(segments: Segment[], question: Question): Match[] {
  const matches = segments.map((segment) => matchMost(segment, question));
  const top = topOf(matches);
  const tiers = Math.floor((top - 1) / TIER);
  const nouns = matches.some((match) => match.edges.some((edge) => edge.noun && edge.top > 0));
  const first = matches.map((match, at) => keepAbove(segments[at]!, match, Math.max(1, tiers * TIER)));
  if (!nouns || liveCount(segments, first) >= ENOUGH) return first;
  return matches.map((match, at) => keepAbove(segments[at]!, match, Math.max(TIER, (tiers - 2) * TIER)));
}

/** The words that not one of the answers meets. */
function passedOver(segments: Segment[], matches: Match[], question: Question): string[] {
  const met = new Set<number>();
  for (const [at, match] of matches.entries()) {
    for (const { scores, reading } of match.edges) {
      if (!scores) continue;
      let hits = false;
      for (let document = 0; document < segments[at]!.size && !hits; document++)
        hits = scores[document]! > 0 && match.scores[document]! > 0;
      if (hits) for (let place = reading.from; place < reading.to; place++) met.add(place);
    }
  }
  return question.tokens
    .filter((_, at) => question.roles[at] === "word" && !met.has(at))
    .map((token) => question.text.slice(token.start, token.end));
}
