import { eq, inArray } from "drizzle-orm";
import { products, variants } from "#catalogue/tables.server.ts";
import { findClosed, giveDayBack, takeDay } from "#delivery/closed.server.ts";
import { closedFor, planShipments } from "#delivery/days.ts";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { deliveryDayOf } from "../order.ts";
import { mailDayChanged } from "../papers/change-mails.server.ts";
import type { Order } from "../orders.server.ts";
import { orders } from "../tables.server.ts";
import { isOpen } from "./is-open.ts";

const MOST = 20;

/** The days on which what is bought now can arrive, as the checkout offers them; none when nothing comes on a day. */
export async function listNewDays(shop: Shop, { snapshot }: Pick<Order, "snapshot">): Promise<Day[]> {
  const skus = snapshot.shipments.find(({ kind }) => kind === "day")?.skus ?? [];
  if (skus.length === 0) return [];
  const found = await shop.db
    .select({ variant: variants, name: products.name, latin: products.latin, passport: products.passport })
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(inArray(variants.sku, skus));
  const closed = await findClosed(shop);
  const lines = found.map(({ variant: { sku, delivery, form, weightG, season }, name, latin, passport }) => ({
    sku,
    delivery,
    form,
    weightG,
    season,
    name,
    quantity: snapshot.lines.find((line) => line.sku === sku)?.quantity ?? 1,
    live: passport || Boolean(latin),
  }));
  const { deliverTo, method } = snapshot;
  const open = closedFor(closed, { country: deliverTo.country, method });
  const day = planShipments(lines, shop.now(), open, MOST).find(({ kind }) => kind === "day");
  return day?.days ?? [];
}

export type Moved = { ok: true } | { ok: false; reason: "over" | "day" | "same" };

/** Another day is taken and the old one given back in one transaction; the last place of a day goes to one order. */
export async function changeDay(shop: Shop, order: Order, day: Day, by: string): Promise<Moved> {
  if (!(await listNewDays(shop, order)).includes(day)) return { ok: false, reason: "day" };
  return shop.db.transaction(async (tx): Promise<Moved> => {
    const id: Id<"ord"> = order.id;
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
    if (!row || !isOpen(row)) return { ok: false, reason: "over" };
    const { snapshot } = row;
    const before = snapshot.shipments.find(({ kind }) => kind === "day")?.day;
    if (before === day) return { ok: false, reason: "same" };
    const shipments = snapshot.shipments.map((one) => (one.kind === "day" ? { ...one, day } : one));
    const changed = { ...snapshot, shipments, firstDays: snapshot.firstDays ?? snapshot.shipments };
    if (!(await takeDay(shop, tx, deliveryDayOf(changed)))) return { ok: false, reason: "day" };
    await giveDayBack(shop, tx, deliveryDayOf(snapshot));
    await tx.update(orders).set({ snapshot: changed }).where(eq(orders.id, id));
    await note(shop, tx, id, "day-changed", by, { before, after: day });
    await mailDayChanged(shop, tx, row, day);
    return { ok: true };
  });
}
