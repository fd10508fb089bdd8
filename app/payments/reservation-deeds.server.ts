import * as v from "valibot";
import { beechForm } from "#calculators/beech/beech-form.ts";
import { asksForm, count, filled, text } from "#kit/form/fields.ts";
import { findReservation, reservationPath, type Reserved } from "#orders/reserving/reservations.server.ts";
import { reserveHedge } from "#orders/reserving/reserve-hedge.server.ts";
import { cancelReservation } from "#orders/reserving/tend-reservations.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { beech } from "#texts/calculators/beech.ts";
import { payReservation } from "./pay-reservation.server.ts";

const { problems } = beech;
const id = filled(60);
/** Where the browser goes next: the bank, or the reservation's own page. */
const shows = v.object({ to: v.string() });

async function toBank(shop: Shop, found: Reserved, method: string) {
  const paying = await payReservation(shop, found, method);
  if (paying.ok) return done({ to: paying.url });
  if (paying.reason === "gone") return refused("gone");
  const here = `${shop.url}${reservationPath(found.reservation.id)}`;
  return done({ to: paying.reason === "bank" ? `${here}&bank=weg` : here });
}

/** A planned hedge is set aside and its first part paid; `plan` is the plan as it stands in the page's address. */
export const reserveBeech = deed({
  name: "reservations.make",
  by: "anyone",
  asks: asksForm(beechForm, {
    more: {
      plan: text(600),
      pay: v.optional(v.picklist(["aanbetaling", "alles"]), "aanbetaling"),
      expected: count(0, 1e9),
      method: v.optional(text(40), ""),
    },
    most: 300,
  }),
  shows,
  async run(shop, { peer, user }, { plan, method, expected, ...person }) {
    const made = await reserveHedge(
      shop,
      new URLSearchParams(plan),
      { ...person, method, expected: String(expected) },
      { peer, userId: user?.id ?? null },
    );
    if (made.ok) return toBank(shop, made, method);
    return made.reason === "wrong" ? refused("wrong", { errors: made.errors }) : refused(made.reason);
  },
  says: {
    refused: {
      wrong: [422, problems.plan],
      plan: [409, problems.plan],
      stock: [409, problems.stock],
      price: [409, problems.price],
      "too-many": [429, problems["too-many"]],
      gone: [409, problems.gone],
    },
  },
});

/** The id is the secret of the link in the mails. */
export const payBeech = deed({
  name: "reservations.pay",
  by: "anyone",
  asks: v.strictObject({ id, method: v.optional(text(40), "") }),
  shows,
  async run(shop, _caller, { id: which, method }) {
    const found = await findReservation(shop.db, which);
    return found ? toBank(shop, found, method) : refused("unknown");
  },
  says: { refused: { unknown: [404, beech.unknown], gone: [409, problems.gone] } },
});

export const cancelBeech = deed({
  name: "reservations.cancel",
  by: "anyone",
  asks: v.strictObject({ id }),
  async run(shop, _caller, { id: which }) {
    const found = await findReservation(shop.db, which);
    if (!found) return refused("unknown");
    return (await cancelReservation(shop, found.reservation.id)) ? done() : refused("late");
  },
  says: { refused: { unknown: [404, beech.unknown], late: [409, problems.late] } },
});
