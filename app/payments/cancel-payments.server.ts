import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { bankOf } from "./bank/bank.server.ts";
import { syncPayment } from "./sync-payment.server.ts";
import { payments } from "./tables.server.ts";

/** The job: what is still open at the bank for an order that nobody wants any more is closed there, and looked at once more. */
export async function cancelPayments(shop: Shop, order: Id<"ord">): Promise<void> {
  const rows = await shop.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.order, order),
        isNull(payments.paidAt),
        isNull(payments.closedAt),
        isNotNull(payments.providerId),
      ),
    );
  for (const row of rows) {
    await bankOf(shop).cancel(row.providerId ?? "");
    await syncPayment(shop, row);
  }
}
