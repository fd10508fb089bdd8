import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history } from "prosemirror-history";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { DOMParser as SchemaParser } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { trustProse } from "#ui/trusted.ts";
import { COMMANDS, moveBlock } from "./commands.ts";
import { isCard } from "./read-block.ts";
import { schema } from "./schema.ts";

const { paragraph, heading, blockquote, bullet_list, ordered_list, list_item, card, fact, hard_break } = schema.nodes;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

const move =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const tr = moveBlock(state, $from.depth ? $from.before(1) : $from.pos, step);
    if (tr) dispatch?.(tr);
    return true;
  };

/** Tab stays the way out of the editor: lists go deeper by Ctrl-] and back by Ctrl-[. */
const keys = (askLink: () => void) => ({
  "Mod-b": COMMANDS.strong,
  "Mod-i": COMMANDS.em,
  "Mod-k": () => {
    askLink();
    return true;
  },
  "Mod-z": COMMANDS.undo,
  "Shift-Mod-z": COMMANDS.redo,
  "Mod-y": COMMANDS.redo,
  Backspace: undoInputRule,
  Enter: splitListItem(list_item),
  "Shift-Enter": chainCommands(exitCode, breakLine),
  "Mod-]": sinkListItem(list_item),
  "Mod-[": liftListItem(list_item),
  "Alt-ArrowUp": move(-1),
  "Alt-ArrowDown": move(1),
});

/** Who knows Markdown can go on typing it. */
const rules = (cards: boolean) => [
  textblockTypeInputRule(/^(#{2,3})\s$/, heading, ([, signs = ""]) => ({ level: signs.length })),
  wrappingInputRule(/^\s*[-*]\s$/, bullet_list),
  wrappingInputRule(/^(\d+)\.\s$/, ordered_list, ([, order]) => ({ order: Number(order) })),
  wrappingInputRule(/^>\s$/, blockquote),
  new InputRule(/\{\{[^{}\s]+\}\}$/, ({ tr }, [mark], start, end) => tr.replaceWith(start, end, fact.create({ mark }))),
  ...(cards
    ? [
        new InputRule(/^\[\[\w+:[^\]]+\]\]$/, ({ tr, doc }, [mark = ""], start, end) => {
          const $start = doc.resolve(start);
          if (!isCard(mark) || $start.depth !== 1 || end !== $start.end(1)) return null;
          return tr.replaceWith($start.before(1), $start.after(1), [card.create({ mark }), paragraph.create()]);
        }),
      ]
    : []),
];

/** After a card or a table there is always a place to type. */
const lastParagraph = new Plugin({
  appendTransaction: (_all, _before, { doc, tr }) =>
    doc.lastChild?.type === paragraph ? null : tr.insert(doc.content.size, paragraph.create()),
});

const NOT_WORDS = /<\/?(?:script|iframe|object|embed|base|meta|link|form|style|o:p)\b[^>]*>/gi;

/** A tag without what it does, and with its style under a name that the browser's policy lets be read. */
const withoutScripts = (tag: string): string =>
  tag
    .replace(/\son\w+=/gi, " data-niet=")
    .replace(/\sstyle=("[^"]*"|'[^']*')/gi, (_, style: string) => ` data-stijl=${style.replaceAll(" ", "")}`);

/** Puts what comes from elsewhere into the text, with only what a text can hold; our policy on HTML leaves no other way. */
function take(view: EditorView, data: DataTransfer | null, cards: boolean): boolean {
  const text = data?.getData("text/plain").trim() ?? "";
  const html = data?.getData("text/html") ?? "";
  const isMark = cards && isCard(text);
  if (view.state.selection.$from.parent.type.spec.code || (!html && !isMark)) return false;
  const { tr } = view.state;
  if (isMark) {
    view.dispatch(tr.replaceSelectionWith(card.create({ mark: text })).scrollIntoView());
    return true;
  }
  const safe = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "")
    .replace(NOT_WORDS, "")
    .replace(/<[a-z][^>]*>/gi, withoutScripts);
  const page = new DOMParser().parseFromString(trustProse(safe) as string, "text/html");
  view.dispatch(tr.replaceSelection(SchemaParser.fromSchema(schema).parseSlice(page.body)).scrollIntoView());
  return true;
}

function paste(view: EditorView, event: ClipboardEvent, cards: boolean): boolean {
  const isTaken = take(view, event.clipboardData, cards);
  if (isTaken) event.preventDefault();
  return isTaken;
}

/** A block of this text is moved by the editor itself; a file would open in place of the page. */
function drop(view: EditorView, event: DragEvent, cards: boolean): boolean {
  if (view.dragging) return false;
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
  const isTaken = take(view, event.dataTransfer, cards) || Boolean(event.dataTransfer?.files.length);
  if (isTaken) event.preventDefault();
  return isTaken;
}

export const plugins = (cards: boolean, askLink: () => void): Plugin[] => [
  inputRules({ rules: rules(cards) }),
  keymap(keys(askLink)),
  keymap(baseKeymap),
  history(),
  lastParagraph,
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => paste(view, event, cards),
        drop: (view, event) => drop(view, event, cards),
      },
    },
  }),
];
