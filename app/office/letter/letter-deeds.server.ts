import * as v from "valibot";
import { LETTER_KINDS, MOST_BLOCKS } from "#newsletter/issue.ts";
import { dropIssue, holdIssue, makeIssue, putIssue } from "#newsletter/issues.server.ts";
import { count, exact, several, text } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeLetter } from "#texts/office/shop/letter.ts";
import { findPicks } from "../product/pick.server.ts";
import { type LetterForm, turned } from "./letter-form.ts";
import { kindOfPick, namesIn } from "./letter-names.server.ts";

const say = officeLetter.problems;
const BYTES = 256 * 1024;
const each = <Item extends v.GenericSchema>(name: string, item: () => Item) =>
  Object.fromEntries(Array.from({ length: MOST_BLOCKS }, (_, at) => [`${name}.${at}`, item()])) as Record<string, Item>;

const asks = v.strictObject({
  id: count(1, 1e12),
  revision: count(0, 1e9),
  subject: v.optional(text(120), ""),
  season: v.optional(v.picklist(["", "ja"]), ""),
  kind: several(v.picklist(LETTER_KINDS), MOST_BLOCKS),
  text: several(exact(6000), MOST_BLOCKS),
  ...each("picks", () => several(text(120), 12)),
  ...each("zoek.picks", () => v.optional(text(60), "")),
  zet: v.optional(
    v.pipe(v.string(), v.regex(/^(b\.\d{1,2}\.(op|neer|weg)|picks\.\d{1,2}\.\d{1,2}\.op|erbij\.[a-z]+)$/)),
    undefined,
  ),
});
type Asked = v.InferOutput<typeof asks>;

const pick = v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) });
const block = v.object({ kind: v.picklist(LETTER_KINDS), text: v.string(), picks: v.array(v.string()) });
export const formShape = v.object({ subject: v.string(), season: v.string(), blocks: v.array(block) });
const shown = { form: formShape, names: v.array(pick) };

function readAsked(asked: Asked): LetterForm {
  const sent = asked as Record<string, unknown>;
  const picks = (at: number) => [...new Set((sent[`picks.${at}`] ?? []) as string[])].filter(Boolean);
  const blocks = asked.kind.map((kind, at) => ({ kind, text: (asked.text[at] ?? "").trim(), picks: picks(at) }));
  return { subject: asked.subject, season: asked.season, blocks };
}

/** A new letter, or the same once more as one of its own. */
export const makeLetter = deed({
  name: "letters.make",
  by: "marketing",
  asks: v.strictObject({ van: v.optional(count(1, 1e12)) }),
  shows: v.object({ id: v.number() }),
  async run(shop, { user }, { van }) {
    return shop.db.transaction(async (tx) => {
      const from = van === undefined ? undefined : await holdIssue(tx, van);
      const { subject = "", season = false } = from ?? {};
      const blocks = from?.blocks ?? [{ kind: "text" as const, text: "", picks: [] }];
      const id = await makeIssue(tx, { subject, season, blocks, by: user?.email ?? "", savedAt: shop.now() });
      return done({ id }, [], { subject: String(id) });
    });
  },
  says: { refused: {} },
});

/** What a search finds for a block; nothing is kept. */
export const lookForLetter = deed({
  name: "letters.look",
  by: "marketing",
  reads: true,
  bytes: BYTES,
  asks,
  shows: v.object({ ...shown, found: v.array(v.object({ at: v.number(), picks: v.array(pick) })) }),
  async run({ db }, _caller, asked) {
    const form = readAsked(asked);
    const found = [];
    for (const [at, one] of form.blocks.entries()) {
      const q = String((asked as Record<string, unknown>)[`zoek.picks.${at}`] ?? "");
      const kind = kindOfPick(one.kind);
      if (q && kind) found.push({ at, picks: await findPicks(db, kind, q, one.picks) });
    }
    return done({ form, names: await namesIn(db, form.blocks), found });
  },
  says: { refused: {} },
});

export const saveLetter = deed({
  name: "letters.save",
  by: "marketing",
  bytes: BYTES,
  asks,
  shows: v.object({ id: v.number() }),
  showsRefused: v.object({ ...shown, theirs: v.optional(formShape) }),
  about: ({ id }) => String(id),
  async run(shop, { user }, asked) {
    const typed = readAsked(asked);
    const form = asked.zet ? turned(typed, asked.zet) : typed;
    return shop.db.transaction(async (tx) => {
      const issue = await holdIssue(tx, asked.id);
      const shows = { form, names: await namesIn(tx, form.blocks) };
      if (!issue) return refused("gone", { shows });
      if (issue.state !== "draft") return refused("left", { shows });
      if (issue.revision !== asked.revision) {
        const theirs = { subject: issue.subject, season: issue.season ? "ja" : "", blocks: issue.blocks };
        return refused("changed", { about: issue.by, shows: { ...shows, theirs } });
      }
      const { subject, blocks } = form;
      const put = { subject, blocks, season: form.season === "ja", by: user?.email ?? "", savedAt: shop.now() };
      await putIssue(tx, issue.id, put);
      return done({ id: issue.id }, [], { subject: String(issue.id) });
    });
  },
  says: { refused: { ...sentences(409, say, "gone", "left"), changed: [409, say.changed] } },
});

/** Throws a letter away that never left. */
export const dropLetter = deed({
  name: "letters.drop",
  by: "marketing",
  asks: v.strictObject({ id: count(1, 1e12) }),
  async run(shop, _caller, { id }) {
    return shop.db.transaction(async (tx) => {
      const issue = await holdIssue(tx, id);
      if (!issue) return refused("gone");
      if (issue.state !== "draft") return refused("left");
      await dropIssue(tx, id);
      return done(undefined, [], { subject: issue.subject || String(id), before: { blocks: issue.blocks } });
    });
  },
  says: { refused: sentences(409, say, "gone", "left") },
});
