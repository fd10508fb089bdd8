import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { MARK_LINE } from "#advice/article/mark-line.ts";
import { isPlainLink } from "#outside/words/plain-link.ts";
import { FACT, schema } from "./schema.ts";

const { paragraph, heading, blockquote, bullet_list, ordered_list, list_item, card, fact, hard_break } = schema.nodes;
const { strong, em, link } = schema.marks;

/** A line of our own, and nothing beside it. */
export const isCard = (source: string): boolean => MARK_LINE.exec(source.trim())?.[0] === source.trim();

/** One block of a text, read as the shop's pages read it; nothing where the editor does not know all of it. */
export function readBlock(source: string, cards: boolean): Node | undefined {
  if (cards && isCard(source)) return card.create({ mark: source.trim() });
  const tokens = new Lexer().lex(source).filter(({ type }) => type !== "space");
  if (tokens.length === 0) return paragraph.create();
  const [token] = tokens;
  return tokens.length === 1 && token ? readToken(token) : undefined;
}

function readToken(token: Token): Node | undefined {
  if (token.type === "paragraph") return withInline(paragraph.create(), token);
  if (token.type === "heading")
    return token.depth === 2 || token.depth === 3
      ? withInline(heading.create({ level: token.depth }), token)
      : undefined;
  if (token.type === "list") return readList(token as Tokens.List);
  if (token.type !== "blockquote") return undefined;
  const inside = (token.tokens ?? []).filter(({ type }) => type !== "space");
  const read = all(inside.map((one) => (one.type === "paragraph" ? readToken(one) : undefined)));
  return read?.length ? blockquote.create(null, read) : undefined;
}

function readList({ ordered, start, loose, items }: Tokens.List): Node | undefined {
  const read = all(items.map(readItem));
  if (!read?.length) return undefined;
  return (ordered ? ordered_list : bullet_list).create({ loose, order: Number(start) || 1 }, read);
}

function readItem({ task, tokens }: Tokens.ListItem): Node | undefined {
  const [first, ...rest] = tokens.filter(({ type }) => type !== "space");
  if (task || (first && first.type !== "text" && first.type !== "paragraph")) return undefined;
  const words = first ? withInline(paragraph.create(), first) : paragraph.create();
  const below = all(rest.map((one) => (one.type === "list" ? readToken(one) : undefined)));
  return words && below && list_item.create(null, [words, ...below]);
}

function withInline(block: Node, token: Token): Node | undefined {
  const inline = readInline("tokens" in token ? (token.tokens ?? []) : [], []);
  if (!inline) return undefined;
  const content = Fragment.fromArray(inline);
  return block.type.validContent(content) ? block.copy(content) : undefined;
}

function readInline(tokens: Token[], marks: readonly Mark[]): Node[] | undefined {
  return all(tokens.map((token) => readWords(token, marks)))?.flat();
}

function readWords(token: Token, marks: readonly Mark[]): Node[] | undefined {
  const within = (mark: Mark) => readInline("tokens" in token ? (token.tokens ?? []) : [], mark.addToSet(marks));
  if (token.type === "strong") return within(strong.create());
  if (token.type === "em") return within(em.create());
  if (token.type === "br") return [hard_break.create(null, null, marks)];
  if (token.type === "link")
    return token.title || !isPlainLink(token.href) ? undefined : within(link.create({ href: token.href }));
  if (token.type !== "text" && token.type !== "escape") return undefined;
  const words = String(token.text).replace(/[ \t]*\n[ \t]*/g, " ");
  if (token.type === "escape") return [schema.text(words, marks)];
  return words
    .split(FACT)
    .filter(Boolean)
    .map((part) => (FACT.test(part) ? fact.create({ mark: part }, null, marks) : schema.text(part, marks)));
}

/** All of them, or nothing. */
function all<T>(items: (T | undefined)[]): T[] | undefined {
  const there = items.filter((item) => item !== undefined);
  return there.length === items.length ? there : undefined;
}
