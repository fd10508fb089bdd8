import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Settings } from "../settings.server.ts";
import { openStore, type Store, type StoreSettings } from "./store.server.ts";

/** Why a photograph cannot be used. */
export type Unusable = "pixels" | "small" | "moving" | "broken";
type Refused = { ok: false; reason: Unusable };
export type Master = { ok: true; width: number; height: number };
export type Sizes = { ok: true; files: string[]; colour: string };
export type Crop = { x: number; y: number; background: "keep" | "matte" };

/** Where photographs come in, are made into our sizes, and are kept. */
export type PhotoRoom = {
  store: Store;
  /** A folder of this machine for what is still coming in or being made; nothing in it is needed after a restart. */
  bench: string;
  master(from: string, to: string): Promise<Master | Refused>;
  sizes(from: string, folder: string, key: string, crop: Crop): Promise<Sizes | Refused>;
};

type RoomSettings = Pick<Settings, "DATA_DIR" | "PHOTOS_TO"> & StoreSettings;

/** `root` is where the shop's scripts stand; with more effort (0–9) files are smaller and take longer to make. */
export function openPhotoRoom(settings: RoomSettings, root: string, effort = 2): PhotoRoom {
  const data = path.resolve(root, settings.DATA_DIR);
  const bench = path.join(data, "photo-bench");
  const script = path.join(root, "scripts/photo.mjs");
  return {
    store: openStore(settings.PHOTOS_TO ?? path.join(data, "photos"), settings),
    bench,
    master: (from, to) => atTheDoor(() => run(script, ["master", from, to])) as Promise<Master | Refused>,
    sizes: (from, folder, key, { x, y, background }) =>
      inTheBack(() =>
        run(script, ["sizes", from, folder, key, String(x), String(y), background, String(effort)]),
      ) as Promise<Sizes | Refused>,
  };
}

const SWEEP_AFTER = 3_600_000;

/** What a process that was killed left on the bench. */
export async function sweepBench({ bench }: PhotoRoom, now = Date.now()): Promise<void> {
  const left = await fs.promises.readdir(bench).catch(() => []);
  for (const name of left) {
    const file = path.join(bench, name);
    const found = await fs.promises.stat(file).catch(() => undefined);
    if (found && found.mtimeMs < now - SWEEP_AFTER) await fs.promises.rm(file, { recursive: true, force: true });
  }
}

/** One at a time: a photograph being decoded takes a core and up to 300 MB. */
function aLane() {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(work: () => Promise<Made>): Promise<Made> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

// Who sends a photograph waits for its master; the sizes are made by a job, in a lane of their own.
const [atTheDoor, inTheBack] = [aLane(), aLane()];

const LONGEST = 120_000;

/** A process that lives for one photograph: a decoder that breaks or eats memory does so away from the shop. */
function run(script: string, args: string[]): Promise<{ ok: boolean }> {
  return new Promise((resolve, reject) => {
    // No setting of the shop is known there.
    const env = { PATH: process.env.PATH ?? "" };
    const child = spawn(process.execPath, ["--max-old-space-size=96", script, ...args], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LONGEST,
      killSignal: "SIGKILL",
    });
    let said = "";
    let fault = "";
    child.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
    child.stderr.on("data", (bytes: Buffer) => (fault = (fault + bytes.toString()).slice(-2000)));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const line = said.trim().split("\n").at(-1) ?? "";
      if (code === 0 && line.startsWith("{")) resolve(JSON.parse(line) as { ok: boolean });
      // Killed, or crashed on these bytes: they are no photograph to us.
      else if (signal || code === null || code > 1) resolve({ ok: false, reason: "broken" } as { ok: boolean });
      else reject(new Error(`photo.mjs ${args[0]}: ${fault.trim() || code}`));
    });
  });
}
