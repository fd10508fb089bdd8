import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { showToday } from "../../today/show-today.server.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { AN, tryDeed } from "../../../../tests/try-deed.ts";
import { imports, purchasePrices } from "../../tables.server.ts";
import { checkColumns } from "../import-deeds.server.ts";
import { startImport } from "../run-deeds.server.ts";
import { runImport } from "../running/run-import.server.ts";
import { showImport } from "../show-import.server.ts";
import { fetchList, isInside, NotFetched } from "./fetch-list.server.ts";
import { fetchLists } from "./fetch-lists.server.ts";

type Answer = (response: http.ServerResponse) => void;

/** A supplier that keeps a list at an address; what it answers can be changed. */
async function aSupplier() {
  let answer: Answer = (response) => response.end("");
  const server = http.createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lijsten/prijzen.csv?sleutel=geheim`;
  return {
    url,
    gives: (csv: string) => (answer = (response) => response.end(csv)),
    answers: (it: Answer) => (answer = it),
  };
}

const last = async (shop: TestShop) => {
  const rows = await shop.db.select().from(imports).orderBy(imports.id);
  const row = rows.at(-1);
  if (!row) throw new Error("no import");
  return row;
};
const waits = async (shop: TestShop) =>
  (await showToday(shop, new Set(["range"]))).waits.find(({ key }) => key === "imports")?.title;
const price = async (shop: TestShop, sku: string) =>
  (await shop.db.select().from(variants).where(eq(variants.sku, sku)))[0]?.priceCents;

test("a supplier's list waits for eyes once, then goes in by itself as long as nothing is strange", async () => {
  const supplier = await aSupplier();
  const shop = await aShop({ SUPPLIER_LIST_URL: supplier.url, SUPPLIER_LIST_INSIDE: "aan" });
  await aPlant(shop, { sku: "A", priceCents: 1000 });
  await aPlant(shop, { sku: "B", priceCents: 1000 });
  expect(await waits(shop)).toBeUndefined();

  supplier.gives("Artikelnummer;Adviesprijs\nA;11,00\nB;10,00\n");
  await fetchLists(shop);
  const first = await last(shop);
  expect(first).toMatchObject({ state: "new", name: "prijzen.csv", note: expect.stringContaining("kolommen") });
  expect(await waits(shop)).toBe("1 lijst van een leverancier");
  const shown = await showImport(shop.db, first.id, null, 1);
  expect([shown?.name, JSON.stringify(shown).includes("geheim")]).toEqual(["Leverancier 127.0.0.1", false]);
  const asked = { id: first.id, gezien: shown?.seen, sku: 0, price: 1 };
  expect(await tryDeed(shop, checkColumns, asked, { user: AN })).toMatchObject({ ok: true });
  const gezien = (await showImport(shop.db, first.id, null, 1))?.seen;
  expect(await tryDeed(shop, startImport, { id: first.id, gezien }, { user: AN })).toMatchObject({ ok: true });
  await runImport(shop, first.id);
  expect([await price(shop, "A"), await waits(shop)]).toEqual([1100, undefined]);

  supplier.gives("Artikelnummer;Adviesprijs\nA;12,00\nB;10,00\n");
  await fetchLists(shop);
  await runImport(shop, (await last(shop)).id);
  expect([(await last(shop)).state, await price(shop, "A")]).toEqual(["done", 1200]);

  await shop.db.insert(purchasePrices).values({ sku: "A", cents: 1100 });
  supplier.gives("Artikelnummer;Adviesprijs\nA;11,90\nB;10,00\n");
  await fetchLists(shop);
  expect(await last(shop)).toMatchObject({ state: "checked", note: expect.stringContaining("inkoopprijs") });
  await shop.db.delete(purchasePrices);

  supplier.gives("Artikelnummer;Adviesprijs\nA;12,00\nB;10,00\n");
  await fetchLists(shop);
  expect(await last(shop)).toMatchObject({ state: "done", note: "" });

  supplier.gives("Artikelnummer;Adviesprijs\nA;12,00\nB;13,01\n");
  await fetchLists(shop);
  expect(await last(shop)).toMatchObject({ state: "checked", note: expect.stringContaining("meer dan 30%") });
  expect([await price(shop, "B"), await waits(shop)]).toEqual([1000, "1 lijst van een leverancier"]);

  supplier.gives("Artikelnummer;Adviesprijs\nA;12,00\nC;13,00\n");
  await fetchLists(shop);
  expect(await last(shop)).toMatchObject({ state: "checked", note: expect.stringContaining("1 rij heeft een fout") });
  expect(await waits(shop), "the list of yesterday is no longer true").toBe("1 lijst van een leverancier");
});

test("what cannot be had or read waits in the office with its reason, and leaves no file", async () => {
  const supplier = await aSupplier();
  const shop = await aShop({ SUPPLIER_LIST_URL: supplier.url, SUPPLIER_LIST_INSIDE: "aan" });
  const tries: [Answer, string][] = [
    [(response) => response.writeHead(404).end(), "antwoordde met 404"],
    [(response) => response.writeHead(302, { location: "/rond" }).end(), "te vaak door"],
    [(response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(), "niet toegestaan"],
    [
      (response) => response.writeHead(200, { "content-length": 100 }).write("sku", () => response.destroy()),
      "brak af",
    ],
    [(response) => response.end("<html>"), "geen lijst die we kunnen lezen"],
    [
      (response) => {
        const piece = Buffer.alloc(1 << 20, "A;1\n");
        const more = () => {
          while (response.write(piece));
        };
        response.on("drain", more);
        more();
      },
      "groter dan 40 MB",
    ],
  ];
  for (const [answer, why] of tries) {
    supplier.answers(answer);
    await fetchLists(shop);
    expect(await last(shop)).toMatchObject({ state: "failed", note: expect.stringContaining(why) });
    expect(fs.readdirSync(shop.photos.bench)).toEqual([]);
  }
  expect(await waits(shop)).toBe("1 lijst van een leverancier");
});

test("an address of our own network is not asked, by name, by figure or by being sent there", async () => {
  const file = path.join(os.tmpdir(), `lommerrijk-list-${process.pid}`);
  const supplier = await aSupplier();
  const fault = (address: string, more: object = {}) =>
    fetchList(address, file, { inside: false, ...more }).then(
      () => "fetched",
      (error: unknown) => (error instanceof NotFetched ? error.fault : error),
    );
  for (const address of [
    supplier.url,
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://2130706433/x",
    "https://169.254.169.254/latest",
    "https://user:woord@1.1.1.1/x",
    "http://1.1.1.1/x",
  ])
    expect([address, await fault(address)]).toEqual([address, "address"]);
  // A name that leads home is found out when it is looked up.
  expect(["address", "line"]).toContain(await fault("https://localhost/x"));
  supplier.answers(() => {});
  expect(await fault(supplier.url, { inside: true, milliseconds: 200 })).toBe("slow");
  expect(["8.8.8.8", "2606:4700::1111"].map(isInside)).toEqual([false, false]);
  expect(["10.1.2.3", "172.31.0.1", "192.168.1.1", "fd00::1", "fe80::1", "::", "nergens"].every(isInside)).toBe(true);
  expect(fs.existsSync(file)).toBe(false);
});
