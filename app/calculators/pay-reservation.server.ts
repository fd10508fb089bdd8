import { and, gte, isNotNull, isNull } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { beech } from "#texts/calculators-beech.ts";
import {
  confirmReservation,
  notePayment,
  numberOf,
  type Reservation,
  reservationPath,
} from "./reserve-beech.server.ts";
import { reservations } from "./tables.server.ts";

/** What paying needs of a bank; the page brings the real one. */
export type Bank = {
  name: string;
  create(payment: {
    key: string;
    amountCents: number;
    description: string;
    method: string;
    returnUrl: string;
    webhookUrl: string;
    order: string;
  }): Promise<{ providerId: string; checkoutUrl: string }>;
  find(providerId: string): Promise<{ state: string; amountCents: number } | undefined>;
};

/** Opens a payment and says where to go; undefined when the bank is away. */
export async function startDeposit(shop: Shop, bank: Bank, row: Reservation): Promise<string | undefined> {
  if (row.checkoutUrl) return row.checkoutUrl;
  try {
    const made = await bank.create({
      key: `${row.id}-${row.turn}`,
      amountCents: row.dueNowCents,
      description: beech.number(numberOf(row)),
      method: "ideal",
      returnUrl: `${shop.url}${reservationPath(row.id)}`,
      webhookUrl: `${shop.url}/api/payments/webhook/${bank.name}`,
      order: numberOf(row),
    });
    await notePayment(shop, row.id, made);
    return made.checkoutUrl;
  } catch (error) {
    shop.log.error({ reservation: row.number, error: String(error) }, "payment could not be opened");
    return undefined;
  }
}

/** The clock: who paid and never came back to the page is not forgotten. */
export async function syncDeposits(shop: Shop, bank: Bank): Promise<void> {
  const since = new Date(shop.now().getTime() - 10 * 86_400_000);
  const rows = await shop.db
    .select()
    .from(reservations)
    .where(and(isNull(reservations.paidAt), isNotNull(reservations.providerId), gte(reservations.requestedAt, since)))
    .limit(200);
  for (const row of rows) await syncDeposit(shop, bank, row);
}

/** Asks the bank how it stands; asking again changes nothing. */
export async function syncDeposit(shop: Shop, bank: Bank, row: Reservation): Promise<void> {
  if (row.paidAt || !row.providerId) return;
  const found = await bank.find(row.providerId).catch(() => undefined);
  if (!found) return;
  if (["paid", "authorized"].includes(found.state) && found.amountCents === row.dueNowCents)
    await confirmReservation(shop, row.id);
  else if (["failed", "canceled", "expired"].includes(found.state))
    await notePayment(shop, row.id, { failed: row.turn });
}
