import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Picture } from "../product/product.ts";
import { photos, products } from "../tables.server.ts";
import { changePictures, pictureTag } from "./change-pictures.server.ts";
import { photoKey } from "./photo-key.ts";
import { tellOthers } from "../tell-others.server.ts";

export const masterName = (hash: string): string => `master/${hash}.jpg`;

type Row = typeof photos.$inferSelect;
type Cut = Pick<Row, "master" | "focusX" | "focusY" | "background">;

/** Another photograph, another crop or another way of making them: another address. */
const keyOf = ({ master, focusX, focusY, background }: Cut): string =>
  photoKey(createHash("sha256").update([1, master, focusX, focusY, background].join("|")).digest("hex").slice(0, 24));

/** Sends the job inside the deed's transaction. */
export const askPhoto = (shop: Shop, tx: Tx, id: number): Promise<void> => shop.jobs.send(tx, "make-photo", { id });

/**
 * Makes the files of a photograph and puts it in the shop. Done again after a kill it writes the same files under the
 * same names; what was asked meanwhile, such as another crop, is left to the job that was sent for it.
 */
export async function makePhoto(shop: Shop, id: number): Promise<void> {
  const [photo] = await shop.db.select().from(photos).where(eq(photos.id, id));
  if (!photo || photo.state === "ready") return;
  const key = keyOf(photo);
  const colour = await makeFiles(shop, photo, key);
  await shop.db.transaction(async (tx) => {
    const same = and(
      eq(photos.id, id),
      eq(photos.focusX, photo.focusX),
      eq(photos.focusY, photo.focusY),
      eq(photos.background, photo.background),
    );
    const [ready] = colour
      ? await tx.update(photos).set({ key, colour, state: "ready" }).where(same).returning()
      : await tx.update(photos).set({ state: "failed" }).where(same).returning();
    if (!ready || !colour) return;
    const picture = pictureOf(ready);
    if (!picture) return;
    await tellOthers(tx, [pictureTag(id)]);
    if (photo.key) await replaceEverywhere(tx, shop.now(), picture);
    else if (photo.product)
      await changePictures(tx, photo.product, shop.now(), (now, name) =>
        withPhoto(now, { ...picture, alt: ready.alt || name }),
      );
  });
}

/** How a product shows a photograph that is made. */
export const pictureOf = ({ id, key, colour }: Pick<Row, "id" | "key" | "colour">): Omit<Picture, "alt"> | undefined =>
  key === null ? undefined : { key, view: "photo", width: 1600, height: 1600, colour, photo: id };

/** Behind the photographs that are there already, before the drawings. */
export function withPhoto(now: Picture[], photo: Picture): Picture[] {
  if (now.some((one) => one.photo === photo.photo)) return now;
  const at = now.findLastIndex((one) => one.photo !== undefined) + 1;
  return now.toSpliced(at, 0, photo);
}

async function replaceEverywhere(tx: Tx, now: Date, made: Omit<Picture, "alt">): Promise<void> {
  const showing = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.pictures} @> ${JSON.stringify([{ photo: made.photo }])}::jsonb`);
  for (const { slug } of showing)
    await changePictures(tx, slug, now, (pictures) =>
      pictures.map((one) => (one.photo === made.photo ? { ...one, ...made } : one)),
    );
}

/** The colour of the photograph, or nothing when it cannot be made. */
async function makeFiles({ photos: room }: Shop, photo: Row, key: string): Promise<string | undefined> {
  const folder = path.join(room.bench, randomUUID());
  await fs.promises.mkdir(folder, { recursive: true });
  try {
    const master = path.join(folder, "master.jpg");
    await fs.promises.writeFile(master, await room.store.get(masterName(photo.master)));
    const hash = key.slice(photoKey("").length);
    const crop = { x: photo.focusX, y: photo.focusY, background: photo.background };
    const made = await room.sizes(master, folder, hash, crop);
    if (!made.ok) return undefined;
    for (const name of made.files)
      await room.store.put(photoKey(name), await fs.promises.readFile(path.join(folder, name)));
    return made.colour;
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}
