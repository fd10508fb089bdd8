import { LONGEST } from "../../dutch/decompound.ts";
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
import { lighten, type ParsedQuery, type Reader, parseQuery } from "../query/parsed-query.ts";
import type { Segment } from "../index/segment.ts";
import { addRelated, relatedLift } from "./related.ts";
import { respell } from "../query/spelling.ts";
import { beginWork, isCutShort } from "../index/work.ts";
import { isLatin } from "../index/vocabulary.ts";
import { type Match, TIER } from "../query/walk.ts";

/** What the segments make of the words of a query, in agreement with each other. */
export interface Matched {
  parsed: ParsedQuery;
  /** per segment; undefined for an empty query: everything matches */
  matches: (Match | undefined)[];
  /** the matches that met every word, when near ones were added behind them */
  whole?: Match[];
  droppedWords: string[];
  /** how many results meet every word; the others come after them */
  exact: number;
  /** up to this score a document only comes near */
  base: number;
  /** highest score over all segments */
  top: number;
  /** what meets most of the wishes, where no thing was named: a few of them fill up */
  most?: Match[];
  /** not all words were compared with those we know: that would have taken too long */
  cutShort?: boolean;
}

/** With fewer exact results than this, what comes near is added behind them. */
const ENOUGH = 10;

/** The thing itself without any of the wishes is still a result. */
const KIND_TIERS = 5;

/** What matches the words, and behind few of them what is most like them. */
export function matchWords(
  segments: Segment[],
  text: string,
  synonyms: Synonyms,
  optionalWords: readonly string[],
): Matched {
  beginWork();
  const { matched: met, among } = meetWords(segments, text, synonyms, optionalWords);
  const matched = isCutShort() ? { ...met, cutShort: true } : met;
  const matches = matched.matches.filter((match) => match !== undefined);
  if (among !== segments) {
    for (const [at, match] of matches.entries()) {
      andInto(match.matched, among[at]!.live);
      match.count = countBits(match.matched);
    }
  }
  const related = matches.length > 0 ? addRelated(among, matches, matched) : undefined;
  if (!related) return matched;
  return {
    ...matched,
    matches: related,
    base: matched.base + relatedLift,
    top: matched.top + relatedLift,
  };
}

/** As asked; if nothing is found with typos allowed everywhere; if still nothing with as many of the words as possible. */
function meetWords(
  segments: Segment[],
  text: string,
  synonyms: Synonyms,
  optionalWords: readonly string[],
): { matched: Matched; among: Segment[] } {
  const reader: Reader = {
    synonyms,
    respell: (word, last) => respell(segments, synonyms, word, last),
    isKnown: (word) =>
      synonyms.has(phraseKey([word])) || segments.some(({ vocabulary }) => sameWord(vocabulary, word).length > 0),
    isName: (word) => segments.some(({ vocabulary }) => isLatin(vocabulary, word)),
    intentOf: (words) => intentIn(segments, synonyms, words),
  };
  const asked = parseQuery(text, reader, optionalWords);
  if (asked.tokens.length === 0)
    return { matched: { ...finish(asked, [], 0, []), matches: segments.map(() => undefined) }, among: segments };
  const among = segmentsFor(segments, asked);
  const knowledge = new Knowledge(segments, asked);
  const faint = knowledge.faint(asked);
  const matched = meetMeant(among, lighten(asked, faint), synonyms, knowledge);
  if (faint.size === 0 || matched.droppedWords.length > 0) return { matched, among };
  const matches = matched.matches.filter((match) => match !== undefined);
  return { matched: { ...matched, droppedWords: passedOver(segments, matches, matched.parsed, faint) }, among };
}

