import { findIntent } from "../dutch/intents.ts";
import { stemKey } from "../dutch/stem.ts";
import { plantWords, turns } from "../dutch/turns.ts";
import { factor, strongQuality } from "./fields.ts";
import { dropWeak, fillIntent, fillNot, fillSize } from "./fill.ts";
import { type Answer, beginsWith, fillScores, sameWord, synonymAnswers, type TermRun, Touched } from "./lookup.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Question, Reading } from "./question.ts";
import type { Segment } from "./segment.ts";

/** A reading worked out for one segment: which documents it fits and how well. */
export interface Edge {
  reading: Reading;
  from: number;
  to: number;
  weight: number;
  /** undefined for words that are passed over */
  scores?: Uint8Array;
  /** the documents with a score, when they are few */
  touched?: number[];
  answers: Answer[];
  top: number;
  /** names what is wanted, not how it should be: left out last */
  noun: boolean;
}

/** strict: as asked · lenient: typos everywhere and remarks in descriptions count too */
export type Strictness = "strict" | "lenient";

const NODE = 8;

export const nodeOf = (place: number): number => place * NODE;

/** Every reading worked out for one segment; those that fit nothing are left out. */
export function makeEdges(segment: Segment, question: Question, strictness: Strictness, knowledge: Knowledge): Edge[] {
  const edges: Edge[] = [];
  const turn = turnsAt(question, knowledge);
  const chore = taskAt(question);
  const place = placeAt(question);
  for (const reading of question.readings) {
    const weight = weightOf(question, reading) * (reading.from > place && reading.kind !== "size" ? PLACE : 1);
    const light = reading.kind === "word" && question.roles[reading.from] === "generic";
    const done = chore >= 0 && (chore < reading.from || chore >= reading.to);
    const noun = !light && !done && reading.from < turn && isNoun(knowledge, reading);
    const edge: Edge = {
      reading,
      from: nodeOf(reading.from),
      to: nodeOf(reading.to),
      weight,
      answers: [],
      top: 0,
      noun,
    };
    if (reading.kind === "skip") {
      edges.push({ ...edge, weight: 0 });
      continue;
    }
    if (reading.kind === "word" && !knowledge.named.has(reading.from))
      edges.push(...splitEdges(segment, reading, weight, knowledge), ...headEdges(segment, reading, weight, knowledge));
    fillEdge(segment, edge, strictness, knowledge);
    if (edge.top > 0) edges.push(edge);
  }
  return edges;
}

function fillEdge(segment: Segment, edge: Edge, strictness: Strictness, knowledge: Knowledge): void {
  const { reading } = edge;
  edge.answers = answersFor(segment, reading, strictness, knowledge);
  if (edge.answers.length === 0 && reading.kind !== "intent" && reading.kind !== "size") return;
  const scores = segment.scratch.bytes();
  edge.scores = scores;
  if (reading.kind === "size") edge.top = fillSize(segment, reading.size, scores);
  else if (reading.kind === "not") edge.top = fillNot(segment, reading.word, edge.answers, scores);
  else {
    const touched = new Touched(segment.size);
    edge.top =
      reading.kind === "intent"
        ? fillIntent(segment, reading.intent, scores, touched)
        : fillScores(segment, edge.answers, scores, touched);
    if (touched.list) edge.touched = touched.list;
  }
}

/** Remarks in descriptions go when any segment knows better; the segments must agree on it. */
export function settle(edgesOf: Edge[][]): void {
  const tops = new Map<Reading, number>();
  for (const edge of edgesOf.flat()) tops.set(edge.reading, Math.max(tops.get(edge.reading) ?? 0, edge.top));
  for (const edge of edgesOf.flat())
    if (edge.scores && (tops.get(edge.reading) ?? 0) >= 90) dropWeak(edge.scores, edge.touched);
}

/** "haag bemesten" asks for what one does it with, not for the haag. */
const chores = new Set(
  "bemesten bekalken verticuteren sproeien begieten bewateren watergeven harken spitten schoffelen inpakken voeren bijvoeren verlichten opbinden stutten".split(
    " ",
  ),
);

