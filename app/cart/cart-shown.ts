import * as v from "valibot";
import { THRESHOLDS } from "#delivery/delivery.ts";
import type { Day } from "#kit/day.ts";
import type { Cart } from "./cart.ts";

const cents = v.number();
const picture = v.nullable(v.object({ key: v.string(), alt: v.string() }));
const line = v.object({
  sku: v.string(),
  slug: v.string(),
  name: v.string(),
  label: v.string(),
  cut: v.string(),
  note: v.string(),
  picture,
  quantity: v.number(),
  unitCents: cents,
  lineCents: cents,
  stock: v.number(),
  tiered: v.boolean(),
  next: v.nullable(v.object({ more: v.number(), cents })),
  notice: v.nullable(v.object({ kind: v.picklist(["price", "stock", "gone"]), text: v.string() })),
  paw: v.nullable(v.object({ level: v.picklist(["none", "mild", "severe", "unknown"]), short: v.string() })),
});
const addOn = v.object({ slug: v.string(), name: v.string(), fromCents: cents, picture, sku: v.string() });
const bloomer = v.object({ slug: v.string(), name: v.string(), picture });

/** The whole cart as it leaves the house: every change answers with it. */
export const cartShown = v.object({
  lines: v.array(line),
  gone: v.array(line),
  later: v.array(line),
  count: v.number(),
  goodsCents: cents,
  discountCents: cents,
  deliveryCents: cents,
  reversedCents: cents,
  totalCents: cents,
  giftCents: cents,
  dueCents: cents,
  vat: v.array(v.object({ rate: v.picklist([0, 6, 9, 21]), grossCents: cents, vatCents: cents })),
  vatCents: cents,
  code: v.nullable(v.string()),
  codeProblem: v.nullable(v.string()),
  giftCards: v.array(v.string()),
  delivery: v.object({
    class: v.nullable(v.string()),
    boxes: v.number(),
    free: v.boolean(),
    threshold: v.picklist(THRESHOLDS),
    missingCents: v.nullable(cents),
    freeFromCents: cents,
    day: v.nullable(v.custom<Day>((day) => typeof day === "string")),
    parts: v.number(),
  }),
  hints: v.object({
    addOn: v.nullable(addOn),
    bloom: v.nullable(v.object({ months: v.array(v.number()), card: bloomer })),
  }),
}) satisfies v.GenericSchema<Cart>;
