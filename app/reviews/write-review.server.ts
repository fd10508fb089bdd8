import { and, eq } from "drizzle-orm";
import { type Day, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { tellOthers } from "#catalogue/tell-others.server.ts";
import { reviews } from "./tables.server.ts";

/** What the order proves: that this product was delivered, when, and to whom. */
export type Proof = {
  order: string;
  product: string;
  size: string;
  deliveredOn: Day | null;
  firstName: string;
  city?: string;
};
export type Said = { stars: number; title: string; text: string };
export type Written = { ok: true } | { ok: false; reason: "not-delivered" | "wrong-stars" | "no-words" | "already" };

/** Only after delivery, once per order and product; it waits until somebody has looked at it. */
export async function writeReview(shop: Shop, proof: Proof, { stars, title, text }: Said): Promise<Written> {
  if (!proof.deliveredOn || proof.deliveredOn > dayOf(shop.now())) return { ok: false, reason: "not-delivered" };
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return { ok: false, reason: "wrong-stars" };
  const words = { title: title.trim().slice(0, 80), text: text.trim().slice(0, 2000) };
  if (!words.title || !words.text) return { ok: false, reason: "no-words" };
  const put = await shop.db
    .insert(reviews)
    .values({
      ...words,
      stars,
      product: proof.product,
      order: proof.order,
      size: proof.size,
      author: proof.firstName.trim().slice(0, 40),
      city: (proof.city ?? "").trim().slice(0, 60),
      deliveredOn: proof.deliveredOn,
      writtenAt: shop.now(),
      state: "waiting",
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (put.length) return { ok: true };
  // Whoever heard no answer sends the same words again.
  const [known] = await shop.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.order, proof.order), eq(reviews.product, proof.product)));
  const isSame = known?.stars === stars && known.title === words.title && known.text === words.text;
  return isSame ? { ok: true } : { ok: false, reason: "already" };
}

export type Judgement = { state: "shown" } | { state: "refused"; why: string };

/** Refusing needs a reason, so that it is never about the number of stars. */
export async function judgeReview(shop: Shop, id: number, judgement: Judgement): Promise<boolean> {
  const why = judgement.state === "refused" ? judgement.why.trim() : null;
  if (why === "") return false;
  return shop.db.transaction(async (tx) => {
    const [done] = await tx
      .update(reviews)
      .set({ state: judgement.state, refusedWhy: why })
      .where(and(eq(reviews.id, id), eq(reviews.state, "waiting")))
      .returning({ product: reviews.product });
    if (!done) return false;
    await tellOthers(tx, [done.product]);
    return true;
  });
}
