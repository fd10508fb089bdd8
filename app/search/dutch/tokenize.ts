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

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’‘](?=[\p{L}]))*(?:[.,]\p{N}+)?/gu;
const cultivar = /(?<=^|[\s(])['‘’"“](\S.*?)['’"”](?=$|[\s),.;])/gu;

export function tokenize(text: string): Token[] {
  const quoted: [number, number][] = [];
  for (const match of text.matchAll(cultivar)) quoted.push([match.index, match.index + match[0].length]);
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    const literal = quoted.some(([from, to]) => start >= from && end <= to);
    const after = text[end];
    const dangling = after === "-" && (end + 1 >= text.length || /\s/.test(text[end + 1] ?? ""));
    for (const piece of pieces(match[0], start)) {
      const folded = fold(piece.text).replace(/'/g, "").replace(",", ".");
      if (folded) tokens.push({ text: folded, start: piece.start, end: piece.end, literal, dangling });
    }
  }
  return tokens;
}

/** "80cm" is a number and a unit, "40x40" two numbers; "c3" and "p9" stay whole. */
function pieces(text: string, start: number): { text: string; start: number; end: number }[] {
  const parts: { text: string; start: number; end: number }[] = [];
  const split = /^(\d+(?:[.,]\d+)?)([\p{L}]{1,6})$/u.exec(text);
  if (split && /^(cm|mm|m|meter|mtr|kg|g|gr|gram|l|liter|ltr|ml|st|stuks|stuk|euro|w|watt|v)$/i.test(split[2]!)) {
    const middle = start + split[1]!.length;
    parts.push({ text: split[1]!, start, end: middle }, { text: split[2]!, start: middle, end: start + text.length });
    return parts;
  }
  if (/^\d+(?:x\d+){1,2}(cm)?$/i.test(text)) {
    for (const match of text.matchAll(/\d+|cm/gi)) {
      parts.push({ text: match[0], start: start + match.index, end: start + match.index + match[0].length });
    }
    return parts;
  }
  if (/[.,]\p{N}+$/u.test(text) && !/^\d+[.,]\d+$/.test(text)) {
    const at = text.search(/[.,]\p{N}+$/u);
    if (!/^[a-z]\d+$/i.test(text.slice(0, at))) {
      parts.push({ text: text.slice(0, at), start, end: start + at });
      parts.push({ text: text.slice(at + 1), start: start + at + 1, end: start + text.length });
      return parts;
    }
  }
  parts.push({ text, start, end: start + text.length });
  return parts;
}
