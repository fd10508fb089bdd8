/** R7, R9: long enough to matter, short enough to type; a sentence is welcome. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export type Strength = {
  /** 0 (guessed at once) to 4 (safe). */
  score: 0 | 1 | 2 | 3 | 4;
  advice: "common" | "name" | "repeat" | "row" | "year" | "short" | "words" | "good";
};

/** Below this a password is refused. */
export const WEAKEST_SCORE = 2;

export const isStrongEnough = ({ score, advice }: Strength): boolean => score >= WEAKEST_SCORE && advice !== "common";
