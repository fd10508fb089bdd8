import { Lexer } from "marked";
import type { Node } from "prosemirror-model";
import { MARK_LINE } from "#advice/article/mark-line.ts";
import { readBlock } from "./read-block.ts";
import { type Kept, keptOf, schema } from "./schema.ts";
import { writeBlock } from "./write-block.ts";

const { doc, paragraph, plain } = schema.nodes;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** A text as a document; `cards` where our own lines, such as `[[foto: 12]]`, mean something. */
export function readText(text: string, cards: boolean): Node {
  const blocks = piecesOf(text, cards).map((kept) => openBlock(kept.source, cards, kept));
  const last = blocks.at(-1);
  // After a card or a table there has to be a place to type.
  return doc.create(null, last?.type === paragraph ? blocks : [...blocks, paragraph.create()]);
}

/** A document as a text: what was not changed is as it was, to the letter. */
export function writeText(text: Node, cards: boolean): string {
  let written = "";
  let before: Node | undefined;
  for (const block of text.children) {
    const part = partOf(block, cards);
    if (!part) continue;
    if (before) written += gapBetween(before, block, cards);
    written += part;
    before = block;
  }
  return written;
}

const parts = [new WeakMap<Node, string>(), new WeakMap<Node, string>()] as const;

function partOf(block: Node, cards: boolean): string {
  const known = parts[cards ? 1 : 0];
  const part = known.get(block) ?? (isAsItWas(block, cards) ? (keptOf(block)?.source ?? "") : writeBlock(block));
  known.set(block, part);
  return part;
}

function isAsItWas(block: Node, cards: boolean): boolean {
  const kept = keptOf(block);
  return kept !== null && openBlock(kept.source, cards, kept).eq(block);
}

/** What stood between two blocks; a blank line where they would otherwise be read as one, or never stood together. */
function gapBetween(before: Node, after: Node, cards: boolean): string {
  const [one, other] = [keptOf(before), keptOf(after)];
  if (!one || other?.at !== one.at + 1) return "\n\n";
  const [above, below] = [partOf(before, cards), partOf(after, cards)];
  if (BLANK_LINE.test(one.gap) || (above === one.source && below === other.source)) return one.gap;
  const again = piecesOf(above + one.gap + below, cards).map(({ source }) => source);
  return again.length === 2 && again[0] === above && again[1] === below ? one.gap : "\n\n";
}

/** A block as it is shown: as plain marks when it would not be written back as what it was. */
function openBlock(source: string, cards: boolean, kept: Kept): Node {
  const read = readBlock(source, cards);
  const again = read && readBlock(writeBlock(read), cards);
  if (!read || !again?.eq(read)) return plain.create({ kept }, source ? schema.text(source) : null);
  return read.type.create({ ...read.attrs, kept }, read.content);
}

/** The blocks of a text, each to the letter; together they are the text. */
function piecesOf(text: string, cards: boolean): Kept[] {
  const pieces: Kept[] = [];
  const add = (raw: string): void => {
    const source = raw.trimEnd();
    const last = pieces.at(-1);
    if (source) pieces.push({ source, gap: raw.slice(source.length), at: pieces.length });
    else if (last) last.gap += raw;
    else pieces.push({ source: raw, gap: "", at: 0 });
  };
  let from = 0;
  for (const { 0: line, index } of cards ? text.matchAll(new RegExp(MARK_LINE, "gm")) : []) {
    lex(text.slice(from, index)).forEach(add);
    add(line);
    from = index + line.length;
  }
  lex(text.slice(from)).forEach(add);
  const last = pieces.at(-1);
  if (last) [last.source, last.gap] = [last.source + last.gap, ""];
  const whole = pieces.map(({ source, gap }) => source + gap).join("");
  return last && whole === text ? pieces : [{ source: text, gap: "", at: 0 }];
}

function lex(stretch: string): string[] {
  const tokens = new Lexer().lex(stretch);
  // A text whose links are listed at its end cannot be read block by block.
  return Object.keys(tokens.links).length ? [stretch] : tokens.map(({ raw }) => raw);
}
