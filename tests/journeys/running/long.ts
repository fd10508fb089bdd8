/** `LONG=1 npm test` walks further where a short walk shows the same: more kills, more processes at once. */
export const isLong = process.env.LONG === "1";
