import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { StoredLine } from "#cart/carts.server.ts";
import { findPickupPoints } from "#delivery/pickup.server.ts";
import { canWaitAtPoint } from "#delivery/pickup.ts";
import type { Shop } from "#outside/shop.server.ts";

/** The chosen point with its address, as the carrier gives it now; what does not fit or does not exist is no choice. */
export async function withPickup(
  shop: Shop,
  { pickup: _was, ...answers }: CheckoutAnswers,
  lines: StoredLine[],
  id: string,
): Promise<CheckoutAnswers> {
  if (answers.method !== "afhaalpunt" || !canWaitAtPoint(lines)) return answers;
  const points = await findPickupPoints(shop, answers.postcode ?? "", answers.country ?? "NL");
  const pickup = points.find((point) => point.id === id);
  return pickup ? { ...answers, pickup } : answers;
}
