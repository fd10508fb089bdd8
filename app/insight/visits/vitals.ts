type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };
export type Vital = { item: "LCP" | "CLS" | "INP" | "TTFB"; value: number };

/** CLS: the worst burst of shifts, at most five seconds long with gaps under one. */
export function worstBurst(shifts: { at: number; value: number }[]): number {
  let [worst, burst, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - start > 5_000) {
      burst = 0;
      start = at;
    }
    burst += value;
    last = at;
    worst = Math.max(worst, burst);
  }
  return worst;
}

/** INP: the slowest interaction, passing over one for every fifty. */
export function slowest(durations: number[]): number | undefined {
  return [...durations].sort((a, b) => b - a)[Math.floor(durations.length / 50)];
}

/** Real visits: own small observers, read once when the page is left. Values are thousandths. */
export function watchVitals(): () => Vital[] {
  let lcp: number | undefined;
  const shifts: { at: number; value: number }[] = [];
  const interactions = new Map<number, number>();
  const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  };
  watch("largest-contentful-paint", ({ startTime }) => {
    lcp = startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  const seen = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  };
  watch("event", seen, { durationThreshold: 16 });
  watch("first-input", seen);
  return () => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const inp = slowest([...interactions.values()]);
    const found: [Vital["item"], number | undefined][] = [
      ["TTFB", page && page.responseStart > 0 ? page.responseStart * 1_000 : undefined],
      ["LCP", lcp === undefined ? undefined : lcp * 1_000],
      [
        "CLS",
        PerformanceObserver.supportedEntryTypes.includes("layout-shift") ? worstBurst(shifts) * 1_000 : undefined,
      ],
      ["INP", inp === undefined ? undefined : inp * 1_000],
    ];
    return found.flatMap(([item, value]) =>
      value === undefined ? [] : [{ item, value: Math.min(Math.round(value), 600_000_000) }],
    );
  };
}
