import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "./db.server.ts";
import type { Log } from "./log/log.server.ts";
import { takeOverJobs } from "./postgres/take-over.server.ts";

export type Work = (data: Record<string, unknown>) => Promise<void>;
export type Jobs = {
  /** Sends a job inside the deed's transaction: no commit, no job. `once` makes a repeated send a no-op. */
  send(tx: Tx, name: string, data: Record<string, unknown>, options?: { after?: Date; once?: string }): Promise<void>;
  /** `atOnce`: how many a process takes together; fewer where each takes long. */
  work(name: string, work: Work, atOnce?: number): Promise<void>;
  every(name: string, cron: string, work: Work): Promise<void>;
  stop(): Promise<void>;
};

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  // The last is the driver's own: a question to a machine that is gone does not wait for ever.
  const line = { connectionString: url, max: 4, application_name: "lommerrijk-jobs", query_timeout: 60_000 };
  const boss = new PgBoss(line);
  boss.on(
    "error",
    quietly((error) => log.warn({ error }, "jobs")),
  );
  await boss.start();
  const known = new Set<string>();
  let working: ReturnType<typeof takeOverJobs> | undefined;
  const queue = async (name: string) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 15, retryBackoff: true, expireInSeconds: 300 });
    known.add(name);
  };
  const start = async (name: string, work: Work, atOnce = 20) => {
    await queue(name);
    await (working ??= takeOverJobs(url));
    const pace = { batchSize: atOnce, pollingIntervalSeconds: 1, burstWhenBatchFull: true };
    await boss.work(name, pace, async (jobs) => {
      for (const job of jobs) {
        try {
          await work((job.data ?? {}) as Record<string, unknown>);
        } catch (error) {
          log.error({ job: name, error: String(error) }, "job failed");
          if (jobs.length === 1) throw error;
          await boss.fail(name, job.id, { message: String(error) });
        }
      }
    });
  };
  return {
    async send(tx, name, data, options = {}) {
      await queue(name);
      await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        ...(options.after && { startAfter: options.after }),
        ...(options.once && { singletonKey: options.once }),
      });
    },
    work: start,
    async every(name, cron, work) {
      await start(name, work);
      await boss.schedule(name, cron, {}, { tz: "Europe/Amsterdam" });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
      await (await working)?.stop();
    },
  };
}

const AGAIN_AFTER = 30_000;

/** Every queue asks each second; while the database is away one line now and then is enough. */
function quietly(say: (error: string) => void): (error: unknown) => void {
  let last = "";
  let until = 0;
  return (error) => {
    const text = ((error as { message?: string } | undefined)?.message || String(error)).replace(/ \(Queue:.*/, "");
    if (text === last && Date.now() < until) return;
    last = text;
    until = Date.now() + AGAIN_AFTER;
    say(text);
  };
}
