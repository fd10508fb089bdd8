import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { count, filled } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { staffLog, words as table } from "#outside/tables.server.ts";
import { type Field, fieldsOf, KINDS, type Kind, type Words } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { duringStays } from "../categories/stays.server.ts";
import { sayMoment } from "../say.ts";
import { checkWords } from "./check-words.server.ts";
import { changedFields } from "./merge-words.ts";
import { putDraft, putLive } from "./put-words.server.ts";
import { holdText } from "./texts.server.ts";
import { subjectOf } from "./words-deeds.server.ts";

const say = officeWords.problems;
/** Deeds of which the log holds the text whole, before and after. */
const WHOLE = ["words.new", "words.draft", "words.publish", "words.plan", "words.restore", "words.withdraw"];
/** Of these the text did not stand in the shop. */
const DRAFTS = ["words.new", "words.draft", "words.plan", "words.withdraw"];
const MOST = 30;

export type Version = { id: number; at: string; who: string; deed: string; changed: Field[]; due?: string };
type Kept = { words: Words; due?: string } | null;

/** Who wrote what of a text and when, the newest first. */
export async function listVersions(db: Reader, kind: Kind, slug: string): Promise<Version[]> {
  const rows = await db
    .select()
    .from(staffLog)
    .where(and(inArray(staffLog.deed, WHOLE), await aboutText(db, kind, slug)))
    .orderBy(desc(staffLog.id))
    .limit(MOST);
  return rows.map(({ id, at, who, deed: name, before, after }) => {
    const [was, is] = [before as Kept, after as Kept];
    const changed = changedFields(fieldsOf(kind, slug), was?.words ?? {}, is?.words ?? {});
    return { id, at: sayMoment(at), who, deed: name, changed, ...(is?.due && { due: sayMoment(new Date(is.due)) }) };
  });
}

/** Of the log, what is about this text; a category's goes along to every address that it gets. */
async function aboutText(db: Reader, kind: Kind, slug: string): Promise<SQL | undefined> {
  if (kind !== "category") return eq(staffLog.subject, subjectOf(kind, slug));
  return duringStays(db, slug, (at) => subjectOf(kind, at));
}

/** Puts an earlier version back: in the shop if it stood there, as a draft if it was one. */
export const restoreWords = deed({
  name: "words.restore",
  by: "words",
  asks: v.strictObject({
    kind: v.picklist(KINDS),
    slug: filled(100),
    id: count(1, 1e15),
    welke: v.optional(v.picklist(["voor", "na"]), "na"),
  }),
  async run(shop, { user }, { kind, slug: asked, id, welke }) {
    return shop.db.transaction(async (tx) => {
      const text = await holdText(tx, kind, asked);
      if (!text) return refused("gone");
      const { slug } = text;
      const [row] = await tx
        .select()
        .from(staffLog)
        .where(and(eq(staffLog.id, id), await aboutText(tx, kind, slug), inArray(staffLog.deed, WHOLE)));
      const version = (welke === "na" ? row?.after : row?.before) as Kept | undefined;
      if (!row || !version) return refused("version");
      const before = { words: text.row?.draft ?? text.shown };
      const words = { ...text.shown, ...version.words };
      const put = { kind, slug, by: user?.email ?? "", now: shop.now() };
      const isDraft = welke === "na" && DRAFTS.includes(row.deed);
      const checks = isDraft ? [] : await checkWords(tx, { kind, slug, words });
      if (checks.some(({ tone }) => tone === "fout")) return refused("faults");
      if (isDraft) await putDraft(tx, put, words, null);
      else await putLive(tx, put, words);
      return done(undefined, [], { subject: subjectOf(kind, slug), before, after: { words } });
    });
  },
  says: { refused: { ...sentences(409, say, "version", "gone"), ...sentences(422, say, "faults") } },
});

/** Throws a draft away; the shop shows what it showed. */
export const dropDraft = deed({
  name: "words.drop",
  by: "words",
  asks: v.strictObject({ kind: v.picklist(KINDS), slug: filled(100) }),
  shows: v.object({ left: v.boolean() }),
  async run(shop, { user }, { kind, slug: asked }) {
    return shop.db.transaction(async (tx) => {
      const text = await holdText(tx, kind, asked);
      if (!text?.row?.draft) return refused("noDraft");
      const { slug } = text;
      // An article that never stood in the shop is nothing but its draft.
      const left = Object.keys(text.shown).length > 0;
      if (left) await putDraft(tx, { kind, slug, by: user?.email ?? "", now: shop.now() }, null, null);
      else await tx.delete(table).where(and(eq(table.kind, kind), eq(table.slug, slug)));
      const before = { words: text.row.draft };
      return done({ left }, [], { subject: subjectOf(kind, slug), before, after: { words: text.shown } });
    });
  },
  says: { refused: sentences(409, say, "noDraft") },
});
