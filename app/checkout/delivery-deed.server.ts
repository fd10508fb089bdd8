import * as v from "valibot";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { cartShown } from "#cart/cart-shown.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { boughtLines } from "#cart/view-cart.server.ts";
import { type Day, isDay } from "#kit/day.ts";
import { several, text, yes } from "#kit/form/fields.ts";
import type { Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { deliveryFaults } from "#texts/buying/delivery-step.ts";
import { askedAddress } from "./address/asked-address.ts";
import { withVatCheck } from "./address/vat-check.server.ts";
import { findFaults, METHODS, tidyAnswers } from "./answers.ts";
import { withPickup } from "./day/choose-pickup.server.ts";
import { answersOf, readCheckout, saveAnswers, showCheckout } from "./read-checkout.server.ts";

const short = v.optional(text(254), "");
const long = v.optional(text(300), "");
const isPair = (one: string) => isDay(one.slice(0, 10)) && isDay(one.slice(11));
/** For each later shipment the day its season opens and the week of choice: as pairs from a form, as an object in JSON. */
const weeks = v.pipe(
  v.union([
    v.record(text(10), text(10)),
    v.pipe(
      several(text(21), 20),
      v.transform((pairs) => Object.fromEntries(pairs.filter(isPair).map((one) => [one.slice(0, 10), one.slice(11)]))),
    ),
  ]),
  v.transform((all) => Object.fromEntries(Object.entries(all).filter(([, day]) => isDay(day))) as Record<string, Day>),
);

const asks = v.strictObject({
  ...askedAddress,
  business: yes(),
  other: yes(),
  otherName: short,
  otherPostcode: v.optional(text(12), ""),
  otherNumber: v.optional(text(20), ""),
  otherStreet: short,
  otherCity: short,
  method: v.optional(v.picklist(METHODS)),
  day: v.optional(text(10), ""),
  weeks: v.optional(weeks, {}),
  pickup: v.optional(text(80), ""),
  note: long,
  gift: long,
});
type Asked = v.InferOutput<typeof asks>;

const isShownDay = v.custom<Day>((day) => typeof day === "string");
const point = { id: v.string(), name: v.string(), street: v.string(), number: v.string() };
const shipment = { kind: v.picklist(["mail", "day", "week"]), skus: v.array(v.string()) };
const shows = v.object({
  answers: v.object({
    ...(Object.fromEntries(
      Object.keys(asks.entries)
        .filter((name) => name !== "pickup")
        .map((name) => [name, v.optional(v.unknown())]),
    ) as Record<string, v.GenericSchema>),
    pickup: v.optional(v.object({ ...point, postcode: v.string(), city: v.string() })),
  }),
  shipments: v.array(
    v.object({
      ...shipment,
      days: v.array(isShownDay),
      names: v.array(v.string()),
      reason: v.optional(v.object({ from: isShownDay })),
    }),
  ),
  chosen: v.array(v.object({ ...shipment, day: v.nullable(isShownDay) })),
  cart: cartShown,
});

/** What was typed is kept as it is, also when it is not whole yet; it is judged afterwards. */
async function keep(shop: Shop, { request }: Caller, { pickup, ...asked }: Asked, address = "") {
  const found = await readCheckout(shop, request);
  if (!found) return undefined;
  const kept = address && found.user ? await listAddresses(shop.db, found.user.id) : [];
  const chosen = kept.find(({ id }) => id === address);
  const given: CheckoutAnswers = { ...found.stored.answers, ...tidyAnswers(asked), ...(chosen && answersOf(chosen)) };
  const picked = await withPickup(shop, given, boughtLines(shop, found.stored), pickup);
  const answers = await withVatCheck(shop, picked, found.user?.id);
  await saveAnswers(shop, found.id, answers);
  return { found, answers };
}

/** The first step of the checkout, for the form and for other clients: one set of rules. */
export const setDelivery = deed({
  name: "checkout.delivery",
  by: "anyone",
  asks,
  shows,
  limit: [{ most: 120, minutes: 10, per: "peer" }],
  async run(shop, caller, asked) {
    const kept = await keep(shop, caller, asked);
    if (!kept) return refused("empty");
    const { found, answers } = kept;
    const errors = findFaults(answers);
    const { shipments, chosen, cart } = await showCheckout(shop, { ...found, answers });
    const byDay = shipments.find(({ kind }) => kind === "day");
    if (byDay?.days.length && answers.day && !byDay.days.includes(answers.day)) errors.day = [deliveryFaults.day];
    const [first] = Object.values(errors);
    if (first) return refused("incomplete", { about: first[0] ?? "", errors });
    return done({ answers, shipments, chosen, cart });
  },
  says: { refused: { empty: [409, cartTexts.empty.title], incomplete: [422, (first) => first] } },
});

/** Another country is another form: what was typed is kept and shown in it. */
export const switchCountry = deed({
  name: "checkout.country",
  by: "anyone",
  asks,
  limit: [{ most: 120, minutes: 10, per: "peer" }],
  async run(shop, caller, asked) {
    const kept = await keep(shop, caller, { ...asked, country: asked.country === "BE" ? "NL" : "BE" });
    return kept ? done() : refused("empty");
  },
  says: { refused: { empty: [409, cartTexts.empty.title] } },
});

/** A kept address instead of what stood in its fields; all else that was typed stays. */
export const pickAddress = deed({
  name: "checkout.address",
  by: "anyone",
  asks: v.strictObject({ ...asks.entries, adres: v.optional(text(40), "") }),
  limit: [{ most: 120, minutes: 10, per: "peer" }],
  async run(shop, caller, { adres, ...asked }) {
    const kept = await keep(shop, caller, asked, adres);
    return kept ? done() : refused("empty");
  },
  says: { refused: { empty: [409, cartTexts.empty.title] } },
});