const vessels = new Set(["Bloempot", "Plantenbak", "Balkonbak", "Hangpot"]);

/** The place of the word that names what is done, or of the good a plant stands before: "bloembollen voeding". */
function taskAt({ tokens, roles, readings }: Question): number {
  const chore = tokens.findIndex(({ text }) => chores.has(text));
  const last = roles.lastIndexOf("word");
  if (chore >= 0 || last < 1 || roles[last - 1] !== "word") return chore;
  const good = readings.find((one) => one.kind === "intent" && one.from === last && one.to === last + 1);
  const isGood =
    good?.kind === "intent" &&
    good.intent.goods &&
    !good.intent.alternatives.flat().some(({ values }) => values.some((value) => vessels.has(value)));
  return isGood ? last : -1;
}

/** Where a thing goes counts for less than what it is and how it should be. */
const PLACE = 0.75;

function placeAt({ tokens, roles }: Question): number {
  const at = tokens.findIndex(({ text }, place) => place > 0 && turns.has(text) && roles.indexOf("word") < place);
  return at < 0 || !roles.includes("word") ? tokens.length : at;
}

/** "Zand voor in de zandbak": after the turn stands what it is for, the thing itself came before. */
function turnsAt({ tokens, roles, readings }: Question, knowledge: Knowledge): number {
  const at = tokens.findIndex(({ text }, place) => place > 0 && turns.has(text));
  if (at > 0 && tokens.slice(0, at).some(({ text }) => plantWords.has(text))) return at;
  const named = readings.some(
    (reading) =>
      reading.to <= at &&
      roles.slice(reading.from, reading.to).every((role) => role === "word") &&
      isNoun(knowledge, reading),
  );
  return named ? at : tokens.length;
}

function isNoun(knowledge: Knowledge, reading: Reading): boolean {
  if (reading.kind === "word" || reading.kind === "joined") return knowledge.isKind(stemKey(reading.word));
  if (reading.kind === "synonym")
    return reading.targets.some(({ words }) => words.some((word) => knowledge.isKind(stemKey(word))));
  return (
    reading.kind === "intent" &&
    reading.intent.alternatives.some(([first]) => first?.facet === "groep" || first?.facet === "soort")
  );
}

function answersFor(segment: Segment, reading: Reading, strictness: Strictness, knowledge: Knowledge): Answer[] {
  if (reading.kind === "synonym") return reading.targets.flatMap((target) => synonymAnswers(segment, target));
  if (reading.kind === "joined") {
    const runs = sameWord(segment.vocabulary, reading.word);
    if (reading.last && !knowledge.stands(reading.word, false))
      runs.push(...beginsWith(segment.vocabulary, reading.word));
    return runs.length > 0 ? [{ groups: [runs], factor: factor.joined }] : [];
  }
  if (reading.kind === "not") return [{ groups: [sameWord(segment.vocabulary, reading.word)], factor: 1 }];
  return reading.kind === "word" ? wordAnswers(segment, reading, strictness, knowledge) : [];
}

function wordAnswers(
  segment: Segment,
  reading: Reading & { kind: "word" },
  strictness: Strictness,
  knowledge: Knowledge,
): Answer[] {
  const { word, literal, last } = reading;
  const known = knowledge.named.has(reading.from);
  const runs: TermRun[] = sameWord(segment.vocabulary, word, literal);
  if ((last && word.length < 4) || (!known && (last || word.length >= 3)))
    runs.push(...beginsWith(segment.vocabulary, word));
  const answers: Answer[] = runs.length > 0 ? [{ groups: [runs], factor: 1 }] : [];
  if (known) return answers;
  // What the last word begins is surer than what it may have been meant for.
  const begun = last && runs.some((run) => run.kind === "beginning");
  const stands = begun || knowledge.stands(word, literal) || (word.length < 5 && runs.length > 0);
  const unsure = stands && strictness === "strict" ? [] : knowledge.unsure(segment, word, last);
  if (unsure.length > 0) answers.push({ groups: [unsure], factor: 1 });
  return answers;
}

