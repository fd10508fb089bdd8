import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { TOPICS } from "#advice/topics.ts";
import { filled } from "#kit/form/fields.ts";
import { againSince } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { anchor, findStart } from "#outside/prose.server.ts";
import { words as table } from "#outside/tables.server.ts";
import { tellWords } from "#outside/words/load-words.server.ts";
import { officeWords } from "#texts/office/words.ts";
import { putDraft } from "../put-words.server.ts";
import { holdText } from "../texts.server.ts";
import { subjectOf } from "../words-deeds.server.ts";

const say = officeWords.problems;

const LONGEST = 80;

/** The address of an article: its title, cut at a word where that is long. */
function addressOf(title: string): string {
  const whole = anchor(title);
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST + 1);
  return cut.slice(0, cut.includes("-") ? cut.lastIndexOf("-") : LONGEST);
}

/** Begins an article: a draft under an address made of its title, which it keeps. */
export const newArticle = deed({
  name: "words.new",
  by: "words",
  asks: v.strictObject({ title: filled(120), subject: v.picklist(TOPICS.map(({ slug }) => slug)) }),
  shows: v.object({ slug: v.string() }),
  async run(shop, { user }, { title, subject }) {
    const slug = addressOf(title);
    if (slug.length < 3) return refused("title", { errors: { title: [say.title] } });
    return shop.db.transaction(async (tx) => {
      const { row, shown } = (await holdText(tx, "article", slug)) ?? {};
      // Pressed twice: it is the one that was just begun.
      const isMine = row?.by === user?.email && row && row.savedAt >= againSince(shop.now());
      if (isMine && row.draft?.title === title && row.draft.subject === subject)
        return done({ slug }, [], { subject: slug });
      if (shown) return refused("taken", { errors: { title: [say.taken] } });
      const words = { title, subject };
      await putDraft(tx, { kind: "article", slug, by: user?.email ?? "", now: shop.now() }, words, null);
      return done({ slug }, [], { subject: subjectOf("article", slug), before: null, after: { words } });
    });
  },
  says: { refused: { ...sentences(422, say, "title"), ...sentences(409, say, "taken") } },
});

/** Takes an own article out of the shop; its words stay as a draft. What came with the shop is rewritten, not taken out. */
export const withdrawArticle = deed({
  name: "words.withdraw",
  by: "words",
  asks: v.strictObject({ slug: filled(100) }),
  async run(shop, { user }, { slug }) {
    return shop.db.transaction(async (tx) => {
      const text = await holdText(tx, "article", slug);
      if (!text?.row?.live || findStart("groenhulp", slug)) return refused("notOut");
      const { live, draft } = text.row;
      await tx
        .update(table)
        .set({ live: null, liveAt: null, draft: draft ?? live, due: null, by: user?.email ?? "", savedAt: shop.now() })
        .where(and(eq(table.kind, "article"), eq(table.slug, slug)));
      await tellWords(tx, "article", slug);
      return done(undefined, [], {
        subject: subjectOf("article", slug),
        before: { words: live },
        after: { words: live },
      });
    });
  },
  says: { refused: sentences(409, say, "notOut") },
});
