import type { Field, Words } from "#outside/words/fields.ts";

export type Conflict = { field: Field; theirs: string; mine: string };

/**
 * What somebody sent, put on top of what is written now: what they left as their page showed it stays as it is now, what
 * only they changed is theirs, and what both changed is asked.
 */
export function mergeWords(fields: Field[], seen: Words, mine: Words, now: Words) {
  const merged: Words = {};
  const conflicts: Conflict[] = [];
  for (const field of fields) {
    const [was = "", is = "", typed = ""] = [seen[field], now[field], mine[field]];
    merged[field] = typed === was ? is : typed;
    if (typed !== was && is !== was && is !== typed) conflicts.push({ field, theirs: is, mine: typed });
  }
  return { words: merged, conflicts };
}

export const changedFields = (fields: Field[], before: Words, after: Words): Field[] =>
  fields.filter((field) => (before[field] ?? "") !== (after[field] ?? ""));
