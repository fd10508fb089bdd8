import fs from "node:fs";
import path from "node:path";
import { type EmbeddedPostgres, startPostgres } from "#outside/postgres/postgres.server.ts";
import { EXIT, SettingsError } from "#outside/settings.server.ts";

/** The embedded database in the shop's own folder; a folder that takes nothing is told by the setting's name. */
export async function startOwnDatabase(folder: string): Promise<EmbeddedPostgres> {
  try {
    makeFolder(folder);
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

/** One by one: where none can be made, such as in /proc, Node's own way of making several at once never ends. */
function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}
