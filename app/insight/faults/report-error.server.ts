import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { Pace } from "../visits/pace.ts";
import { sameness, scrub, scrubPath } from "./scrub.ts";
import { errorGroups } from "../tables.server.ts";

export type Reported = { side: "browser" | "server"; message: string; stack: string; path: string; release: string };

const storm = new Pace(30, 60_000);

/** R84: one row per kind of error, scrubbed; with a service set, it is told as well. A report never breaks anything. */
export async function reportError(shop: Shop, given: Reported): Promise<void> {
  const message = scrub(given.message).slice(0, 300);
  const stack = scrub(given.stack).slice(0, 4_000);
  const fingerprint = createHash("sha256")
    .update(`${given.side}|${sameness(message, stack)}`)
    .digest("base64url")
    .slice(0, 22);
  const now = shop.now();
  if (!storm.allows(fingerprint, now.getTime())) return;
  const row = { ...given, fingerprint, message, stack, path: scrubPath(given.path), firstAt: now, lastAt: now };
  try {
    await shop.db.transaction(async (tx) => {
      await tx
        .insert(errorGroups)
        .values(row)
        .onConflictDoUpdate({
          target: errorGroups.fingerprint,
          set: { count: sql`${errorGroups.count} + 1`, lastAt: now, release: row.release, path: row.path },
        });
      if (shop.settings.SENTRY_DSN) await shop.jobs.send(tx, "report-error", { ...row, at: now.toISOString() });
    });
  } catch (error) {
    shop.log.warn({ error: String(error) }, "error not reported");
  }
}

export function reportServerError(shop: Shop, error: unknown, path: string): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  void reportError(shop, { side: "server", message, stack: stack ?? "", path, release: __BUILD_ID__ });
}
