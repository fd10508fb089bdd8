import { type Node, type NodeSpec, Schema } from "prosemirror-model";
import { MARK_LINE } from "#advice/article/mark-line.ts";
import { isPlainLink } from "#outside/words/plain-link.ts";
import { officeEditor as say } from "#texts/office/editor.ts";

/** What a block was in the text that was opened: its source to the letter, the blank lines after it, and its place. */
export type Kept = { source: string; gap: string; at: number };
const kept = { kept: { default: null } };
export const keptOf = (node: Node): Kept | null => node.attrs.kept as Kept | null;

/** A value of the shop that a text names: `{{taxus-baccata.height}}`. */
export const FACT = /(\{\{[^{}\s]+\}\})/;
const ONE_FACT = new RegExp(`^${FACT.source}$`);
const ITEM = "paragraph (bullet_list | ordered_list)*";
const list = (tag: "ul" | "ol"): NodeSpec => ({
  group: "block",
  content: "list_item+",
  attrs: { ...kept, loose: { default: false }, order: { default: 1 } },
  parseDOM: [{ tag, getAttrs: (dom) => ({ order: (dom as HTMLOListElement).start || 1 }) }],
  toDOM: (node) => [tag, node.attrs.order === 1 ? {} : { start: String(node.attrs.order) }, 0],
});

/** A style in pasted HTML; the browser's policy does not read styles, so they come under another name (`plugins.ts`). */
const styled = (style: string) => ({ tag: `span[data-stijl*='${style}']`, consuming: false });

/** What a text can hold when it is shown as it will look; anything else of our Markdown is a block of plain marks. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "inline*",
      attrs: kept,
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      group: "block",
      content: "(text | fact)*",
      attrs: { ...kept, level: { default: 2 } },
      defining: true,
      parseDOM: [
        ...["h1", "h2"].map((tag) => ({ tag, attrs: { level: 2 } })),
        ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: (node) => [`h${node.attrs.level}`, 0],
    },
    blockquote: {
      group: "block",
      content: "paragraph+",
      attrs: kept,
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: list("ul"),
    ordered_list: list("ol"),
    list_item: { content: ITEM, defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    plain: {
      group: "block",
      content: "text*",
      marks: "",
      attrs: kept,
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre[data-merk]", preserveWhitespace: "full" }],
      toDOM(node) {
        const label = node.textContent.startsWith("|") ? say.table : say.plain;
        return ["pre", { class: "merkblok", role: "group", "aria-label": label, "data-merk": label }, 0];
      },
    },
    card: {
      group: "block",
      atom: true,
      draggable: true,
      attrs: { ...kept, mark: {} },
      parseDOM: [
        { tag: "div[data-kaart]", getAttrs: ({ dataset: { kaart = "" } }) => MARK_LINE.test(kaart) && { mark: kaart } },
      ],
      toDOM: (node) => ["div", { "data-kaart": node.attrs.mark }],
      leafText: (node) => String(node.attrs.mark),
    },
    text: { group: "inline" },
    fact: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { mark: {} },
      parseDOM: [
        {
          tag: "span[data-gegeven]",
          getAttrs: ({ dataset: { gegeven = "" } }) => ONE_FACT.test(gegeven) && { mark: gegeven },
        },
      ],
      toDOM: ({ attrs: { mark } }) => ["span", { class: "gegeven", "data-gegeven": mark }, String(mark)],
      leafText: (node) => String(node.attrs.mark),
    },
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
      leafText: () => " ",
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs(dom) {
            const href = dom.getAttribute("href") ?? "";
            return isPlainLink(href) && { href };
          },
        },
      ],
      toDOM: (mark) => ["a", { href: String(mark.attrs.href) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // A text processor on the web wraps all it copies in a <b> that is not bold.
        { tag: "b:not([data-stijl*='font-weight:normal'])" },
        ...["bold", "600", "700"].map((weight) => styled(`font-weight:${weight}`)),
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "i" }, { tag: "em" }, styled("font-style:italic")],
      toDOM: () => ["em", 0],
    },
  },
});
