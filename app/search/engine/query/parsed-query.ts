import { cleanText } from "../../dutch/fold.ts";
import type { Intent } from "../../dutch/intents/intent-book.ts";
import { findIntent, findIntentBegun } from "../../dutch/intents/intents.ts";
import { spreadNegation } from "../../dutch/negation.ts";
import { findSizes, type SizeWish } from "../../dutch/sizes.ts";
import { genericWords, negations, stopwords } from "../../dutch/stopwords.ts";
import { phraseKey, synonymBegun, type SynonymTarget, type Synonyms } from "../../dutch/synonyms.ts";
import { type Token, tokenize } from "../../dutch/tokenize.ts";
import { turns } from "../../dutch/turns.ts";
import { limits } from "./guards.ts";

export type WordRole = "word" | "small" | "generic" | "not";

/** A stretch of the query that can be read in one go. */
export type Reading =
  | { kind: "word"; from: number; to: number; word: string; literal: boolean; last: boolean }
  | { kind: "joined"; from: number; to: number; word: string; last: boolean }
  | { kind: "synonym"; from: number; to: number; targets: SynonymTarget[] }
  | { kind: "intent"; from: number; to: number; intent: Intent }
  | { kind: "size"; from: number; to: number; size: SizeWish }
  | { kind: "not"; from: number; to: number; word: string }
  | { kind: "skip"; from: number; to: number };

export interface ParsedQuery {
  text: string;
  tokens: Token[];
  roles: WordRole[];
  readings: Reading[];
  /** places whose word was spelled anew */
  respelled: Set<number>;
  /** how many words carry a wish */
  weight: number;
}

/** What the one who reads a query knows of the range. */
export interface Reader {
  synonyms: Synonyms;
  /** the right spelling of a word, when it is another */
  respell: (word: string, last: boolean) => string | undefined;
  isKnown: (word: string) => boolean;
  /** several words written as one that are a Latin name */
  isName: (word: string) => boolean;
  intentOf: (words: string[]) => Intent | undefined;
}

/** "ik heb een bak op het dakterras, welke olijfboom past daarin": what is asked for goes before where it will stand. */
const SITUATION = /^([^,]+), *(welke? \S+ .+)$/i;

/** Splits a query into words and lists every way to read a stretch of them. */
export function parseQuery(rawText: string, reader: Reader, optionalWords: readonly string[] = []): ParsedQuery {
  const text = cleanText(rawText).trim().replace(SITUATION, "$2 $1");
  const respelled = new Set<number>();
  const tokens = readable(spreadNegation(tokenize(text), text)).map((token, at, all) => {
    const [before, next] = [all[at - 1]?.text, all[at + 1]?.text];
    // "kamper foelie": each half is wrong, together they are right.
    const half =
      (before !== undefined && reader.isKnown(before + token.text)) ||
      (next !== undefined && reader.isKnown(token.text + next));
    const better =
      token.literal || half || optionalWords.includes(token.text)
        ? undefined
        : reader.respell(token.text, at === all.length - 1);
    if (better !== undefined) respelled.add(at);
    return better === undefined ? token : { ...token, text: better };
  });
  const roles = tokens.map((token, at): WordRole => {
    if (token.literal) return "word";
    if (negations.has(token.text)) return "not";
    if (stopwords.has(token.text) && !isShape(tokens, at)) return "small";
    return genericWords.has(token.text) || optionalWords.includes(token.text) ? "generic" : "word";
  });
  const sizes = findSizes(tokens, text);
  for (const size of sizes) for (let at = size.from; at < size.to; at++) roles[at] = "word";
  if (!roles.some((role) => role === "word")) {
    // Nothing heavy is left: then the light words are the query.
    for (const [at, role] of roles.entries())
      if (role === "generic" || roles.every((other) => other !== "generic")) roles[at] = "word";
  }
  const parsed: ParsedQuery = { text, tokens, roles, readings: [], respelled, weight: 0 };
  parsed.weight = Math.max(
    1,
    roles.filter((role) => role === "word").length - sizes.reduce((sum, size) => sum + size.to - size.from - 1, 0),
  );
  const lastWord = tokens.at(-1)?.text ?? "";
  const unfinished = lastWord !== "" && !reader.intentOf([lastWord]) && !reader.isKnown(lastWord);
  for (let from = 0; from < tokens.length; from++) readFrom(parsed, from, reader, sizes, unfinished);
  parsed.readings = withoutSynonyms(withoutInner(parsed.readings, tokens), reader);
  return parsed;
}

