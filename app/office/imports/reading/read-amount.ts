import type { Unit } from "../columns.ts";

const MOST_CENTS = 99_999_999;
const MOST_STOCK = 9_999_999;

/**
 * An amount as people and programs write it: 6,95, € 6.95, 1.234,50 or EUR 7. A dot or comma with three digits after it
 * could be either of two amounts, so it is asked rather than guessed; four decimals and more are rounded to the cent.
 */
export function readAmount(text: string, unit: Unit): number | "amount" | "unsure" | "cents" | "much" {
  const bare = text.replace(/^(€|eur)\s*|\s*(€|eur|,-|,–)$/gi, "").replaceAll(/[\s\u00a0](?=\d{3}(\D|$))/g, "");
  const cents = unit === "cent" ? readCents(bare) : readEuros(bare);
  return typeof cents === "number" && cents > MOST_CENTS ? "much" : cents;
}

const readCents = (bare: string): number | "cents" =>
  /^\d{1,12}([.,]0+)?$/.test(bare) ? Number.parseInt(bare, 10) : "cents";

function readEuros(bare: string): number | "amount" | "unsure" {
  if (/^\d{1,3}[.,]\d{3}$/.test(bare) && !/^0[.,]/.test(bare)) return "unsure";
  const found =
    /^(\d{1,12})(?:[.,](\d+))?$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(bare);
  if (!found) return "amount";
  const euros = (found[1] ?? "").replaceAll(/[.,]/g, "");
  // As text, so that half a cent is not lost to how a computer counts.
  const [cents, next = "0"] = [(found[2] ?? "").padEnd(2, "0").slice(0, 2), (found[2] ?? "")[2]];
  return Number(euros) * 100 + Number(cents) + (Number(next) >= 5 ? 1 : 0);
}

/** A whole number of pieces; "12,00" is twelve, and "1.000" could be one or a thousand. */
export function readPieces(text: string): number | undefined {
  const found = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text);
  const pieces = Number(found?.[1] ?? Number.NaN);
  return pieces <= MOST_STOCK ? pieces : undefined;
}
