import { phraseKey, type Synonyms } from "../../dutch/synonyms.ts";
import { andInto, countBits, countBoth, eachBit, setBit } from "../index/bits.ts";
import { looseEdges } from "../index/compound-edges.ts";
import type { Edge } from "../index/edge.ts";
import { makeEdges, settle } from "../index/edges.ts";
import { intentIn } from "../query/catalogue-intents.ts";
import { segmentsFor } from "../index/growing.ts";
import { keepKind, keepThing } from "./keep.ts";
import { Knowledge } from "../query/knowledge.ts";
import { isNamed, sameWord } from "../query/lookup.ts";
import { keepAbove, matchAll, matchMost } from "../query/match.ts";
import { lighten, type Question, type Reader, readQuestion } from "../query/question.ts";
import type { Segment } from "../index/segment.ts";
import { addRelated, relatedLift } from "./related.ts";
import { respell } from "../query/spelling.ts";
import { isLatin } from "../index/vocabulary.ts";
import { type Match, TIER } from "../query/walk.ts";

/** What the segments make of the words of a question, in agreement with each other. */
export interface Answered {
  question: Question;
  /** per segment; undefined for an empty question: everything matches */
  matches: (Match | undefined)[];
  /** the matches that met every word, when near ones were added behind them */
  whole?: Match[];
  droppedWords: string[];
  /** how many answers meet every word; the others come after them */
  exact: number;
  /** up to this score a document only comes near */
  base: number;
  /** highest score over all segments */
  top: number;
  /** what meets most of the wishes, where no thing was named: a few of them fill up */
  most?: Match[];
}

/** With fewer exact answers than this, what comes near is added behind them. */
const ENOUGH = 10;

/** The thing itself without any of the wishes is still an answer. */
const KIND_TIERS = 5;

/** The answers to the words, and behind few of them what is most like them. */
export function answerWords(
  segments: Segment[],
  text: string,
  synonyms: Synonyms,
  optionalWords: readonly string[],
): Answered {
  const { answered, among } = meetWords(segments, text, synonyms, optionalWords);
  const matches = answered.matches.filter((match) => match !== undefined);
  if (among !== segments) {
    for (const [at, match] of matches.entries()) {
      andInto(match.matched, among[at]!.live);
      match.count = countBits(match.matched);
    }
  }
  const related = matches.length > 0 ? addRelated(among, matches, answered) : undefined;
  if (!related) return answered;
  return {
    ...answered,
    matches: related,
    base: answered.base + relatedLift,
    top: answered.top + relatedLift,
  };
}

/** As asked; if nothing is found with typos allowed everywhere; if still nothing with as many of the words as possible. */
function meetWords(
  segments: Segment[],
  text: string,
  synonyms: Synonyms,
  optionalWords: readonly string[],
): { answered: Answered; among: Segment[] } {
  const reader: Reader = {
    synonyms,
    respell: (word, last) => respell(segments, synonyms, word, last),
    isKnown: (word) =>
      synonyms.has(phraseKey([word])) || segments.some(({ vocabulary }) => sameWord(vocabulary, word).length > 0),
    isName: (word) => segments.some(({ vocabulary }) => isLatin(vocabulary, word)),
    intentOf: (words) => intentIn(segments, synonyms, words),
  };
  const asked = readQuestion(text, reader, optionalWords);
  if (asked.tokens.length === 0)
    return { answered: { ...finish(asked, [], 0, []), matches: segments.map(() => undefined) }, among: segments };
  const among = segmentsFor(segments, asked);
  const knowledge = new Knowledge(segments, asked);
  const faint = knowledge.faint(asked);
  const answered = meetMeant(among, lighten(asked, faint), synonyms, knowledge);
  if (faint.size === 0 || answered.droppedWords.length > 0) return { answered, among };
  const matches = answered.matches.filter((match) => match !== undefined);
  return { answered: { ...answered, droppedWords: passedOver(segments, matches, answered.question, faint) }, among };
}

