import * as v from "valibot";
import { exact, filled, several, text } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { FIELDS, fieldsOf, KINDS, type Kind, listIn, LONGEST, type Words } from "#outside/words/fields.ts";
import { officeWords } from "#texts/office/words.ts";
import { readMoment } from "../read-moment.ts";
import { checkWords } from "./check-words.server.ts";
import { picksOf } from "./article/article-picks.server.ts";
import { mergeWords } from "./merge-words.ts";
import { previewOf, previewShape } from "./preview.server.ts";
import { putDraft, putLive } from "./put-words.server.ts";
import { holdText } from "./texts.server.ts";

const say = officeWords.problems;
const BYTES = 400 * 1024;

const whole = (field: keyof typeof LONGEST) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST[field], say.long(LONGEST[field]))), "");
const chosen = v.optional(v.picklist(["hun", "mijn"]));
/** Ticks, or a list with commas. */
const ticks = (most: number) =>
  v.pipe(
    several(exact(3000), most),
    v.transform((items) => [...new Set(items.flatMap(listIn))].slice(0, most).join(", ")),
  );
const written = {
  h1: whole("h1"),
  title: whole("title"),
  description: whole("description"),
  short: whole("short"),
  intro: whole("intro"),
  tip: whole("tip"),
  body: whole("body"),
  faq: whole("faq"),
  subject: v.optional(text(60), ""),
  inMonths: v.pipe(ticks(12), v.regex(/^(|(?:[1-9]|1[0-2])(?:, (?:[1-9]|1[0-2]))*)$/)),
  ofProducts: ticks(30),
  ofCategories: ticks(12),
};
const asks = v.strictObject({
  kind: v.picklist(KINDS),
  slug: filled(100),
  ...written,
  /** What the form showed before anybody typed. */
  seen: v.optional(exact(3 * LONGEST.body), "{}"),
  day: v.optional(v.pipe(exact(10), v.trim()), ""),
  time: v.optional(v.pipe(exact(5), v.trim()), ""),
  "kies.h1": chosen,
  "kies.title": chosen,
  "kies.description": chosen,
  "kies.short": chosen,
  "kies.intro": chosen,
  "kies.tip": chosen,
  "kies.body": chosen,
  "kies.faq": chosen,
  "kies.subject": chosen,
  "kies.inMonths": chosen,
  "kies.ofProducts": chosen,
  "kies.ofCategories": chosen,
  "zoek.ofProducts": v.optional(text(60), ""),
  "zoek.ofCategories": v.optional(text(60), ""),
});
type Asked = v.InferOutput<typeof asks>;

const wordsShape = v.partial(v.object({ ...v.entriesFromList([...FIELDS], v.string()) }));
const seenShape = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: "" });
      return NEVER;
    }
  }),
  wordsShape,
);
const check = v.object({ tone: v.picklist(["goed", "let", "fout"]), title: v.string(), text: v.optional(v.string()) });
const showsRefused = v.object({
  words: wordsShape,
  seen: wordsShape,
  conflicts: v.optional(v.array(v.object({ field: v.picklist(FIELDS), theirs: v.string(), mine: v.string() }))),
  checks: v.optional(v.array(check)),
});

const pick = v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) });
const picked = v.object({ picks: v.array(pick), found: v.optional(v.array(pick)) });
const picks = v.object({ ofProducts: picked, ofCategories: picked });

/** What somebody meant: with what they chose where two people differed. */
function readTyped(asked: Asked, seen: Words): Words {
  const typed = fieldsOf(asked.kind, asked.slug).map((field) => {
    const theirs = asked[`kies.${field}`] === "hun" ? seen[field] : undefined;
    return [field, theirs ?? asked[field]] as const;
  });
  return Object.fromEntries(typed);
}

type How = "draft" | "publish" | "plan";

async function save(shop: Shop, by: string, asked: Asked, how: How) {
  const { kind } = asked;
  const parsed = v.safeParse(seenShape, asked.seen);
  if (!parsed.success) return refused("wrong");
  return shop.db.transaction(async (tx) => {
    const text = await holdText(tx, kind, asked.slug);
    if (!text) return refused("gone");
    const { slug } = text;
    const now = text.row?.draft ?? text.shown;
    const { words, conflicts } = mergeWords(
      fieldsOf(kind, slug),
      parsed.output as Words,
      readTyped(asked, parsed.output as Words),
      now,
    );
    const shows = { words, seen: now };
    if (conflicts.length) return refused("conflict", { shows: { ...shows, conflicts } });
    const due = how === "plan" ? (readMoment(asked.day, asked.time) ?? null) : null;
    if (how === "plan" && (!due || due <= shop.now()))
      return refused("moment", { errors: { day: [say.moment] }, shows });
    const checks = await checkWords(tx, { kind, slug, words });
    if (how !== "draft" && checks.some(({ tone }) => tone === "fout"))
      return refused("faults", { shows: { ...shows, checks } });
    const put = { kind, slug, by, now: shop.now() };
    if (how === "publish") await putLive(tx, put, words);
    else await putDraft(tx, put, words, due);
    return done(undefined, [], {
      subject: subjectOf(kind, slug),
      before: { words: now },
      after: { words, ...(due && { due: due.toISOString() }) },
    });
  });
}

export const subjectOf = (kind: Kind, slug: string): string => `${officeWords.kinds[kind].one} ${slug}`;

const refusals = {
  ...sentences(422, say, "wrong", "moment", "faults"),
  ...sentences(409, say, "conflict", "gone"),
};

export const draftWords = deed({
  name: "words.draft",
  by: "words",
  bytes: BYTES,
  asks,
  showsRefused,
  run: (shop, caller, asked) => save(shop, caller.user?.email ?? "", asked, "draft"),
  says: { refused: refusals },
});

export const publishWords = deed({
  name: "words.publish",
  by: "words",
  bytes: BYTES,
  asks,
  showsRefused,
  run: (shop, caller, asked) => save(shop, caller.user?.email ?? "", asked, "publish"),
  says: { refused: refusals },
});

export const planWords = deed({
  name: "words.plan",
  by: "words",
  bytes: BYTES,
  asks,
  showsRefused,
  run: (shop, caller, asked) => save(shop, caller.user?.email ?? "", asked, "plan"),
  says: { refused: refusals },
});

/** How it would look and whether it is right, of what is typed and not kept. */
export const previewWords = deed({
  name: "words.preview",
  by: "words",
  bytes: BYTES,
  reads: true,
  asks,
  shows: v.object({ words: wordsShape, seen: wordsShape, preview: previewShape, checks: v.array(check), picks }),
  async run(shop, _caller, asked) {
    const seen = v.safeParse(seenShape, asked.seen);
    if (!seen.success) return refused("wrong");
    const words = readTyped(asked, seen.output as Words);
    const { kind, slug } = asked;
    const [preview, checks] = [
      await previewOf(shop, kind, slug, words),
      await checkWords(shop.db, { kind, slug, words }),
    ];
    const picks = await picksOf(shop.db, words, {
      ofProducts: asked["zoek.ofProducts"],
      ofCategories: asked["zoek.ofCategories"],
    });
    return done({ words, seen: seen.output, preview, checks, picks });
  },
  says: { refused: sentences(422, say, "wrong") },
});
