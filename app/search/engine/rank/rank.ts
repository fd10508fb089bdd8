import { type Bits, eachBit, hasBit } from "../index/bits.ts";
import { firstNumber } from "../index/number-column.ts";
import type { Scores } from "../query/walk.ts";
import type { Clauses } from "../query/filters.ts";
import { priceOf, sizeClauses } from "../index/size-column.ts";
import type { Segment } from "../index/segment.ts";

export type Sort = "relevance" | "price_asc" | "price_desc" | "newest" | "popularity";

export interface Ranked {
  segment: Segment;
  document: number;
  score: number;
}

/** Near-equal scores are one step, so that what can be had now and is loved most decides between them. */
export const stepOf = (weight: number): number => 6 * Math.max(1, weight);

/** The best `most` of a set: a histogram of scores finds the lowest score still in, no sort of the whole set. */
export function topByScore(
  segment: Segment,
  among: Bits,
  scores: Scores | undefined,
  step: number,
  most: number,
): Ranked[] {
  const best: Ranked[] = [];
  if (most <= 0) return best;
  if (!scores) {
    eachBit(among, (document) => {
      best.push({ segment, document, score: 0 });
      return best.length < most;
    });
    return best;
  }
  const highest = highestOf(among, scores);
  const counts = new Uint32Array(Math.floor(highest / step) + 1);
  for (let at = 0; at < among.length; at++) {
    for (let word = among[at]!; word !== 0; word &= word - 1)
      counts[(scores[(at << 5) + (31 - Math.clz32(word & -word))]! / step) | 0]!++;
  }
  let cut = counts.length - 1;
  let total = counts[cut]!;
  while (cut > 0 && total < most) total += counts[--cut]!;
  const least = cut * step;
  for (let at = 0; at < among.length; at++) {
    for (let word = among[at]!; word !== 0; word &= word - 1) {
      const document = (at << 5) + (31 - Math.clz32(word & -word));
      const score = scores[document]!;
      if (score >= least) best.push({ segment, document, score: Math.floor(score / step) });
    }
  }
  best.sort((a, b) => b.score - a.score || a.document - b.document);
  return best.slice(0, most);
}

function highestOf(among: Bits, scores: Scores): number {
  let highest = 0;
  for (let at = 0; at < among.length; at++) {
    for (let word = among[at]!; word !== 0; word &= word - 1) {
      const score = scores[(at << 5) + (31 - Math.clz32(word & -word))]!;
      if (score > highest) highest = score;
    }
  }
  return highest;
}

/** What a document is sorted by; missing goes last either way. */
export function sortValue(segment: Segment, document: number, sort: Sort, sized: Clauses = []): number {
  const one = segment.documents[document]!;
  if (sort === "newest") return -(one.added ?? 0);
  if (sort === "popularity") return -one.popularity;
  const prices = segment.numbers.get("prijs");
  const price =
    sized.length > 0 ? priceOf(segment.sizes, document, sized) : prices ? firstNumber(prices, document) : Number.NaN;
  if (Number.isNaN(price)) return Number.POSITIVE_INFINITY;
  return sort === "price_desc" ? -price : price;
}

/** All documents in one order; made once, which for a large range takes a tenth of a second. */
export function orderBy(segment: Segment, sort: Exclude<Sort, "relevance">): Uint32Array {
  const known = segment.orders.get(sort);
  if (known) return known;
  const values = Float64Array.from({ length: segment.size }, (_, document) => sortValue(segment, document, sort));
  const order = Uint32Array.from({ length: segment.size }, (_, document) => document);
  order.sort((a, b) => (values[a] === values[b] ? a - b : values[a]! - values[b]!));
  segment.orders.set(sort, order);
  return order;
}

/** By price, what counts is the price of the size that was asked for. */
export function topBySort(
  segment: Segment,
  among: Bits,
  sort: Exclude<Sort, "relevance">,
  most: number,
  clauses: Clauses,
): Ranked[] {
  const best: Ranked[] = [];
  const sized = sort.startsWith("price") ? sizeClauses(segment.sizes, clauses) : [];
  if (sized.length > 0) {
    const priced: { document: number; value: number }[] = [];
    eachBit(among, (document) => {
      priced.push({ document, value: sortValue(segment, document, sort, sized) });
    });
    priced.sort((a, b) => (a.value === b.value ? a.document - b.document : a.value - b.value));
    return priced.slice(0, most).map(({ document }) => ({ segment, document, score: 0 }));
  }
  for (const document of orderBy(segment, sort)) {
    if (best.length >= most) break;
    if (hasBit(among, document)) best.push({ segment, document, score: 0 });
  }
  return best;
}

/** One list from the lists of several segments. */
export function mergeRanked(lists: Ranked[][], sort: Sort, most: number, clauses: Clauses = []): Ranked[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length <= 1) return (filled[0] ?? []).slice(0, most);
  const rank = (one: Ranked): number => Number(one.segment.documents[one.document]!.availableNow);
  const popularity = (one: Ranked): number => one.segment.documents[one.document]!.popularity;
  const idOf = (one: Ranked): string => one.segment.documents[one.document]!.id;
  const tie = (a: Ranked, b: Ranked): number =>
    rank(b) - rank(a) || popularity(b) - popularity(a) || (idOf(a) < idOf(b) ? -1 : 1);
  const compare = (a: Ranked, b: Ranked): number => {
    if (sort === "relevance") return b.score - a.score || tie(a, b);
    const valueOf = ({ segment, document }: Ranked): number =>
      sortValue(segment, document, sort, sizeClauses(segment.sizes, clauses));
    const [left, right] = [valueOf(a), valueOf(b)];
    return left === right ? tie(a, b) : left - right;
  };
  return filled.flat().sort(compare).slice(0, most);
}
