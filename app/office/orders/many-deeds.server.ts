import * as v from "valibot";
import { filled, several, text } from "#kit/form/fields.ts";
import { writeTo } from "#orders/changing/write-to.server.ts";
import { findOrder, type Order } from "#orders/orders.server.ts";
import { shipOrder } from "#orders/shipping/ship-order.server.ts";
import { type Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { desk, templates } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { nameOf } from "../staff.server.ts";
import { isCarrier } from "./track.ts";

const say = desk.many;
const MOST = 100;
const numbers = several(filled(20), MOST + 1);

/** What became of each: a wrong one keeps none of the others back. */
export const report = v.object({
  words: v.string(),
  failed: v.array(v.object({ number: v.string(), why: v.string() })),
});

async function each(
  shop: Shop,
  list: string[],
  words: (count: number) => string,
  act: (order: Order) => Promise<string | undefined>,
) {
  const failed: { number: string; why: string }[] = [];
  const unique = [...new Set(list)];
  for (const number of unique) {
    const order = await findOrder(shop.db, number);
    const why = order ? await act(order) : officeOrders.problems.unknown;
    if (why) failed.push({ number, why });
  }
  const good = unique.filter((number) => !failed.some((one) => one.number === number));
  return done({ words: words(good.length), failed }, [], { subject: good.join(", ") });
}

const ship = (shop: Shop, caller: Caller, carrier: string) => async (order: Order) => {
  if (order.withdrawnAt) return say.withdrawn;
  const sent = await shipOrder(shop, order.id, "all", { carrier, by: nameOf(caller) });
  if (sent.ok) return undefined;
  return sent.reason === "nothing" ? officeOrders.problems.shipped : officeOrders.problems[sent.reason];
};

export const shipMany = deed({
  name: "orders.ship-many",
  by: "packing",
  asks: v.strictObject({
    nummers: numbers,
    vervoerder: text(40),
    sjabloon: v.optional(text(40)),
    poging: v.optional(text(60)),
  }),
  shows: report,
  async run(shop, caller, { nummers, vervoerder }) {
    if (nummers.length === 0) return refused("none");
    if (nummers.length > MOST) return refused("many");
    if (!isCarrier(vervoerder)) return refused("carrier");
    return each(shop, nummers, say.sent, ship(shop, caller, vervoerder));
  },
  says: {
    refused: { none: [422, say.none], many: [422, say.tooMany], carrier: [422, officeOrders.problems.carrier] },
  },
});

export const mailMany = deed({
  name: "orders.mail-many",
  by: "orders",
  asks: v.strictObject({
    nummers: numbers,
    sjabloon: v.optional(text(40), ""),
    poging: filled(60),
    vervoerder: v.optional(text(40)),
  }),
  shows: report,
  async run(shop, caller, { nummers, sjabloon, poging: attempt }) {
    if (nummers.length === 0) return refused("none");
    if (nummers.length > MOST) return refused("many");
    if (!Object.hasOwn(templates("", ""), sjabloon)) return refused("template");
    return each(shop, nummers, say.mailed, async (order) => {
      const letter = templates(order.snapshot.contact.firstName, order.number)[sjabloon];
      const sent = letter && (await writeTo(shop, order, { ...letter, attempt }, nameOf(caller)));
      return sent ? undefined : order.email.includes("@") ? desk.problems.mailed : say.noAddress;
    });
  },
  says: {
    refused: { none: [422, say.none], many: [422, say.tooMany], template: [422, desk.problems.empty, "sjabloon"] },
  },
});
