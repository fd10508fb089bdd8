import { eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Picture } from "../product/product.ts";
import { products } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

/** The tag of texts that show a picture, by what they call it. */
export const pictureTag = (mark: string | number): string => `picture:${mark}`;

type Change = (now: Picture[], name: string) => Picture[] | undefined;

/**
 * Changes the pictures of a product while nobody else does; card, lists, search and kept pages follow. Nothing happens
 * when `change` gives nothing, and there is no outcome when there is no such product.
 */
export async function changePictures(
  tx: Tx,
  slug: string,
  now: Date,
  change: Change,
): Promise<{ before: Picture[]; after: Picture[] } | undefined> {
  const [row] = await tx
    .select({ pictures: products.pictures, name: products.name })
    .from(products)
    .where(eq(products.slug, slug))
    .for("update");
  if (!row) return undefined;
  const after = change(row.pictures, row.name);
  if (!after) return { before: row.pictures, after: row.pictures };
  const [first] = after;
  const shown = first ? { key: first.key, alt: first.alt } : null;
  await tx
    .update(products)
    .set({
      pictures: after,
      card: sql`jsonb_set(${products.card}, '{picture}', ${JSON.stringify(shown)}::jsonb)`,
      edited: true,
      updatedAt: now,
    })
    .where(eq(products.slug, slug));
  const marks = [...row.pictures, ...after].flatMap(({ key, photo }) => [key, photo ?? []].flat());
  await tellOthers(tx, [slug, ...new Set(marks.map(pictureTag))]);
  return { before: row.pictures, after };
}
