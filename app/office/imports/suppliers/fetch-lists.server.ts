import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import { Unfit } from "#outside/files/sheet/limits.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { importRows, imports } from "../../tables.server.ts";
import { checkImport, countFar, countRows, holdImport } from "../checking/check-import.server.ts";
import { askRun } from "../running/run-import.server.ts";
import { takeSheet } from "../reading/take-sheet.server.ts";
import { type FetchFault, fetchList, NotFetched } from "./fetch-list.server.ts";

const say = officeImports;

/** The lists of suppliers, each on its own: one that fails keeps no other away. */
export async function fetchLists(shop: Shop): Promise<void> {
  for (const source of shop.settings.SUPPLIER_LIST_URL)
    await takeIn(shop, source).catch((error: unknown) =>
      shop.log.error({ host: URL.parse(source)?.hostname, error: String(error) }, "list of a supplier"),
    );
}

async function takeIn(shop: Shop, source: string): Promise<void> {
  const { bench } = shop.photos;
  await fs.promises.mkdir(bench, { recursive: true });
  const file = path.join(bench, `${randomUUID()}.list`);
  try {
    await fetchList(source, file, { inside: shop.settings.SUPPLIER_LIST_INSIDE });
    await shop.db.transaction((tx) => keepList(shop, tx, source, file));
  } catch (error) {
    const why = whyNot(error);
    if (why === undefined) throw error;
    await shop.db.transaction(async (tx) => {
      await dropOlder(tx, source, shop.now());
      const about = { name: nameOf(source), source, note: why, by: "", at: shop.now() };
      await tx.insert(imports).values({ ...about, kind: "short", head: [], state: "failed" });
    });
  } finally {
    await fs.promises.rm(file, { force: true });
  }
}

/** The last part of an address is what a file is called; what follows it may be a key. */
const nameOf = (source: string): string => {
  const { pathname, hostname } = new URL(source);
  return decodeURI(pathname.split("/").at(-1) ?? "").slice(0, 120) || hostname;
};

const sayFault = (fault: FetchFault): string =>
  typeof fault === "string" ? say.fetch[fault] : say.fetch.status(fault.status);

function whyNot(error: unknown): string | undefined {
  if (error instanceof NotFetched) return say.waits.failed(sayFault(error.fault));
  return error instanceof Unfit ? say.waits.unfit(say.unfit[error.reason]) : undefined;
}

/** A list of yesterday that still waits is no longer true. */
async function dropOlder(tx: Tx, source: string, now: Date): Promise<void> {
  const dropped = await tx
    .update(imports)
    .set({ state: "dropped", note: say.waits.newer, endedAt: now })
    .where(and(eq(imports.source, source), inArray(imports.state, ["new", "checked", "failed"])))
    .returning({ id: imports.id });
  const ids = dropped.map(({ id }) => id);
  if (ids.length) await tx.delete(importRows).where(inArray(importRows.import, ids));
}

/** Goes into the shop by itself only when nothing of it needs eyes; otherwise it waits in the office. */
async function keepList(shop: Shop, tx: Tx, source: string, file: string): Promise<void> {
  const now = shop.now();
  await dropOlder(tx, source, now);
  const taken = await takeSheet(tx, file, { name: nameOf(source), by: "", at: now, source });
  const list = await holdImport(tx, taken.id);
  if (!list) return;
  const put = (set: Partial<typeof imports.$inferInsert>) => tx.update(imports).set(set).where(eq(imports.id, list.id));
  if (taken.kind === "short" && !taken.isKnown) return void (await put({ note: say.waits.columns }));
  await checkImport(tx, list, taken.mapping, now);
  const { fault = 0, change = 0 } = await countRows(tx, list.id);
  const percent = shop.settings.SUPPLIER_LIST_PERCENT;
  if (fault) return void (await put({ note: say.waits.faults(fault) }));
  if (change === 0) return void (await put({ state: "done", startedAt: now, endedAt: now }));
  // A full list sets everything: it is never let in without somebody who saw it.
  if (taken.kind === "full") return void (await put({ note: say.waits.full }));
  const far = await countFar(tx, list.id, percent);
  if (far) return void (await put({ note: say.waits.far(far, percent) }));
  await put({ state: "running", startedAt: now });
  await askRun(shop, tx, list.id);
}
