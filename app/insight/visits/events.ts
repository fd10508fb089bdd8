import { withoutKey } from "#kit/path.ts";
import * as v from "valibot";

/** GA4's own names, so that both feeds speak of the same things. */
export const EVENT_NAMES = [
  "session_start",
  "page_view",
  "view_item",
  "view_item_list",
  "add_to_cart",
  "begin_checkout",
  "add_shipping_info",
  "add_payment_info",
  "purchase",
  "form_error",
  "web_vital",
  "experiment_exposure",
  "experiment_action",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const short = (length: number) => v.pipe(v.string(), v.maxLength(length));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const eventSchema = v.strictObject({
  name: v.picklist(EVENT_NAMES),
  route: short(60),
  path: v.pipe(short(200), v.regex(/^\/[^?#@]*$/, "path"), v.transform(withoutKey)),
  /** What it is about: a product, a field, a vital, an experiment. */
  item: v.optional(v.pipe(short(80), v.regex(/^[^@\s]*$/, "item"))),
  /** Which variant of an experiment. */
  variant: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]$/))),
  quantity: v.optional(whole(9999)),
  /** Cents for commerce, thousandths for a vital. */
  value: v.optional(whole(1_000_000_000)),
  /** The host somebody came from. */
  source: v.optional(v.pipe(short(80), v.regex(/^[\w.-]*$/, "source"))),
  order: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{4,20}$/))),
});

export const batchSchema = v.strictObject({
  visit: v.pipe(v.string(), v.regex(/^[0-9a-z]{12,40}$/)),
  device: v.picklist(["phone", "tablet", "desk"]),
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(50)),
});

export type FeedEvent = v.InferOutput<typeof eventSchema>;
export type Batch = v.InferOutput<typeof batchSchema>;
