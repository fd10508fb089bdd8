import type { Bits } from "./bits.ts";
import type { Way } from "../query/lookup.ts";
import type { Reading } from "../query/parsed-query.ts";

/** A reading worked out for one segment: which documents it fits and how well. */
export interface Edge {
  reading: Reading;
  from: number;
  to: number;
  weight: number;
  /** undefined for words that are passed over */
  scores?: Uint8Array;
  /** the documents that may have a score */
  touched?: Bits;
  ways: Way[];
  top: number;
  /** names what is wanted, not how it should be: left out last */
  noun: boolean;
}

const NODE = 8;

export const nodeOf = (place: number): number => place * NODE;
