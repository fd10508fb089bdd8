import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { anOrder, aPlant } from "../../tests/buying.ts";
import { urlFor } from "../../tests/database.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { variants } from "#catalogue/tables.server.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { openDb } from "#outside/db.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { backup, listBackups } from "./backup.ts";
import { restore } from "./restore.ts";
import { openStore } from "#outside/files/store.server.ts";

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-backup-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmptyDatabase() {
  const name = `restored_${Math.random().toString(36).slice(2, 10)}`;
  const admin = openDb(inject("databaseUrl"), { max: 1 });
  await admin.$client.query(`create database ${name}`);
  const url = urlFor(inject("databaseUrl"), name);
  const db = openDb(url, { max: 6 });
  onTestFinished(async () => {
    await db.$client.end();
    await admin.$client.query(`drop database ${name} with (force)`);
    await admin.$client.end();
  });
  return { db, url };
}

/** As much of S3 as we use, in memory. */
async function aBucket(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
    const key = decodeURIComponent(pathname.slice("/emmer/".length));
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) return void response.writeHead(403).end();
    if (request.method === "PUT") {
      objects.set(key, Buffer.concat(await request.toArray()));
      return void response.end();
    }
    if (request.method === "DELETE") return void response.writeHead(objects.delete(key) ? 204 : 404).end();
    const start = searchParams.get("prefix");
    if (start !== null) {
      const keys = [...objects.keys()].filter((one) => one.startsWith(start));
      return void response.end(`<List>${keys.map((one) => `<Key>${one}</Key>`).join("")}</List>`);
    }
    const found = objects.get(key);
    response.writeHead(found ? 200 : 404).end(request.method === "HEAD" ? undefined : found);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.for(["a folder", "a bucket"])("a shop brought back from %s is the same shop, and sells on", async (place) => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 10 });
  const before = await anOrder(shop, [{ sku, quantity: 3 }]);
  const pictures = aFolder();
  fs.mkdirSync(path.join(pictures, "hero"));
  fs.writeFileSync(path.join(pictures, "hero/laurier.avif"), "a picture");
  const store =
    place === "a folder"
      ? openStore(aFolder(), readSettings({}))
      : openStore("s3://emmer/nacht", readSettings({ S3_ENDPOINT: await aBucket(), S3_KEY: "wie", S3_SECRET: "wat" }));
  await shop.photos.store.put("foto/0a-480.webp", Buffer.from("a photograph"));
  await shop.photos.store.put("master/0a.jpg", Buffer.from("the whole of it"));
  const kept = { now: shop.now(), pictures, photos: shop.photos.store, settings: ["SHOP_SECRET"] };
  const { settings } = await backup(shop.db, store, kept);
  expect(settings).toEqual(["SHOP_SECRET"]);

  const { db, url } = await anEmptyDatabase();
  const elsewhere = aFolder();
  const photos = openStore(aFolder(), readSettings({}));
  const where = { url, migrations: path.resolve("db/migrations"), pictures: elsewhere, photos };
  await restore(db, store, where);
  expect((await photos.get("foto/0a-480.webp")).toString()).toBe("a photograph");
  expect((await photos.get("master/0a.jpg")).toString()).toBe("the whole of it");
  expect(fs.readFileSync(path.join(elsewhere, "hero/laurier.avif"), "utf8")).toBe("a picture");
  const restored: TestShop = { ...shop, db };
  expect(await findOrderById(db, before.id)).toEqual(await findOrderById(shop.db, before.id));
  const next = await anOrder(restored, [{ sku, quantity: 2 }]);
  expect(next.number).toBe(before.number.replace(/\d$/, (last) => String(Number(last) + 1)));
  expect((await db.select({ stock: variants.stock }).from(variants))[0]?.stock).toBe(5);
  await expect(restore(db, store, where), "a shop that has something is never written over").rejects.toThrow(
    "niet leeg",
  );
});

test("old backups go by themselves, and one that was cut off is none", async () => {
  const shop = await aShop();
  const folder = aFolder();
  const store = openStore(folder, readSettings({}));
  const night = (day: number) => ({
    now: new Date(Date.UTC(2026, 0, day, 2)),
    pictures: "/nowhere",
    photos: shop.photos.store,
    settings: [],
  });
  for (let day = 1; day <= 12; day++) await backup(shop.db, store, night(day));
  expect((await listBackups(store)).length).toBeLessThan(12);
  expect((await store.list("data/")).some((name) => name.startsWith("data/2026-01-02"))).toBe(false);
  fs.mkdirSync(path.join(folder, "data/2026-02-01T020000Z"));
  expect((await listBackups(store)).at(-1)).toBe("2026-01-12T020000Z");
});
