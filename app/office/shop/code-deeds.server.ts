import * as v from "valibot";
import { endCode, makeCode } from "#cart/codes/discount-codes.server.ts";
import { blockGiftCard, findGiftCards, type StoredGiftCard, unblockGiftCard } from "#cart/codes/gift-cards.server.ts";
import { filled, text } from "#kit/form/fields.ts";
import { requireId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { findOrder, findOrderById } from "#orders/orders.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeCodes, officeGifts } from "#texts/office/codes.ts";
import { readEuros, sayMoment } from "../say.ts";
import { readNewCode } from "./code-form.ts";

const say = officeCodes.problems;
const field = v.optional(text(60), "");

export const makeDiscountCode = deed({
  name: "codes.make",
  by: "marketing",
  asks: v.strictObject({
    code: field,
    soort: field,
    waarde: field,
    minimum: field,
    van: field,
    tot: field,
    hoogstens: field,
  }),
  about: ({ code }) => code,
  async run(shop, _caller, asked) {
    const wanted = readNewCode((name) => asked[name], readEuros);
    if (!wanted.ok) return refused(wanted.reason, { errors: { [wanted.field]: [say[wanted.reason]] } });
    const made = await makeCode(shop, wanted.code);
    return made.ok ? done() : refused(made.reason);
  },
  says: {
    refused: {
      code: [422, say.code, "code"],
      exists: [422, say.exists, "code"],
      value: [422, say.value, "waarde"],
      minimum: [422, say.minimum, "minimum"],
      days: [422, say.days, "tot"],
      uses: [422, say.uses, "hoogstens"],
    },
  },
});

export const endDiscountCode = deed({
  name: "codes.end",
  by: "marketing",
  asks: v.strictObject({ code: filled(60) }),
  about: ({ code }) => code,
  async run(shop, _caller, { code }) {
    return (await endCode(shop, code)) ? done() : refused("ended");
  },
  says: { refused: sentences(422, say, "ended") },
});

const giftCard = v.object({
  code: v.string(),
  balance: v.string(),
  value: v.string(),
  made: v.string(),
  order: v.optional(v.string()),
  blocked: v.boolean(),
  state: v.string(),
});
export const giftCardsShown = v.object({ asked: v.string(), cards: v.array(giftCard) });
const asked = { zoek: v.optional(text(60), "") };
const gift = officeGifts.problems;

async function show(shop: Shop, zoek: string) {
  const order = /^\d{4}-\d{6,}$/.test(zoek) ? await findOrder(shop.db, zoek) : undefined;
  const cards = zoek ? await findGiftCards(shop.db, { code: zoek, order: order?.id }) : [];
  const shown: v.InferOutput<typeof giftCard>[] = [];
  for (const card of cards) shown.push(await sayCard(shop, card));
  return { asked: zoek, cards: shown };
}

async function sayCard(shop: Shop, card: StoredGiftCard) {
  const order = card.order ? await findOrderById(shop.db, requireId("ord", card.order)) : undefined;
  const { states } = officeGifts;
  return {
    code: card.code,
    balance: euros(card.balanceCents),
    value: euros(card.valueCents),
    made: sayMoment(card.createdAt),
    order: order?.number,
    blocked: card.blockedAt !== null,
    state: card.blockedAt ? states.blocked(card.blockedWhy ?? "") : card.balanceCents > 0 ? states.open : states.empty,
  };
}

/** Enough to know a card by, too little to pay with. */
const endOf = ({ code }: { code: string }): string => code.slice(-4);

/** A code is money: it is looked up by a form that leaves no trace in an address. */
export const findGifts = deed({
  name: "gifts.find",
  by: "orders",
  asks: v.strictObject(asked),
  shows: giftCardsShown,
  async run(shop, _caller, { zoek }) {
    return done(await show(shop, zoek));
  },
  says: { refused: {} },
});

export const blockGift = deed({
  name: "gifts.block",
  by: "orders",
  asks: v.strictObject({ ...asked, code: filled(60), waarom: v.optional(text(300), "") }),
  about: endOf,
  shows: giftCardsShown,
  showsRefused: giftCardsShown,
  async run(shop, _caller, { zoek, code, waarom }) {
    if (!waarom) return refused("why", { shows: await show(shop, zoek) });
    const blocked = await blockGiftCard(shop, code, waarom);
    return blocked ? done(await show(shop, zoek)) : refused("changed", { shows: await show(shop, zoek) });
  },
  says: { done: officeGifts.done.blocked, refused: sentences(422, gift, "why", "changed") },
});

export const unblockGift = deed({
  name: "gifts.unblock",
  by: "orders",
  asks: v.strictObject({ ...asked, code: filled(60) }),
  about: endOf,
  shows: giftCardsShown,
  showsRefused: giftCardsShown,
  async run(shop, _caller, { zoek, code }) {
    const freed = await unblockGiftCard(shop, code);
    return freed ? done(await show(shop, zoek)) : refused("changed", { shows: await show(shop, zoek) });
  },
  says: { done: officeGifts.done.unblocked, refused: sentences(422, gift, "changed") },
});