function meetMeant(segments: Segment[], parsed: ParsedQuery, synonyms: Synonyms, knowledge: Knowledge): Matched {
  const strict = segments.map((segment) => makeEdges(segment, parsed, "strict", knowledge));
  settle(strict);
  const near = (): Match[] => meetMost(segments, parsed, strict, knowledge);
  let matches = segments.map((segment, at) => matchAll(segment, parsed, strict[at]!));
  if (parsed.weight > 1) matches = matches.map((match) => keepKind(match, strict));
  let exact = liveCount(segments, matches);
  if (exact === 0) {
    const lenient = segments.map((segment) => makeEdges(segment, parsed, "lenient", knowledge));
    matches = segments.map((segment, at) => keepKind(matchAll(segment, parsed, lenient[at]!), strict));
    exact = liveCount(segments, matches);
  }
  if (exact >= ENOUGH) return finish(parsed, matches, exact, []);
  if (exact > 0 && saidWhole(parsed)) return finish(parsed, matches, exact, []);
  if (exact > 0) return addNear(segments, matches, near(), parsed, exact);
  const some = near();
  const within = liveCount(segments, some) === 0 ? wordsWithin(segments, parsed) : undefined;
  if (within) {
    const { matched } = meetWords(segments, within, synonyms, []);
    return {
      ...matched,
      exact: 0,
      droppedWords: parsed.tokens.map(({ start, end }) => parsed.text.slice(start, end)),
    };
  }
  return finish(parsed, some, 0, liveCount(segments, some) > 0 ? passedOver(segments, some, parsed) : []);
}

/** Whether one known wish covers all heavy words: then leaving words out brings nothing nearer. */
const saidWhole = ({ readings, roles }: ParsedQuery): boolean =>
  readings.some(
    (reading) =>
      reading.kind === "intent" &&
      reading.intent.near !== undefined &&
      roles.every((role, at) => role !== "word" || (at >= reading.from && at < reading.to)),
  );

/** Last resort: an unknown word may end or begin with one we know ("adventskrans", "slanghaspel"). */
function wordsWithin(segments: Segment[], { tokens, roles }: ParsedQuery): string | undefined {
  const known = (part: string): boolean => segments.some((segment) => isNamed(segment, part, 130));
  const parts = tokens.flatMap(({ text, literal }, at) => {
    if (literal || roles[at] !== "word" || text.length < 7 || text.length > LONGEST) return [];
    for (let cut = 3; cut <= text.length - 4; cut++) if (known(text.slice(cut))) return [text.slice(cut)];
    for (let cut = text.length - 3; cut >= 4; cut--) if (known(text.slice(0, cut))) return [text.slice(0, cut)];
    return [];
  });
  return parts.length > 0 ? parts.join(" ") : undefined;
}

const liveCount = (segments: Segment[], matches: Match[]): number =>
  matches.reduce((sum, match, at) => sum + countBoth(match.matched, segments[at]!.live), 0);

const topOf = (matches: Match[]): number => Math.max(0, ...matches.map((match) => match.top));

const finish = (parsed: ParsedQuery, matches: Match[], exact: number, droppedWords: string[]): Matched => ({
  parsed,
  matches,
  droppedWords,
  exact,
  base: 0,
  top: topOf(matches),
});

/** Behind the exact results: the same kind of thing with one wish less. */
function addNear(segments: Segment[], exact: Match[], near: Match[], parsed: ParsedQuery, count: number): Matched {
  if (!near.some((match) => match.edges.some((edge) => edge.noun && edge.top > 0)))
    return { ...finish(parsed, exact, count, []), most: near };
  // An exact result must never fall behind or out: it gets the best near score on top of its own.
  const base = topOf(near);
  for (const [at, match] of near.entries()) {
    eachBit(exact[at]!.matched, (document) => {
      match.scores[document] = base + exact[at]!.scores[document]!;
      setBit(match.matched, document);
    });
  }
  const matches = near.map((match, at) => ({ ...keepAbove(segments[at]!, match, 0), top: base + exact[at]!.top }));
  return { ...finish(parsed, matches, count, []), base, whole: exact };
}

function meetMost(segments: Segment[], parsed: ParsedQuery, strict: Edge[][], knowledge: Knowledge): Match[] {
  const loose = segments.map((segment) => looseEdges(segment, parsed, knowledge));
  const matches = segments.map((segment, at) => matchMost(segment, parsed, strict[at]!, loose[at]!));
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

/** The words that not one of the results meets. */
function passedOver(
  segments: Segment[],
  matches: Match[],
  parsed: ParsedQuery,
  places = new Set(parsed.tokens.keys().filter((at) => parsed.roles[at] === "word")),
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
  return parsed.tokens
    .filter((_, at) => places.has(at) && !met.has(at))
    .map((token) => parsed.text.slice(token.start, token.end));
}
