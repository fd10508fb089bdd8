import { and, desc, eq, isNull } from "drizzle-orm";
import { type Id, isId } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { orders, withdrawals } from "../tables.server.ts";

/** Newest first, with the order each is about if we know it; without `all` only what is not handled. */
export const listWithdrawals = (db: Reader, { all, most, from }: { all: boolean; most: number; from: number }) =>
  db
    .select({ withdrawal: withdrawals, number: orders.number })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.order))
    .where(all ? undefined : isNull(withdrawals.refundedAt))
    .orderBy(desc(withdrawals.receivedAt))
    .limit(most)
    .offset(from);

export async function findWithdrawal(db: Reader, id: string) {
  const [found] = isId("wit", id) ? await db.select().from(withdrawals).where(eq(withdrawals.id, id)) : [];
  return found;
}

export const countWithdrawals = (db: Reader, all: boolean): Promise<number> =>
  db.$count(withdrawals, all ? undefined : isNull(withdrawals.refundedAt));

/** Somebody of the shop says that the money is back, or that there was none to give back. */
export async function closeWithdrawal(shop: Shop, id: Id<"wit">, by: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(withdrawals)
      .set({ refundedAt: shop.now() })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.refundedAt)))
      .returning({ order: withdrawals.order });
    if (row?.order) await note(shop, tx, row.order, "withdrawal-handled", by, { withdrawal: id });
    return row !== undefined;
  });
}
