/** `LONG=1 npm test` walks further where a short walk shows the same: more kills, more processes at once. */
export const isLong = process.env.LONG === "1";

/** Of pages that are alike every third; all of them in a long walk. */
export const someOf = <T>(all: readonly T[]): readonly T[] => (isLong ? all : all.filter((_, at) => at % 3 === 0));
