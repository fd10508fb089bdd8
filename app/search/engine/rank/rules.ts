import { phraseKey } from "../../dutch/synonyms.ts";
import { tokenize } from "../../dutch/tokenize.ts";

/** What the owner decides about a query or a place in the shop. */
export interface SearchRule {
  id: string;
  /** the rule holds when all given conditions do */
  when: { query?: string; match?: "is" | "contains" | "starts"; context?: string; index?: string };
  do: {
    pin?: { id: string; position: number }[];
    bury?: string[];
    hide?: string[];
    redirect?: string;
    /** given to the page as it is */
    show?: unknown;
  };
  /** days as "2026-12-01", both included */
  from?: string;
  until?: string;
}

const keyOf = (text: string): string => phraseKey(tokenize(text).map((token) => token.text));

const keys = new WeakMap<SearchRule, string>();

/** The words a rule waits for; every query asks every rule. */
function wantedBy(rule: SearchRule): string {
  let key = keys.get(rule);
  if (key === undefined) keys.set(rule, (key = keyOf(rule.when.query ?? "")));
  return key;
}

export function rulesFor(
  rules: readonly SearchRule[],
  index: string,
  query: string,
  contexts: string[],
  today: string,
): SearchRule[] {
  const asked = keyOf(query);
  return rules.filter((rule) => {
    const { when, from, until } = rule;
    if ((from && today < from) || (until && today > until)) return false;
    if (when.index && when.index !== index) return false;
    if (when.context && !contexts.includes(when.context)) return false;
    if (when.query === undefined) return when.context !== undefined;
    const wanted = wantedBy(rule);
    if (when.match === "contains") return ` ${asked} `.includes(` ${wanted} `);
    if (when.match === "starts") return asked === wanted || asked.startsWith(`${wanted} `);
    return asked === wanted;
  });
}

/** Puts the pinned things at their places; the rest keeps its order. */
export function placePins<T>(rest: T[], pins: { item: T; position: number }[]): T[] {
  const list = [...rest];
  for (const { item, position } of [...pins].sort((a, b) => a.position - b.position))
    list.splice(Math.min(position, list.length), 0, item);
  return list;
}
