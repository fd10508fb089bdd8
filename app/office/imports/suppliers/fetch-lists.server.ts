import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import PostalMime from "postal-mime";
import type { Tx } from "#outside/db.server.ts";
import { Unfit } from "#outside/files/sheet/limits.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeCosts } from "#texts/office/range/costs.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { eachNewMail } from "../../incoming/read-mailbox.server.ts";
import { importRows, imports } from "../../tables.server.ts";
import { countBelowCost } from "../checking/below-cost.server.ts";
import { checkImport, countFar, countRows, holdImport } from "../checking/check-import.server.ts";
import { askRun } from "../running/run-import.server.ts";
import { takeSheet } from "../reading/take-sheet.server.ts";
import { type FetchFault, fetchList, NotFetched } from "./fetch-list.server.ts";

const say = officeImports;

/** The lists of suppliers, each on its own: one that fails keeps no other away. */
export async function fetchLists(shop: Shop): Promise<void> {
  const { SUPPLIER_LIST_URL, SUPPLIER_LIST_MAILBOX, SUPPLIER_LIST_INSIDE: inside } = shop.settings;
  const safely = (source: string, fetching: Promise<void>) =>
    fetching.catch((error: unknown) =>
      shop.log.error({ host: URL.parse(source)?.hostname, error: String(error) }, "list of a supplier"),
    );
  for (const source of SUPPLIER_LIST_URL) {
    const from = { source, name: nameOf(source), mailed: false };
    await safely(
      source,
      takeIn(shop, from, (file) => fetchList(source, file, { inside })),
    );
  }
  if (SUPPLIER_LIST_MAILBOX) await safely(SUPPLIER_LIST_MAILBOX, takeMailed(shop, SUPPLIER_LIST_MAILBOX));
}

type From = { source: string; name: string; mailed: boolean };
/** Of a name. */
const LONGEST = 120;
const MOST_OF_A_MAIL = 20;

/** The lists that came with mails in a folder. Who sent a mail can be made up, so such a list always waits for eyes. */
async function takeMailed(shop: Shop, mailbox: string): Promise<void> {
  const take = async (raw: Uint8Array, isWhole: boolean) => {
    const { attachments, from } = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
    const sender = (from?.address ?? "").toLowerCase().replace(/[^a-z0-9.-]*$|^.*@/g, "") || "onbekend";
    const lists = attachments.filter(({ filename }) => /\.(csv|xlsx)$/i.test(filename ?? ""));
    for (const { filename, content } of lists.slice(0, MOST_OF_A_MAIL)) {
      const name = plainName(filename);
      const source = `mail://${sender}/${encodeURIComponent(name)}`;
      await takeIn(shop, { source, name, mailed: true }, async (file) => {
        if (!isWhole) throw new Unfit("broken");
        const bytes = typeof content === "string" ? content : new Uint8Array(content);
        await fs.promises.writeFile(file, bytes, { flag: "wx" });
      });
    }
    const left = lists.slice(MOST_OF_A_MAIL).map(({ filename }) => plainName(filename));
    const rest = { source: `mail://${sender}/`, name: left.join(", ").slice(0, LONGEST).toWellFormed() };
    if (left.length) await keepFailed(shop, rest, say.waits.left(left.length, MOST_OF_A_MAIL));
  };
  await eachNewMail(shop, mailbox, take, "lists:");
}

const plainName = (filename: string | null): string =>
  path
    .basename(filename ?? "")
    .replace(/\p{Cc}/gu, "")
    .slice(0, LONGEST)
    .toWellFormed();

async function takeIn(shop: Shop, from: From, fetching: (file: string) => Promise<void>): Promise<void> {
  const { bench } = shop.photos;
  await fs.promises.mkdir(bench, { recursive: true });
  const file = path.join(bench, `${randomUUID()}.list`);
  try {
    await fetching(file);
    await shop.db.transaction((tx) => keepList(shop, tx, from, file));
  } catch (error) {
    const why = whyNot(error);
    if (why === undefined) throw error;
    await keepFailed(shop, from, why);
  } finally {
    await fs.promises.rm(file, { force: true });
  }
}

const keepFailed = (shop: Shop, { source, name }: Omit<From, "mailed">, note: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await dropOlder(tx, source, shop.now());
    const about = { name, source, note, by: "", at: shop.now() };
    await tx.insert(imports).values({ ...about, kind: "short", head: [], state: "failed" });
  });

/** The last part of an address is what a file is called; what follows it may be a key. */
const nameOf = (source: string): string => {
  const { pathname, hostname } = new URL(source);
  return decodeURI(pathname.split("/").at(-1) ?? "").slice(0, LONGEST) || hostname;
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
async function keepList(shop: Shop, tx: Tx, { source, name, mailed }: From, file: string): Promise<void> {
  const now = shop.now();
  await dropOlder(tx, source, now);
  const taken = await takeSheet(tx, file, { name, by: "", at: now, source });
  const list = await holdImport(tx, taken.id);
  if (!list) return;
  const put = (set: Partial<typeof imports.$inferInsert>) => tx.update(imports).set(set).where(eq(imports.id, list.id));
  if (taken.kind === "short" && !taken.isKnown) return void (await put({ note: say.waits.columns }));
  await checkImport(tx, list, taken.mapping, now);
  const { fault = 0, change = 0 } = await countRows(tx, list.id);
  const percent = shop.settings.SUPPLIER_LIST_PERCENT;
  if (fault) return void (await put({ note: say.waits.faults(fault) }));
  if (change === 0) return void (await put({ state: "done", startedAt: now, endedAt: now }));
  if (mailed) return void (await put({ note: say.waits.mailed }));
  // A full list sets everything: it is never let in without somebody who saw it.
  if (taken.kind === "full") return void (await put({ note: say.waits.full }));
  const far = await countFar(tx, list.id, percent);
  if (far) return void (await put({ note: say.waits.far(far, percent) }));
  const below = await countBelowCost(tx, list.id, taken.kind);
  if (below) return void (await put({ note: officeCosts.belowMany(below) }));
  await put({ state: "running", startedAt: now });
  await askRun(shop, tx, list.id);
}
