import { type Day, sayDate } from "#kit/day.ts";
import { type Cents, euros } from "#kit/money.ts";
import { codeProblems } from "#texts/buying/codes.ts";
import type { Discount } from "../pricing.ts";

export type CodeRow = Discount & {
  startsOn: Day | null;
  endsOn: Day | null;
  mostUses: number | null;
  uses: number;
};

export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Why a code does not count now, in a sentence for the shopper; nothing when it does. */
export function codeFault(code: CodeRow, today: Day, goodsCents: Cents): string | undefined {
  if (code.startsOn && today < code.startsOn) return codeProblems.early(sayDate(code.startsOn));
  if (code.endsOn && today > code.endsOn) return codeProblems.late(sayDate(code.endsOn));
  if (code.mostUses !== null && code.uses >= code.mostUses) return codeProblems.used;
  if (goodsCents < code.minimumCents) return codeProblems.minimum(euros(code.minimumCents));
  return undefined;
}