function meetMeant(segments: Segment[], question: Question, synonyms: Synonyms, knowledge: Knowledge): Answered {
  const strict = segments.map((segment) => makeEdges(segment, question, "strict", knowledge));
  settle(strict);
  const near = (): Match[] => meetMost(segments, question, strict, knowledge);
  let matches = segments.map((segment, at) => matchAll(segment, question, strict[at]!));
  if (question.weight > 1) matches = matches.map((match) => keepKind(match, strict));
  let exact = liveCount(segments, matches);
  if (exact === 0) {
    const lenient = segments.map((segment) => makeEdges(segment, question, "lenient", knowledge));
    matches = segments.map((segment, at) => keepKind(matchAll(segment, question, lenient[at]!), strict));
    exact = liveCount(segments, matches);
  }
  if (exact >= ENOUGH) return finish(question, matches, exact, []);
  if (exact > 0 && saidWhole(question)) return finish(question, matches, exact, []);
  if (exact > 0) return addNear(segments, matches, near(), question, exact);
  const some = near();
  const within = liveCount(segments, some) === 0 ? wordsWithin(segments, question) : undefined;
  if (within) {
    const { answered } = meetWords(segments, within, synonyms, []);
    return {
      ...answered,
      exact: 0,
      droppedWords: question.tokens.map(({ start, end }) => question.text.slice(start, end)),
    };
  }
  return finish(question, some, 0, liveCount(segments, some) > 0 ? passedOver(segments, some, question) : []);
}

/** Whether one known wish covers all heavy words: then leaving words out brings nothing nearer. */
const saidWhole = ({ readings, roles }: Question): boolean =>
  readings.some(
    (reading) =>
      reading.kind === "intent" &&
      reading.intent.near !== undefined &&
      roles.every((role, at) => role !== "word" || (at >= reading.from && at < reading.to)),
  );

/** Last resort: an unknown word may end or begin with one we know ("adventskrans", "slanghaspel"). */
function wordsWithin(segments: Segment[], { tokens, roles }: Question): string | undefined {
  const known = (part: string): boolean => segments.some((segment) => isNamed(segment, part, 130));
  const parts = tokens.flatMap(({ text, literal }, at) => {
    if (literal || roles[at] !== "word" || text.length < 7) return [];
    for (let cut = 3; cut <= text.length - 4; cut++) if (known(text.slice(cut))) return [text.slice(cut)];
    for (let cut = text.length - 3; cut >= 4; cut--) if (known(text.slice(0, cut))) return [text.slice(0, cut)];
    return [];
  });
  return parts.length > 0 ? parts.join(" ") : undefined;
}

const liveCount = (segments: Segment[], matches: Match[]): number =>
  matches.reduce((sum, match, at) => sum + countBoth(match.matched, segments[at]!.live), 0);

const topOf = (matches: Match[]): number => Math.max(0, ...matches.map((match) => match.top));

const finish = (question: Question, matches: Match[], exact: number, droppedWords: string[]): Answered => ({
  question,
  matches,
  droppedWords,
  exact,
  base: 0,
  top: topOf(matches),
});

/** Behind the exact answers: the same kind of thing with one wish less. */
function addNear(segments: Segment[], exact: Match[], near: Match[], question: Question, count: number): Answered {
  if (!near.some((match) => match.edges.some((edge) => edge.noun && edge.top > 0)))
    return { ...finish(question, exact, count, []), most: near };
  // An exact answer must never fall behind or out: it gets the best near score on top of its own.
  const base = topOf(near);
  for (const [at, match] of near.entries()) {
    eachBit(exact[at]!.matched, (document) => {
      match.scores[document] = base + exact[at]!.scores[document]!;
      setBit(match.matched, document);
    });
  }
  const matches = near.map((match, at) => ({ ...keepAbove(segments[at]!, match, 0), top: base + exact[at]!.top }));
  return { ...finish(question, matches, count, []), base, whole: exact };
}

function meetMost(segments: Segment[], question: Question, strict: Edge[][], knowledge: Knowledge): Match[] {
  const loose = segments.map((segment) => looseEdges(segment, question, knowledge));
  const matches = segments.map((segment, at) => matchMost(segment, question, strict[at]!, loose[at]!));
  const top = topOf(matches);
  const tiers = Math.floor((top - 1) / TIER);
  const nouns = matches.some((match) => match.edges.some((edge) => edge.noun && edge.top > 0));
  const first = matches.map((match, at) => keepAbove(segments[at]!, match, Math.max(1, tiers * TIER)));
  if (!nouns && tiers > 2)
    return matches.map((match, at) => keepAbove(segments[at]!, match, Math.max(1, (tiers - 2) * TIER)));
  if (!nouns || liveCount(segments, first) >= ENOUGH) return first;
  const some = matches.map((match, at) =>
    keepAbove(segments[at]!, match, Math.max(TIER, Math.min(tiers - 2, KIND_TIERS) * TIER)),
  );
  const things = some.map(keepThing);
  return liveCount(segments, things) > 0 ? things : first;
}

/** The words that not one of the answers meets. */
function passedOver(
  segments: Segment[],
  matches: Match[],
  question: Question,
  places = new Set(question.tokens.keys().filter((at) => question.roles[at] === "word")),
): string[] {
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
    .filter((_, at) => places.has(at) && !met.has(at))
    .map((token) => question.text.slice(token.start, token.end));
}
