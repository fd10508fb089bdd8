/** How tall a plant is after some years: it slows down as it nears its final height. */
export function heightAfter(years: number, { startCm, perYearCm, finalCm }: Growth): number {
  let height = startCm;
  for (let year = 0; year < years; year++) {
    // The first year goes to the roots; the last fifth of the way goes slower every year.
    const room = Math.max(0, finalCm - height) / finalCm;
    const pace = Math.min(1, room * 5) * (year === 0 ? 0.6 : 1);
    height = Math.min(finalCm, height + perYearCm * pace);
  }
  return Math.round(height / 5) * 5;
}

export type Growth = { startCm: number; perYearCm: number; finalCm: number };
export type Shape = "hedge" | "tree" | "shrub";
export const YEARS = [0, 1, 3, 5] as const;

export const sayHeight = (cm: number): string => (cm >= 300 ? `${String(cm / 100).replace(".", ",")} m` : `${cm} cm`);
