import path from "node:path";
import { type Db, openDb } from "#outside/db.server.ts";
import { startPostgres } from "#outside/postgres/postgres.server.ts";
import { readSettings, settingNames, type Settings, SettingsError } from "#outside/settings.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { openPhotoRoom } from "#outside/files/photo-room.server.ts";
import { openStore } from "#outside/files/store.server.ts";

type Say = (line: string) => void;
type Env = Record<string, string | undefined>;

/** The settings that somebody gave a value, by name; a backup never holds the values. */
const namesOf = (env: Env) => settingNames.filter((name) => env[name]).sort();

/** npm run backup [folder or s3://bucket/folder] */
export async function backupTool(root: string, [to]: string[], say: Say): Promise<void> {
  await withDatabase(root, async (db, _url, settings) => {
    const place = to ?? settings.BACKUP_TO;
    if (!place) throw new SettingsError("Zeg waarheen: npm run backup -- map, of zet BACKUP_TO.");
    const pictures = path.join(root, "pictures");
    const made = await backup(db, openStore(place, settings), {
      now: new Date(),
      pictures,
      photos: openPhotoRoom(settings, root).store,
      settings: namesOf(process.env),
    });
    say(
      `back-up ${made.at}: ${made.tables.length} tabellen, ${Object.keys(made.pictures).length} plaatjes en ${made.photos?.length ?? 0} bestanden van foto’s in ${place}`,
    );
  });
}

/** npm run restore -- <folder or s3://bucket/folder> [moment] */
export async function restoreTool(root: string, [place, at]: string[], say: Say): Promise<void> {
  if (!place) throw new SettingsError("Zeg waarvandaan: npm run restore -- map [moment].");
  await withDatabase(root, async (db, url, settings) => {
    const store = openStore(place, settings);
    const where = {
      url,
      migrations: path.join(root, "db/migrations"),
      pictures: path.join(root, "pictures"),
      photos: openPhotoRoom(settings, root).store,
      at,
    };
    const made = await restore(db, store, where);
    say(`back-up van ${made.at} teruggezet`);
    const missing = made.settings.filter((name) => !process.env[name]);
    if (missing.length) say(`zet nog deze instellingen, die toen golden: ${missing.join(", ")}`);
  });
}

/** Every night to BACKUP_TO, by whichever process has the job. */
export async function backupNightly(shop: Shop, pictures: string): Promise<void> {
  const { BACKUP_TO } = shop.settings;
  if (!BACKUP_TO) return;
  await shop.jobs.every("backup", "30 3 * * *", async () => {
    const store = openStore(BACKUP_TO, shop.settings);
    const made = await backup(shop.db, store, {
      now: shop.now(),
      pictures,
      photos: shop.photos.store,
      settings: namesOf(process.env),
    });
    shop.log.info({ backup: made.at, tables: made.tables.length }, "backup");
  });
}

async function withDatabase(
  root: string,
  work: (db: Db, url: string, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startPostgres(path.resolve(root, settings.DATA_DIR), { durable: true });
  const url = settings.DATABASE_URL ?? embedded?.url ?? "";
  const db = openDb(url, { max: 4 });
  try {
    await work(db, url, settings);
  } finally {
    await db.$client.end();
    if (!embedded?.found) await embedded?.stop();
  }
}
