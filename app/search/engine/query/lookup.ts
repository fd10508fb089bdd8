import { phoneticKey } from "../../dutch/phonetic.ts";
import { stemKey } from "../../dutch/stem.ts";
import type { SynonymTarget } from "../../dutch/synonyms.ts";
import type { Reason } from "../../search-engine.ts";
import { type Bits, eachBit, makeBits } from "../index/bits.ts";
import { factor, strongQuality } from "../index/fields.ts";
import type { Segment } from "../index/segment.ts";
import { type NearTerm, nearTerms, typosAllowed } from "../index/trie.ts";
import { findTerm, prefixRange, type Vocabulary } from "../index/vocabulary.ts";

/** Terms that meet a word in one way, from `from` up to `to`. */
export interface TermRun {
  from: number;
  to: number;
  factor: number;
  kind: Reason["kind"];
}

/** All of these groups must be met; a plain word is one group. */
export interface Way {
  groups: TermRun[][];
  factor: number;
}

const one = (term: number, share: number, kind: Reason["kind"]): TermRun => ({
  from: term,
  to: term + 1,
  factor: share,
  kind,
});

/** The word as written and in its other forms. */
export function sameWord(vocabulary: Vocabulary, word: string, literal = false): TermRun[] {
  const runs: TermRun[] = [];
  const written = findTerm(vocabulary, word);
  if (written >= 0) runs.push(one(written, factor.exact, "word"));
  if (literal) return runs;
  for (const term of vocabulary.byForm.get(stemKey(word)) ?? [])
    if (term !== written) runs.push(one(term, factor.form, "form"));
  return runs;
}

export function beginsWith(vocabulary: Vocabulary, word: string): TermRun[] {
  const [from, to] = prefixRange(vocabulary, word);
  return from < to ? [{ from, to, factor: factor.prefix, kind: "beginning" }] : [];
}

export function soundsLike(vocabulary: Vocabulary, word: string): TermRun[] {
  const sound = phoneticKey(word);
  return sound ? (vocabulary.bySound.get(sound) ?? []).map((term) => one(term, factor.sound, "sound")) : [];
}

/** Near words, nearest first; a wrong first letter only in words long enough to be sure. */
export function nearWords(vocabulary: Vocabulary, word: string, asPrefix: boolean): NearTerm[] {
  const most = /\d/.test(word) ? 0 : typosAllowed(word);
  if (most === 0 || (asPrefix && word.length < 5)) return [];
  const sameStart = ({ term }: NearTerm): boolean => vocabulary.terms[term]![0] === word[0];
  if (asPrefix) return nearTerms(vocabulary.trie, word, 1, true).filter(sameStart);
  return nearTerms(vocabulary.trie, word, most).filter(
    (near) => near.distance > 0 && (sameStart(near) || (word.length >= 5 && near.distance === 1)),
  );
}

export function typoRuns(vocabulary: Vocabulary, word: string, near: NearTerm[]): TermRun[] {
  const runs: TermRun[] = [];
  for (const { term, distance } of near.slice(0, 24)) {
    const text = vocabulary.terms[term]!;
    const share = (distance <= 1 ? factor.typoOne : factor.typoTwo) - (text[0] === word[0] ? 0 : 0.1);
    runs.push(one(term, share, "typo"));
    for (const other of vocabulary.byForm.get(stemKey(text)) ?? [])
      if (other !== term) runs.push(one(other, share - 0.02, "typo"));
  }
  return runs;
}

/** A synonym of several words: the joined form when a product bears it, or all its words. */
export function synonymWays(segment: Segment, target: SynonymTarget): Way[] {
  const { vocabulary } = segment;
  const mark = (runs: TermRun[]): TermRun[] => runs.map((run) => ({ ...run, kind: "synonym" }));
  if (target.words.length === 1) {
    const runs = mark(sameWord(vocabulary, target.words[0]!));
    return runs.length > 0 ? [{ groups: [runs], factor: target.nearness }] : [];
  }
  const ways: Way[] = [];
  const whole = mark(sameWord(vocabulary, target.words.join("")));
  if (whole.length > 0) ways.push({ groups: [whole], factor: target.nearness });
  const groups = target.words.map((word) => mark(sameWord(vocabulary, word)));
  if (groups.every((runs) => runs.length > 0)) ways.push({ groups, factor: target.nearness * 0.9 });
  return ways;
}

/** Which documents got a score, so that nothing needs to pass over all of them. */
export class Touched {
  readonly bits: Bits;

  constructor(size: number) {
    this.bits = makeBits(size);
  }

  add(document: number): void {
    this.bits[document >>> 5]! |= 1 << (document & 31);
  }
}

/** Writes the best quality per document of these ways into `scores`; returns the highest. */
export function fillScores(segment: Segment, ways: Way[], scores: Uint8Array, touched: Touched): number {
  let top = 0;
  for (const way of ways) {
    if (way.groups.length === 1) top = Math.max(top, fillRuns(segment, way.groups[0]!, way.factor, scores, touched));
    else top = Math.max(top, fillGroups(segment, way, scores, touched));
  }
  return top;
}

/** Documents that meet every group, with the mean of what they meet. */
function fillGroups(segment: Segment, way: Way, scores: Uint8Array, touched: Touched): number {
  let top = 0;
  const first = new Touched(segment.size);
  const parts = way.groups.map((runs, at) => {
    const part = segment.scratch.bytes();
    fillRuns(segment, runs, way.factor, part, at === 0 ? first : new Touched(0));
    return part;
  });
  eachBit(first.bits, (document) => {
    let sum = 0;
    for (const part of parts) {
      if (part[document]! < strongQuality / 2) return;
      sum += part[document]!;
    }
    const mean = Math.round(sum / parts.length);
    if (mean <= scores[document]!) return;
    touched.add(document);
    scores[document] = mean;
    if (mean > top) top = mean;
  });
  return top;
}

function fillRuns(segment: Segment, runs: TermRun[], share: number, scores: Uint8Array, touched: Touched): number {
  const { offsets, postedDocuments, postedQualities } = segment;
  let top = 0;
  for (const run of runs) {
    const total = run.factor * share;
    const end = offsets[run.to]!;
    for (let i = offsets[run.from]!; i < end; i++) {
      const worth = (postedQualities[i]! * total + 0.5) | 0;
      const document = postedDocuments[i]!;
      const known = scores[document]!;
      if (worth <= known) continue;
      if (known === 0) touched.add(document);
      scores[document] = worth;
      if (worth > top) top = worth;
    }
  }
  return top;
}

/** Whether a word is known as the name of something, in any form. */
export function isNamed(segment: Segment, word: string, atLeast: number): boolean {
  for (const run of sameWord(segment.vocabulary, word)) {
    for (let i = segment.offsets[run.from]!; i < segment.offsets[run.to]!; i++)
      if (segment.postedQualities[i]! >= atLeast) return true;
  }
  return false;
}
