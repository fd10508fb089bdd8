import { eq } from "drizzle-orm";
import * as v from "valibot";
import { makeCode } from "#cart/codes/discount-codes.server.ts";
import { openCart, setLine } from "#cart/lines/change-cart.server.ts";
import { carts } from "#cart/tables.server.ts";
import { saveAnswers } from "#checkout/read-checkout.server.ts";
import { dayOf } from "#kit/day.ts";
import { filled, text } from "#kit/form/fields.ts";
import { newId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { phone as say } from "#texts/office/phone.ts";
import { pieceField } from "../orders/piece-field.ts";
import { readEuros } from "../say.ts";
import { callForm, draftAsTyped } from "./call-form.server.ts";
import { answersFor, readDraft } from "./draft.server.ts";

const problems = say.problems;
const mand = filled(60);
const short = v.optional(text(254), "");
const drafted = v.object({ cart: v.string() });

/** A new one, for somebody we know or for nobody yet. */
export const beginCall = deed({
  name: "phone.begin",
  by: "orders",
  asks: v.strictObject({ email: short }),
  shows: drafted,
  about: () => "",
  async run(shop, _caller, { email }) {
    const cart = await openCart(shop);
    const known = email ? await answersFor(shop.db, email.toLowerCase()) : undefined;
    if (known) await saveAnswers(shop, cart, known);
    return done({ cart });
  },
  says: { refused: {} },
});

export const chooseCaller = deed({
  name: "phone.customer",
  by: "orders",
  asks: v.strictObject({ mand, email: filled(254) }),
  about: () => "",
  async run(shop, _caller, { mand: cart, email }) {
    const draft = await readDraft(shop, cart);
    if (!draft) return refused("gone");
    const known = await answersFor(shop.db, email.toLowerCase());
    if (!known) return refused("unknown");
    const { quote, quoteVersion, discountWhy } = draft.answers;
    const ours = {
      ...(quote && { quote }),
      ...(quoteVersion && { quoteVersion }),
      ...(discountWhy && { discountWhy }),
    };
    await saveAnswers(shop, cart, { ...known, ...ours });
    return done();
  },
  says: { refused: sentences(422, problems, "gone", "unknown") },
});

export const setCallLine = deed({
  name: "phone.line",
  by: "orders",
  asks: v.objectWithRest({ ...callForm.entries, sku: filled(40) }, callForm.rest),
  about: ({ sku }) => sku,
  async run(shop, _caller, asked) {
    const { mand: cart, sku } = asked;
    const field = pieceField({ sku });
    const beside = (reason: "count" | "sold-out" | "short") =>
      refused(reason, { errors: { [field]: [problems[reason]] } });
    if (!(await draftAsTyped(shop, asked))) return refused("gone");
    const typed = String(asked[field] ?? "");
    if (!/^\d{1,4}$/.test(typed)) return beside("count");
    const changed = await setLine(shop, cart, sku, Number(typed));
    if (changed.ok) return done();
    return changed.reason === "sold-out" || changed.reason === "short" ? beside(changed.reason) : refused("size");
  },
  says: { refused: sentences(422, problems, "gone", "count", "size", "sold-out", "short") },
});

/** Who it is for and where it goes: the rules of the checkout. */
export const setCallAddress = deed({
  name: "phone.address",
  by: "orders",
  asks: callForm,
  about: () => "",
  run: async (shop, _caller, asked) => ((await draftAsTyped(shop, asked, true)) ? done() : refused("gone")),
  says: { refused: sentences(422, problems, "gone") },
});

/** Looks for a customer or a plant, and keeps what was typed meanwhile. */
export const findForCall = deed({
  name: "phone.find",
  by: "orders",
  asks: callForm,
  about: () => "",
  run: async (shop, _caller, asked) => ((await draftAsTyped(shop, asked)) ? done() : refused("gone")),
  says: { refused: sentences(422, problems, "gone") },
});

/** A discount is a code that works once, so it is counted and shown as every other; why stands with the order. */
export const giveDiscount = deed({
  name: "phone.discount",
  by: "orders",
  asks: callForm,
  about: () => "",
  async run(shop, _caller, asked) {
    const { mand: cart, korting, waarom: why } = asked;
    const draft = await draftAsTyped(shop, asked);
    if (!draft) return refused("gone");
    const { discountWhy: _why, ...answers } = draft.answers;
    if (!korting && draft.stored.code) {
      await shop.db.update(carts).set({ code: null, answers }).where(eq(carts.id, cart));
      return done();
    }
    const percent = /^(\d{1,3})\s*%$/.exec(korting)?.[1];
    const value = percent ? Number(percent) : readEuros(korting);
    if (!value) return refused("value");
    if (percent && value > 100) return refused("percent");
    if (!percent && draft.cart.count === 0) return refused("empty");
    if (!why) return refused("why");
    const today = dayOf(shop.now());
    const code = `TEL${newId("kor").slice(-10).toUpperCase()}`;
    const kind = percent ? ("percent" as const) : ("amount" as const);
    const made = await makeCode(shop, {
      code,
      kind,
      value,
      minimumCents: 0,
      startsOn: today,
      endsOn: today,
      mostUses: 1,
    });
    if (!made.ok) return refused("value");
    await shop.db
      .update(carts)
      .set({ code, answers: { ...answers, discountWhy: why } })
      .where(eq(carts.id, cart));
    const given = (await readDraft(shop, cart))?.cart.discountCents ?? 0;
    if (!percent && given < value) return refused("too-much", { about: euros(given) });
    // Why is told with the order: what stands in the log cannot be forgotten.
    return done(undefined, [], { subject: code, after: { korting } });
  },
  says: {
    refused: {
      ...sentences(422, problems, "gone"),
      value: [422, problems.value, "korting"],
      percent: [422, problems.percent, "korting"],
      empty: [422, problems.empty, "korting"],
      "too-much": [422, problems["too-much"], "korting"],
      why: [422, problems.why, "waarom"],
    },
  },
});
