import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { importRows, imports } from "../../tables.server.ts";
import { putFull, unputFull } from "./put-full.server.ts";
import { putShort, unputShort } from "./put-short.server.ts";
import type { Put } from "../states.ts";

/** As many rows as go to the shop at a time; a whole product weighs more than a price. */
const AT_ONCE = { short: 500, full: 100 };
/** A job is thought dead after five minutes: it sends itself on before that. */
const PATIENCE = 120_000;

/** Sends the job inside the deed's transaction. */
export const askRun = (shop: Shop, tx: Tx, id: number): Promise<void> => shop.jobs.send(tx, "run-import", { id });

/**
 * Brings a list in, or puts it back, part by part until it is done or somebody stops it. Each part is one transaction
 * that holds the import: two processes, or the job done again after a kill, do no row twice.
 */
export async function runImport(shop: Shop, id: number): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (await runPart(shop, id)) {
    if (Date.now() < until) continue;
    return shop.db.transaction((tx) => askRun(shop, tx, id));
  }
}

/** One part; says whether there may be more. */
export async function runPart(shop: Shop, id: number): Promise<boolean> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [list] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
    if (list?.state !== "running" && list?.state !== "undoing") return false;
    const isBack = list.state === "undoing";
    const { row, key, before, after } = importRows;
    const part = await tx
      .select({ row, key, before, after })
      .from(importRows)
      .where(and(eq(importRows.import, id), eq(importRows.state, isBack ? "done" : "change")))
      .orderBy(asc(importRows.row))
      .limit(AT_ONCE[list.kind]);
    if (part.length === 0) {
      const state = isBack ? "undone" : "done";
      await tx.update(imports).set({ state, endedAt: now }).where(eq(imports.id, id));
      return false;
    }
    const work = { short: [putShort, unputShort], full: [putFull, unputFull] } as const;
    await keep(tx, id, await work[list.kind][isBack ? 1 : 0](tx, part, now, list));
    return true;
  });
}

async function keep(tx: Tx, id: number, rows: Put[]): Promise<void> {
  await tx.execute(sql`update import_rows r set state = n.state, before = n.before, after = n.after
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(row int, state text, before jsonb, after jsonb)
    where r.import = ${id} and r.row = n.row`);
}
