import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Db } from "#outside/db.server.ts";
import { listTables, readTable, type Table } from "./copy-tables.ts";
import type { Store } from "#outside/files/store.server.ts";
import { whichToKeep } from "./which-to-keep.ts";

/** What a backup consists of; written last, so a backup without it was never finished. */
export type Manifest = {
  at: string;
  release: string;
  /** How many migrations the database had seen. */
  migrations: number;
  tables: (Table & { file: string })[];
  /** Pictures by name; equal ones are stored once, for all backups together. */
  pictures: Record<string, string>;
  /** Photographs of the owner; their names tell what is in them, so each is stored once. */
  photos?: string[];
  /** Names of the settings in use; their values, secrets among them, are kept elsewhere. */
  settings: string[];
};

export const manifestName = (at: string) => `backups/${at}.json`;

export async function backup(
  db: Db,
  store: Store,
  { now, pictures, photos, settings }: { now: Date; pictures: string; photos: Store; settings: string[] },
): Promise<Manifest> {
  const at = now.toISOString().slice(0, 19).replaceAll(":", "").concat("Z");
  const client = await db.$client.connect();
  try {
    // Everything as it was at one moment, while the shop sells on.
    await client.query("begin isolation level repeatable read read only");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) {
      const file = `data/${at}/${table.name}.gz`;
      await store.put(file, await readTable(client, table));
      tables.push({ ...table, file });
    }
    const { rows } = await client.query("select count(*) from drizzle.__drizzle_migrations");
    await client.query("commit");
    const manifest: Manifest = {
      at,
      release: __BUILD_ID__,
      migrations: rows[0].count,
      tables,
      pictures: await keepPictures(store, pictures),
      photos: await keepPhotos(store, photos),
      settings,
    };
    await store.put(manifestName(at), Buffer.from(JSON.stringify(manifest, null, 1)));
    await forgetOld(store);
    return manifest;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function keepPictures(store: Store, folder: string): Promise<Record<string, string>> {
  if (!fs.existsSync(folder)) return {};
  const known = new Set(await store.list("pictures/"));
  const kept: Record<string, string> = {};
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    if (!fs.statSync(file).isFile()) continue;
    const body = fs.readFileSync(file);
    const stored = `pictures/${createHash("sha256").update(body).digest("hex").slice(0, 40)}${path.extname(name)}`;
    if (!known.has(stored)) await store.put(stored, body);
    known.add(stored);
    kept[name.split(path.sep).join("/")] = stored;
  }
  return kept;
}

export const photoName = (name: string) => `photos/${name}`;

async function keepPhotos(store: Store, photos: Store): Promise<string[]> {
  const known = new Set(await store.list("photos/"));
  const names = [...(await photos.list("foto/")), ...(await photos.list("master/"))].filter(
    (name) => !name.endsWith(".part"),
  );
  for (const name of names) if (!known.has(photoName(name))) await store.put(photoName(name), await photos.get(name));
  return names;
}

export async function listBackups(store: Store): Promise<string[]> {
  const names = await store.list("backups/");
  return names.flatMap((name) => /^backups\/(.+)\.json$/.exec(name)?.[1] ?? []).sort();
}

/** First the manifest goes: half a backup must not look like a whole one. Pictures stay, they are shared. */
async function forgetOld(store: Store): Promise<void> {
  const all = await listBackups(store);
  const kept = whichToKeep(all);
  for (const at of all.filter((one) => !kept.has(one))) {
    await store.remove(manifestName(at));
    for (const file of await store.list(`data/${at}/`)) await store.remove(file);
  }
}
