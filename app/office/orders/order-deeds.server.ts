import type { RouterContextProvider } from "react-router";
import type { Id } from "#kit/id.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { compensateOrder } from "#orders/refunding/compensate-order.server.ts";
import { isWholeOnly } from "#orders/order.ts";
import { findOrder, listShipments, type Order } from "#orders/orders.server.ts";
import { returnOrder } from "#orders/refunding/return-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import type { Piece } from "#orders/shipping/piece.ts";
import { markRefundSent } from "#payments/refund.server.ts";
import { officeFrame } from "#texts/office/frame.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { readEuros } from "../say.ts";
import { done, openDeed } from "../staff-deed.server.ts";
import { pieceField } from "./piece-field.ts";
import { isCarrier, trackOf } from "./track.ts";

type Opened = Awaited<ReturnType<typeof openDeed>>;
type Sort = (opened: Opened, order: Order, here: string) => Promise<ReturnType<Opened["refuse"]> | Response>;

/** Every deed an order knows, each once; the deeds themselves live with the orders. */
export async function doOrderDeed(request: Request, context: Readonly<RouterContextProvider>, number: string) {
  const opened = await openDeed(request, context);
  const order = await findOrder(opened.shop.db, number);
  if (!order) throw pageNotFound();
  const deed = lookUp(DEEDS, opened.deed);
  return deed ? deed(opened, order, `/kantoor/bestellingen/${number}`) : opened.refuse(officeFrame.unknown);
}

/** How many of each line; a field that is no number is named. */
function readPieces({ read, readCount }: Opened, { snapshot }: Order) {
  const errors: Record<string, string> = {};
  const pieces = snapshot.lines.flatMap(({ sku, cut = "" }): Piece[] => {
    const field = pieceField({ sku, cut });
    const quantity = read(field) === "" ? 0 : readCount(field);
    if (quantity === undefined) errors[field] = say.problems.count;
    return quantity ? [{ sku, cut, quantity }] : [];
  });
  return { pieces, errors, wrong: Object.keys(errors).length > 0 };
}

const ship: Sort = async (opened, order, here) => {
  const { shop, by, read, readCount, refuse } = opened;
  const { pieces, errors, wrong } = readPieces(opened, order);
  if (wrong) return refuse(say.problems.count, errors);
  const carrier = read("vervoerder");
  if (!isCarrier(carrier)) return refuse(say.problems.carrier, { vervoerder: say.problems.carrier });
  const track = trackOf(read("code", 500), carrier, order.snapshot.deliverTo);
  if (!track.ok) return refuse(say.problems.track, { code: say.problems.track });
  if (pieces.length === 0) return refuse(say.problems.nothing);
  const how = { carrier, by, seen: readCount("gezien") ?? -1, ...(track.url && { trackUrl: track.url }) };
  const sent = await shipOrder(shop, order.id, pieces, how);
  return sent.ok ? done(here, "verzonden") : refuse(say.problems[sent.reason]);
};

const deliver: Sort = async ({ shop, by, read, refuse }, order, here) => {
  const parcel = (await listShipments(shop.db, order.id)).find(({ id }) => id === read("zending"));
  if (!parcel) return refuse(say.problems.changed);
  await markDelivered(shop, parcel.id, by);
  return done(here, "bezorgd");
};

const cancel: Sort = async (opened, order, here) => {
  const { shop, by, read, readCount, refuse } = opened;
  if (!read("zeker")) return refuse(say.problems.sure);
  const { pieces, errors, wrong } = readPieces(opened, order);
  if (wrong) return refuse(say.problems.count, errors);
  const whole = isWholeOnly(order);
  if (!whole && pieces.length === 0) return refuse(say.problems.nothing);
  const answer = await cancelOrder(shop, order.id, whole ? "all" : pieces, by, readCount("gezien") ?? -1);
  return answer.ok ? done(here, "geannuleerd") : refuse(say.problems[answer.reason]);
};

const takeBack: Sort = async (opened, order, here) => {
  const { shop, by, read, readCount, refuse } = opened;
  if (!read("zeker")) return refuse(say.problems.sure);
  const { pieces, errors, wrong } = readPieces(opened, order);
  if (wrong) return refuse(say.problems.count, errors);
  if (pieces.length === 0) return refuse(say.problems.nothing);
  const how = { by, sellable: read("verkoopbaar") !== "", seen: readCount("gezien") ?? -1 };
  const answer = await returnOrder(shop, order.id, pieces, how);
  return answer.ok ? done(here, "terug") : refuse(say.problems[answer.reason]);
};

const compensate: Sort = async ({ shop, by, read, readCount, refuse }, order, here) => {
  const cents = readEuros(read("bedrag"));
  const why = read("waarom", 500);
  if (cents === undefined) return refuse(say.problems.amount, { bedrag: say.problems.amount });
  if (!why) return refuse(say.problems.why, { waarom: say.problems.why });
  const answer = await compensateOrder(shop, order.id, { cents, why, by, seen: readCount("gezien") ?? -1 });
  return answer.ok ? done(here, "vergoed") : refuse(say.problems[answer.reason]);
};

const paid: Sort = async ({ shop, by, refuse }, order, here) => {
  if (!order.confirmedAt || order.cancelledAt) return refuse(say.problems["not-confirmed"]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by }));
  return done(here, "betaald");
};

const transferred: Sort = async ({ shop, by, read, refuse }, _order, here) =>
  (await markRefundSent(shop, read("terugbetaling") as Id<"ref">, by))
    ? done(here, "overgemaakt")
    : refuse(say.problems.changed);

const DEEDS: Record<string, Sort> = {
  verzend: ship,
  bezorgd: deliver,
  annuleer: cancel,
  terug: takeBack,
  vergoed: compensate,
  betaald: paid,
  overgemaakt: transferred,
};
