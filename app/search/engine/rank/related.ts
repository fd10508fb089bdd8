import { andInto, type Bits, countBits, eachBit, makeBits, orInto, setBit, withoutInto } from "../index/bits.ts";
import { KIND_SHARE, quality } from "../index/fields.ts";
import { conditionBits } from "../index/fill.ts";
import { sameWord } from "../query/lookup.ts";
import type { Match } from "../query/walk.ts";
import { mergeRanked, type Ranked, topByScore } from "./rank.ts";
import type { Segment } from "../index/segment.ts";
import { askedShelves, namedShelves, type Shelf, shelvesOf } from "../index/shelves.ts";

/** So many results make a full first page; with fewer, what is most like them is put behind. */
const FULL = 12;

const AIM = 2;
const AIMED = 130;
const aiming = new Set(["voor", "bij", "onder"]);
const indoors = new Set(["binnen", "buiten", "binnenshuis", "huis"]);

/** Related results score at most this; everything that met a word is lifted over it. */
export const relatedLift = 300;
const BEST = relatedLift - 1;
const STEP = Math.floor(BEST / FULL);

/** Behind few results: other things of their kind, then from their shelves. Undefined when there are enough, or none. */
export function addRelated(
  segments: Segment[],
  matches: Match[],
  { base, most }: { base: number; most?: Match[] },
): Match[] | undefined {
  const found = segments.map((segment, at) => both(matches[at]!.matched, segment.live));
  const count = found.reduce((sum, bits) => sum + countBits(bits), 0);
  if (count === 0 || count >= FULL) return undefined;
  const chosen = new Map<Segment, Map<number, number>>();
  const taken = segments.map((_, at) => matches[at]!.matched.slice());
  let room = FULL - count;
  let order = 0;
  const choose = ({ segment, document }: Ranked): void => {
    setBit(taken[segments.indexOf(segment)]!, document);
    const own = chosen.get(segment) ?? new Map<number, number>();
    chosen.set(segment, own.set(document, BEST - STEP * order++));
    room--;
  };
  if (most) {
    const rest = segments.map((segment, at) => {
      const bits = both(most[at]!.matched, segment.live);
      withoutInto(bits, taken[at]!);
      return topByScore(segment, bits, most[at]!.scores, 1, room);
    });
    for (const one of mergeRanked(rest, "relevance", room)) choose(one);
  }
  const shelves: Shelf[] = [
    ...namedShelves(matches[0]!.parsed.readings),
    ...askedShelves(segments[0]!, matches[0]!.parsed),
    ...shelvesOf(bestOf(segments, matches, found, base)),
  ].sort((a, b) => b.level - a.level);
  const wishes = segments.map((segment, at) => wishesOf(segment, matches[at]!));
  const aims = segments.map((segment, at) => aimOf(segment, matches[at]!));
  const take = (of: (segment: Segment, at: number) => Ranked[]): void => {
    for (const one of mergeRanked(segments.map(of), "relevance", room)) choose(one);
  };
  let aimed = false;
  for (const shelf of shelves) {
    if (shelf.level < AIM && !aimed) {
      aimed = true;
      if (room > 0) take((segment, at) => (aims[at] ? leftOn(segment, aims[at]!.slice(), taken[at]!, room) : []));
    }
    // Of each shelf first what meets the wishes too.
    for (const wish of [true, false]) {
      if (room > 0 && (!wish || wishes.some((bits) => bits !== undefined)))
        take((segment, at) => onShelf(segment, shelf, taken[at]!, room, wish ? wishes[at] : undefined));
    }
  }
  return matches.map((match, at) => lift(segments[at]!, match, chosen.get(segments[at]!)));
}

function both(a: Bits, b: Bits): Bits {
  const bits = a.slice();
  andInto(bits, b);
  return bits;
}

/** The results that set the tone: those that score near the best. */
function bestOf(segments: Segment[], matches: Match[], found: Bits[], base: number): Ranked[] {
  const lists = segments.map((segment, at) => topByScore(segment, found[at]!, matches[at]!.scores, 1, 4));
  const best = mergeRanked(lists, "relevance", 4);
  const top = (best[0]?.score ?? 0) - base;
  return best.filter(({ score }) => score - base >= top * 0.9);
}

/** The documents whose own kind ends on the word. */
function kinOf(segment: Segment, head: string): Bits {
  const bits = makeBits(segment.size);
  for (const { from, to } of sameWord(segment.vocabulary, head)) {
    for (let i = segment.offsets[from]!; i < segment.offsets[to]!; i++)
      if (segment.postedQualities[i]! >= quality.nameHead) setBit(bits, segment.postedDocuments[i]!);
  }
  return bits;
}

/** The most wanted of a shelf that are not among the results yet. */
function onShelf(segment: Segment, { conditions, head }: Shelf, taken: Bits, most: number, wish?: Bits): Ranked[] {
  const bits = segment.live.slice();
  for (const condition of conditions) andInto(bits, conditionBits(segment, condition));
  if (head) andInto(bits, kinOf(segment, head));
  if (wish) andInto(bits, wish);
  return leftOn(segment, bits, taken, most);
}

function leftOn(segment: Segment, bits: Bits, taken: Bits, most: number): Ranked[] {
  const list: Ranked[] = [];
  andInto(bits, segment.live);
  withoutInto(bits, taken);
  eachBit(bits, (document) => {
    list.push({ segment, document, score: 0 });
    return list.length < most;
  });
  return list;
}

const scored = (segment: Segment, scores: Uint8Array, least: number): Bits => {
  const bits = makeBits(segment.size);
  for (let document = 0; document < scores.length; document++) if (scores[document]! >= least) setBit(bits, document);
  return bits;
};

/** What meets all that was wished for beside the thing itself, such as its colour. */
function wishesOf(segment: Segment, { edges }: Match): Bits | undefined {
  const wishes = edges.filter(({ reading, noun, scores }) => reading.kind === "intent" && !noun && scores);
  if (wishes.length === 0) return undefined;
  const bits = segment.live.slice();
  for (const { scores } of wishes) andInto(bits, scored(segment, scores!, 1));
  return bits;
}

/** "boog voor klimroos": what the thing is for, when there is little of the thing. */
function aimOf(segment: Segment, { edges, parsed: { tokens, roles } }: Match): Bits | undefined {
  const turn = tokens.findIndex(({ text }, at) => at > 0 && aiming.has(text));
  const aims = edges.filter(
    ({ reading: { from }, scores, top }) =>
      turn > 0 && from > turn && scores && top >= AIMED && roles[from] === "word" && !indoors.has(tokens[from]!.text),
  );
  if (aims.length === 0) return undefined;
  const bits = makeBits(segment.size);
  for (const { scores, top } of aims) orInto(bits, scored(segment, scores!, top * KIND_SHARE));
  return bits;
}

function lift(segment: Segment, match: Match, related: Map<number, number> | undefined): Match {
  const scores = match.partial ? segment.scratch.longs() : segment.scratch.shorts();
  const matched = makeBits(segment.size);
  eachBit(match.matched, (document) => {
    scores[document] = match.scores[document]! + relatedLift;
    setBit(matched, document);
  });
  for (const [document, score] of related ?? []) {
    scores[document] = score;
    setBit(matched, document);
  }
  return { ...match, scores, matched, count: countBits(matched), top: match.top + relatedLift };
}
