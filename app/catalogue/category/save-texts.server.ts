import { eq } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { CategoryText } from "../product/product.ts";
import { categories } from "../tables.server.ts";

/** What the owner writes of a category; from then on a newer starting range leaves the category alone. */
export async function saveTexts(tx: Tx, slug: string, texts: Partial<CategoryText>): Promise<void> {
  const [row] = await tx
    .select({ texts: categories.texts })
    .from(categories)
    .where(eq(categories.slug, slug))
    .for("update");
  if (row)
    await tx
      .update(categories)
      .set({ texts: { ...row.texts, ...texts }, edited: true })
      .where(eq(categories.slug, slug));
}
