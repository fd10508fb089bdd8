import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from "prosemirror-state";
import { schema } from "./schema.ts";

const { paragraph, heading, blockquote, bullet_list, ordered_list, list_item, card, fact } = schema.nodes;
const { strong, em, link } = schema.marks;

export type Tool = "h2" | "h3" | "strong" | "em" | "bullet" | "ordered" | "quote" | "undo" | "redo";

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === heading && $from.parent.attrs.level === level;

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(paragraph) : setBlockType(heading, { level }))(state, dispatch);

/** The list that the cursor stands in, and where it begins. */
function listAround({ selection: { $from } }: EditorState): { node: Node; pos: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === bullet_list || node.type === ordered_list) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAround(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, { ...list.node.attrs, order: 1 }));
    return true;
  };

const isIn = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);

const toggleQuote: Command = (state, dispatch) =>
  (isIn(state, blockquote) ? lift : wrapIn(blockquote))(state, dispatch);

export const COMMANDS: Record<Tool, Command> = {
  h2: toggleHeading(2),
  h3: toggleHeading(3),
  strong: toggleMark(strong),
  em: toggleMark(em),
  bullet: toggleList(bullet_list),
  ordered: toggleList(ordered_list),
  quote: toggleQuote,
  undo,
  redo,
};

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** Which tools are on where the cursor stands, and which can do something. */
export const toolsIn = (state: EditorState): Record<Tool | "link", boolean> => ({
  h2: isHeading(state, 2),
  h3: isHeading(state, 3),
  strong: hasMark(state, strong),
  em: hasMark(state, em),
  link: hasMark(state, link),
  bullet: listAround(state)?.node.type === bullet_list,
  ordered: listAround(state)?.node.type === ordered_list,
  quote: isIn(state, blockquote),
  undo: undoDepth(state) > 0,
  redo: redoDepth(state) > 0,
});

/** The words that a link is put on: those chosen, or all of the link that the cursor stands in. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection;
  const marked = (node: Node | null | undefined) => (node ? link.isInSet(node.marks) : undefined);
  const mark = empty ? (marked($from.nodeAfter) ?? marked($from.nodeBefore)) : marked(state.doc.nodeAt(from));
  const href = String(mark?.attrs.href ?? "");
  if (!mark || !empty) return { from, to, href };
  let [start, end] = [from, from];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(node.marks) || at > end || at + node.nodeSize < start) return;
    [start, end] = [Math.min(start, at), Math.max(end, at + node.nodeSize)];
  });
  return { from: start, to: end, href };
}

export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkAt(state);
  const tr = state.tr.removeMark(from, to, link);
  return href ? tr.addMark(from, to, link.create({ href })) : tr;
}

/** Puts a card after the block with the cursor; an empty paragraph gives its place to it. A product joins chosen products. */
export function insertCard(
  { selection, tr }: EditorState,
  kind: "producten" | "foto" | "plaat",
  said: string,
): Transaction {
  const chosen = selection instanceof NodeSelection && selection.node.type === card ? selection.node : undefined;
  const list = kind === "producten" ? /^\[\[producten:([^\]]*)\]\]$/.exec(String(chosen?.attrs.mark))?.[1] : undefined;
  if (list !== undefined) return tr.setNodeAttribute(selection.from, "mark", `[[producten: ${list.trim()}, ${said}]]`);
  const made = card.create({ mark: `[[${kind}: ${said}]]` });
  const { $from, $to } = selection;
  const isEmpty = $from.depth === 1 && $from.parent.type === paragraph && $from.parent.content.size === 0;
  const at = isEmpty ? $from.before(1) : $to.depth ? $to.after(1) : $to.pos;
  tr.replaceWith(at, isEmpty ? $from.after(1) : at, made);
  const after = at + made.nodeSize;
  if (!tr.doc.resolve(after).nodeAfter) tr.insert(after, paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(after))).scrollIntoView();
}

/** Puts a figure of the shop where the cursor stands, in place of what is chosen. */
export const insertFact = ({ tr }: EditorState, mark: string): Transaction =>
  tr.replaceSelectionWith(fact.create({ mark: `{{${mark}}}` })).scrollIntoView();

/** Changes places with the block above or below. */
export function moveBlock(state: EditorState, pos: number, step: 1 | -1): Transaction | undefined {
  const index = state.doc.resolve(pos).index(0);
  const [node, other] = [state.doc.maybeChild(index), state.doc.maybeChild(index + step)];
  if (!node || !other) return undefined;
  const to = step === 1 ? pos + other.nodeSize : pos - other.nodeSize;
  const tr = state.tr.delete(pos, pos + node.nodeSize).insert(to, node);
  return tr.setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView();
}
