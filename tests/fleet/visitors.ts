import { Buyer, isCutOff } from "../kill/buyer.ts";

/** What happened to one request, or one purchase: when it was sent, how long it took, and whether it went wrong. */
export type Seen = { at: number; ms: number; failed: boolean; what: "kept" | "made" | "bought" };

const KEPT = ["/", "/haagplanten", "/p/laurier-novita", "/rozen", "/groenhulp/haag-planten-stappenplan", "/bezorging"];
const SKUS = ["HG01-P30"];
const TRIES = 200;
/** Whoever comes when so many wait already, leaves: a shop that cannot keep up must show it, not grow a line without end. */
const MOST_AT_ONCE = 200;

/** What a visitor hears who can come back in a moment; who hears anything else was let down. */
export const TOLD = "told to come back";

/** Visitors as on a busy day: of twenty, thirteen look at pages that are kept, six at lists made for them, and one buys. */
export class Visitors {
  readonly seen: Seen[] = [];
  readonly buyers: Buyer[] = [];
  /** Every way in which a visit failed, and how often. */
  readonly refusals = new Map<string, number>();
  readonly #url: string;
  readonly #oneBuysOf: number;
  #count = 0;

  constructor(url: string, oneBuysOf = 20) {
    this.#url = url;
    this.#oneBuysOf = oneBuysOf;
  }

  visit(): Promise<void> {
    const number = this.#count++;
    const dice = number % this.#oneBuysOf;
    if (dice === 1) return this.#buy(number);
    if (dice % 3 === 2) return this.#look("made", `/haagplanten?zoek_x=${number}`);
    return this.#look("kept", KEPT[number % KEPT.length] as string);
  }

  turnAway(): void {
    this.seen.push({ at: performance.now(), ms: 0, failed: true, what: "kept" });
  }

  async #look(what: "kept" | "made", path: string): Promise<void> {
    const at = performance.now();
    const refusal = await fetch(this.#url + path, { headers: { "accept-encoding": "br" } }).then(
      async (response) => {
        await response.arrayBuffer();
        if (response.status === 503 && response.headers.has("retry-after")) return TOLD;
        return response.status === 200 ? undefined : `GET ${path}: ${response.status}`;
      },
      () => "cut off",
    );
    if (refusal) this.#refuse(refusal);
    this.seen.push({ at, ms: performance.now() - at, failed: refusal !== undefined, what });
  }

  /** Who is told to come back does so, until thanked; each time something went wrong counts. */
  async #buy(number: number): Promise<void> {
    const buyer = new Buyer(`piek-${number}-${crypto.randomUUID()}`, SKUS[number % SKUS.length] as string);
    this.buyers.push(buyer);
    for (let tries = 0; tries < TRIES && !buyer.thanked; tries++) {
      const at = performance.now();
      try {
        await buyer.buy(this.#url);
        this.seen.push({ at, ms: performance.now() - at, failed: false, what: "bought" });
      } catch (error) {
        this.seen.push({ at, ms: performance.now() - at, failed: true, what: "bought" });
        const { message } = error as Error;
        this.#refuse(isCutOff(error) ? "cut off" : /: 503/.test(message) ? TOLD : message.slice(0, 120));
        await new Promise((done) => setTimeout(done, 250));
      }
    }
  }

  #refuse(how: string): void {
    this.refusals.set(how, (this.refusals.get(how) ?? 0) + 1);
  }
}

/** Visits that begin at their own time, however slow the shop is, as people do; no more come when `enough` says so. */
export async function arrive(visitors: Visitors, perSecond: number, enough: () => boolean): Promise<void> {
  const under = new Set<Promise<void>>();
  const started = performance.now();
  for (let next = 0; !enough(); next += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const wait = next - (performance.now() - started);
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    if (under.size >= MOST_AT_ONCE) visitors.turnAway();
    else {
      const visit: Promise<void> = visitors.visit().finally(() => under.delete(visit));
      under.add(visit);
    }
  }
  await Promise.all(under);
}

/** Neither "come back in a moment", nor what a proxy says when a shop was cut off under it. */
export function oddRefusals({ refusals }: Visitors): string[] {
  const known = new RegExp(`^${TOLD}$|^cut off$|: 502|does not say so`);
  return [...refusals].flatMap(([how, times]) => (known.test(how) ? [] : [`${times} × ${how}`]));
}

export function figuresOf(seen: Seen[]): string {
  const took = seen.filter(({ failed }) => !failed).map(({ ms }) => ms);
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(0).padStart(6);
  const failed = seen.filter((one) => one.failed).length;
  const share = seen.length ? ((failed / seen.length) * 100).toFixed(2) : "0.00";
  return `${String(seen.length).padStart(7)}${String(failed).padStart(7)} ${share.padStart(6)} %${at(0.5)}${at(0.99)}${at(1)}`;
}
