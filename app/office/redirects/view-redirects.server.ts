import { listRedirects, plainPath } from "#front/redirects/redirects.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { sayMoment } from "../say.ts";
import { isLiving } from "./living.server.ts";

/** Every redirect with how often it was used, and whether it still does what it was made for. */
export async function viewRedirects(db: Reader, q: string, page: number) {
  const { rows, pages } = await listRedirects(db, q, page);
  const shown = await Promise.all(
    rows.map(async ({ from, to, hits, lastHit, by }) => {
      const isDead = !(await isLiving(db, plainPath(to) ?? ""));
      const state = (await isLiving(db, from)) ? "living" : isDead ? "dead" : "good";
      return { from, to, hits, last: lastHit ? sayMoment(lastHit) : undefined, by, state };
    }),
  );
  return { rows: shown, pages };
}
