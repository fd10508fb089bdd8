import cluster, { type Worker } from "node:cluster";
import os from "node:os";
import { AggregatorRegistry } from "prom-client";
import { type Settings, SettingsError } from "#outside/settings.server.ts";

/** The only process, or the one that starts and watches the others. */
export const isFirst = cluster.isPrimary;
// In each of several processes this answers when the first one asks for its figures.
const registry = new AggregatorRegistry();

export function countWorkers({ WORKERS }: Pick<Settings, "WORKERS">): number {
  if (!cluster.isPrimary) return 1;
  return WORKERS === "auto" ? os.availableParallelism() : Number(WORKERS);
}

export type Workers = { port: number; metrics(): Promise<string>; close(signal: NodeJS.Signals): Promise<void> };

const MOST_DEATHS = 5;
const WITHIN = 60_000;

/**
 * The same shop in several processes that share one port. The first also runs the clock and the jobs. One that dies is
 * replaced; when they keep dying this process ends too, and leaves it to whoever started it.
 */
export async function openWorkers(count: number, env: Record<string, string>, giveUp: () => void): Promise<Workers> {
  const numbers = new Map<number, number>();
  const deaths: number[] = [];
  let closing = false;
  const fork = (number: number): Worker => {
    const jobs = number > 1 && { JOBS: "uit" };
    const worker = cluster.fork({ ...env, ...jobs, WORKER_NUMBER: String(number), WORKERS: "1" });
    numbers.set(worker.id, number);
    return worker;
  };
  const opened = (worker: Worker): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.once("listening", ({ port }) => resolve(port));
      worker.once("exit", (code) => reject(new SettingsError("Een proces van de winkel kwam niet op.", code || 1)));
    });
  const closeAll = async (signal: NodeJS.Signals): Promise<void> => {
    closing = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      all.map(
        (worker) =>
          new Promise<void>((done) => {
            worker.once("exit", () => done());
            worker.process.kill(signal);
          }),
      ),
    );
  };
  let port: number;
  try {
    [port = 0] = await Promise.all(Array.from({ length: count }, (_, at) => opened(fork(at + 1))));
  } catch (error) {
    await closeAll("SIGTERM");
    throw error;
  }
  cluster.on("exit", (worker) => {
    if (closing) return;
    const now = Date.now();
    deaths.push(now);
    if (deaths.filter((at) => at > now - WITHIN).length > MOST_DEATHS) return giveUp();
    fork(numbers.get(worker.id) ?? count);
  });
  return { port, metrics: () => registry.clusterMetrics(), close: closeAll };
}