/** Of a long sentence the first ten words that may carry a wish, with the small ones between them: what must hold often comes last. */
function readable(tokens: Token[]): Token[] {
  let wishes = 0;
  const end = tokens.findIndex(({ text, literal }, at) => {
    if (literal || !stopwords.has(text)) wishes++;
    return wishes > limits.wishes || at >= limits.words;
  });
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** "plantenbak rond zwart" is round, "rond de vijver" is around. */
const isShape = (tokens: Token[], at: number): boolean =>
  tokens[at]!.text === "rond" && at > 0 && !stopwords.has(tokens[at + 1]?.text ?? "de");

/** The same query with some of its words made light: they may help, and may be passed over. */
export function lighten(parsed: ParsedQuery, places: ReadonlySet<number>): ParsedQuery {
  const roles = parsed.roles.map((role, at): WordRole => (places.has(at) ? "generic" : role));
  const skips = [...places].map((at): Reading => ({ kind: "skip", from: at, to: at + 1 }));
  return {
    ...parsed,
    roles,
    readings: [...parsed.readings, ...skips],
    weight: Math.max(1, parsed.weight - places.size),
  };
}

/** In "quercus ilex" no ilex is meant: the words of a name are not explained one by one. */
function withoutSynonyms(readings: Reading[], reader: Reader): Reading[] {
  const names = readings.filter((one) => one.kind === "joined" && reader.isName(one.word));
  return readings.filter(
    (one) =>
      one.kind !== "synonym" ||
      !names.some((name) => one.from > name.from && one.to <= name.to && one.to - one.from < name.to - name.from),
  );
}

/** In "onder een boom" no boom is asked for, in "niet giftig" nothing poisonous, in "geen rozen" no rose: inside such a wish nothing is read by itself. */
function withoutInner(readings: Reading[], tokens: Token[]): Reading[] {
  const whole = readings.filter(
    (one) =>
      one.kind === "not" ||
      (one.kind === "intent" &&
        (one.intent.whole || beside.has(tokens[one.from]!.text) || negations.has(tokens[one.from]!.text))),
  );
  if (whole.length === 0) return readings;
  return readings.filter(
    (one) =>
      one.kind === "skip" ||
      !whole.some((long) => one.from >= long.from && one.to <= long.to && one.to - one.from < long.to - long.from),
  );
}

const beside = new Set(["onder", "tegen", "langs", "naast", "tussen"]);

/** "vlinder struik" is read as "vlinderstruik" too, with all that word may mean. */
function readJoined(parsed: ParsedQuery, from: number, to: number, word: string, reader: Reader): void {
  parsed.readings.push({ kind: "joined", from, to, word, last: to === parsed.tokens.length });
  if (/\d/.test(word)) return;
  const targets = reader.synonyms.get(phraseKey([word]));
  if (targets) parsed.readings.push({ kind: "synonym", from, to, targets });
  const intent = reader.intentOf([word]);
  const same = (other: Reading): boolean =>
    other.kind === "intent" &&
    other.from === from &&
    other.to === to &&
    JSON.stringify(other.intent) === JSON.stringify(intent);
  if (intent && !parsed.readings.some(same)) parsed.readings.push({ kind: "intent", from, to, intent });
}

/** "verwarming voor op het terras" is terrasverwarming: what stands after the turn comes before it in one word. */
function readTurned(parsed: ParsedQuery, from: number, to: number, reader: Reader): void {
  const { tokens, roles } = parsed;
  const between = tokens.slice(from + 1, to - 1);
  if (between.length === 0 || !between.every((_, at) => roles[from + 1 + at] === "small")) return;
  if (!between.some(({ text }) => turns.has(text)) || tokens[from]!.literal || tokens[to - 1]!.literal) return;
  const [thing, aim] = [tokens[from]!.text, tokens[to - 1]!.text];
  for (const link of ["", "s", "en", "n"]) {
    const word = aim + link + thing;
    if (!reader.isKnown(word) && !findIntent([word])) continue;
    readJoined(parsed, from, to, word, reader);
    return;
  }
}

function readFrom(parsed: ParsedQuery, from: number, reader: Reader, sizes: SizeWish[], unfinished: boolean): void {
  const { tokens, roles, readings } = parsed;
  const last = tokens.length - 1;
  const token = tokens[from]!;
  const size = sizes.find((one) => one.from === from);
  if (size) readings.push({ kind: "size", from, to: size.to, size });
  // A negation is never skipped while something follows it: "niet giftig" must not become "giftig".
  if (roles[from] === "small" || roles[from] === "generic" || (roles[from] === "not" && from === last))
    readings.push({ kind: "skip", from, to: from + 1 });
  let negated = false;
  for (let to = from + 1; to <= Math.min(tokens.length, from + 5); to++) {
    const words = tokens.slice(from, to).map((one) => one.text);
    const heavy = roles.slice(from, to).some((role) => role === "word" || role === "generic");
    if (!heavy) continue;
    const targets = to - from <= 4 && roles[from] !== "small" ? reader.synonyms.get(phraseKey(words)) : undefined;
    if (targets) readings.push({ kind: "synonym", from, to, targets });
    else if (unfinished && to === tokens.length && roles[from] === "word") {
      const begun = synonymBegun(reader.synonyms, words);
      if (begun) readings.push({ kind: "synonym", from, to, targets: begun });
    }
    // A phrase may not end on a small word: "schaduw en" is asked as "schaduw".
    const begun = unfinished && to === tokens.length && roles[from] !== "small" && roles[from] !== "not";
    const intent =
      roles[to - 1] === "small" ? undefined : (reader.intentOf(words) ?? (begun ? findIntentBegun(words) : undefined));
    if (intent && !tokens.slice(from, to).some((one) => one.literal)) {
      readings.push({ kind: "intent", from, to, intent });
      if (roles[from] === "not") negated = true;
    }
    if (
      to - from > 1 &&
      to - from <= 4 &&
      roles[from] !== "small" &&
      !sizes.some((one) => one.to - one.from > 1 && one.from < to && one.to > from) &&
      roles.slice(from, to).every((role) => role !== "not")
    ) {
      readJoined(parsed, from, to, words.join(""), reader);
      // "rieten mat" is a rietmat, "beuken haag" a beukenhaag.
      if (to - from === 2 && /[^aeiou]en$/.test(words[0]!) && words[0]!.length > 5)
        readJoined(parsed, from, to, words[0]!.slice(0, -2) + words[1]!, reader);
    }
  }
  for (let to = from + 3; roles[from] === "word" && to <= Math.min(tokens.length, from + 5); to++)
    if (roles[to - 1] === "word") readTurned(parsed, from, to, reader);
  if (roles[from] === "not" && !negated && tokens[from + 1]) {
    const to = roles[from + 1] === "small" && tokens[from + 2] ? from + 3 : from + 2;
    readings.push({ kind: "not", from, to, word: tokens[to - 1]!.text });
  }
  const measured = sizes.some((one) => one.to - one.from > 1 && from >= one.from && from < one.to);
  if (!measured && (roles[from] === "word" || roles[from] === "generic")) {
    readings.push({ kind: "word", from, to: from + 1, word: token.text, literal: token.literal, last: from === last });
  }
}
