import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startPostgres } from "../app/outside/postgres/postgres.server.ts";
import { killLoop } from "../tests/kill/kill-loop.ts";

// kill -9 of the built shop, a hundred times, at every step from the cart to the mail, on a database that lives on.
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 100);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-kill-"));
fs.chmodSync(folder, 0o755);
const database = await startPostgres(folder, { durable: true });
const started = performance.now();
try {
  const { faults, ...report } = await killLoop(database.url, ROUNDS, (line) => console.log(line));
  console.log(JSON.stringify(report), `${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const fault of faults) console.log(`FOUT ${fault}`);
  console.log(
    faults.length ? `${faults.length} faults` : "no paid order missing, no stock leaked, no mail doubled, no gap",
  );
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
