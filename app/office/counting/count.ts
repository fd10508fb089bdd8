import { counting } from "#texts/office/range/counting.ts";

export type Reason = keyof typeof counting.reasons;

export const isReason = (text: string): text is Reason => Object.hasOwn(counting.reasons, text);

/** What a count is worth: how the free stock moves, and how many are missing for what was already sold. */
export type Worth = { by: number; short: number };

/**
 * The difference on the shelf moves what is free to sell. Less than nothing cannot be sold: what is missing beyond that
 * is missing for orders.
 */
export function worthOf({ counted, expected, stock }: { counted: number; expected: number; stock: number }): Worth {
  const by = Math.max(counted - expected, -stock);
  return { by, short: by - (counted - expected) };
}

/** A whole number as somebody types it, or nothing. */
export const readCount = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

/** What a scanner or a hand gives: without blanks, in capitals, and twelve digits as the EAN they are a part of. */
export function plainCode(text: string): string {
  const code = text.trim().toUpperCase();
  return /^\d{12}$/.test(code) ? `0${code}` : code;
}

const HERE = "/kantoor/assortiment/tellen";

/** The address of the counting page with what is asked of it; what is empty stays out. */
export function countPath(asked: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size ? `${HERE}?${query}` : HERE;
}
