/** Of backups named by their moment ("2026-11-16T033000Z"): the newest of 7 days, 4 weeks and 12 months. */
export function whichToKeep(moments: string[]): Set<string> {
  const newest = [...moments].sort().reverse();
  const kept = new Set<string>();
  for (const [count, periodOf] of PERIODS) {
    const seen = new Set<string>();
    for (const moment of newest) {
      const period = periodOf(moment);
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(moment);
    }
  }
  return kept;
}

const DAY = 86_400_000;
const dayOf = (moment: string) => moment.slice(0, 10);
const weekOf = (moment: string) => String(Math.floor((Date.parse(`${dayOf(moment)}T00:00:00Z`) / DAY + 3) / 7));
const PERIODS: [number, (moment: string) => string][] = [
  [7, dayOf],
  [4, weekOf],
  [12, (moment) => moment.slice(0, 7)],
];
