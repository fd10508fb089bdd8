import type { Part } from "../../dutch/decompound.ts";
import { findIntent } from "../../dutch/intents/intents.ts";
import { stemKey } from "../../dutch/stem.ts";
import { type Edge, nodeOf } from "./edge.ts";
import { factor, KIND_SHARE, strongQuality } from "./fields.ts";
import { dropWeak, fillIntent } from "./fill.ts";
import { type Way, fillScores, sameWord, Touched } from "../query/lookup.ts";
import type { Knowledge } from "../query/knowledge.ts";
import type { ParsedQuery, Reading } from "../query/parsed-query.ts";
import type { Segment } from "./segment.ts";
import { isNoun, weightOf } from "../rank/weights.ts";

/** For the near results: compounds that are no kind of their own fall apart ("rozenmest" is mest). */
export function looseEdges(segment: Segment, parsed: ParsedQuery, knowledge: Knowledge): Edge[] {
  return parsed.readings.flatMap((reading) => {
    if (
      reading.kind !== "word" ||
      !knowledge.named.has(reading.from) ||
      knowledge.explained.has(reading.from) ||
      isNoun(knowledge, reading)
    )
      return [];
    const head = segment.decompounder.split(reading.word).at(-1);
    return head && knowledge.isKind(head.key) ? splitEdges(segment, reading, weightOf(parsed, reading), knowledge) : [];
  });
}

/** "schaduwhaag" as "schaduw" and "haag": a little path of its own between the two ends of the word. */
export function splitEdges(
  segment: Segment,
  reading: Reading & { kind: "word" },
  weight: number,
  knowledge: Knowledge,
): Edge[] {
  const parts = segment.decompounder.split(reading.word);
  if (parts.length < 2 || !parts.at(-1)!.head) return [];
  const broad = isBroad(parts, knowledge);
  const noun = broad ? parts.at(-2)! : parts.findLast((part) => part.head === isThing(knowledge, parts.at(-1)!));
  const edges: Edge[] = [];
  for (const [at, part] of parts.entries()) {
    const from = nodeOf(reading.from) + at;
    const to = at === parts.length - 1 ? nodeOf(reading.to) : from + 1;
    const place = { reading: { ...reading, word: part.text }, from, to };
    // In "tuinzand" the garden says nothing, in "lindeboom" the tree.
    if (part.head ? broad : says.has(part.key))
      edges.push({
        ...place,
        reading: { kind: "skip", from: reading.from, to: reading.to },
        weight: 0,
        ways: [],
        top: 1,
        noun: false,
      });
    const scores = segment.scratch.bytes();
    const ways: Way[] = [{ groups: [sameWord(segment.vocabulary, part.text)], factor: factor.split }];
    const touched = new Touched(segment.size);
    let top = fillScores(segment, ways, scores, touched);
    const intent = findIntent([part.text]);
    if (intent) top = Math.max(top, fillIntent(segment, intent, scores, touched));
    const isNamed = part === noun && isThing(knowledge, part);
    if (top >= 90) dropWeak(scores, touched.bits, isNamed ? top * KIND_SHARE : strongQuality);
    if (top === 0 && says.has(part.key) && !part.head) continue;
    edges.push({
      ...place,
      weight: weight / parts.length,
      scores,
      touched: touched.bits,
      ways,
      top,
      noun: isNamed,
    });
  }
  return edges.every((edge) => edge.top > 0) ? edges : [];
}

/** First parts that say next to nothing of a thing. */
const says = new Set(["tuin", "buiten", "sier", "plant", "bloem", "terras"].map(stemKey));
/** Last parts that say less than what stands before them. */
const broadHeads = new Set(["boom", "plant", "struik", "heester", "bloem", "gewas"].map(stemKey));

const isThing = (knowledge: Knowledge, { key, text }: Part): boolean =>
  knowledge.isKind(key) || knowledge.isName(text) || namesKind(text);

const namesKind = (word: string): boolean =>
  findIntent([word])?.alternatives.some(([first]) => first?.facet === "groep" || first?.facet === "soort") ?? false;

/** A lindeboom is a linde before it is a boom. */
const isBroad = (parts: Part[], knowledge: Knowledge): boolean =>
  parts.length > 1 &&
  broadHeads.has(parts.at(-1)!.key) &&
  (knowledge.isKind(parts.at(-2)!.key) || knowledge.isName(parts.at(-2)!.text));

/** "tuinspots" are spots: what the last part names, a little less than the whole. */
export function headEdges(
  segment: Segment,
  reading: Reading & { kind: "word" },
  weight: number,
  knowledge: Knowledge,
): Edge[] {
  const parts = segment.decompounder.split(reading.word);
  const head = parts.at(-1);
  if (!head?.head || head.text.length < 3 || !knowledge.isKind(head.key) || isBroad(parts, knowledge)) return [];
  const ways: Way[] = [{ groups: [sameWord(segment.vocabulary, head.text)], factor: factor.head }];
  const scores = segment.scratch.bytes();
  const touched = new Touched(segment.size);
  const top = fillScores(segment, ways, scores, touched);
  if (top < strongQuality) return [];
  dropWeak(scores, touched.bits, Math.max(strongQuality, top * KIND_SHARE));
  return [
    {
      reading: { ...reading, word: head.text },
      from: nodeOf(reading.from),
      to: nodeOf(reading.to),
      weight: weight * 0.9,
      scores,
      touched: touched.bits,
      ways,
      top,
      noun: true,
    },
  ];
}