/** For the near answers: compounds that are no kind of their own fall apart ("rozenmest" is mest). */
export function looseEdges(segment: Segment, question: Question, knowledge: Knowledge): Edge[] {
  return question.readings.flatMap((reading) => {
    if (
      reading.kind !== "word" ||
      !knowledge.named.has(reading.from) ||
      knowledge.explained.has(reading.from) ||
      isNoun(knowledge, reading)
    )
      return [];
    const head = segment.decompounder.split(reading.word).at(-1);
    return head && knowledge.isKind(head.key)
      ? splitEdges(segment, reading, weightOf(question, reading), knowledge)
      : [];
  });
}

/** "schaduwhaag" as "schaduw" and "haag": a little path of its own between the two ends of the word. */
function splitEdges(
  segment: Segment,
  reading: Reading & { kind: "word" },
  weight: number,
  knowledge: Knowledge,
): Edge[] {
  const parts = segment.decompounder.split(reading.word);
  if (parts.length < 2 || !parts.at(-1)!.head) return [];
  const headKnown = knowledge.isKind(parts.at(-1)!.key);
  const edges: Edge[] = [];
  for (const [at, part] of parts.entries()) {
    const scores = segment.scratch.bytes();
    const answers: Answer[] = [{ groups: [sameWord(segment.vocabulary, part.text)], factor: factor.split }];
    const touched = new Touched(segment.size);
    let top = fillScores(segment, answers, scores, touched);
    if (top >= 90) dropWeak(scores, touched.list);
    const intent = findIntent([part.text]);
    if (intent) top = Math.max(top, fillIntent(segment, intent, scores, touched));
    const from = nodeOf(reading.from) + at;
    const to = at === parts.length - 1 ? nodeOf(reading.to) : from + 1;
    edges.push({
      reading: { ...reading, word: part.text },
      from,
      to,
      weight: weight / parts.length,
      scores,
      ...(touched.list && { touched: touched.list }),
      answers,
      top,
      noun: part.head === headKnown && knowledge.isKind(part.key),
    });
  }
  return edges.every((edge) => edge.top > 0) ? edges : [];
}

/** "tuinspots" are spots: what the last part names, a little less than the whole. */
function headEdges(
  segment: Segment,
  reading: Reading & { kind: "word" },
  weight: number,
  knowledge: Knowledge,
): Edge[] {
  const head = segment.decompounder.split(reading.word).at(-1);
  if (!head?.head || head.text.length < 3 || !knowledge.isKind(head.key)) return [];
  const answers: Answer[] = [{ groups: [sameWord(segment.vocabulary, head.text)], factor: factor.head }];
  const scores = segment.scratch.bytes();
  const touched = new Touched(segment.size);
  const top = fillScores(segment, answers, scores, touched);
  if (top < strongQuality) return [];
  dropWeak(scores, touched.list);
  return [
    {
      reading: { ...reading, word: head.text },
      from: nodeOf(reading.from),
      to: nodeOf(reading.to),
      weight: weight * 0.9,
      scores,
      ...(touched.list && { touched: touched.list }),
      answers,
      top,
      noun: true,
    },
  ];
}

function weightOf(question: Question, reading: Reading): number {
  // A size orders among things of the kind; it must not outweigh the kind.
  if (reading.kind === "size") return 0.7;
  if (reading.kind === "not") return 1;
  let weight = 0;
  for (let at = reading.from; at < reading.to; at++)
    weight += question.roles[at] === "word" ? 1 : question.roles[at] === "generic" ? 0.25 : 0;
  // A phrase somebody wrote down as such says more than its words one by one.
  if (reading.kind === "synonym" && weight > 1.2) return weight * 1.4;
  // "het hele jaar groen" is a wish, though each of its words is light.
  return reading.kind === "intent" && reading.to - reading.from > 1 ? Math.max(1, weight) : weight;
}
