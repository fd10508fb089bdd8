import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { staffLog } from "#outside/tables.server.ts";
import { sendList } from "../../../tests/lists/send-list.ts";
import { manySizes } from "../../../tests/lists/many-sizes.ts";
import { all, back, checked, doing, seen, start, whole } from "../../../tests/lists/with-lists.ts";
import { aFilledShop, aShop } from "../../../tests/shop.ts";
import { checkColumns, dropImport, mendRows } from "./import-deeds.server.ts";
import { stopImport } from "./run-deeds.server.ts";
import { undoImport } from "./undo-deed.server.ts";
import { runImport, runPart } from "./running/run-import.server.ts";

vi.setConfig({ testTimeout: 240_000 });

/** By row; an equals sign is the size that belongs there. */
const WRONG: Record<number, [sku: string, price: string, stock: string]> = {
  17: ["QQ4-4x", "12,95", "7"],
  800: ["QQ1-1", "12,95", "7"],
  1500: ["", "12,95", "7"],
  2222: ["=", "gratis", "7"],
  3000: ["=", "1.295", "7"],
  4000: ["=", "-3", "7"],
  5000: ["=", "0", "7"],
  6001: ["=", "12,95", "veel"],
  7002: ["=", "12,95", "-1"],
  8003: ["=", "12,95", "1,5"],
  9004: ["=", "12,9,5", "7"],
  10001: ["=", "99999999999", "7"],
};

test("an import of 10,000 rows with 12 faults: mended, done and undone", async () => {
  const shop = await aFilledShop();
  await manySizes(shop, 10_000);
  const skus = Array.from({ length: 10_000 }, (_, at) => `QQ${Math.floor(at / 4) + 1}-${(at % 4) + 1}`);
  const lines = skus.map((sku, at) => (WRONG[at + 2] ?? [sku, "€ 12,95", "7"]).join(";").replace("=", sku));
  const csv = Buffer.from(
    `Artikelnummer;Adviesprijs;Voorraad\r\n${lines.join("\r\n")}\r\n`.replaceAll("€", "\x80"),
    "latin1",
  );
  const before = await all(shop, "QQ%-%");
  const times: string[] = [];
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const made = await work();
    times.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return made;
  };
  const { id } = await timed("taken in", () => sendList(shop, "kwekerij.csv", csv));
  const first = await seen(shop, id);
  expect(first).toMatchObject({ state: "new", mapping: { columns: { sku: 0, price: 1, stock: 2 }, unit: "euro" } });
  const columns = { id, gezien: first.seen, sku: "0", price: "1", stock: "2", unit: "euro" };
  expect(await timed("checked", () => doing(shop, checkColumns, columns))).toMatchObject({ ok: true });
  const faulty = await seen(shop, id);
  expect(faulty).toMatchObject({ counts: { fault: 12, change: 9_988 }, view: "fouten", total: 10_000 });
  expect(faulty.rows.map(({ row }) => row)).toEqual(Object.keys(WRONG).map(Number));
  expect(faulty.rows.filter(({ faults }) => faults.length !== 1)).toEqual([]);
  expect(await start(shop, id)).toMatchObject({ ok: false, reason: "faults" });

  const cells = Object.keys(WRONG).flatMap((row) => [
    [`cel.${row}.sku`, skus[Number(row) - 2]],
    [`cel.${row}.price`, "12,95"],
    [`cel.${row}.stock`, "7"],
  ]);
  const mended = { id, gezien: faulty.seen, ...Object.fromEntries(cells) };
  expect(await timed("mended and checked again", () => doing(shop, mendRows, mended))).toMatchObject({ ok: true });
  expect((await seen(shop, id)).counts).toEqual({ change: 10_000 });

  await timed("in the shop", () => whole(shop, id));
  expect((await seen(shop, id)).counts).toEqual({ done: 10_000 });
  const after = await all(shop, "QQ%-%");
  expect(new Set(after.map(({ priceCents, stock }) => `${priceCents} ${stock}`))).toEqual(new Set(["1295 7"]));
  const [open] = await shop.db
    .execute<{ count: number }>(
      sql`select count(*) from prices p where p.sku like 'QQ%-%' and until is null and cents = 1295`,
    )
    .then(({ rows }) => rows);
  expect(open?.count).toBe(10_000);
  const { rows: cards } = await shop.db.execute<{ price: number }>(
    sql`select distinct (card->>'fromCents')::int as price from products where slug like 'veel-%'`,
  );
  expect(cards).toEqual([{ price: 1295 }]);

  await timed("put back", () => back(shop, id));
  expect((await seen(shop, id)).counts).toEqual({ back: 10_000 });
  expect(await all(shop, "QQ%-%")).toEqual(before);
  console.info(`10,000 rows: ${times.join(", ")}`);
  const log = await shop.db
    .select({ deed: staffLog.deed, about: staffLog.subject })
    .from(staffLog)
    .orderBy(staffLog.id);
  expect(log.map(({ deed }) => deed)).toEqual(
    ["upload", "check", "mend", "run", "undo"].map((one) => `imports.${one}`),
  );
  expect(new Set(log.map(({ about }) => about))).toEqual(new Set(["kwekerij.csv"]));
});

test("stopped between two parts it says how far it came, goes on, and is taken back from there; each once", async () => {
  const shop = await aShop();
  await manySizes(shop, 1_200);
  const skus = (await all(shop, "QQ%-%")).map(({ sku }) => sku);
  const id = await checked(shop, `sku;prijs\n${skus.map((sku) => `${sku};5,00`).join("\n")}\n`);
  const presses = await Promise.all([start(shop, id), start(shop, id), start(shop, id)]);
  expect(presses.filter(({ ok }) => ok).length).toBe(1);
  expect(shop.jobs.sent.filter(({ name }) => name === "run-import").length).toBe(1);
  await runPart(shop, id);
  expect(await doing(shop, stopImport, { id })).toMatchObject({ ok: true });
  expect(await doing(shop, stopImport, { id })).toMatchObject({ ok: false, reason: "notRunning" });
  await runImport(shop, id);
  expect(await seen(shop, id)).toMatchObject({ state: "stopped", counts: { done: 500, change: 700 } });
  expect(await doing(shop, dropImport, { id })).toMatchObject({ ok: false, reason: "kept" });
  await whole(shop, id);
  expect(await seen(shop, id)).toMatchObject({ state: "done", counts: { done: 1_200 } });
  const presses2 = await Promise.all([doing(shop, undoImport, { id }), doing(shop, undoImport, { id })]);
  expect(presses2.filter(({ ok }) => ok).length).toBe(1);
  // Two processes, as after a kill: no row is put back twice.
  await Promise.all([runImport(shop, id), runImport(shop, id)]);
  expect(await seen(shop, id)).toMatchObject({ state: "undone", counts: { back: 1_200 } });
  expect(await doing(shop, undoImport, { id })).toMatchObject({ ok: false, reason: "notDone" });
  const { rows } = await shop.db.execute<{ most: number }>(
    sql`select max(c)::int as most from (select count(*) as c from prices where sku like 'QQ%-%' group by sku) x`,
  );
  expect(rows[0]?.most, "995, 500 and 995 again").toBe(3);
});
