/** More than come in one stretch in earnest; then nobody new comes in, and memory stays what it is. */
const MOST_CALLERS = 20_000;

/** How often something may come in one stretch of time, kept in memory and forgotten with the stretch. */
export class Pace {
  private counts = new Map<string, number>();
  private until = 0;

  private readonly times: number;
  private readonly ms: number;

  constructor(times: number, ms: number) {
    this.times = times;
    this.ms = ms;
  }

  allows(who: string, now: number): boolean {
    if (now >= this.until) {
      this.counts.clear();
      this.until = now + this.ms;
    }
    const before = this.counts.get(who) ?? 0;
    if (before === 0 && this.counts.size >= MOST_CALLERS) return false;
    const count = before + 1;
    this.counts.set(who, count);
    return count <= this.times;
  }
}
