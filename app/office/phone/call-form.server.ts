import * as v from "valibot";
import { askedAddress } from "#checkout/address/asked-address.ts";
import { withVatCheck } from "#checkout/address/vat-check.server.ts";
import { METHODS, tidyAnswers } from "#checkout/answers.ts";
import { saveAnswers } from "#checkout/read-checkout.server.ts";
import { count, filled, text, yes } from "#kit/form/fields.ts";
import type { Shop } from "#outside/shop.server.ts";
import { readDraft } from "./draft.server.ts";

const address = v.object({
  ...askedAddress,
  method: v.optional(v.picklist(METHODS.filter((one) => one !== "afhaalpunt")), "voordeur"),
  day: v.optional(text(10), ""),
  note: v.optional(text(300), ""),
});

/**
 * The whole screen is one form: whichever button is pressed, what was typed goes along. How many of a size stands in a
 * field of that size: see `pieceField`.
 */
export const callForm = v.objectWithRest(
  {
    mand: filled(60),
    poging: v.optional(text(60), ""),
    totaal: v.optional(count(0, 1e9), 0),
    betaling: v.optional(text(20), ""),
    geldig: v.optional(text(10), ""),
    regel: v.optional(text(300), ""),
    klant: v.optional(text(100), ""),
    zoek: v.optional(text(100), ""),
    korting: v.optional(text(20), ""),
    waarom: v.optional(text(200), ""),
    /** Whether the fields of the address were on the screen. */
    adres: yes(),
    ...address.entries,
  },
  text(20),
);

/** The draft with what was typed on the screen, kept; what is not whole yet is kept all the same. */
export async function draftAsTyped(shop: Shop, asked: v.InferOutput<typeof callForm>, isTyped = asked.adres) {
  const draft = await readDraft(shop, asked.mand);
  if (!draft || !isTyped) return draft;
  const typed = tidyAnswers({ ...v.parse(address, asked), business: asked.company !== "", otherPostcode: "" });
  const { day: _day, ...before } = draft.answers;
  const answers = await withVatCheck(shop, { ...before, ...typed }, draft.stored.userId ?? undefined);
  await saveAnswers(shop, asked.mand, answers);
  return readDraft(shop, asked.mand);
}
