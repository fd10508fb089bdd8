import * as v from "valibot";
import { findFaults } from "#checkout/answers.ts";
import { readValidUntil } from "#checkout/quote/quote.ts";
import { findQuote, findQuoteByAttempt, withdrawQuote } from "#checkout/quote/quotes.server.ts";
import { reopenQuote } from "#checkout/quote/reopen-quote.server.ts";
import { saveQuote } from "#checkout/quote/save-quote.server.ts";
import { takeQuote } from "#checkout/quote/take-quote.server.ts";
import { dayOf } from "#kit/day.ts";
import { count, filled, text, yes } from "#kit/form/fields.ts";
import { takeTurn } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeQuotes } from "#texts/office/people/quotes.ts";
import { phone } from "#texts/office/phone.ts";
import { callForm, draftAsTyped } from "../phone/call-form.server.ts";
import { nameOf } from "../staff.server.ts";

const { problems } = officeQuotes;
const shown = v.object({ number: v.string() });
const number = filled(20);
const versie = count(1, 1e6);

/** What stands on the screen of the telephone is offered instead of ordered. */
export const saveCallAsQuote = deed({
  name: "quotes.save",
  by: "orders",
  asks: callForm,
  shows: shown,
  about: () => "",
  async run(shop, caller, typed) {
    const { mand, poging: attempt, totaal, geldig, regel } = typed;
    // Two presses come one after another: the second finds what the first made.
    await takeTurn(shop.db, `quote|${mand}`);
    const before = await findQuoteByAttempt(shop.db, attempt);
    if (before) return done({ number: before.number }, [], { subject: before.number });
    const draft = await draftAsTyped(shop, typed);
    if (!draft || !attempt) return refused("gone");
    const errors = findFaults(draft.answers);
    const [fault] = Object.values(errors);
    if (fault) return refused("incomplete", { about: fault[0] ?? "", errors });
    const validUntil = readValidUntil(geldig, dayOf(shop.now()));
    if (!validUntil) return refused("until");
    const asked = { attempt, expectedTotalCents: totaal, validUntil, words: regel, by: nameOf(caller) };
    const saved = await saveQuote(shop, draft, asked);
    if (!saved.ok) return refused(saved.reason);
    const { quote } = saved;
    return done({ number: quote.number }, [], {
      subject: quote.number,
      after: { version: quote.version, totalCents: quote.totalCents, validUntil },
    });
  },
  says: {
    refused: {
      ...sentences(422, problems, "gone", "unknown"),
      ...sentences(409, problems, "changed", "accepted", "withdrawn"),
      ...sentences(422, phone.problems, "empty"),
      ...sentences(409, phone.problems, "total-changed"),
      incomplete: [422, phone.problems.incomplete],
      until: [422, problems.until, "geldig"],
    },
  },
});

/** Opens a quote on the screen of the telephone; saved there, it is the next version. */
export const changeQuote = deed({
  name: "quotes.change",
  by: "orders",
  asks: v.strictObject({ number }),
  shows: v.object({ cart: v.string() }),
  async run(shop, _caller, { number: asked }) {
    const quote = await findQuote(shop.db, asked);
    if (!quote) return refused("unknown");
    if (quote.acceptedAt) return refused("accepted");
    if (quote.withdrawnAt) return refused("withdrawn");
    const cart = await reopenQuote(shop, quote);
    return cart ? done({ cart }) : refused("old");
  },
  says: {
    refused: { ...sentences(422, problems, "unknown"), ...sentences(409, problems, "accepted", "withdrawn", "old") },
  },
});

export const withdrawOpenQuote = deed({
  name: "quotes.withdraw",
  by: "orders",
  asks: v.strictObject({ number, versie, zeker: yes() }),
  async run(shop, _caller, { number: asked, versie: version, zeker }) {
    const quote = await findQuote(shop.db, asked);
    if (!quote) return refused("unknown");
    if (!zeker) return refused("sure");
    if (await withdrawQuote(shop, asked, version)) return done();
    const now = await findQuote(shop.db, asked);
    return refused(now?.acceptedAt ? "accepted" : now?.withdrawnAt ? "withdrawn" : "changed");
  },
  says: {
    refused: {
      ...sentences(422, problems, "unknown", "sure"),
      ...sentences(409, problems, "accepted", "withdrawn", "changed"),
    },
  },
});

/** Somebody called to say yes. */
export const orderQuote = deed({
  name: "quotes.order",
  by: "orders",
  asks: v.strictObject({ number, versie, betaling: v.optional(text(20), "") }),
  shows: shown,
  async run(shop, caller, { number: asked, versie: version, betaling }) {
    const quote = await findQuote(shop.db, asked);
    if (!quote) return refused("unknown");
    if (betaling !== "link" && betaling !== "rekening" && betaling !== "balie") return refused("way");
    const taken = await takeQuote(shop, quote, { version, way: betaling, by: nameOf(caller) });
    if (taken.ok)
      return done({ number: taken.order.number }, [], { subject: asked, after: { order: taken.order.number } });
    if (taken.reason === "not-enough-stock") return refused(taken.reason, { about: taken.short.join(", ") });
    return refused(taken.reason === "gone" ? "undeliverable" : taken.reason);
  },
  says: {
    refused: {
      ...sentences(422, problems, "unknown", "code", "day", "undeliverable"),
      ...sentences(409, problems, "changed", "withdrawn", "lapsed"),
      ...sentences(422, phone.problems, "way", "no-company", "over-ceiling", "too-many-open"),
      "not-enough-stock": [409, phone.problems["not-enough-stock"]],
    },
  },
});
