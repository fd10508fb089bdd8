import * as v from "valibot";
import { MOST_CUT } from "#calculators/grass/cut.ts";
import { filled, several, text } from "#kit/form/fields.ts";
import { isEmail } from "#kit/form/rules.ts";
import type { Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { codeProblems } from "#texts/buying/codes.ts";
import { mailCart as mailing } from "#texts/buying/mail-cart.ts";
import { applyCode, dropCode } from "./codes/apply-code.server.ts";
import { linesOf, MOST } from "./cart.ts";
import { cartShown } from "./cart-shown.ts";
import { readCart } from "./carts.server.ts";
import { forgetPress, isPressedAgain, keepForLater, pourIn, removeLine, setLine } from "./lines/change-cart.server.ts";
import { mailCart } from "./share/mail-cart.server.ts";
import { cartLink, openCartLink } from "./share/share.server.ts";
import { viewCart } from "./view-cart.server.ts";
import { addFor, cartCookies, cartIdOf, findCartId, requireCartId } from "./whose-cart.server.ts";

const sku = filled(40);
const cut = v.optional(v.pipe(v.string(), v.maxLength(MOST_CUT)), "");
/** A field somebody emptied means one. */
const quantity = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,6}$/),
      v.transform((typed) => Number(typed || 1)),
    ),
  ]),
  v.integer(),
  v.minValue(0),
  v.transform((wanted) => Math.min(wanted, MOST)),
);
const once = v.optional(text(60));
const which = { sku, cut };

const LINES = {
  unknown: [409, texts.refused.unknown],
  "sold-out": [409, texts.refused["sold-out"]],
  short: [409, texts.refused.short],
  samples: [409, texts.refused.samples],
} as const;

/** Every change of the cart shows the whole cart, and the marks of it that the header reads. */
async function showing(shop: Shop, id: string | undefined, options: { hints?: boolean } = {}) {
  const cart = await viewCart(shop, id, options);
  return done(cart, cartCookies(shop, id, cart));
}

const ofCaller = (shop: Shop, { request }: Caller) => requireCartId(shop, request);

export const addToCart = deed({
  name: "cart.add",
  by: "anyone",
  // A form names `sku` and `quantity` in pairs, or ticked lines as "sku:quantity:cut"; scripts send `lines`.
  asks: v.pipe(
    v.strictObject({
      sku: several(sku, 60),
      quantity: several(v.union([v.number(), text(6)]), 60),
      line: several(text(200), 60),
      lines: v.optional(v.pipe(v.array(v.strictObject({ sku, quantity, cut })), v.maxLength(60)), []),
      once,
    }),
    v.transform(({ lines, once: key, ...form }) => ({
      lines: [...lines, ...linesOf((name) => form[name])],
      once: key,
    })),
    v.check(({ lines }) => lines.length > 0),
  ),
  fields: 300,
  shows: cartShown,
  limit: [{ most: 240, minutes: 1, per: "peer" }],
  async run(shop, { request }, asked) {
    const isForm = !/^application\/json\b/i.test(request.headers.get("content-type") ?? "");
    const press = { ...asked, cart: cartIdOf(request), isForm };
    if (await isPressedAgain(shop, press)) return showing(shop, await findCartId(shop, request));
    const { id, changed } = await addFor(shop, request, asked.lines, asked.once);
    if (changed.ok) return showing(shop, id);
    await forgetPress(shop, press);
    return refused(changed.reason);
  },
  says: { refused: LINES },
});

export const setCartLine = deed({
  name: "cart.set",
  by: "anyone",
  asks: v.strictObject({ ...which, quantity }),
  shows: cartShown,
  async run(shop, caller, asked) {
    const id = await ofCaller(shop, caller);
    const changed = await setLine(shop, id, asked.sku, asked.quantity, asked.cut);
    return changed.ok ? showing(shop, id) : refused(changed.reason);
  },
  says: { refused: LINES },
});

export const removeCartLine = deed({
  name: "cart.remove",
  by: "anyone",
  asks: v.strictObject({ ...which, quantity: v.optional(quantity, 1) }),
  shows: cartShown,
  async run(shop, { request }, asked) {
    const id = await findCartId(shop, request);
    if (id) await removeLine(shop, id, asked.sku, asked.cut);
    return showing(shop, id, { hints: true });
  },
  says: { refused: {} },
});

export const setCartLineAside = deed({
  name: "cart.later",
  by: "anyone",
  asks: v.strictObject({
    ...which,
    later: v.union([
      v.boolean(),
      v.pipe(
        v.picklist(["ja", "nee"]),
        v.transform((word) => word === "ja"),
      ),
    ]),
  }),
  shows: cartShown,
  async run(shop, caller, asked) {
    const id = await ofCaller(shop, caller);
    await keepForLater(shop, id, asked.sku, asked.later, asked.cut);
    return showing(shop, id);
  },
  says: { refused: {} },
});

export const useCode = deed({
  name: "cart.code",
  by: "anyone",
  asks: v.strictObject({ code: v.pipe(text(60), v.minLength(1, codeProblems.unknown)) }),
  shows: cartShown,
  async run(shop, caller, { code }) {
    const id = await ofCaller(shop, caller);
    const used = await applyCode(shop, id, code, caller.peer);
    return used.ok ? showing(shop, id) : refused("code", { about: used.message });
  },
  says: { refused: { code: [422, (sentence: string) => sentence, "code"] } },
});

export const dropCartCode = deed({
  name: "cart.drop-code",
  by: "anyone",
  asks: v.strictObject({ code: v.optional(text(60)) }),
  shows: cartShown,
  async run(shop, { request }, { code }) {
    const id = await findCartId(shop, request);
    if (id) await dropCode(shop, id, code);
    return showing(shop, id);
  },
  says: { refused: {} },
});

export const shareCart = deed({
  name: "cart.share",
  by: "anyone",
  asks: v.strictObject({}),
  shows: v.object({ url: v.string() }),
  async run(shop, { request }) {
    const id = await findCartId(shop, request);
    const stored = id ? await readCart(shop.db, id) : undefined;
    return done({ url: cartLink(shop, stored?.lines ?? []) });
  },
  says: { refused: {} },
});

/** The basket of a signed link goes into this one; the larger quantity wins, so the same link twice is once. */
export const syncCart = deed({
  name: "cart.sync",
  by: "anyone",
  asks: v.strictObject({ c: v.pipe(v.string(), v.maxLength(8000)) }),
  limit: [{ most: 60, minutes: 10, per: "peer" }],
  async run(shop, caller, { c }) {
    const opened = openCartLink(shop, c);
    if (!opened.ok) return refused(opened.reason);
    const id = await ofCaller(shop, caller);
    await pourIn(shop, id, opened.lines);
    return done(undefined, cartCookies(shop, id, await viewCart(shop, id)));
  },
  says: { refused: { broken: [422, texts.sync.broken], expired: [410, texts.sync.expired] } },
});

export const mailCartLink = deed({
  name: "cart.mail",
  by: "anyone",
  asks: v.strictObject({
    email: v.pipe(
      text(254),
      v.check((given) => isEmail(given), mailing.bad),
    ),
  }),
  async run(shop, { request, peer }, { email }) {
    const id = await findCartId(shop, request);
    if (id) await mailCart(shop, id, email, peer);
    return done();
  },
  says: { status: 202, done: mailing.sent, refused: {} },
});
