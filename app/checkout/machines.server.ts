import type { Hono } from "hono";
import * as v from "valibot";
import { requireCsrf } from "#accounts/csrf.server.ts";
import { boughtLines, showCart } from "#cart/view-cart.server.ts";
import { newId } from "#kit/id.ts";
import { orderLink } from "#orders/orders.server.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listMethods } from "#payments/methods.server.ts";
import { methodFault } from "#payments/methods.ts";
import { checkout as texts } from "#texts/checkout.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { findFaults, readAnswers } from "./answers.ts";
import { withVatCheck } from "./check-vat-number.server.ts";
import { withPickup } from "./choose-pickup.server.ts";
import { orderAndPay } from "./order-and-pay.server.ts";
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
const order = v.strictObject({
  paymentMethod: v.pipe(v.string(), v.maxLength(40)),
  expectedTotalCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  adult: v.optional(v.boolean()),
});

/** The checkout for other clients: the same steps, the same rules. */
export function checkoutMachines(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
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

  app.post("/api/orders", async (c) => {
    requireCsrf(c.req.raw);
    const body = await readJson(c.req.raw, order);
    const attempt = (c.req.header("idempotency-key") ?? newId("try")).slice(0, 80);
    const found = await readCheckout(shop, c.req.raw);
    if (!found) return c.json({ statusCode: 409, message: cartTexts.empty.title }, 409);
    const errors = findFaults(found.stored.answers);
    if (Object.keys(errors).length)
      return c.json({ statusCode: 422, message: Object.values(errors)[0]?.[0] ?? "", errors }, 422);
    const buyer = { business: found.answers.business ?? false, country: found.answers.country ?? ("NL" as const) };
    const fault =
      found.cart.dueCents > 0 || found.cart.lines.length === 0
        ? methodFault(await listMethods(shop, buyer), body.paymentMethod, body.adult ?? false)
        : undefined;
    if (fault)
      return c.json(
        { statusCode: 422, message: texts.payment[fault], errors: { paymentMethod: [texts.payment[fault]] } },
        422,
      );
    const ordered = await orderAndPay(shop, found, {
      attempt,
      expectedTotalCents: body.expectedTotalCents,
      paymentMethod: body.paymentMethod,
    });
    if (ordered.ok) {
      return c.json(
        {
          number: ordered.order.number,
          status: ordered.paid ? "confirmed" : "awaiting-payment",
          paymentUrl: ordered.url,
        },
        201,
      );
    }
    if (ordered.reason === "bank-away")
      return c.json(
        {
          statusCode: 503,
          message: texts.payment.away,
          number: ordered.order.number,
          payLater: orderLink(shop, ordered.order),
        },
        503,
        { "retry-after": "10" },
      );
    const message =
      ordered.reason === "not-enough-stock"
        ? texts.payment.short(ordered.short.join(", "))
        : ordered.reason === "code"
          ? texts.payment.code
          : ordered.reason === "day"
            ? texts.errors.dayGone
            : texts.payment.changed;
    return c.json({ statusCode: 409, message, reason: ordered.reason, cart: await showCart(shop, found.stored) }, 409);
  });
}
