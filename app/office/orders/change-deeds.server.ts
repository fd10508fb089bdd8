import * as v from "valibot";
import { isHouseNumber } from "#delivery/address.ts";
import { isPostcode, sayPostcode } from "#kit/address.ts";
import { isDay } from "#kit/day.ts";
import { filled, text } from "#kit/form/fields.ts";
import { lookUp } from "#kit/look-up.ts";
import { changeAddress } from "#orders/changing/change-address.server.ts";
import { changeDay } from "#orders/changing/change-day.server.ts";
import { writeTo } from "#orders/changing/write-to.server.ts";
import { noteOnce } from "#orders/note.server.ts";
import { findOrder } from "#orders/orders.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { deliveryErrors as errors, deliveryFaults } from "#texts/buying/delivery-step.ts";
import { desk, templates } from "#texts/office/desk.ts";
import { dropLabel, takeOutUntilItsDay } from "../packing/moved-order.server.ts";
import { nameOf } from "../staff.server.ts";

const say = desk.problems;
const number = filled(20);
const word = v.optional(text(80), "");

export const setAddress = deed({
  name: "orders.address",
  by: "orders",
  asks: v.strictObject({
    number,
    naam: word,
    postcode: word,
    huisnummer: word,
    straat: word,
    plaats: word,
    was: v.optional(text(2000), ""),
  }),
  async run(shop, caller, { number: asked, naam, postcode, huisnummer, straat, plaats, was }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    const { country } = order.snapshot.deliverTo;
    const wrong = {
      ...(!naam && { naam: [deliveryFaults.otherName] }),
      ...(!isPostcode(country, postcode) && { postcode: [errors.postcode[country]] }),
      ...(!isHouseNumber(huisnummer) && { huisnummer: [errors.number] }),
      ...(!straat && { straat: [errors.street] }),
      ...(!plaats && { plaats: [errors.city] }),
    };
    if (Object.keys(wrong).length) return refused("wrongAddress", { errors: wrong });
    const to = { name: naam, street: straat, number: huisnummer, postcode: sayPostcode(postcode), city: plaats };
    const changed = await changeAddress(shop, order.id, to, nameOf(caller), was);
    if (!changed.ok) return refused(changed.reason);
    await dropLabel(shop, order.id);
    return done();
  },
  says: {
    refused: {
      ...sentences(422, say, "unknown", "collected", "wrongAddress"),
      ...sentences(409, say, "over", "same", "moved"),
    },
  },
});

export const setDay = deed({
  name: "orders.day",
  by: "orders",
  asks: v.strictObject({ number, dag: v.optional(text(10), "") }),
  async run(shop, caller, { number: asked, dag }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    if (!isDay(dag)) return refused("day");
    const changed = await changeDay(shop, order, dag, nameOf(caller));
    if (!changed.ok) return refused(changed.reason);
    await takeOutUntilItsDay(shop, order.id);
    return done();
  },
  says: {
    refused: {
      ...sentences(422, say, "unknown"),
      ...sentences(409, say, "over", "same"),
      day: [409, say.day, "dag"],
    },
  },
});

/** Words between colleagues: never shown to the customer, and gone when the customer asks to be forgotten. */
export const addNote = deed({
  name: "orders.note",
  by: "packing",
  asks: v.strictObject({ number, notitie: v.optional(text(2000), "") }),
  async run(shop, caller, { number: asked, notitie }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    if (!notitie) return refused("empty");
    return (await noteOnce(shop, order.id, nameOf(caller), notitie)) ? done() : refused("noted");
  },
  says: { refused: { ...sentences(422, say, "unknown", "noted"), empty: [422, say.empty, "notitie"] } },
});

const writing = {
  number,
  poging: filled(60),
  sjabloon: v.optional(text(40), ""),
  onderwerp: v.optional(text(150), ""),
  bericht: v.optional(text(5000), ""),
};

/** Begins a mail with one of the shop's own; what was typed before it stays above it. */
export const beginMail = deed({
  name: "orders.begin",
  by: "orders",
  reads: true,
  asks: v.strictObject(writing),
  shows: v.object({ onderwerp: v.string(), bericht: v.string() }),
  async run(shop, _caller, { number: asked, sjabloon, onderwerp, bericht }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    const begun = lookUp(templates(order.snapshot.contact.firstName, asked), sjabloon);
    return done({
      onderwerp: onderwerp || begun?.subject || "",
      bericht: [bericht, begun?.text].filter(Boolean).join("\n\n"),
    });
  },
  says: { refused: sentences(422, say, "unknown") },
});

export const writeMail = deed({
  name: "orders.write",
  by: "orders",
  asks: v.strictObject(writing),
  async run(shop, caller, { number: asked, poging: attempt, onderwerp: subject, bericht }) {
    const order = await findOrder(shop.db, asked);
    if (!order) return refused("unknown");
    if (!subject || !bericht) return refused("empty", { errors: { [subject ? "bericht" : "onderwerp"]: [say.empty] } });
    const sent = await writeTo(shop, order, { subject, text: bericht, attempt }, nameOf(caller));
    return sent ? done() : refused("mailed");
  },
  says: { refused: sentences(422, say, "unknown", "empty", "mailed") },
});
