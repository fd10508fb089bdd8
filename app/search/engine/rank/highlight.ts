import { type Token, tokenize } from "../../dutch/tokenize.ts";
import type { Highlighted } from "../../search-engine.ts";
import type { Edge } from "../index/edge.ts";
import type { Segment } from "../index/segment.ts";

export interface Tags {
  before: string;
  after: string;
}

interface Mark {
  start: number;
  end: number;
  word: string;
}

const MOST_TEXTS = 600;
const read = new Map<string, Token[]>();

/** The same products are shown again and again: the words of their texts are kept for a while. */
function wordsOf(text: string): Token[] {
  const known = read.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  if (read.size >= MOST_TEXTS) read.clear();
  read.set(text, tokens);
  return tokens;
}

/** Marks the forms that matched (the corrected word, the synonym, the part of a compound), not what was typed. */
export function highlight(segment: Segment, edges: Edge[], words: string[], text: string, tags: Tags): Highlighted {
  const marks = edges.length === 0 ? [] : findMarks(segment, edges, wordsOf(text));
  return describe(render(text, marks, tags), marks, words, text);
}

/** The densest stretch of about `length` words, with an ellipsis where text was cut. */
export function snippet(
  segment: Segment,
  edges: Edge[],
  words: string[],
  text: string,
  length: number,
  tags: Tags,
): Highlighted {
  if (edges.length === 0) return { value: firstWords(text, length), matchLevel: "none", matchedWords: [] };
  const tokens = wordsOf(text);
  const marks = findMarks(segment, edges, tokens);
  if (marks.length === 0) return { value: firstWords(text, length), matchLevel: "none", matchedWords: [] };
  const from = densest(tokens, marks, length);
  const last = Math.min(tokens.length, from + length) - 1;
  const start = from === 0 ? 0 : tokens[from]!.start;
  const end = last >= tokens.length - 1 ? text.length : tokens[last]!.end;
  const shifted = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const value = `${start > 0 ? "…" : ""}${render(text.slice(start, end), shifted, tags)}${end < text.length ? "…" : ""}`;
  return describe(value, shifted, words, text);
}

/** Where the stretch of `length` words with the most marks begins. */
function densest(tokens: Token[], marks: Mark[], length: number): number {
  const upTo = new Uint16Array(tokens.length + 1);
  for (let at = 0, mark = 0; at < tokens.length; at++) {
    while (mark < marks.length && marks[mark]!.end <= tokens[at]!.end) mark++;
    upTo[at + 1] = mark;
  }
  let from = 0;
  let best = -1;
  for (let at = 0; at + length <= Math.max(tokens.length, length); at++) {
    const inside = upTo[Math.min(tokens.length, at + length)]! - upTo[at]!;
    if (inside > best) {
      best = inside;
      from = at;
    }
  }
  return from;
}

function firstWords(text: string, length: number): string {
  let at = 0;
  for (let words = 0; words < length && at >= 0; words++) at = text.indexOf(" ", at + 1);
  return at < 0 ? text : `${text.slice(0, at)}…`;
}

/** The forms that meet the query, gathered once per query and segment. */
interface Forms {
  whole: Map<string, string>;
  /** those that may stand as two words in a text */
  long: string[];
  beginnings: string[];
}

const LONG = 6;
const gathered = new WeakMap<Edge[], Forms>();

function formsOf(segment: Segment, edges: Edge[]): Forms {
  const known = gathered.get(edges);
  if (known) return known;
  const forms: Forms = { whole: new Map(), long: [], beginnings: [] };
  for (const { reading, ways } of edges) {
    if (reading.kind !== "word" && reading.kind !== "joined" && reading.kind !== "synonym") continue;
    for (const run of ways.flatMap(({ groups }) => groups.flat())) {
      if (run.kind === "beginning" && "word" in reading) forms.beginnings.push(reading.word);
      else
        for (let term = run.from; term < run.to; term++) {
          const text = segment.vocabulary.terms[term]!;
          if (forms.whole.has(text)) continue;
          forms.whole.set(text, "word" in reading ? reading.word : text);
          if (text.length >= LONG) forms.long.push(text);
        }
    }
  }
  gathered.set(edges, forms);
  return forms;
}

function findMarks(segment: Segment, edges: Edge[], tokens: Token[]): Mark[] {
  const forms = formsOf(segment, edges);
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const pair =
      next && forms.long.some((text) => text.startsWith(token.text) && text === token.text + next.text)
        ? forms.whole.get(token.text + next.text)
        : undefined;
    if (pair !== undefined) {
      marks.push(
        { start: token.start, end: token.end, word: pair },
        { start: next!.start, end: next!.end, word: pair },
      );
      at++;
      continue;
    }
    const plain = token.end - token.start === token.text.length;
    const whole = forms.whole.get(token.text);
    const beginning = forms.beginnings.find((word) => token.text.startsWith(word));
    if (whole !== undefined) marks.push({ start: token.start, end: token.end, word: whole });
    else if (beginning !== undefined)
      marks.push({ start: token.start, end: plain ? token.start + beginning.length : token.end, word: beginning });
    else if (plain && !token.literal && token.text.length >= 6) marks.push(...partMarks(segment, forms, token));
  }
  return marks;
}

/** The part of a compound that matched: only words that hold a form are taken apart. */
function partMarks(segment: Segment, forms: Forms, token: Token): Mark[] {
  for (const form of forms.whole.keys()) {
    if (!token.text.includes(form)) continue;
    return segment.decompounder.split(token.text).flatMap((part) => {
      const word = forms.whole.get(part.text);
      return word === undefined
        ? []
        : [{ start: token.start + part.start, end: token.start + part.start + part.text.length, word }];
    });
  }
  return [];
}

function render(text: string, marks: Mark[], tags: Tags): string {
  let value = "";
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    value += text.slice(at, mark.start) + tags.before + text.slice(mark.start, mark.end) + tags.after;
    at = mark.end;
  }
  return value + text.slice(at);
}

function describe(value: string, marks: Mark[], words: string[], text: string): Highlighted {
  const matchedWords = [...new Set(marks.map((mark) => mark.word))];
  const marked = marks.reduce((sum, mark) => sum + mark.end - mark.start, 0);
  return {
    value,
    matchLevel: marks.length === 0 ? "none" : matchedWords.length >= words.length ? "full" : "partial",
    matchedWords,
    ...(marks.length > 0 && {
      // A long text is never lit from end to end; its letters need not be counted.
      fullyHighlighted: marked * 2 >= text.length && marked >= text.replace(/[^\p{L}\p{N}]/gu, "").length,
    }),
  };
}
