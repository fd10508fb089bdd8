import fs from "node:fs";
import { ReadableStream } from "node:stream/web";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { makePhoto } from "../../app/catalogue/photos/make-photo.server.ts";
import { photos, variants } from "../../app/catalogue/tables.server.ts";
import { aPlant } from "../buying.ts";
import { sendPhotos } from "./send-photos.ts";
import { aBomb, aPhoto } from "./some-photos.ts";
import { aShop, type TestShop } from "../shop.ts";

vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
let slug: string;
let jpeg: Buffer;

beforeAll(async () => {
  shop = await aShop();
  const sku = await aPlant(shop);
  const [row] = await shop.db.select({ slug: variants.product }).from(variants).where(eq(variants.sku, sku));
  slug = row?.slug ?? "";
  jpeg = await (await aPhoto()).jpeg().toBuffer();
});

const nothingLeft = async () => {
  expect(fs.existsSync(shop.photos.bench) ? fs.readdirSync(shop.photos.bench) : []).toEqual([]);
  expect(await shop.db.select().from(photos)).toEqual([]);
  expect([...(await shop.photos.store.list("foto/")), ...(await shop.photos.store.list("master/"))]).toEqual([]);
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const BAD: [what: string, bytes: () => Buffer, sentence: string][] = [
  ["bom.png", () => aBomb(), "te veel beeldpunten"],
  ["tekening.svg", () => Buffer.from(SVG), "SVG"],
  ["tekening.jpg", () => Buffer.from(`<?xml version="1.0"?>${SVG}`), "SVG"],
  ["pagina.png", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "geen foto"],
  ["film.gif", () => Buffer.from("GIF89a;"), "GIF"],
  ["IMG_2.HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "HEIC"],
  ["half.jpg", () => jpeg.subarray(0, Math.floor(jpeg.length / 2)), "beschadigd"],
  ["leeg.jpg", () => Buffer.alloc(0), "geen foto"],
  ["hoofd.png", () => aBomb(900).subarray(0, 60), "beschadigd"],
];

test.for(BAD)("%s is refused in a sentence, and nothing of it stays", async ([name, bytes, sentence]) => {
  const { status, told } = await sendPhotos(shop, slug, [{ name, bytes: bytes() }]);
  expect([status, told.problem?.startsWith(`${name}: `), told.problem]).toEqual([
    422,
    true,
    expect.stringContaining(sentence),
  ]);
  await nothingLeft();
});

const BOUNDARY = "----x";
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="bestand"; filename="groot.jpg"\r\n\r\n`;

/** A form that is written while it is sent, so that nobody has to hold it. */
function streamed(pieces: Iterable<Uint8Array>): BodyInit {
  return ReadableStream.from(pieces) as unknown as BodyInit;
}

function* halfAGigabyte(): Generator<Uint8Array> {
  yield Buffer.from(HEAD);
  const piece = Buffer.concat([jpeg, Buffer.alloc(1_000_000 - jpeg.length)]);
  for (let at = 0; at < 500; at++) yield piece;
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

test("500 MB is not held in memory, is refused in a sentence, and nothing of it stays", async () => {
  const before = process.memoryUsage().rss;
  const { status, told } = await sendRaw(streamed(halfAGigabyte()));
  expect([status, told.problem]).toEqual([
    422,
    "groot.jpg: groter dan 40 MB. Maak de foto kleiner en stuur hem opnieuw.",
  ]);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(120);
  await nothingLeft();
});

test("a line that is cut off leaves nothing behind", async () => {
  function* cut(): Generator<Uint8Array> {
    yield Buffer.from(HEAD);
    yield jpeg.subarray(0, 1000);
    throw new Error("the line went");
  }
  expect(await sendRaw(streamed(cut()))).toMatchObject({ status: 400 });
  await nothingLeft();
  expect(await sendRaw(HEAD + jpeg.toString("latin1").slice(0, 1000))).toMatchObject({ status: 400 });
  await nothingLeft();
});

test("too many at once, and a form without a boundary, leave nothing behind", async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}.jpg`, bytes: jpeg }));
  const { status, told } = await sendPhotos(shop, slug, many);
  expect([status, told.problem]).toEqual([413, "Stuur hoogstens 20 bestanden tegelijk. Er is niets bewaard."]);
  await nothingLeft();
});

test("a path in the name is a name; what hangs behind a photograph does not come along", async () => {
  const MARK = "<?php this is no photograph ?>";
  const bytes = Buffer.concat([jpeg, Buffer.from(MARK)]);
  const { status } = await sendPhotos(shop, slug, [{ name: "../../../etc/cron.d/foto.jpg", bytes }]);
  expect(status).toBe(303);
  const [row] = await shop.db.select().from(photos);
  expect(row?.name).toBe("foto.jpg");
  await makePhoto(shop, row?.id ?? 0);
  const names = [...(await shop.photos.store.list("foto/")), ...(await shop.photos.store.list("master/"))];
  expect(names).toHaveLength(8);
  for (const name of names) {
    expect(name).toMatch(/^(foto|master)\/[0-9a-f]+(-\d+)?\.(avif|webp|jpg)$/);
    expect((await shop.photos.store.get(name)).includes(MARK)).toBe(false);
  }
  expect(fs.readdirSync(shop.photos.bench)).toEqual([]);
});

const sendRaw = (body: BodyInit) => sendPhotos(shop, slug, [], body, BOUNDARY);
