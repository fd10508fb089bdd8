import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { carrierOf } from "#delivery/carrier/carrier-of.server.ts";
import { HalfMade } from "#delivery/carrier/carrier.ts";
import { count, text } from "#kit/form/fields.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { shipOrder } from "#orders/shipping/ship-order.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { packing as say } from "#texts/office/packing.ts";
import { report } from "../orders/many-deeds.server.ts";
import { isCarrier } from "../orders/track.ts";
import { nameOf } from "../staff.server.ts";
import { packingCrates } from "../tables.server.ts";
import { type BatchOrder, holdBatch, readBatch } from "./batches.server.ts";
import { parcelOf } from "./parcel.ts";
import { holdsTooMuch } from "./pick.server.ts";

const id = count(1, 1e9);
const OWN_VAN = "Eigen vervoer";

type Failed = { number: string; why: string };

const update = (shop: Shop, { batch, order }: BatchOrder, set: Partial<typeof packingCrates.$inferInsert>) =>
  shop.db
    .update(packingCrates)
    .set(set)
    .where(and(eq(packingCrates.batch, batch), eq(packingCrates.order, order)));

type Made = { carrier: string; reference: string; code?: string; trackUrl?: string };

/** The carrier takes its time: an order that goes elsewhere meanwhile does not get the label that was made for where it went. */
async function keepLabel(shop: Shop, { batch, order, row }: BatchOrder, made: Made): Promise<boolean> {
  const here = sql`(select snapshot->'deliverTo' from orders o where o.id = ${order}) = ${JSON.stringify(row.snapshot.deliverTo)}::jsonb`;
  const kept = await shop.db
    .update(packingCrates)
    .set(made)
    .where(and(eq(packingCrates.batch, batch), eq(packingCrates.order, order), here))
    .returning({ order: packingCrates.order });
  return kept.length === 1;
}

/** A label for every crate that is packed and goes with a carrier; pallets go with our own van. */
export const makeLabels = deed({
  name: "packing.labels",
  by: "packing",
  asks: v.strictObject({ id, vervoerder: v.optional(text(40), "") }),
  shows: report,
  async run(shop, _caller, { id: batch, vervoerder: carrier }) {
    if (!isCarrier(carrier) || carrier === OWN_VAN) return refused("carrier");
    await holdBatch(shop.db, batch);
    const { orders } = await readBatch(shop.db, batch);
    const ready = orders.filter((one) => one.packedAt && !one.code && !one.collects && one.class !== "pallet");
    if (ready.length === 0) return refused("nothingPacked");
    const service = carrierOf(shop);
    const failed: Failed[] = ready
      .filter(({ row }) => row.withdrawnAt)
      .map(({ number }) => ({ number, why: officeOrders.isWithdrawn }));
    for (const one of ready.filter(({ row }) => !row.withdrawnAt))
      try {
        const { code, trackUrl, reference } = await service.make(
          parcelOf(one, carrier),
          (one.carrier === carrier && one.reference) || undefined,
        );
        if (!(await keepLabel(shop, one, { carrier, code, trackUrl, reference })))
          failed.push({ number: one.number, why: say.problems.moved });
      } catch (error) {
        if (error instanceof HalfMade) await keepLabel(shop, one, { carrier, reference: error.reference });
        shop.log.warn({ order: one.number, error: String(error) }, "label");
        failed.push({ number: one.number, why: say.problems.away });
      }
    return done({ words: say.made(ready.length - failed.length), failed }, [], { subject: String(batch) });
  },
  says: {
    refused: { ...sentences(422, say.problems, "carrier"), ...sentences(409, say.problems, "nothingPacked") },
  },
});

/** All that is packed leaves: what was there is sent, what was not is sent after or paid back. */
export const sendBatch = deed({
  name: "packing.send",
  by: "packing",
  asks: v.strictObject({ id, vervoerder: v.optional(text(40), "") }),
  shows: report,
  async run(shop, caller, { id: batch, vervoerder }) {
    if (!isCarrier(vervoerder)) return refused("carrier");
    await holdBatch(shop.db, batch);
    const { orders } = await readBatch(shop.db, batch);
    const ready = orders.filter((one) => one.packedAt && !one.collects);
    if (ready.length === 0) return refused("nothingPacked");
    const failed: Failed[] = [];
    for (const one of ready) {
      const why = await send(shop, one, vervoerder, nameOf(caller));
      if (why) failed.push({ number: one.number, why });
    }
    return done({ words: say.sent(ready.length - failed.length), failed }, [], { subject: String(batch) });
  },
  says: {
    refused: { ...sentences(422, say.problems, "carrier"), ...sentences(409, say.problems, "nothingPacked") },
  },
});

class NotSent extends Error {}

/** One crate, or why not; what went wrong with it leaves nothing half done. */
function send(shop: Shop, one: BatchOrder, otherwise: string, by: string): Promise<string | undefined> {
  return shop.db
    .transaction(async (tx) => {
      const db = Object.assign(tx, { $client: shop.db.$client });
      const why = await letGo({ ...shop, db }, one, otherwise, by);
      if (why) throw new NotSent(why);
      return undefined;
    })
    .catch((error: unknown) => {
      if (error instanceof NotSent) return error.message;
      throw error;
    });
}

async function letGo(shop: Shop, one: BatchOrder, otherwise: string, by: string): Promise<string | undefined> {
  const carrier = one.class === "pallet" ? OWN_VAN : ((one.code && one.carrier) ?? otherwise);
  const there = one.lines.map(({ sku, cut, collected = 0 }) => ({ sku, cut, quantity: collected }));
  const missing = one.lines
    .map(({ sku, cut, needed, collected = 0 }) => ({ sku, cut, quantity: needed - collected }))
    .filter(({ quantity }) => quantity > 0);
  if (one.row.withdrawnAt) return officeOrders.isWithdrawn;
  if (await holdsTooMuch(shop.db, one)) return say.problems.changed;
  if (there.some(({ quantity }) => quantity > 0)) {
    const how = { carrier, by, ...(one.trackUrl && { trackUrl: one.trackUrl }) };
    const sent = await shipOrder(shop, one.order, there, how);
    if (!sent.ok) return officeOrders.problems[sent.reason];
  }
  if (missing.length > 0 && one.rest === "terug") {
    const off = await cancelOrder(shop, one.order, missing, by, undefined, "lost");
    if (!off.ok) return officeOrders.problems[off.reason];
  }
  await update(shop, one, { doneAt: shop.now(), carrier });
  return undefined;
}
