import { type Db, isDatabaseAway } from "#outside/db.server.ts";
import { EXIT, SettingsError } from "#outside/settings.server.ts";

/** The oldest PostgreSQL that has all we use. */
const OLDEST = 15;

const BETWEEN_TRIES = 1_000;

/** Until the database lets us in. One that is not there yet, or wakes up slowly, gets some seconds; that is told once. */
export async function reachDatabase(
  db: Db,
  url: string,
  seconds: number,
  say: (step: string) => void = () => {},
): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (let tries = 0; ; tries++) {
    try {
      const { rows } = await db.$client.query<{ version: number }>(
        "select current_setting('server_version_num')::int as version",
      );
      return requireNewEnough(rows[0]?.version ?? 0);
    } catch (error) {
      const refusal = databaseRefusal(error, url);
      if (!isDatabaseAway(error) || performance.now() + BETWEEN_TRIES > until) throw refusal ?? error;
      if (!tries) say(`${refusal?.message} We proberen het nog ${seconds} seconden.`);
      await new Promise((done) => setTimeout(done, BETWEEN_TRIES));
    }
  }
}

/** Why the database does not let the shop open, as a sentence; what may pass says so by its exit code. Otherwise nothing. */
export function databaseRefusal(error: unknown, url: string): SettingsError | undefined {
  const { code, message } = innermost(error);
  const { host, pathname, username } = new URL(url);
  const where = `(${host}${pathname})`;
  // Right after it was set up, a database or its users may still be on their way.
  if (code?.startsWith("28"))
    return new SettingsError(
      `De database laat ${username} niet binnen ${where}: ${message}. Controleer DATABASE_URL.`,
      EXIT.tryAgain,
    );
  if (code === "42501")
    return new SettingsError(
      `De database laat ${username} geen tabellen maken ${where}: ${message}. Maak ${username} eigenaar van de database.`,
    );
  if (code === "3D000" || isDatabaseAway(error))
    return new SettingsError(
      `De database antwoordt niet ${where}: ${message || code}. Controleer DATABASE_URL.`,
      EXIT.tryAgain,
    );
  return undefined;
}

export function requireNewEnough(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    throw new SettingsError(`De database is PostgreSQL ${major}; de winkel heeft ${OLDEST} of nieuwer nodig.`);
}

function innermost(error: unknown): { code?: string; message?: string } {
  let at = error as { code?: string; message?: string; cause?: unknown };
  while (!at.code && at.cause) at = at.cause as typeof at;
  return at;
}
