import type { Socket } from "node:net";
import pg from "pg";

/** Silence in the middle of a question that is worth a look. */
const SILENT_AFTER = 2_000;
const PATIENCE = 3_000;
const LOOKS = 2;
const BETWEEN_SIGNS = 5_000;

type Line = pg.ClientBase & { connection?: { stream: Socket }; processID?: number | null };

/**
 * A database whose machine is gone, or that failed over, hangs up on nobody: the question would wait for ever and its line
 * be lost to the shop. When a question stays without a sign, the database is asked over another line whether it still
 * works on it; if not, the line is cut, and the next question takes a new one.
 */
export function cutSilentLines(client: pg.ClientBase, options: pg.ClientConfig): void {
  const { connection, processID } = client as Line;
  const stream = connection?.stream;
  if (!stream) return;
  let looking = false;
  stream.setTimeout(SILENT_AFTER);
  stream.on("timeout", () => {
    const question = waitsFor(client);
    if (looking || !question) return;
    looking = true;
    void isWorkedOn(options, processID ?? 0).then((alive) => {
      looking = false;
      if (!alive && waitsFor(client) === question)
        stream.destroy(Object.assign(new Error("the database fell silent"), { code: "ETIMEDOUT" }));
      else stream.setTimeout(SILENT_AFTER);
    });
  });
}

/** One that only listens asks nothing, so it would never miss what it does not hear: it asks for a sign now and then. */
export function cutWhenDeaf(client: pg.Client, options: pg.ClientConfig): void {
  cutSilentLines(client, options);
  const asking = setInterval(() => void client.query("select 1").catch(() => {}), BETWEEN_SIGNS);
  asking.unref();
  client.once("end", () => clearInterval(asking));
}

/** The client keeps the question it waits for under this name. */
const waitsFor = (client: pg.ClientBase): object | undefined =>
  (client as unknown as { _activeQuery?: object | null })._activeQuery ?? undefined;

/** A database that does not answer at all is asked once more: a busy machine may be the reason. */
async function isWorkedOn(options: pg.ClientConfig, pid: number): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const probe = new pg.Client({ ...options, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
    probe.on("error", () => {});
    try {
      await probe.connect();
      const active = "select 1 from pg_stat_activity where pid = $1 and state = 'active'";
      return (await probe.query(active, [pid])).rowCount === 1;
    } catch {
      // it looks again
    } finally {
      void probe.end().catch(() => {});
    }
  }
  return false;
}
