/** A part of an XML document, written out. */
export type Xml = string;

// What XML 1.0 has no way to say, such as the control characters that come along with pasted text.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_XML, "")
    .replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

type Marks = Record<string, string>;

/** An element with text, or with other elements; one that would say nothing is left out. */
export function element(name: string, inside: string | (Xml | undefined)[] | undefined, marks: Marks = {}): Xml {
  const written = Array.isArray(inside) ? inside.filter(Boolean).join("") : escape(inside ?? "");
  if (!written) return "";
  const said = Object.entries(marks).map(([mark, value]) => ` ${mark}="${escape(value)}"`);
  return `<${name}${said.join("")}>${written}</${name}>`;
}
