import { eq } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { OrderSnapshot } from "./order.ts";
import { orders } from "./tables.server.ts";

const NOBODY = "verwijderd";

/** Sums, VAT and goods stay for the tax office; who it was and where they live goes. */
export function withoutPerson(snapshot: OrderSnapshot): OrderSnapshot {
  const nowhere = { name: NOBODY, street: NOBODY, number: "", city: NOBODY };
  return {
    ...snapshot,
    contact: { email: NOBODY, firstName: NOBODY, lastName: "", phone: "" },
    billing: { ...snapshot.billing, ...nowhere },
    deliverTo: { ...snapshot.deliverTo, ...nowhere },
    note: "",
    gift: "",
  };
}

/** Somebody deleted their account: their orders are kept without them. */
export async function forgetCustomer(tx: Tx, userId: string): Promise<void> {
  const mine = await tx.select().from(orders).where(eq(orders.userId, userId)).for("update");
  for (const { id, snapshot } of mine)
    await tx
      .update(orders)
      .set({ userId: null, email: NOBODY, snapshot: withoutPerson(snapshot) })
      .where(eq(orders.id, id));
}
