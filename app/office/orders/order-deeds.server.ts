import * as v from "valibot";
import { tasksOf } from "#accounts/door/roles.ts";
import { count, filled, idOf, text, yes } from "#kit/form/fields.ts";
import { isWholeOnly } from "#orders/order.ts";
import { findOrder, listShipments, type Order } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { compensateOrder } from "#orders/refunding/compensate-order.server.ts";
import { returnOrder } from "#orders/refunding/return-order.server.ts";
import type { Piece } from "#orders/shipping/piece.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { markRefundSent } from "#payments/refund.server.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { readEuros } from "../say.ts";
import { nameOf } from "../staff.server.ts";
import { pieceField } from "./piece-field.ts";
import { isCarrier, trackOf } from "./track.ts";

const say = officeOrders.problems;
const number = filled(20);
/** How many the page showed as done: somebody else may have been quicker. */
const gezien = v.optional(count(-1, 1e9), -1);
/** Beside the fields that have a name of their own, one per line of the order: see `pieceField`. */
const pieceCounts = text(12);

const because = <Reason extends keyof typeof say>(...reasons: Reason[]) =>
  sentences(422, say, ...(reasons as (keyof typeof say)[])) as Record<Reason, [422, string]>;
/** Somebody was first: the page then reads how it is now. */
const sooner = <Reason extends keyof typeof say>(...reasons: Reason[]) =>
  sentences(409, say, ...(reasons as (keyof typeof say)[])) as Record<Reason, [409, string]>;

/** How many of each line; a field that is no number is named. */
function readPieces(asked: Record<string, unknown>, { snapshot }: Order) {
  const errors: Record<string, string[]> = {};
  const pieces = snapshot.lines.flatMap(({ sku, cut = "" }): Piece[] => {
    const field = pieceField({ sku, cut });
    const typed = String(asked[field] ?? "");
    if (typed !== "" && !/^\d{1,9}$/.test(typed)) errors[field] = [say.count];
    return Number(typed) > 0 ? [{ sku, cut, quantity: Number(typed) }] : [];
  });
  return { pieces, errors, wrong: Object.keys(errors).length > 0 };
}

export const shipPieces = deed({
  name: "orders.ship",
  by: "packing",
  asks: v.objectWithRest({ number, gezien, vervoerder: text(40), code: v.optional(text(500), "") }, pieceCounts),
  async run(shop, caller, asked) {
    const order = await findOrder(shop.db, asked.number);
    if (!order) return refused("unknown");
    const { pieces, errors, wrong } = readPieces(asked, order);
    if (wrong) return refused("count", { errors });
    const { vervoerder: carrier } = asked;
    if (!isCarrier(carrier)) return refused("carrier");
    const where = tasksOf(userOf(caller).scope).has("orders") ? "anywhere" : "carrier";
    const track = trackOf(asked.code, carrier, order.snapshot.deliverTo, where);
    if (!track.ok) return refused("track");
    if (pieces.length === 0) return refused("nothing");
    const how = { carrier, by: nameOf(caller), seen: asked.gezien, ...(track.url && { trackUrl: track.url }) };
    const sent = await shipOrder(shop, order.id, pieces, how);
    return sent.ok ? done() : refused(sent.reason);
  },
  says: {
    refused: {
      ...because("unknown", "count", "nothing", "too-many"),
      ...sooner("not-confirmed", "changed"),
      carrier: [422, say.carrier, "vervoerder"],
      track: [422, say.track, "code"],
    },
  },
});

export const markArrived = deed({
  name: "orders.arrived",
  by: "packing",
  asks: v.strictObject({ number, zending: filled(60) }),
  async run(shop, caller, { number: asked, zending }) {
    const order = await findOrder(shop.db, asked);
    const parcel = order && (await listShipments(shop.db, order.id)).find(({ id }) => id === zending);
    if (!parcel) return refused("changed");
    await markDelivered(shop, parcel.id, nameOf(caller));
    return done();
  },
  says: { refused: sooner("changed") },
});

export const cancelPieces = deed({
  name: "orders.cancel-pieces",
  by: "orders",
  asks: v.objectWithRest({ number, gezien, zeker: yes() }, pieceCounts),
  async run(shop, caller, asked) {
    const order = await findOrder(shop.db, asked.number);
    if (!order) return refused("unknown");
    if (!asked.zeker) return refused("sure");
    const { pieces, errors, wrong } = readPieces(asked, order);
    if (wrong) return refused("count", { errors });
    const whole = isWholeOnly(order);
    if (!whole && pieces.length === 0) return refused("nothing");
    const result = await cancelOrder(shop, order.id, whole ? "all" : pieces, nameOf(caller), asked.gezien);
    return result.ok ? done() : refused(result.reason);
  },
  says: {
    refused: {
      ...because("unknown", "sure", "count", "nothing", "too-many", "gift-used"),
      ...sooner("shipped", "already", "changed"),
    },
  },
});

export const takePiecesBack = deed({
  name: "orders.take-back",
  by: "orders",
  asks: v.objectWithRest({ number, gezien, zeker: yes(), verkoopbaar: yes() }, pieceCounts),
  async run(shop, caller, asked) {
    const order = await findOrder(shop.db, asked.number);
    if (!order) return refused("unknown");
    if (!asked.zeker) return refused("sure");
    const { pieces, errors, wrong } = readPieces(asked, order);
    if (wrong) return refused("count", { errors });
    if (pieces.length === 0) return refused("nothing");
    const how = { by: nameOf(caller), sellable: asked.verkoopbaar, seen: asked.gezien };
    const result = await returnOrder(shop, order.id, pieces, how);
    return result.ok ? done() : refused(result.reason);
  },
  says: {
    refused: { ...because("unknown", "sure", "count", "nothing", "too-many", "gift-used"), ...sooner("changed") },
  },
});

export const compensate = deed({
  name: "orders.compensate",
  by: "orders",
  asks: v.strictObject({ number, gezien, bedrag: v.optional(text(20), ""), waarom: v.optional(text(500), "") }),
  async run(shop, caller, { number: asked, gezien: seen, bedrag, waarom: why }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    const cents = readEuros(bedrag);
    if (!cents) return refused("amount");
    if (!why) return refused("why");
    const result = await compensateOrder(shop, order.id, { cents, why, by: nameOf(caller), seen });
    return result.ok ? done() : refused(result.reason);
  },
  says: {
    refused: {
      ...because("unknown", "no-invoice", "too-much"),
      ...sooner("changed"),
      amount: [422, say.amount, "bedrag"],
      why: [422, say.why, "waarom"],
    },
  },
});

export const markPaid = deed({
  name: "orders.paid",
  by: "books",
  asks: v.strictObject({ number }),
  async run(shop, caller, { number: asked }) {
    const order = await findOrder(shop.db, asked);
    if (!order?.confirmedAt || order.cancelledAt) return refused("not-confirmed");
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: nameOf(caller) }));
    return done();
  },
  says: { refused: sooner("not-confirmed") },
});

export const markTransferred = deed({
  name: "orders.transferred",
  by: "books",
  asks: v.strictObject({ number, terugbetaling: idOf("ref") }),
  async run(shop, caller, { terugbetaling }) {
    const subject = await markRefundSent(shop, terugbetaling, nameOf(caller));
    return subject ? done(undefined, [], { subject }) : refused("changed");
  },
  says: { refused: sooner("changed") },
});
