import { clearBit, countBits, eachBit } from "../index/bits.ts";
import type { Edge } from "../index/edge.ts";
import { KIND_SHARE, strongQuality } from "../index/fields.ts";
import type { Match } from "../query/walk.ts";

/** A remark in a description may meet a wish, but the thing itself must be what was asked for. */
export function keepKind(match: Match, strict: Edge[][]): Match {
  const nouns = new Set(
    strict
      .flat()
      .filter((edge) => edge.noun && edge.top >= 90)
      .map((edge) => edge.reading),
  );
  if (nouns.size === 0) return match;
  const own = match.edges.filter((edge) => nouns.has(edge.reading));
  const least = own.map((edge) => Math.max(strongQuality, edge.top * KIND_SHARE));
  const bears = nameBearer(match);
  eachBit(match.matched, (document) => {
    for (let at = 0; at < own.length; at++) if (own[at]!.scores![document]! >= least[at]!) return;
    if (bears(document)) return;
    match.scores[document] = 0;
    clearBit(match.matched, document);
    match.count--;
  });
  return match;
}

const BORNE = 80;
const HEADED = 120;

/** Whether a document bears every heavy word in its own name: kunstgraslijm for "kunstgras lijm". */
function nameBearer({ parsed: { roles }, edges }: Match): (document: number) => boolean {
  const heavy = roles.flatMap((role, at) => (role === "word" ? [at] : []));
  const between = roles.slice(heavy[0], heavy.at(-1));
  if (heavy.length < 2 || between.some((role) => role !== "word" && role !== "small")) return () => false;
  // A wish such as a colour is no part of a name.
  if (edges.some(({ reading, noun }) => reading.kind === "intent" && !noun && !reading.intent.goods))
    return () => false;
  const named = heavy.map((at) =>
    edges.filter(
      ({ reading, scores }) =>
        scores &&
        (reading.kind === "word" || reading.kind === "joined" || reading.kind === "synonym") &&
        reading.from <= at &&
        reading.to > at,
    ),
  );
  // "lijm voor kunstgras" is kunstgraslijm, "zand voor de zandbak" is no zandbak: before a turn stands the thing itself.
  const least = heavy.map((_, at) => (at === 0 && between.includes("small") ? HEADED : BORNE));
  return (document) => named.every((list, at) => list.some((edge) => edge.scores![document]! >= least[at]!));
}

/** However many wishes it meets, without being the thing it comes no nearer. */
export function keepThing(match: Match): Match {
  const { scores, matched } = match;
  const spans = new Set(match.edges.filter((edge) => edge.noun && edge.scores).map(({ from, to }) => `${from} ${to}`));
  const nouns = match.edges.filter(({ from, to, scores }) => scores && spans.has(`${from} ${to}`));
  eachBit(match.matched, (document) => {
    if (nouns.some((edge) => edge.scores![document]! > 0)) return;
    scores[document] = 0;
    clearBit(matched, document);
  });
  return { ...match, scores, matched, count: countBits(matched) };
}
