import * as v from "valibot";
import { requireCsrf } from "#accounts/session/csrf.server.ts";
import { type Api, json } from "#accounts/door/json.server.ts";
import { boughtLines } from "#cart/view-cart.server.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listMethods } from "#payments/methods.server.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { findFaults, readAnswers } from "./answers.ts";
import { withVatCheck } from "./address/check-vat-number.server.ts";
import { withPickup } from "./day/choose-pickup.server.ts";
import { placeCartOrder } from "./order-deed.server.ts";
import { readCheckout, saveAnswers, showCheckout } from "./read-checkout.server.ts";

const short = v.pipe(v.string(), v.trim(), v.maxLength(300));
const text = v.optional(short);
const delivery = v.strictObject({
  email: short,
  firstName: short,
  lastName: short,
  phone: short,
  postcode: short,
  number: short,
  street: short,
  city: short,
  country: v.optional(v.picklist(["NL", "BE"])),
  business: v.optional(v.boolean()),
  company: text,
  vatNumber: text,
  reference: text,
  other: v.optional(v.boolean()),
  otherName: text,
  otherPostcode: text,
  otherNumber: text,
  otherStreet: text,
  otherCity: text,
  method: v.optional(v.picklist(["voordeur", "achtertuin", "afhaalpunt", "ophalen"])),
  day: text,
  pickup: text,
  note: text,
  gift: text,
  weeks: v.optional(v.record(short, short)),
});
/** The checkout for other clients: the same steps, the same rules. */
export function checkoutApi(app: Api, shop: Shop): void {
  app.get("/api/checkout", async (c) => {
    const found = await readCheckout(shop, c.req.raw);
    if (!found) return c.json({ statusCode: 404, message: cartTexts.empty.title }, 404);
    const { answers, shipments, chosen, cart } = found;
    const methods = await listMethods(shop, { business: answers.business ?? false, country: answers.country ?? "NL" });
    return c.json({ answers, shipments, chosen, cart, methods });
  });

  app.put("/api/checkout/delivery", async (c) => {
    requireCsrf(c.req.raw);
    const body = await readJson(c.req.raw, delivery);
    const found = await readCheckout(shop, c.req.raw);
    if (!found) return c.json({ statusCode: 409, message: cartTexts.empty.title }, 409);
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === "string") form.set(name, value);
      else if (value === true) form.set(name, "on");
      else if (typeof value === "object")
        for (const [from, week] of Object.entries(value)) form.set(`week-${from}`, week);
    }
    const given = { ...found.stored.answers, ...readAnswers(form) };
    const picked = await withPickup(shop, given, boughtLines(found.stored), body.pickup ?? "");
    const answers = await withVatCheck(shop, picked);
    const errors = findFaults(answers);
    if (Object.keys(errors).length)
      return c.json({ statusCode: 422, message: Object.values(errors)[0]?.[0] ?? "", errors }, 422);
    await saveAnswers(shop, found.id, answers);
    const { shipments, chosen, cart } = await showCheckout(shop, { ...found, answers });
    return c.json({ answers, shipments, chosen, cart });
  });

  app.post("/api/orders", json(shop, placeCartOrder, { headers: { attempt: "idempotency-key" } }));
}
