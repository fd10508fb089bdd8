import { does } from "#accounts/door/acts.server.ts";
import * as v from "valibot";
import { ARRANGED, type Arranged, type Part, turn, TURNS } from "#front/arrangement.ts";
import { holdArrangement, putDraft, putLive } from "#front/arrangements.server.ts";
import { count, filled } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { findVersion, subjectOf } from "./versions.server.ts";

const say = officeArrange.problems;
const named = v.object({ name: v.picklist(ARRANGED) });

/** The menu has several rows side by side; the front page is one. */
const familyOf = (name: Arranged) => (part: Part) => (name === "menu" ? part.kind : "");
const isFixed = ({ kind }: Part) => kind === "bar" || kind === "foot";

/** Moves a part of the draft up or down, hides it, shows it or takes it away. */
export const turnPart = deed({
  name: "arrangement.turn",
  by: "words",
  asks: v.strictObject({ name: v.picklist(ARRANGED), id: filled(60), how: v.picklist(TURNS) }),
  shows: named,
  about: ({ name }) => subjectOf(name),
  async run(shop, { user }, { name, id, how }) {
    return shop.db.transaction(async (tx) => {
      const { live, draft } = await holdArrangement(tx, name);
      const parts = draft ?? live;
      const part = parts.find((one) => one.id === id);
      if (!part) return refused("gone");
      if (how === "weg" && isFixed(part)) return refused("fixed");
      const put = { name, by: user?.email ?? "", now: shop.now() };
      await putDraft(tx, put, turn(parts, id, how, familyOf(name)));
      return done({ name }, [], { subject: subjectOf(name), after: { id, how } });
    });
  },
  says: { refused: sentences(409, say, "gone", "fixed") },
});

/** Puts the draft in the shop, as somebody saw it last. */
export const publishArrangement = deed({
  name: "arrangement.publish",
  by: "words",
  asks: v.strictObject({ name: v.picklist(ARRANGED), revision: count(0, 1e9) }),
  shows: named,
  async run(shop, { user }, { name, revision }) {
    return shop.db.transaction(async (tx) => {
      const now = await holdArrangement(tx, name);
      if (!now.draft) return refused("nothing");
      if (now.revision !== revision) return refused("changed", { about: now.by });
      await putLive(tx, { name, by: user?.email ?? "", now: shop.now() }, now.draft);
      return done({ name }, [], {
        subject: subjectOf(name),
        before: { parts: now.live },
        after: { parts: now.draft },
      });
    });
  },
  says: { refused: { nothing: [409, say.nothing], changed: [409, say.changed] } },
});

/** Throws the draft away; the shop shows what it showed. */
export const dropArrangement = deed({
  name: "arrangement.drop",
  by: "words",
  asks: v.strictObject({ name: v.picklist(ARRANGED) }),
  shows: named,
  async run(shop, { user }, { name }) {
    return shop.db.transaction(async (tx) => {
      const { live, draft } = await holdArrangement(tx, name);
      if (!draft) return refused("nothing");
      await putDraft(tx, { name, by: user?.email ?? "", now: shop.now() }, null);
      return done({ name }, [], { subject: subjectOf(name), before: { parts: draft }, after: { parts: live } });
    });
  },
  says: { refused: sentences(409, say, "nothing") },
});

/** Puts back in the shop what it showed before; a draft that somebody is at stays. */
export const restoreArrangement = deed({
  name: "arrangement.restore",
  by: "words",
  asks: v.strictObject({
    name: v.picklist(ARRANGED),
    id: count(1, 1e15),
    welke: v.optional(v.picklist(["voor", "na"]), "na"),
  }),
  shows: named,
  async run(shop, { user }, { name, id, welke }) {
    const version = await findVersion(shop.db, name, id, welke);
    if (!version) return refused("version");
    return shop.db.transaction(async (tx) => {
      const { live, draft } = await holdArrangement(tx, name);
      const put = { name, by: user?.email ?? "", now: shop.now() };
      await putLive(tx, put, version.parts);
      if (draft) await putDraft(tx, put, draft);
      return done({ name }, [], { subject: subjectOf(name), before: { parts: live }, after: version });
    });
  },
  says: { refused: sentences(409, say, "version") },
});

/** What the page of the menu and that of the front page do alike, with where each goes afterwards. */
export const arranges = (here: string) => [
  does(turnPart, { to: (_shown, { id }) => `${here}#${id}` }),
  does(publishArrangement, { to: `${here}?gedaan=geplaatst` }),
  does(dropArrangement, { to: `${here}?gedaan=weg` }),
  does(restoreArrangement, { to: `${here}?gedaan=terug` }),
];
