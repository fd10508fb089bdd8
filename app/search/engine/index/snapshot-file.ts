import { mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Segment } from "./segment.ts";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";

/** The first line of the file says of what it is the index; another line means: build anew. */
export async function storeSnapshot(file: string, key: string, segment: Segment): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, Buffer.concat([Buffer.from(`${key}\n`), writeSnapshot(segment)]));
  await rename(beside, file);
}

/** Whether the file is the index of this, without reading it whole. */
export async function isSnapshotOf(file: string, key: string): Promise<boolean> {
  const first = Buffer.from(`${key}\n`);
  const opened = await open(file).catch(() => undefined);
  if (!opened) return false;
  try {
    const { buffer } = await opened.read(Buffer.alloc(first.length), 0, first.length, 0);
    return buffer.equals(first);
  } finally {
    await opened.close();
  }
}

export async function loadSnapshot(file: string, key: string): Promise<Segment | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const end = bytes?.indexOf(10) ?? -1;
  if (!bytes || end < 0 || bytes.toString("utf8", 0, end) !== key) return undefined;
  return readSnapshot(bytes.subarray(end + 1));
}
