import { Mark, type Node } from "prosemirror-model";
import { readBlock } from "./read-block.ts";

/** A sign of a line, or a thing that stands in it, with the marks on it. */
type Unit = { text: string; isSign: boolean; marks: readonly Mark[] };
/** How words can be written; the first way that reads back the same is taken. */
type Way = { em: "*" | "_"; escape: boolean };
const WAYS: Way[] = [
  { em: "*", escape: false },
  { em: "_", escape: false },
  { em: "*", escape: true },
  { em: "_", escape: true },
];

/** A block as Markdown. Signs that mean something get a backslash only where they would be read wrongly. */
export function writeBlock(node: Node): string {
  if (node.type.name === "plain") return node.textContent;
  if (node.type.name === "card") return String(node.attrs.mark);
  const written = writeIn(node, WAYS);
  if (node.isTextblock || sayNode(readBlock(written, true)) === sayNode(node)) return written;
  return writeIn(node, WAYS.slice(2));
}

function writeIn(node: Node, ways: Way[]): string {
  const { name } = node.type;
  if (name === "blockquote") {
    const lines = node.children.map((one) => writeLine(one, ways)).filter(Boolean);
    return lines.join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">");
  }
  if (name !== "heading") return name.endsWith("_list") ? writeList(node, ways) : writeLine(node, ways);
  const signs = `${"#".repeat(Number(node.attrs.level))} `;
  const words = writeLine(node, ways, signs);
  return words && signs + words;
}

function writeList(node: Node, ways: Way[]): string {
  const items = node.children.map((item, at) => {
    const marker = node.type.name === "ordered_list" ? `${Number(node.attrs.order) + at}. ` : "- ";
    const inside = item.children.map((one) => writeIn(one, ways)).join("\n");
    return `${marker}${inside.replaceAll("\n", `\n${" ".repeat(marker.length)}`)}`.trimEnd();
  });
  return items.join(node.attrs.loose ? "\n\n" : "\n");
}

function writeLine(block: Node, ways: Way[], before = ""): string {
  const units = unitsOf(block);
  const wanted = sayUnits(units);
  let written = "";
  for (const way of ways) {
    written = writeUnits(units, way);
    const read = readBlock(before + written, true);
    if (read?.isTextblock && sayUnits(unitsOf(read)) === wanted) return written;
  }
  return written;
}

/** What can be seen of a block, to compare it by: blank lines between words cannot. */
function sayNode(node: Node | undefined): string {
  if (!node) return "";
  const said = node.isTextblock ? sayUnits(unitsOf(node)) : node.children.map(sayNode).filter(Boolean).join("\n");
  return said && `${node.type.name}(${said})`;
}

/** What a line holds, without spaces at its ends; marks neither begin nor end with a space, which Markdown cannot say. */
function unitsOf(block: Node): Unit[] {
  const units = block.children.flatMap<Unit>(({ text, type, attrs, marks }) =>
    text === undefined
      ? [{ text: type.name === "hard_break" ? "\\\n" : String(attrs.mark), isSign: false, marks }]
      : Array.from(text.replaceAll("\n", " ")).map((sign) => ({ text: sign, isSign: true, marks })),
  );
  const isBlank = (unit: Unit | undefined) => unit !== undefined && (/^\s$/.test(unit.text) || unit.text === "\\\n");
  while (isBlank(units.at(-1))) units.pop();
  while (isBlank(units[0])) units.shift();
  const strip = (at: number, step: 1 | -1) => {
    const unit = units[at];
    if (!unit || !isBlank(unit)) return;
    const beside = units[at - step]?.marks ?? [];
    unit.marks = unit.marks.filter((mark) => mark.isInSet(beside));
  };
  units.forEach((_, at) => strip(at, 1));
  units.forEach((_, at) => strip(units.length - 1 - at, -1));
  return units;
}

/** Units as one text, to compare them by. */
function sayUnits(units: Unit[]): string {
  let said = "";
  let now: readonly Mark[] = [];
  for (const { text, isSign, marks } of units) {
    if (marks !== now && !Mark.sameSet(marks, now)) said += `\0${JSON.stringify(marks)}`;
    now = marks;
    said += isSign ? text : `\0${text}`;
  }
  return said;
}

function writeUnits(units: Unit[], way: Way): string {
  let line = "";
  let open: Mark[] = [];
  const close = (until: number) => {
    for (const mark of open.slice(until).reverse()) line += signOf(mark, way, "after");
    open = open.slice(0, until);
  };
  units.forEach((unit, at) => {
    const ends = open.findIndex((mark) => !mark.isInSet(unit.marks));
    if (ends >= 0) close(ends);
    const reach = (mark: Mark) => units.slice(at).findIndex(({ marks }) => !mark.isInSet(marks)) >>> 0;
    // A link opens first, so that its words are not cut in two; then what reaches furthest.
    const opening = unit.marks
      .filter((mark) => !mark.isInSet(open))
      .sort((a, b) => Number(b.type.name === "link") - Number(a.type.name === "link") || reach(b) - reach(a));
    for (const mark of opening) line += signOf(mark, way, "before");
    open = [...open, ...opening];
    line += unit.isSign && way.escape ? unit.text.replace(/[\\`*_[\](<~{#|]/, "\\$&") : unit.text;
  });
  close(0);
  return way.escape ? line.replace(/^([>+=-])/gm, "\\$1").replace(/^(\d+)([.)])/gm, "$1\\$2") : line;
}

function signOf(mark: Mark, { em }: Way, side: "before" | "after"): string {
  if (mark.type.name === "strong") return "**";
  if (mark.type.name === "em") return em;
  if (side === "before") return "[";
  const href = String(mark.attrs.href);
  return /[\s()]/.test(href) ? `](<${href}>)` : `](${href})`;
}
