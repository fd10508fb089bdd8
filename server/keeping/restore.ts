import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Db, migrateDb } from "#outside/db.server.ts";
import { openJobs } from "#outside/jobs.server.ts";
import { openLog } from "#outside/log/log.server.ts";
import { listBackups, type Manifest, manifestName, photoName } from "./backup.ts";
import { listTables, moveSequences, writeTable } from "./copy-tables.ts";
import type { Store } from "#outside/files/store.server.ts";

export class RestoreRefused extends Error {
  override name = "RestoreRefused";
}

type Where = { url: string; migrations: string; pictures: string; photos: Store; at?: string | undefined };

/** Fills an empty database, and the folder of pictures, from a backup: the newest, or the one of that moment. */
export async function restore(
  db: Db,
  store: Store,
  { url, migrations, pictures, photos, at }: Where,
): Promise<Manifest> {
  const all = await listBackups(store);
  const chosen = at ?? all.at(-1);
  if (!chosen || !all.includes(chosen)) throw new RestoreRefused(`Er is geen back-up${at ? ` van ${at}` : ""}.`);
  const manifest = JSON.parse((await store.get(manifestName(chosen))).toString()) as Manifest;
  const { rows } = await db.$client.query("select count(*) from pg_tables where schemaname = 'public'");
  if (rows[0].count > 0)
    throw new RestoreRefused("Deze database is niet leeg. Zet terug in een nieuwe, en laat de winkel daarna wijzen.");
  await migrateAsFar(db, migrations, manifest.migrations);
  // The tables of the jobs are made by the library itself.
  await (await openJobs(url, openLog("silent"))).stop();
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    const known = new Set((await listTables(client)).map(({ name }) => name));
    for (const table of manifest.tables.filter(({ name }) => known.has(name)))
      await writeTable(client, table, await store.get(table.file));
    await moveSequences(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  for (const [name, stored] of Object.entries(manifest.pictures)) {
    const file = path.join(pictures, name);
    if (!path.resolve(file).startsWith(path.resolve(pictures) + path.sep)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await store.get(stored));
  }
  for (const name of manifest.photos ?? [])
    if (PHOTO.test(name)) await photos.put(name, await store.get(photoName(name)));
  return manifest;
}

const PHOTO = /^(?:foto|master)\/[\w-]+\.\w+$/;

/** The tables as the backup knew them; what a newer release changed is changed when the shop starts. */
async function migrateAsFar(db: Db, migrations: string, count: number): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-migrations-"));
  try {
    fs.cpSync(migrations, folder, { recursive: true });
    const file = path.join(folder, "meta/_journal.json");
    const journal = JSON.parse(fs.readFileSync(file, "utf8")) as { entries: unknown[] };
    if (journal.entries.length < count)
      throw new RestoreRefused("Deze back-up is van een nieuwere versie van de winkel. Zet eerst die versie klaar.");
    fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrateDb(db, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
