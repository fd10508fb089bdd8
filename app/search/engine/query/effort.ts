const STRETCH_MS = 10_000;
/** Some 360 queries of three words: more than a household or an office that types and filters. */
const MOST = 4_000;

/** What a query costs at most: words that nobody uses are compared with all others, and with each other. */
export const effortFor = (query: string): number => 3 + Math.min(10, query.split(/\s+/).filter(Boolean).length) ** 2;

/** How much searching each visitor asked for in this stretch of time; counted in work, so a busy machine stops nobody. */
export class Effort {
  #spent = new Map<string, number>();
  #until = 0;

  /** Seconds to wait, or 0 when this much more is allowed. */
  take(who: string, effort: number, now = performance.now()): number {
    if (now >= this.#until) {
      this.#spent.clear();
      this.#until = now + STRETCH_MS;
    }
    const spent = (this.#spent.get(who) ?? 0) + effort;
    this.#spent.set(who, spent);
    return spent <= MOST ? 0 : Math.ceil((this.#until - now) / 1000);
  }
}
