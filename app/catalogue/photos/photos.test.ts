import fs from "node:fs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { aPlant } from "../../../tests/buying.ts";
import { sendPhotos } from "../../../tests/attack/send-photos.ts";
import { aPhoto } from "../../../tests/attack/some-photos.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { photos, products, variants } from "../tables.server.ts";
import { makePhoto } from "./make-photo.server.ts";
import { arrangePictures, cropPhoto, undoPictures } from "./photo-deeds.server.ts";
import { findLastArrange, findPictures, listShelf } from "./photos.server.ts";

const DRAWING = { key: "taxus", view: "plant", width: 800, height: 800, colour: "#5b7a3a", alt: "Taxus" };
const user = AN;

// Each photograph is made for real, by a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let shop: TestShop;
let slug: string;

beforeAll(async () => {
  shop = await aShop();
  const sku = await aPlant(shop);
  const [row] = await shop.db.select({ slug: variants.product }).from(variants).where(eq(variants.sku, sku));
  slug = row?.slug ?? "";
  await shop.db.update(products).set({ pictures: [DRAWING] });
});

const runJobs = async () => {
  for (const { name, data } of shop.jobs.sent.splice(0))
    if (name === "make-photo") await makePhoto(shop, Number(data.id));
};
const keysNow = async () => (await findPictures(shop.db, slug))?.pictures.map(({ key }) => key) ?? [];
const bytesOf = (key: string, file: string) => shop.photos.store.get(`${key}-${file}`);

