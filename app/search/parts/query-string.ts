import { urlLimits } from "./url.ts";

export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };

/**
 * A nested query string in the usual bracket form, within the limits of R118: parameters after the thousandth are dropped,
 * deeper than five stays a plain key, and a list of more than twenty becomes an object.
 */
export function parseQueryString(text: string): Record<string, QueryValue> {
  const root = Object.create(null) as Record<string, QueryValue>;
  for (const pair of text.replace(/^\?/, "").split("&", urlLimits.parameters)) {
    if (!pair) continue;
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const path = pathOf(name);
    if (path.length > 0 && !path.includes("__proto__")) place(root, path, decode(at < 0 ? "" : pair.slice(at + 1)));
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, tidy(value)]));
}

function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** "a[b][c]" → a, b, c; what is deeper than the limit stays one key with its brackets. */
function pathOf(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 0) return [name];
  const path = open > 0 ? [name.slice(0, open)] : [];
  let rest = name.slice(open);
  while (rest.startsWith("[") && path.length <= urlLimits.depth) {
    const close = rest.indexOf("]");
    if (close < 0) break;
    path.push(rest.slice(1, close));
    rest = rest.slice(close + 1);
  }
  if (rest) path.push(rest);
  return path;
}

type Node = Record<string, QueryValue>;

function place(root: Node, path: string[], value: string): void {
  let node = root;
  for (const [at, raw] of path.entries()) {
    const name = raw === "" ? String(Object.keys(node).length) : raw;
    if (at === path.length - 1) {
      const known = node[name];
      node[name] = known === undefined ? value : append(known, value);
      return;
    }
    const next = node[name];
    if (typeof next !== "object" || Array.isArray(next)) node[name] = Object.create(null) as Node;
    node = node[name] as Node;
  }
}

function append(known: QueryValue, value: string): QueryValue {
  const node = Object.create(null) as Node;
  const values = typeof known === "string" ? [known] : Object.values(known);
  for (const [at, one] of [...values, value].entries()) node[at] = one;
  return node;
}

/** Objects numbered 0 to 19 are lists; longer or named ones stay objects. */
function tidy(value: QueryValue): QueryValue {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([name, one]) => [name, tidy(one)] as const);
  const listed =
    entries.length > 0 && entries.length <= urlLimits.arrayItems && entries.every(([name], at) => name === String(at));
  return listed ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
