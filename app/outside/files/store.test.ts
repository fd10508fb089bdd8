import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../settings.server.ts";
import { openStore, type Store } from "./store.server.ts";

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-store-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real S3 server, with one bucket. */
async function aBucket(bucket = "emmer"): Promise<Store> {
  const server = new S3rver({ port: 0, silent: true, directory: aFolder(), configureBuckets: [{ name: "emmer" }] });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const settings = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_KEY: "S3RVER", S3_SECRET: "S3RVER" };
  return openStore(`s3://${bucket}/winkel`, readSettings(settings));
}

const PLACES: [string, () => Promise<Store>][] = [
  ["a folder", async () => openStore(aFolder(), readSettings({}))],
  ["a bucket", aBucket],
];

test.for(PLACES)("what is kept in %s comes back whole, by its name, until it is taken away", async ([, open]) => {
  const store = await open();
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
  await store.put("foto/0a-480.avif", bytes);
  await Promise.all([store.put("foto/0b-480.avif", bytes), store.put("foto/0b-480.avif", bytes)]);
  expect((await store.get("foto/0a-480.avif")).equals(bytes)).toBe(true);
  expect((await store.list("foto/")).sort()).toEqual(["foto/0a-480.avif", "foto/0b-480.avif"]);
  await store.remove("foto/0a-480.avif");
  expect([await store.has("foto/0a-480.avif"), await store.has("foto/0b-480.avif")]).toEqual([false, true]);
  await expect(store.get("foto/0a-480.avif")).rejects.toThrow();
});

test("a bucket that is not there keeps nothing, and says so", async () => {
  await expect((await aBucket("weg")).put("foto/0a-480.avif", Buffer.from("x"))).rejects.toThrow("S3 PUT 404");
});
