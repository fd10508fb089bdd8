import pg from "pg";
import { cutWhenDeaf } from "./silent-lines.server.ts";

/** The advisory lock that every process holds, shared, while it does jobs. */
const WORKING = 4_217_102;
/** Who comes to work holds this one meanwhile: of two at the same moment the second sees the first. */
const COMING = 4_217_103;
const AGAIN_AFTER = 1_000;

/**
 * Not when somebody else is at work: then the job may be theirs, and waits until its time is up. One transaction of the
 * database, so that nobody keeps the others waiting whose line breaks half-way.
 */
const COME = `
  select pg_advisory_xact_lock(${COMING});
  select pg_advisory_lock_shared(${WORKING});
  update pgboss.job set state = 'retry', start_after = now()
  where state = 'active' and 1 = (
    select count(*) from pg_locks
    where locktype = 'advisory' and objid = ${WORKING} and granted
      and database = (select oid from pg_database where datname = current_database()))`;

/** What failed with its process or its database waits longer each time: it was not at fault, so it may go again. */
const HURRY = "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()";
/** By then what was under way has failed, and that could be written down. */
const SETTLED_AFTER = 5_000;

/**
 * What a process was doing when it was killed, or when the database was lost, goes on at once. A connection of its own
 * says that we are at work; it ends with us, so a job without anybody at work is a job of the dead.
 */
export async function takeOverJobs(url: string): Promise<{ stop(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: "lommerrijk-working",
      connectionTimeoutMillis: 5_000,
    });
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    await fresh.connect();
    await fresh.query(COME);
    await fresh.query(HURRY);
    setTimeout(() => void fresh.query(HURRY).catch(() => {}), SETTLED_AFTER).unref();
    client = fresh;
    cutWhenDeaf(fresh, { connectionString: url });
  };
  const again = (): void => {
    if (!closed) setTimeout(() => closed || connect().catch(again), AGAIN_AFTER).unref();
  };
  const lost = (which: pg.Client): void => {
    if (client !== which) return;
    client = undefined;
    again();
  };
  await connect();
  return {
    async stop() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
