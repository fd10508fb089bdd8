import fs from "node:fs";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { history, undo } from "prosemirror-history";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { readProse, toHtml } from "#outside/prose.server.ts";
import { keptOf, schema } from "./schema.ts";
import { readText, writeText } from "./text-doc.ts";
import { writeBlock } from "./write-block.ts";

const { paragraph, heading, bullet_list, ordered_list, list_item, blockquote, fact } = schema.nodes;
const { strong, em, link } = schema.marks;

const TEXTS = ["groenhulp", "pages", "categories"].flatMap((folder) =>
  fs.readdirSync(`content/${folder}`).map((file) => {
    const { slug, body } = readProse(file, fs.readFileSync(`content/${folder}/${file}`, "utf8"));
    const [text, cards] = [body.trim(), folder === "groenhulp"];
    return { slug: `${folder}/${slug}`, text, cards, doc: readText(text, cards) };
  }),
);
const ODD = [
  "",
  " \n\n",
  "\n\nEen.\n",
  "## Kop\nMeteen woorden.\n\n\n\nTwee\nregels  \nen een einde.",
  "[[foto: 12 | De haag\nin mei]]\n[[producten: taxus]]\nMeteen erachter\n[[plaat:x]]",
  'Zie [dit][1] en [dat](/x "titel").\n\n[1]: /taxus',
  "# Eén\n\n#### Vier\n\n<b>html</b>\n\n```\ncode\n```\n\n---\n\n- [ ] taak\n\n~~weg~~ `code` ![x](/y.png)",
  "* ster\n* nog\n\n  los erin\n\n1) haakje\n2) twee\n\n> # kop in een kader",
  "Onder\n===\n\n__vet__ en _schuin_, 2 * 3 < 7, \\*geen\\* www.voorbeeld.nl &amp; a_b_c",
];

const back = (text: string, cards: boolean) => writeText(readText(text, cards), cards);

test("every text of a new shop comes back to the letter, and only its tables are shown as marks", () => {
  expect(TEXTS.length).toBeGreaterThan(200);
  expect(TEXTS.filter(({ text, cards, doc }) => writeText(doc, cards) !== text).map(({ slug }) => slug)).toEqual([]);
  const plain = TEXTS.flatMap(({ doc }) => doc.children).filter(
    ({ type, textContent }) => type.name === "plain" && !textContent.startsWith("|"),
  );
  expect(plain.map((node) => node.textContent)).toEqual([]);
});

test("so does a text with marks that the editor does not know, in the order and with the blank lines it had", () => {
  for (const text of ODD) for (const cards of [true, false]) expect(back(text, cards)).toBe(text);
  const anything = fc.array(
    fc.constantFrom(
      "a",
      " ",
      "\n",
      "\n\n",
      "#",
      "*",
      "-",
      "1.",
      "[[foto: 1]]",
      "{{x}}",
      "|",
      "[",
      "](",
      ")",
      ">",
      "`",
      "<",
      "\\",
      "_",
    ),
    { maxLength: 25 },
  );
  fc.assert(fc.property(anything, fc.boolean(), (signs, cards) => back(signs.join(""), cards) === signs.join("")));
});

test("an edit rewrites the block it is in and no other, and undoing it gives the text back to the letter", () => {
  for (const { text, cards, doc } of TEXTS) {
    const state = EditorState.create({ doc, plugins: [history()] });
    let [from, pos] = [0, 0];
    doc.children.forEach((node, at) => {
      const kept = keptOf(node);
      const [start, end] = [from, from + (kept?.source.length ?? 0)];
      const first = pos + (node.isTextblock ? 1 : node.type === blockquote ? 2 : 3);
      from = end + (kept?.gap.length ?? 0);
      pos += node.nodeSize;
      if (!kept || node.isAtom || at % 5 > 0) return;
      const edited = state.apply(state.tr.insertText("Q", first));
      const written = writeText(edited.doc, cards);
      expect(written).not.toBe(text);
      const behind = written.length - (text.length - end);
      expect(written.slice(0, start)).toBe(text.slice(0, start));
      expect(written.slice(start, behind)).toBe(written.slice(start, behind).trim());
      expect(written.slice(behind)).toBe(text.slice(end));
      let undone = edited;
      undo(edited, (tr) => {
        undone = edited.apply(tr);
      });
      expect(writeText(undone.doc, cards)).toBe(text);
    });
  }
});

test("a block that is written anew looks the same in the shop", () => {
  const blocks = TEXTS.flatMap(({ doc }) => doc.children);
  const other = blocks.filter((node) => toHtml(writeBlock(node)) !== toHtml(keptOf(node)?.source ?? ""));
  expect(other.map(writeBlock)).toEqual([]);
});

const word = fc.stringMatching(/^[a-zé]{1,6}$/);
const nasty = fc.constantFrom(
  "2 * 3",
  "*ster*",
  "# kop",
  "1. een",
  "- streep",
  "[[foto: 1]]",
  "<b>",
  "a_b",
  "`x`",
  "> 7",
  "{{x}}",
  "\\",
  "[x](/y)",
  "~~weg~~",
  "+",
  "| a |",
  "=",
  "&",
);
const run = fc.record({
  words: fc.oneof({ weight: 4, arbitrary: word }, nasty),
  marks: fc.subarray([strong.create(), em.create(), link.create({ href: "/taxus" })]),
  isFact: fc.boolean(),
});
/** Words with marks, a space between them: no mark begins within a word, which Markdown cannot always say. */
const line = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) =>
  runs.flatMap(({ words, marks, isFact }, at): Node[] => {
    const set = marks.reduce((all, mark) => mark.addToSet(all), schema.text("x").marks);
    const one = isFact ? fact.create({ mark: "{{taxus.height}}" }, null, set) : schema.text(words, set);
    return at ? [schema.text(" "), one] : [one];
  }),
);
const words = line.map((inline) => paragraph.create(null, inline));
const items = fc.array(
  words.map((one) => list_item.create(null, one)),
  { minLength: 1, maxLength: 3 },
);
const block = fc.oneof(
  words,
  line.map((inline) => heading.create({ level: 3 }, inline)),
  items.map((all) => bullet_list.create(null, all)),
  items.map((all) => ordered_list.create(null, all)),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((all) => blockquote.create(null, all)),
);

test("whatever is typed reads back as what was seen", () => {
  fc.assert(
    fc.property(block, (node) => {
      const [again] = readText(writeBlock(node), true).children;
      const seen = again?.type.create({ ...again.attrs, kept: null }, again.content);
      expect(seen?.toString()).toBe(node.toString());
    }),
    { numRuns: 500 },
  );
});

test("a space at the end of bold words stands after the marks", () => {
  const typed = paragraph.create(null, [
    schema.text("Een "),
    schema.text(" vette ", [strong.create()]),
    schema.text("haag "),
  ]);
  expect(writeBlock(typed)).toBe("Een  **vette** haag");
});
