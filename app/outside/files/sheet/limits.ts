/** How large a list may be; what goes over one of these is refused whole. */
export const LIMITS = {
  bytes: 40 * 1024 * 1024,
  unzipped: 250 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  letters: 60_000,
  milliseconds: 60_000,
};
export type Limits = typeof LIMITS;

/** Why a file is no list to us. */
export type Unfitness =
  | "empty"
  | "large"
  | "bomb"
  | "rows"
  | "letters"
  | "slow"
  | "xls"
  | "utf16"
  | "other"
  | "broken"
  | "cut";

export class Unfit extends Error {
  override name = "Unfit";
  readonly reason: Unfitness;
  constructor(reason: Unfitness) {
    super(reason);
    this.reason = reason;
  }
}
