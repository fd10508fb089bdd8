/** Something that is written once: its text when it is, and its bytes since it was first sent. */
export type Still = { id: string; text?: string; bytes?: Uint8Array };
/** A page in which every still part is a mark, and what belongs at each mark. */
export type Page = { text: string; stills: ReadonlyMap<string, Still> };

/** How a mark begins; its number follows, as React writes it. */
export const MARK = '<wbr id="';
const WHOLE_MARK = /<wbr id="(\d+)"\/>/;

/** A card says why it was found, in as many ways as there are queries. */
const MOST_WAYS = 12;
const known = new WeakMap<object, Map<string, Still>>();
let last = 0;
// A page is written in one go, so what it shows can be noted beside it.
let noted: Map<string, Still> | undefined;
let unwritten: [Still, write: (write: (part: unknown) => string) => string][] = [];

/** The number of what shows `of` in the way `as` names, or undefined when no page is being written. */
export function note(of: object, as: string, make: () => unknown): string | undefined {
  if (!noted) return undefined;
  const ways = known.get(of) ?? new Map<string, Still>();
  known.set(of, ways);
  if (ways.size >= MOST_WAYS && !ways.has(as)) ways.clear();
  const one = ways.get(as) ?? { id: String(++last) };
  ways.set(as, one);
  if (one.text === undefined)
    unwritten.push([
      one,
      (write) => {
        const part = make();
        return typeof part === "string" ? part : write(part);
      },
    ]);
  noted.set(one.id, one);
  return one.id;
}

/** Pieces of text, and between them the name of what belongs there. */
type Pattern = string[];
const patterns = new WeakMap<object, Map<string, Pattern>>();
// Signs for private use: no text of the shop has them.
const place = (name: string) => `\uE000${name}\uE001`;
const PLACE = /\uE000(\w+)\uE001/;

/**
 * The number of a part of which a page has many, alike for `of` and `as` but for these texts: it is written once, and the
 * texts are put in their places. Undefined when no page is being written.
 */
export function noteAlike<T extends Record<string, string>>(
  of: object,
  as: string,
  texts: T,
  make: (texts: T) => unknown,
): string | undefined {
  if (!noted) return undefined;
  const one: Still = { id: String(++last) };
  noted.set(one.id, one);
  unwritten.push([one, (write) => writeAlike(of, as, texts, (places) => write(make(places)))]);
  return one.id;
}

function writeAlike<T extends Record<string, string>>(of: object, as: string, texts: T, write: (texts: T) => string) {
  const ways = patterns.get(of) ?? new Map<string, Pattern>();
  patterns.set(of, ways);
  // What is empty may be left out of the part altogether: that makes it another one.
  const way = Object.entries(texts).reduce((key, [name, text]) => (text ? key : `${key} ${name}`), as);
  let pattern = ways.get(way);
  if (!pattern) {
    const places = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text && place(name)]));
    pattern = write(places as T).split(PLACE);
    ways.set(way, pattern);
  }
  return pattern.map((piece, at) => (at % 2 === 0 ? piece : escaped(texts[piece] ?? ""))).join("");
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
/** As React writes a text. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");

/** For plain text that may not be touched: its mark, or the text itself when no page is being written. */
export function stillText(of: { text: string }): string {
  const id = note(of, "", () => of.text);
  return id === undefined ? of.text : `${MARK}${id}"/>`;
}

/** Writes a page, and whatever it shows that was never written before. */
export function writeWithStills<T>(page: T, write: (part: T) => string): Page {
  const stills = new Map<string, Still>();
  noted = stills;
  unwritten = [];
  let text: string;
  try {
    text = write(page);
  } finally {
    noted = undefined;
  }
  for (const [one, make] of unwritten) one.text ??= make((part) => write(part as T));
  return { text, stills };
}

/** The whole text of a page. */
export const filled = ({ text, stills }: Page): string =>
  text
    .split(WHOLE_MARK)
    .map((piece, at) => (at % 2 === 0 ? piece : stills.get(piece)?.text))
    .join("");