test("a photograph from a phone stands upright in the shop, before the drawing, and tells nobody where it was taken", async () => {
  const phone = (await aPhoto())
    .withExif({ IFD0: { Make: "Telefoon" }, IFD3: { GPSLatitude: "52/1 5/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 });
  const bytes = await phone.jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { status, to } = await sendPhotos(shop, slug, [{ name: "IMG_1.JPG", bytes }]);
  expect([status, to]).toEqual([303, `/kantoor/fotos/${slug}?bij=1`]);
  expect(await keysNow()).toEqual(["taxus"]);
  await runJobs();
  const [first = "", second] = await keysNow();
  expect([first.startsWith("foto/"), second]).toEqual([true, "taxus"]);
  const [row] = await shop.db.select().from(products).where(eq(products.slug, slug));
  expect(row?.card.picture?.key).toBe(first);
  for (const file of ["240.avif", "480.avif", "480.webp", "800.avif", "1200.avif", "1200.webp", "1600.avif"]) {
    const made = await sharp(await bytesOf(first, file)).metadata();
    expect([file, made.width, made.height]).toEqual([file, Number.parseInt(file, 10), Number.parseInt(file, 10)]);
    expect([file, made.exif, made.orientation]).toEqual([file, undefined, undefined]);
  }
  // Lying down its left half is dark; upright that is its upper half.
  const raw = await sharp(await bytesOf(first, "480.webp"))
    .greyscale()
    .raw()
    .toBuffer();
  expect([raw[240]! < 80, raw[480 * 470 + 240]! > 200]).toEqual([true, true]);
  const [master = ""] = await shop.photos.store.list("master/");
  expect((await sharp(await shop.photos.store.get(master)).metadata()).exif).toBeUndefined();
});

test("another middle is another address everywhere, and the job done twice, as after a kill, does nothing more", async () => {
  const [before = ""] = await keysNow();
  const [photo] = await shop.db.select().from(photos);
  const asked = { slug, id: photo?.id, x: 50, y: 100, achtergrond: "keep" };
  expect(await tryDeed(shop, cropPhoto, asked, { user })).toMatchObject({ ok: true });
  expect(await keysNow()).toContain(before);
  await makePhoto(shop, photo?.id ?? 0);
  await runJobs();
  const after = await keysNow();
  expect([after.length, after.includes(before)]).toEqual([2, false]);
  const [row] = await shop.db.select().from(products).where(eq(products.slug, slug));
  expect(row?.card.picture?.key).toBe(after[0]);
  await makePhoto(shop, photo?.id ?? 0);
  expect(await keysNow()).toEqual(after);
});

test("whole on our own ground: nothing is cut off, and what is beside it is our colour", async () => {
  const [photo] = await shop.db.select().from(photos);
  await tryDeed(shop, cropPhoto, { slug, id: photo?.id, x: 50, y: 50, achtergrond: "matte" }, { user });
  await runJobs();
  const [key = ""] = await keysNow();
  const raw = await sharp(await bytesOf(key, "480.webp"))
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0] = raw.subarray(480 * 240 * 3);
  expect([Math.abs(r - 249) < 6, Math.abs(g - 247) < 6, Math.abs(b - 234) < 6]).toEqual([true, true, true]);
});

test("pictures go forward and back, get their words, leave, and come back by one press; a late page changes nothing", async () => {
  await sendPhotos(shop, slug, [{ name: "twee.png", bytes: await (await aPhoto({ seed: 40 })).png().toBuffer() }]);
  await runJobs();
  const [one = "", two = "", drawing = ""] = await keysNow();
  const seen = { slug, gezien: [one, two, drawing] };
  const say = (fields: object) => tryDeed(shop, arrangePictures, { ...seen, ...fields }, { user });
  expect(await say({ doe: `voor:${two}`, [`alt.${two}`]: "Een taxus in de sneeuw" })).toMatchObject({ ok: true });
  expect((await findPictures(shop.db, slug))?.pictures.map(({ key, alt }) => [key, alt])).toEqual([
    [two, "Een taxus in de sneeuw"],
    [one, expect.any(String)],
    [drawing, "Taxus"],
  ]);
  expect(await say({ doe: `weg:${one}` })).toMatchObject({ ok: false, reason: "late" });
  const now = { slug, gezien: [two, one, drawing], orde: [drawing, two, one], doe: `weg:${one}` };
  expect(await tryDeed(shop, arrangePictures, now, { user })).toMatchObject({ ok: true, shows: { removed: true } });
  expect(await keysNow()).toEqual([drawing, two]);
  expect((await listShelf(shop.db, "ongebruikt", 1)).kept.map(({ key }) => key)).toEqual([one]);
  const id = await findLastArrange(shop.db, user.id, slug);
  expect(await tryDeed(shop, undoPictures, { slug, id }, { user })).toMatchObject({ ok: true });
  expect(await keysNow()).toEqual([two, one, drawing]);
});

test("the same photograph is kept once; taken off and sent again it comes back", async () => {
  const bytes = await (await aPhoto({ seed: 80 })).webp().toBuffer();
  const send = () => sendPhotos(shop, slug, [{ name: "drie.webp", bytes }]);
  expect((await send()).status).toBe(303);
  await runJobs();
  const { status, told } = await send();
  expect([status, told.problem]).toEqual([422, "drie.webp: deze foto staat er al."]);
  const gezien = await keysNow();
  await tryDeed(shop, arrangePictures, { slug, gezien, doe: `weg:${gezien[2]}` }, { user });
  expect((await send()).status).toBe(303);
  expect(await keysNow()).toContain(gezien[2]);
});

test("the library tells where each is used and what misses a photograph", async () => {
  const { kept } = await listShelf(shop.db, "fotos", 1);
  expect(kept.every(({ used }) => used[0]?.slug === slug)).toBe(true);
  expect((await listShelf(shop.db, "zonder-foto", 1)).kept.map(({ used }) => used[0]?.slug)).not.toContain(slug);
  expect((await listShelf(shop.db, "tekeningen", 1)).kept.map(({ key }) => key)).toContain("taxus");
  expect((await listShelf(shop.db, "tekeningen", 1, "TAX")).kept.map(({ key }) => key)).toContain("taxus");
  expect(await listShelf(shop.db, "tekeningen", 1, "100% tax_us")).toEqual({ kept: [], pages: 1 });
  expect(fs.readdirSync(shop.photos.bench)).toEqual([]);
});
