import type { Db } from "#outside/db.server.ts";
import { preparePartitions, storeEvents } from "./event-store.server.ts";
import type { Batch } from "./events.ts";

type Waiting = { batch: Batch; at: Date; done(): void; fail(error: unknown): void };

const MOST_WAITING = 2_000;
const AT_ONCE = 200;

/**
 * Where the feed comes in. Batches that arrive while one is being written go together in the next write, and a caller
 * hears "accepted" only when its own events are stored.
 */
export class Inlet {
  private waiting: Waiting[] = [];
  private busy = false;

  private readonly db: Db;
  private readonly now: () => Date;

  constructor(db: Db, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** False when there is no room: then nothing was taken. */
  async take(batch: Batch): Promise<boolean> {
    if (this.waiting.length >= MOST_WAITING) return false;
    const stored = new Promise<void>((done, fail) => {
      this.waiting.push({ batch, at: this.now(), done, fail });
    });
    if (!this.busy) void this.drain();
    await stored;
    return true;
  }

  private async drain(): Promise<void> {
    this.busy = true;
    while (this.waiting.length) {
      const now = this.waiting.splice(0, AT_ONCE);
      try {
        await this.write(now);
        for (const { done } of now) done();
      } catch (error) {
        for (const { fail } of now) fail(error);
      }
    }
    this.busy = false;
  }

  private async write(batches: Waiting[]): Promise<void> {
    try {
      await storeEvents(this.db, batches);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await preparePartitions(this.db, this.now());
      await storeEvents(this.db, batches);
    }
  }
}

/** No table yet, or no partition for this month. */
function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ["42P01", "23514"].includes(code ?? cause?.code ?? "");
}
