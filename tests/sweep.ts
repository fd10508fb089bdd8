import { spawn } from "node:child_process";

// Told that all is well it goes home; if its input just ends, the process that held it was killed.
const BROOM = `
read -r _ && exit
[ -n "$2" ] && kill -KILL "$2" 2> /dev/null
pid=$(head -n 1 "$1/postgres/postmaster.pid" 2> /dev/null) && kill -INT "$pid" 2> /dev/null
while [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
rm -rf "$1" || { sleep 2; rm -rf "$1"; }
`;

/** A test that is killed leaves nothing behind: its shop, its PostgreSQL and its folder go with it. */
export function sweepAfter(folder: string, shop?: number): () => void {
  if (process.platform === "win32") return () => {};
  const broom = spawn("sh", ["-c", BROOM, "sh", folder, String(shop ?? "")], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  broom.unref();
  (broom.stdin as unknown as { unref(): void }).unref();
  return () => broom.stdin.end("klaar\n");
}
