import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import type { OrderAddress } from "../order.ts";
import { addressLines } from "../order-parts.ts";
import { mailAddressChanged } from "../papers/change-mails.server.ts";
import { orders } from "../tables.server.ts";
import { isOpen } from "./is-open.ts";

/** A form does not bring back every space as it was. */
const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

export type Readdressed = { ok: true } | { ok: false; reason: "over" | "collected" | "same" | "moved" };

/**
 * Where it goes may change until the last of it has left. The country stays: another one has other VAT and another
 * price. The invoice keeps the address it was written to. A pickup point makes place for the door. `was`: the address
 * that whoever changes it was looking at.
 */
export async function changeAddress(
  shop: Shop,
  id: Id<"ord">,
  to: Omit<OrderAddress, "country">,
  by: string,
  was = "",
): Promise<Readdressed> {
  return shop.db.transaction(async (tx): Promise<Readdressed> => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
    if (!row || !isOpen(row)) return { ok: false, reason: "over" };
    const { pickup, ...snapshot } = row.snapshot;
    if (snapshot.method === "ophalen") return { ok: false, reason: "collected" };
    const deliverTo = { ...to, country: snapshot.deliverTo.country };
    const [before, after] = [addressLines(snapshot.deliverTo).join(", "), addressLines(deliverTo).join(", ")];
    if (before === after) return { ok: false, reason: "same" };
    if (was && flat(was) !== flat(before)) return { ok: false, reason: "moved" };
    const method = pickup ? ("voordeur" as const) : snapshot.method;
    await tx
      .update(orders)
      .set({ snapshot: { ...snapshot, deliverTo, method } })
      .where(eq(orders.id, id));
    await note(shop, tx, id, "address-changed", by, { before, after });
    await mailAddressChanged(shop, tx, row, deliverTo);
    return { ok: true };
  });
}
