import { fold } from "./fold.ts";

export interface Token {
  /** folded word, without apostrophes */
  text: string;
  /** place in the original text */
  start: number;
  end: number;
  /** inside cultivar quotes: matched as written, never by grammar */
  literal: boolean;
  /** "hortensia-" in "hortensia- en rododendrongrond": a first half waiting for its second */
  dangling: boolean;
}

const cultivar = /(?<=^|[\s(])['‘’"“](\S.*?)['’"”](?=$|[\s),.;])/gu;
const quotes = /['‘’"“]/;

const NOTHING = 0;
const LETTER = 1;
const DIGIT = 2;

/** What each of the first characters is; the rest is asked of the regular expression. */
const known = Uint8Array.from({ length: 0x250 }, (_, code) => classify(String.fromCharCode(code)));

function classify(sign: string): number {
  return /\p{N}/u.test(sign) ? DIGIT : /[\p{L}\p{M}]/u.test(sign) ? LETTER : NOTHING;
}

const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return NOTHING;
  return code < known.length ? known[code]! : classify(text[at]!);
};

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2018 || code === 0x2019;

/** Words and numbers of a text, with their places; written by hand because it runs over every description. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const quoted = quotes.test(text) ? quotedStretches(text) : [];
  let at = 0;
  while (at < text.length) {
    if (kindAt(text, at) === NOTHING) {
      at++;
      continue;
    }
    const start = at;
    let mixed = kindAt(text, at) === DIGIT;
    at++;
    while (at < text.length) {
      const kind = kindAt(text, at);
      if (kind === DIGIT) mixed = true;
      if (kind === NOTHING && !(isApostrophe(text.charCodeAt(at)) && kindAt(text, at + 1) === LETTER)) break;
      at++;
    }
    const decimal = (text[at] === "." || text[at] === ",") && mixed && /\d/.test(text[at + 1] ?? "");
    if (decimal) {
      at++;
      while (kindAt(text, at) === DIGIT) at++;
    }
    const literal = quoted.some(([from, to]) => start >= from && at <= to);
    const dangling = text[at] === "-" && (at + 1 >= text.length || /\s/.test(text[at + 1]!));
    if (mixed) {
      for (const piece of pieces(text.slice(start, at), start))
        push(tokens, piece.text, piece.start, piece.end, literal, dangling);
    } else push(tokens, text.slice(start, at), start, at, literal, dangling);
  }
  return tokens;
}

function push(tokens: Token[], word: string, start: number, end: number, literal: boolean, dangling: boolean): void {
  let text = fold(word);
  if (text.includes("'")) text = text.replaceAll("'", "");
  if (text.includes(",")) text = text.replace(",", ".");
  if (text) tokens.push({ text, start, end, literal, dangling });
}

function quotedStretches(text: string): [number, number][] {
  const stretches: [number, number][] = [];
  for (const match of text.matchAll(cultivar)) stretches.push([match.index, match.index + match[0].length]);
  return stretches;
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

const measured =
  /^(\d+(?:[.,]\d+)?)(cm|mm|m|m²|m2|meter|mtr|kg|kilo|g|gr|gram|l|liter|ltr|ml|st|stuks|stuk|euro|w|watt|v)$/iu;

/** "80cm" is a number and a unit, "40x40" two numbers; "c3" and "p9" stay whole. */
function pieces(text: string, start: number): Piece[] {
  const unit = measured.exec(text);
  if (unit) {
    const middle = start + unit[1]!.length;
    return [
      { text: unit[1]!, start, end: middle },
      { text: unit[2]!, start: middle, end: start + text.length },
    ];
  }
  if (/^\d+(?:[x×]\d+){1,2}(cm)?$/iu.test(text)) {
    return [...text.matchAll(/\d+|cm/gi)].map((match) => ({
      text: match[0],
      start: start + match.index,
      end: start + match.index + match[0].length,
    }));
  }
  return [{ text, start, end: start + text.length }];
}
