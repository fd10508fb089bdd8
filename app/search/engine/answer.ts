import type { Synonyms } from "../dutch/synonyms.ts";
import { countBoth } from "./bits.ts";
import { keepFrom, type Match, matchAll, matchMost, WORD_MET } from "./match.ts";
import { type Question, readQuestion } from "./question.ts";
import type { Segment } from "./segment.ts";

/** What the segments make of the words of a question, in agreement with each other. */
export interface Answered {
  question: Question;
  /** per segment; undefined for an empty question: everything matches */
  matches: (Match | undefined)[];
  droppedWords: string[];
  /** highest score over all segments */
  top: number;
}

/** As asked; if nothing is found with typos allowed everywhere; if still nothing with as many of the words as possible. */
export function answerWords(segments: Segment[], text: string, synonyms: Synonyms, optionalWords: readonly string[]): Answered {
  const question = readQuestion(text, synonyms, optionalWords);
  if (question.tokens.length === 0) return { question, matches: segments.map(() => undefined), droppedWords: [], top: 0 };
  const liveCount = (matches: Match[]): number => matches.reduce((sum, match, at) => sum + countBoth(match.matched, segments[at]!.live), 0);
  const done = (matches: Match[], droppedWords: string[]): Answered => ({ question, matches, droppedWords, top: Math.max(0, ...matches.map((match) => match.top)) });

  for (const strictness of ["strict", "lenient"] as const) {
    const matches = segments.map((segment) => matchAll(segment, question, strictness));
    if (liveCount(matches) > 0) return done(matches, []);
  }
  let matches = segments.map((segment) => matchMost(segment, question));
  const most = Math.max(0, ...matches.map((match) => match.top));
  const least = Math.floor((most - 1) / WORD_MET) * WORD_MET;
  if (least > 0) matches = matches.map((match, at) => keepFrom(segments[at]!, match, least));
  return done(matches, liveCount(matches) > 0 ? passedOver(segments, matches, question) : []);
}

/** The words that not one of the answers meets. */
function passedOver(segments: Segment[], matches: Match[], question: Question): string[] {
  const met = new Set<number>();
  for (const [at, match] of matches.entries()) {
    for (const edge of match.edges) {
      const { scores, reading } = edge;
      if (!scores) continue;
      let hits = false;
      for (let document = 0; document < segments[at]!.size && !hits; document++) hits = scores[document]! > 0 && match.scores[document]! > 0;
      if (hits) for (let place = reading.from; place < reading.to; place++) met.add(place);
    }
  }
  return question.tokens.filter((_, at) => question.roles[at] === "word" && !met.has(at)).map((token) => question.text.slice(token.start, token.end));
}
