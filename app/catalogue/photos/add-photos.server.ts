import { createHash } from "node:crypto";
import fs from "node:fs";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import type { Tx } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { Received } from "#outside/files/receive.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { photos, products } from "../tables.server.ts";
import { changePictures } from "./change-pictures.server.ts";
import { askPhoto, masterName, pictureOf, withPhoto } from "./make-photo.server.ts";
import { kindOf, MOST_BYTES, MOST_FILES } from "./photo.ts";

type Fault = keyof typeof say.faults;

/**
 * Takes photographs of a product in: what each is, is read from its bytes; of what it is, only the upright picture is
 * kept, without where and by whom it was taken. A job makes the files of the shop.
 */
export const addPhotos = deed({
  name: "photos.add",
  by: "range",
  takes: { field: "bestand", most: MOST_FILES, bytes: MOST_BYTES },
  limit: [{ most: 600, minutes: 60, per: "account" }],
  asks: v.strictObject({
    slug: text(120),
    alt: v.optional(text(250), ""),
    bestand: v.optional(v.array(v.instance(Received)), []),
  }),
  shows: v.object({ added: v.number(), faults: v.array(v.string()) }),
  async run(shop, { user }, { slug, alt, bestand }) {
    const [product] = await shop.db.select({ slug: products.slug }).from(products).where(eq(products.slug, slug));
    if (!product) return refused("unknown");
    if (bestand.length === 0) return refused("empty");
    const faults: string[] = [];
    const added: number[] = [];
    for (const one of bestand) {
      const taken = await takeIn(shop, one, { slug, alt, by: user?.email ?? "" });
      if (typeof taken === "number") added.push(taken);
      else faults.push(say.ofFile(one.name, say.faults[taken]));
    }
    if (added.length === 0) return refused("none", { about: faults.join(" "), errors: { bestand: faults } });
    return done({ added: added.length, faults }, [], { subject: slug, after: { photos: added } });
  },
  says: {
    refused: { unknown: [404, say.problems.unknown], empty: [422, say.problems.empty], none: [422, (about) => about] },
  },
});

type For = { slug: string; alt: string; by: string };

async function takeIn(shop: Shop, { file, name, tooLarge }: Received, { slug, alt, by }: For): Promise<number | Fault> {
  if (tooLarge) return "large";
  const kind = kindOf(await startOf(file));
  if (kind === "heic" || kind === "svg" || kind === "gif" || kind === "other") return kind;
  const upright = `${file}.jpg`;
  try {
    const made = await shop.photos.master(file, upright);
    if (!made.ok) return made.reason;
    const bytes = await fs.promises.readFile(upright);
    const master = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    await shop.photos.store.put(masterName(master), bytes);
    const { width, height } = made;
    return await shop.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(photos)
        .values({ product: slug, name: name || say.nameless, master, width, height, alt, by, at: shop.now() })
        .onConflictDoNothing()
        .returning({ id: photos.id });
      if (!row) return (await putBack(tx, shop, slug, master)) ?? "twice";
      await askPhoto(shop, tx, row.id);
      return row.id;
    });
  } finally {
    await fs.promises.rm(upright, { force: true });
  }
}

/** Sent in before and taken off since: it comes back as it was. */
async function putBack(tx: Tx, shop: Shop, slug: string, master: string): Promise<number | undefined> {
  const [known] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.product, slug), eq(photos.master, master)));
  const picture = known && pictureOf(known);
  if (!picture) return undefined;
  const changed = await changePictures(tx, slug, shop.now(), (now, name) => {
    const shown = now.some(({ photo }) => photo === known.id);
    return shown ? undefined : withPhoto(now, { ...picture, alt: known.alt || name });
  });
  return changed && changed.after !== changed.before ? known.id : undefined;
}

async function startOf(file: string): Promise<Uint8Array> {
  const handle = await fs.promises.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
