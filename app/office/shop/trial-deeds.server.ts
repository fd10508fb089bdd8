import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { findArrangement, tellArranged } from "#front/arrangements.server.ts";
import { type Block, type Field, FIELDS_OF } from "#front/page/block.ts";
import { makeExperiment, switchExperiment } from "#insight/experiments/experiments.server.ts";
import { filled, text, yes } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { office } from "#texts/office/office.ts";
import { officeTrials } from "#texts/office/shop/trials.ts";
import { readExperiment } from "./read-experiment.ts";

const say = { ...office.experiments.problems, ...officeTrials.problems };
/** The words that a variant may have otherwise. */
export const TRIED = ["heading", "text", "action"] as const satisfies Field[];
const words = (most: number) => v.optional(text(most), "");
const variant = <Key extends "b" | "c">(key: Key) =>
  ({ [`${key}.heading`]: words(200), [`${key}.text`]: words(600), [`${key}.action`]: words(200) }) as Record<
    `${Key}.${(typeof TRIED)[number]}`,
    ReturnType<typeof words>
  >;

/** An experiment with one block of the front page, without code: other words for a part of the visitors. */
export const tryBlockWords = deed({
  name: "experiments.block",
  by: "marketing",
  asks: v.strictObject({
    naam: words(120),
    blok: words(60),
    ...variant("b"),
    ...variant("c"),
    verdeling: words(60),
    van: words(10),
    tot: words(10),
  }),
  about: ({ naam }) => naam,
  async run(shop, _caller, { naam, blok, verdeling, van, tot, ...asked }) {
    const block = ((await findArrangement(shop.db, "front")).live as Block[]).find(({ id }) => id === blok);
    if (!block) return refused("block");
    const own = FIELDS_OF[block.kind] as readonly Field[];
    const read = (key: "b" | "c") =>
      Object.fromEntries(
        TRIED.flatMap((field) => {
          const typed = asked[`${key}.${field}`];
          return typed && own.includes(field) && typed !== block.words[field] ? [[field, typed]] : [];
        }),
      );
    const others = [read("b"), read("c")].filter((one) => Object.keys(one).length > 0);
    if (others.length === 0) return refused("words");
    const key = `blok_${randomBytes(4).toString("hex")}`;
    const wanted = readExperiment({ naam, verdeling, sleutel: key, paginas: "", van, tot }, shop.now());
    if (!wanted) return refused("days");
    if (wanted.weights.length !== others.length + 1) return refused("weights");
    const change = { block: blok, words: Object.fromEntries(others.map((one, at) => [at ? "C" : "B", one])) };
    const made = await makeExperiment(shop, { ...wanted, change });
    if (!made.ok) return refused(made.reason === "name" || made.reason === "too-many" ? made.reason : "days");
    await tellArranged(shop.db, "front");
    return done(undefined, [], { subject: naam, after: change });
  },
  says: {
    refused: {
      block: [422, say.block, "blok"],
      words: [422, say.words, "b.heading"],
      name: [422, say.name, "naam"],
      weights: [422, say.shares, "verdeling"],
      days: [422, say.days, "tot"],
      "too-many": [422, say["too-many"]],
    },
  },
});

export const switchTrial = deed({
  name: "experiments.switch",
  by: "marketing",
  asks: v.strictObject({ proef: filled(60), aan: yes() }),
  about: ({ proef, aan }) => `${proef} ${aan ? "aan" : "uit"}`,
  async run(shop, _caller, { proef, aan }) {
    await switchExperiment(shop, proef, aan);
    await tellArranged(shop.db, "front");
    return done();
  },
  says: { refused: {} },
});
