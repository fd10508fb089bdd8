import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const SHARED_MEMORY = "/dev/shm";
const ROOM = 6 * 1024 ** 3;

/** A new folder for data that goes with the test: in memory where there is plenty, since tests make hundreds of databases. */
export function quickFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(hasRoom() ? SHARED_MEMORY : os.tmpdir(), `lommerrijk-${name}-`));
  fs.chmodSync(folder, 0o755); // the database may run as somebody else
  return folder;
}

function hasRoom(): boolean {
  if (!fs.existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(SHARED_MEMORY);
  return Math.min(bavail * bsize, os.freemem()) > ROOM;
}
