import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestShop } from "./shop.ts";

const mine = (name: string) => sql`application_name = ${name} and datname = current_database()`;

/** Ends the connections of that name twice over; each time one comes back, and never two. */
export async function loseListener({ db }: TestShop, name: string): Promise<void> {
  const pids = async () =>
    (await db.execute<{ pid: number }>(sql`select pid from pg_stat_activity where ${mine(name)}`)).rows.map(
      ({ pid }) => pid,
    );
  for (let times = 0; times < 2; times++) {
    const before = await pids();
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${mine(name)}`);
    const back = async () => (await pids()).filter((pid) => !before.includes(pid)).length;
    await expect.poll(back, { timeout: 5_000, interval: 20 }).toBeGreaterThan(0);
  }
  expect((await pids()).length).toBe(1);
}
