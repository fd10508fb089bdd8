import type { Chunks } from "./csv.ts";

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const LIST = 91;
const LIST_END = 93;
const OBJECT = 123;
const OBJECT_END = 125;

export class NoList extends Error {
  override name = "NoList";
}

/** The items of a JSON list, each as a text of its own; throws when it is no list, or stops halfway. */
export async function* jsonItems(chunks: Chunks): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let ended = false;
  for await (const chunk of chunks) {
    let from = 0;
    const cut = (at: number): string => {
      const text = Buffer.concat([...held, chunk.subarray(from, at)])
        .toString()
        .trim();
      held = [];
      from = at + 1;
      return text;
    };
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at] ?? 0;
      if (quoted) {
        if (escaped) escaped = false;
        else if (sign === BACKSLASH) escaped = true;
        else if (sign === QUOTE) quoted = false;
      } else if (sign === QUOTE) quoted = true;
      else if (sign === OBJECT || sign === LIST) {
        depth++;
        if (depth > 1) continue;
        if (sign !== LIST || ended) throw new NoList("het bestand moet een lijst van producten zijn");
        cut(at);
      } else if (sign === OBJECT_END || sign === LIST_END) {
        depth--;
        if (depth > 0) continue;
        const text = cut(at);
        if (text) yield text;
        ended = true;
      } else if (sign === COMMA && depth === 1) yield cut(at);
    }
    if (depth > 0 && from < chunk.length) held.push(chunk.subarray(from));
  }
  if (!ended)
    throw new NoList(depth ? "het bestand houdt te vroeg op" : "het bestand moet een lijst van producten zijn");
}
