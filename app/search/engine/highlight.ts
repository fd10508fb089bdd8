import { type Token, tokenize } from "../dutch/tokenize.ts";
import type { Highlighted } from "../search-engine.ts";
import type { Edge } from "./edges.ts";
import type { Segment } from "./segment.ts";
import { findTerm } from "./vocabulary.ts";

export interface Tags {
  before: string;
  after: string;
}

interface Mark {
  start: number;
  end: number;
  word: string;
}

/** Marks the forms that matched (the corrected word, the synonym, the part of a compound), not what was typed. */
export function highlight(segment: Segment, edges: Edge[], words: string[], text: string, tags: Tags): Highlighted {
  const marks = findMarks(segment, edges, tokenize(text));
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
  const tokens = tokenize(text);
  const marks = findMarks(segment, edges, tokens);
  let from = 0;
  let best = -1;
  for (let at = 0; at + length <= Math.max(tokens.length, length); at++) {
    const start = tokens[at]?.start ?? 0;
    const end = tokens[Math.min(tokens.length, at + length) - 1]?.end ?? text.length;
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end).length;
    if (inside > best) {
      best = inside;
      from = at;
    }
  }
  const last = Math.min(tokens.length, from + length) - 1;
  const start = from === 0 ? 0 : tokens[from]!.start;
  const end = last >= tokens.length - 1 ? text.length : tokens[last]!.end;
  const shifted = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const value = `${start > 0 ? "…" : ""}${render(text.slice(start, end), shifted, tags)}${end < text.length ? "…" : ""}`;
  return describe(value, shifted, words, text);
}

function findMarks(segment: Segment, edges: Edge[], tokens: Token[]): Mark[] {
  const marks: Mark[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const pair = next ? met(segment, edges, token.text + next.text) : undefined;
    if (pair && next) {
      marks.push(
        { start: token.start, end: token.end, word: pair.word },
        { start: next.start, end: next.end, word: pair.word },
      );
      continue;
    }
    const whole = met(segment, edges, token.text);
    if (whole) {
      const width =
        whole.beginning && token.end - token.start === token.text.length ? whole.length : token.end - token.start;
      marks.push({ start: token.start, end: token.start + width, word: whole.word });
      continue;
    }
    if (token.literal || token.end - token.start !== token.text.length) continue;
    for (const part of segment.decompounder.split(token.text)) {
      const found = met(segment, edges, part.text);
      if (found)
        marks.push({
          start: token.start + part.start,
          end: token.start + part.start + part.text.length,
          word: found.word,
        });
    }
  }
  const seen = new Set<number>();
  return marks.filter((mark) => !seen.has(mark.start) && seen.add(mark.start)).sort((a, b) => a.start - b.start);
}

function met(
  segment: Segment,
  edges: Edge[],
  text: string,
): { word: string; beginning: boolean; length: number } | undefined {
  const term = findTerm(segment.vocabulary, text);
  if (term < 0) return undefined;
  for (const edge of edges) {
    const { reading } = edge;
    if (reading.kind === "not" || !("word" in reading || reading.kind === "synonym")) continue;
    for (const answer of edge.answers) {
      for (const runs of answer.groups) {
        for (const run of runs) {
          if (term < run.from || term >= run.to) continue;
          const word = "word" in reading ? reading.word : text;
          return { word, beginning: run.kind === "beginning", length: word.length };
        }
      }
    }
  }
  return undefined;
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
    ...(marks.length > 0 && { fullyHighlighted: marked >= text.replace(/[^\p{L}\p{N}]/gu, "").length }),
  };
}
