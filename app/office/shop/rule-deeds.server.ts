import * as v from "valibot";
import { listCards } from "#catalogue/product/products.server.ts";
import { filled, several, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { houseRules } from "#search/rules/house-rules.ts";
import { removeRule, saveRule } from "#search/rules/rules.server.ts";
import { officeFrame } from "#texts/office/frame.ts";
import { officeRules } from "#texts/office/rules.ts";
import { findPicks, namesOf } from "../product/pick.server.ts";
import { readPlaceRule, readRedirect, readSynonym, type RuleRead, slugsOf } from "./rule-form.ts";

const say = officeRules.problems;
const field = (most: number) => v.optional(text(most), "");

const REFUSED = {
  query: [422, say.query],
  products: [422, say.products],
  days: [422, say.days],
  redirect: [422, say.redirect],
  synonym: [422, say.synonym],
  unknown: [422, say.unknown, "artikelen"],
} as const;

async function save(shop: Shop, asked: RuleRead) {
  if (!asked.ok) return refused(asked.reason, { errors: { [asked.field]: [say[asked.reason]] } });
  const known = new Set((await listCards(shop.db, asked.products)).map(({ slug }) => slug));
  const strange = asked.products.filter((slug) => !known.has(slug));
  if (strange.length) return refused("unknown", { about: strange.join(", ") });
  await saveRule(shop.db, asked.rule);
  return done();
}

const place = v.strictObject({
  vraag: field(100),
  hoe: field(20),
  doel: field(20),
  artikelen: several(text(200), 20),
  "zoek.artikelen": field(60),
  van: field(10),
  tot: field(10),
});
const pick = v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) });
const chosen = v.object({ picks: v.array(pick) });

export const placeProducts = deed({
  name: "rules.place",
  by: "marketing",
  asks: place,
  showsRefused: chosen,
  about: ({ vraag }) => vraag,
  async run(shop, _caller, asked) {
    const saved = await save(shop, readPlaceRule(asked));
    if (saved.ok) return saved;
    return { ...saved, shows: { picks: await namesOf(shop.db, "product", asked.artikelen.flatMap(slugsOf)) } };
  },
  says: { refused: REFUSED },
});

/** Products that go by some words, for a rule that is being written; nothing is kept. */
export const lookForRule = deed({
  name: "rules.look",
  by: "marketing",
  reads: true,
  asks: place,
  shows: v.object({
    picks: v.array(pick),
    found: v.array(pick),
    values: v.object({ vraag: v.string(), hoe: v.string(), doel: v.string(), van: v.string(), tot: v.string() }),
  }),
  async run({ db }, _caller, { artikelen, "zoek.artikelen": q, ...values }) {
    const slugs = artikelen.flatMap(slugsOf);
    const found = await findPicks(db, "product", q, slugs);
    return done({ picks: await namesOf(db, "product", slugs), found, values });
  },
  says: { refused: {} },
});

export const redirectQuery = deed({
  name: "rules.redirect",
  by: "marketing",
  asks: v.strictObject({ vraag: field(100), hoe: field(20), naar: field(300) }),
  about: ({ vraag }) => vraag,
  run: (shop, _caller, asked) => save(shop, readRedirect(asked)),
  says: { refused: REFUSED },
});

export const addSynonym = deed({
  name: "rules.synonym",
  by: "marketing",
  asks: v.strictObject({ woorden: field(300) }),
  about: ({ woorden }) => woorden,
  run: (shop, _caller, asked) => save(shop, readSynonym(asked)),
  says: { refused: REFUSED },
});

const which = v.strictObject({ regel: filled(200) });

export const dropRule = deed({
  name: "rules.remove",
  by: "marketing",
  asks: which,
  about: ({ regel }) => regel,
  async run(shop, _caller, { regel }) {
    await removeRule(shop.db, regel);
    return done();
  },
  says: { refused: {} },
});

/** A rule of the house is not removed, but put out. */
export const silenceRule = deed({
  name: "rules.silence",
  by: "marketing",
  asks: which,
  about: ({ regel }) => regel,
  async run(shop, _caller, { regel }) {
    if (!houseRules.some(({ id }) => id === regel)) return refused("unknown");
    await saveRule(shop.db, { id: regel, active: false });
    return done();
  },
  says: { refused: { unknown: [422, officeFrame.unknown] } },
});
