import { inject } from "vitest";

/** The shop of this worker: no other journey is in it at the same time. */
const { url, databaseUrl: ownDatabase } = inject("shops")[Number(process.env.VITEST_POOL_ID) - 1] ?? missing();

function missing(): never {
  throw new Error(`No shop was opened for worker ${process.env.VITEST_POOL_ID}`);
}

export const shopUrl = (path = ""): string => url + path;
export const databaseUrl = ownDatabase;
