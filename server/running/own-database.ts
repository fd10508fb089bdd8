import fs from "node:fs";
import { type EmbeddedPostgres, startPostgres } from "#outside/postgres/postgres.server.ts";
import { EXIT, SettingsError } from "#outside/settings.server.ts";

/** The embedded database in the shop's own folder; a folder that takes nothing is told by the setting's name. */
export async function startOwnDatabase(folder: string): Promise<EmbeddedPostgres> {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `In DATA_DIR (${folder}) kan de winkel niet schrijven: ${message}. Kies een andere map, of zet DATABASE_URL.`,
      code === "ENOSPC" ? EXIT.tryAgain : EXIT.setting,
    );
  }
  return startPostgres(folder, { durable: true });
}
