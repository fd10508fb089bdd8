import * as v from "valibot";
import type { Stop } from "#delivery/days.ts";
import { resumeDelivery, stopDelivery } from "#delivery/stops.server.ts";
import { makeExperiment } from "#insight/experiments/experiments.server.ts";
import { isDay } from "#kit/day.ts";
import { count, text } from "#kit/form/fields.ts";
import { tellStopped } from "#orders/shipping/tell-stopped.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { sendMailAgain } from "#outside/mail/mail.server.ts";
import { judgeReview } from "#reviews/write-review.server.ts";
import { office } from "#texts/office/office.ts";
import { officePost } from "#texts/office/post.ts";
import { officeReviews } from "#texts/office/reviews.ts";
import { readExperiment } from "./read-experiment.ts";

const review = { beoordeling: count(1, 1e9) };

export const showReview = deed({
  name: "reviews.show",
  by: "marketing",
  asks: v.strictObject(review),
  about: ({ beoordeling }) => String(beoordeling),
  async run(shop, _caller, { beoordeling }) {
    return (await judgeReview(shop, beoordeling, { state: "shown" })) ? done() : refused("already");
  },
  says: { refused: sentences(422, officeReviews.problems, "already") },
});

export const refuseReview = deed({
  name: "reviews.refuse",
  by: "marketing",
  asks: v.strictObject({ ...review, waarom: v.optional(text(300), "") }),
  about: ({ beoordeling }) => String(beoordeling),
  async run(shop, _caller, { beoordeling, waarom: why }) {
    if (!why) return refused("why");
    return (await judgeReview(shop, beoordeling, { state: "refused", why })) ? done() : refused("already");
  },
  says: {
    refused: { why: [422, officeReviews.problems.why, "waarom"], already: [422, officeReviews.problems.already] },
  },
});

const trial = office.experiments.problems;

export const startExperiment = deed({
  name: "experiments.make",
  by: "marketing",
  asks: v.strictObject({
    naam: v.optional(text(120), ""),
    verdeling: v.optional(text(60), ""),
    sleutel: v.optional(text(60), ""),
    paginas: v.optional(text(2000), ""),
    van: v.optional(text(10), ""),
    tot: v.optional(text(10), ""),
  }),
  about: ({ sleutel }) => sleutel,
  async run(shop, _caller, asked) {
    const wanted = readExperiment(asked, shop.now());
    const made = wanted ? await makeExperiment(shop, wanted) : ({ ok: false, reason: "days" } as const);
    return made.ok ? done() : refused(made.reason);
  },
  says: {
    refused: {
      key: [422, trial.key, "sleutel"],
      name: [422, trial.name, "naam"],
      weights: [422, trial.weights, "verdeling"],
      pages: [422, trial.pages, "paginas"],
      days: [422, trial.days, "tot"],
      exists: [422, trial.exists, "sleutel"],
      "too-many": [422, trial["too-many"]],
    },
  },
});

/** Frost or heat: living plants wait until the owner lets them go. */
export const holdDelivery = deed({
  name: "stops.add",
  by: "orders",
  asks: v.strictObject({
    soort: v.optional(text(10), ""),
    van: v.optional(text(10), ""),
    tot: v.optional(text(10), ""),
  }),
  about: ({ soort, van, tot }) => `${soort}, ${van} tot en met ${tot}`,
  async run(shop, _caller, { soort: kind, van: from, tot: to }) {
    if (!isDay(from) || !isDay(to) || from > to || (kind !== "vorst" && kind !== "hitte")) return refused("wrong");
    const stop: Stop = { kind, from, to };
    await stopDelivery(shop, stop);
    await tellStopped(shop, [stop]);
    return done();
  },
  says: { refused: { wrong: [422, office.stops.wrong] } },
});

export const resume = deed({
  name: "stops.remove",
  by: "orders",
  asks: v.strictObject({ stop: count(1, 1e9) }),
  about: ({ stop }) => String(stop),
  async run(shop, _caller, { stop }) {
    await resumeDelivery(shop, stop);
    return done();
  },
  says: { refused: {} },
});

export const mailAgain = deed({
  name: "post.again",
  by: "orders",
  asks: v.strictObject({ mail: count(1, 1e12) }),
  about: ({ mail }) => String(mail),
  async run(shop, _caller, { mail }) {
    return (await sendMailAgain(shop, mail)) ? done() : refused("gone");
  },
  says: { refused: { gone: [422, officePost.gone] } },
});
