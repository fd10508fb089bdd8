/** R107: five stars at most. */
export const mostStars = 5;

export interface RatingRow {
  stars: number;
  count: number;
  isRefined: boolean;
}

/** Rows for 4, 3, 2 and 1 star "and up"; an empty row is left out while another is chosen. */
export function ratingRows(counts: Record<string, number>, chosen: number | undefined, most = mostStars): RatingRow[] {
  const rows: RatingRow[] = [];
  let count = 0;
  for (const [value, times] of Object.entries(counts)) if (Number(value) >= most) count += times;
  for (let stars = most - 1; stars >= 1; stars--) {
    for (const [value, times] of Object.entries(counts)) if (Math.floor(Number(value)) === stars) count += times;
    if (count === 0 && chosen !== undefined && chosen !== stars) continue;
    rows.push({ stars, count, isRefined: chosen === stars });
  }
  return rows;
}

/** The chosen row once more means: no rating. */
export const chooseRating = (chosen: number | undefined, stars: number): number | undefined =>
  chosen === stars ? undefined : stars;
