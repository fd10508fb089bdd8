import { expect, onTestFinished, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { openJobs } from "../jobs.server.ts";
import { openLog } from "../log/log.server.ts";

const WITHIN = { timeout: 10_000, interval: 100 };

/** A job that a process had begun when it was killed, in a shop where nobody else is at work. */
async function anOrphan() {
  const shop = await aShop();
  const url = String((shop.db.$client.options as { connectionString?: string }).connectionString);
  const open = async () => {
    const jobs = await openJobs(url, openLog("silent"));
    onTestFinished(() => jobs.stop());
    return jobs;
  };
  const sender = await open();
  const send = () => shop.db.transaction((tx) => sender.send(tx, "letter", {}));
  const begin = async () => {
    await send();
    await shop.db.$client.query("update pgboss.job set state = 'active', started_on = now() where name = 'letter'");
  };
  /** A job that failed often and is to wait long for its next turn. */
  const sendPutOff = () =>
    shop.db.transaction(async (tx) => {
      await sender.send(tx, "letter", {});
      await tx.execute(
        "update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where name = 'letter'",
      );
    });
  const end = () =>
    shop.db.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lommerrijk-working' and datname = current_database()",
    );
  const countBegun = async () => {
    const begun = "select count(*)::int as count from pgboss.job where name = 'letter' and state = 'active'";
    return (await shop.db.$client.query<{ count: number }>(begun)).rows[0]?.count;
  };
  const atWork = async () => {
    const working =
      "select pid from pg_stat_activity where application_name = 'lommerrijk-working' and datname = current_database()";
    return (await shop.db.$client.query<{ pid: number }>(working)).rows[0]?.pid;
  };
  return { begin, sendPutOff, end, open, send, countBegun, atWork };
}

test("what a killed process was doing goes on within ten seconds, once somebody is at work again", async () => {
  const { begin, open } = await anOrphan();
  await begin();
  let done = 0;
  await (await open()).work("letter", async () => void done++);
  await expect.poll(() => done, WITHIN).toBe(1);
});

test("what was begun when the database was lost goes on when it is back", async () => {
  const { begin, end, open } = await anOrphan();
  let done = 0;
  const jobs = await open();
  await jobs.work("other", async () => {});
  await begin();
  await jobs.work("letter", async () => void done++);
  await end();
  await expect.poll(() => done, WITHIN).toBe(1);
});

test("what another process is doing is left to it", async () => {
  const { begin, open, send, countBegun } = await anOrphan();
  await (await open()).work("other", async () => {});
  await begin();
  let done = 0;
  await (await open()).work("letter", async () => void done++);
  await send();
  await expect.poll(() => done, WITHIN).toBe(1);
  expect(await countBegun()).toBe(1);
});

test("what was put off because of a crash does not wait its long turn", async () => {
  const { sendPutOff, open } = await anOrphan();
  await sendPutOff();
  let done = 0;
  await (await open()).work("letter", async () => void done++);
  await expect.poll(() => done, WITHIN).toBe(1);
});

test("what is put off just after the database came back does not wait either", async () => {
  const { sendPutOff, end, open, atWork } = await anOrphan();
  let done = 0;
  await (await open()).work("letter", async () => void done++);
  const before = await atWork();
  await end();
  await expect.poll(async () => ![before, undefined].includes(await atWork()), WITHIN).toBe(true);
  await sendPutOff();
  await expect.poll(() => done, WITHIN).toBe(1);
});

test("several who come to work at the same moment: one of them takes over, whoever is first", async () => {
  const { begin, open } = await anOrphan();
  const all = await Promise.all([open(), open(), open(), open()]);
  await begin();
  let done = 0;
  await Promise.all(all.map((jobs) => jobs.work("letter", async () => void done++)));
  await expect.poll(() => done, WITHIN).toBe(1);
});
