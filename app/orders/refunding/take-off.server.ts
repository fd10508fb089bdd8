import { takeGiftCardsBack } from "#cart/codes/gift-cards.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { type Credit, creditPieces, creditRest, type Off } from "./credit.ts";
import { listCredits, type Order } from "../orders.server.ts";
import { lineOf, type Piece } from "../shipping/piece.ts";
import type { orderLines } from "../tables.server.ts";

/** A gift card that was spent cannot be given back. */
export class GiftUsed extends Error {}

/** Which lines these pieces are of, as they were agreed, and how many went before. */
export const offOf = ({ snapshot }: Order, lines: (typeof orderLines.$inferSelect)[], pieces: Piece[]): Off[] =>
  pieces.flatMap((piece) => {
    const kept = lineOf(lines, piece);
    const line = snapshot.lines.find(({ sku, cut }) => sku === kept?.sku && (cut ?? "") === kept.cut);
    return kept && line ? [{ line, quantity: piece.quantity, before: kept.cancelled + kept.returned }] : [];
  });

/** What these pieces are worth, and no more than is left; with the last of them, all of that. Gift cards among them can no longer be spent. */
export async function takeOffPieces(shop: Shop, tx: Tx, order: Order, off: Off[], all: boolean): Promise<Credit> {
  for (const { line, quantity } of off.filter(({ line: { voucher } }) => voucher)) {
    const card = { order: order.id, valueCents: line.unitCents, count: quantity, why: texts.cardBack };
    if (!(await takeGiftCardsBack(shop, tx, card))) throw new GiftUsed();
  }
  const earlier = (await listCredits(tx, order.id)).map(({ body }) => body);
  const rest = order.totalCents - order.waivedCents - order.refundedCents;
  const credit = creditPieces(order.snapshot, off, earlier, texts.credit.words);
  if (!all && credit.totalCents <= rest) return credit;
  return creditRest(order.snapshot, off, earlier, rest, texts.credit.words);
}
