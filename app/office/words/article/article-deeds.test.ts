import { afterEach, expect, test } from "vitest";
import { findArticle } from "#advice/articles.server.ts";
import { findArticles } from "#advice/hub/find-articles.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { overwriteProse } from "#outside/prose.server.ts";
import { staffLog, words as table } from "#outside/tables.server.ts";
import type { Words } from "#outside/words/fields.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { aFilledShop, type TestShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";
import { newArticle, withdrawArticle } from "./article-deeds.server.ts";
import { publishPlanned } from "../put-words.server.ts";
import { findText, holdText, listTexts } from "../texts.server.ts";
import { dropDraft, listVersions, restoreWords } from "../versions.server.ts";
import { draftWords, planWords, publishWords } from "../words-deeds.server.ts";

// What is written holds for a whole process; another test starts with what the files say.
afterEach(() => overwriteProse(new Map()));

const an = {
  user: {
    id: "usr_1" as const,
    email: "an@kantoor.nl",
    firstName: "",
    lastName: "",
    scope: ["teksten"],
    confirmed: true,
  },
};
const text = { kind: "article" as const, slug: "kuipplanten-door-de-winter" };

/** What a browser sends of its form, with what somebody changed. */
async function typed(shop: TestShop, change: Words) {
  const seen = (await findText(shop.db, text.kind, text.slug))?.row?.draft ?? {};
  return { ...text, ...seen, ...change, seen: JSON.stringify(seen) };
}

test("whatever the title, its address can be opened, written and thrown away", async () => {
  const shop = await aFilledShop();
  const begin = (title: string) => tryDeed(shop, newArticle, { title, subject: "hagen" }, an);
  for (const title of ["a".repeat(120), `${"haag ".repeat(23)}x`, "constructor", "__proto__", '<b>Vet</b> & "zo"']) {
    const begun = await begin(title);
    expect(begun).toMatchObject({ ok: true });
    const { slug } = (begun.ok ? begun.shows : {}) as { slug: string };
    expect(slug).toMatch(/^[a-z](?:[a-z-]{0,78}[a-z])$/);
    const own = { kind: "article", slug, title, subject: "hagen", seen: JSON.stringify({ title, subject: "hagen" }) };
    expect(await tryDeed(shop, draftWords, { ...own, body: "Tekst." }, an)).toMatchObject({ ok: true });
    expect(await tryDeed(shop, dropDraft, { kind: "article", slug }, an)).toMatchObject({ ok: true });
  }
  for (const title of ["!!!", "人間", "ab"]) expect(await begin(title)).toMatchObject({ ok: false, reason: "title" });
});

test("two people begin the same article in one instant: one begins it, the other hears that it is there", async () => {
  const shop = await aFilledShop();
  const begun = await Promise.all(
    ["an", "bo", "cas"].map((one) => {
      const by = { user: { ...an.user, id: `usr_${one}` as const, email: `${one}@kantoor.nl` } };
      return tryDeed(shop, newArticle, { title: "Vijgen in pot", subject: "hagen" }, by);
    }),
  );
  expect(begun.map((one) => (one.ok ? "begun" : one.reason)).toSorted()).toEqual(["begun", "taken", "taken"]);
});

test("an article begun twice at once by one person is one, and leads there; the same title later is taken", async () => {
  const shop = await aFilledShop();
  const begin = (subject = "hagen") => tryDeed(shop, newArticle, { title: "Vijgen in pot", subject }, an);
  const slug = "vijgen-in-pot";
  expect(await Promise.all([begin(), begin()])).toMatchObject([{ shows: { slug } }, { shows: { slug } }]);
  expect(await listVersions(shop.db, "article", slug)).toHaveLength(1);
  expect(await begin("bomen")).toMatchObject({ ok: false, reason: "taken" });
  shop.at("2026-11-16T09:30:00Z");
  expect(await begin()).toMatchObject({ ok: false, reason: "taken" });
});

test("an article that somebody has in hand is not published meanwhile: dropped is dropped", async () => {
  const shop = await aFilledShop();
  const planned = { kind: "article" as const, slug: "vijgen-in-pot", draft: { title: "Vijgen", subject: "hagen" } };
  await shop.db.insert(table).values({ ...planned, due: shop.now(), by: "", savedAt: shop.now() });
  await shop.db.transaction(async (tx) => {
    await holdText(tx, planned.kind, planned.slug);
    expect(await publishPlanned(shop)).toBe(0);
  });
  expect(await publishPlanned(shop)).toBe(1);
  expect(await tryDeed(shop, dropDraft, { kind: "article", slug: planned.slug }, an)).toMatchObject({ ok: false });
});

test("a draft and a version of before articles had choices keep the subject and products of the article", async () => {
  const shop = await aFilledShop();
  const old = { kind: "article" as const, slug: "haag-planten-stappenplan" };
  const { shown } = (await findText(shop.db, old.kind, old.slug)) ?? {};
  const { subject, inMonths: _m, ofProducts, ofCategories: _c, ...words } = shown ?? {};
  expect(subject).toBe("hagen");
  const draft = { ...words, title: "Een haag planten, oud concept" };
  await shop.db.insert(table).values({ ...old, draft, by: "", savedAt: shop.now() });
  expect((await findText(shop.db, old.kind, old.slug))?.row?.draft).toEqual({ ...shown, title: draft.title });
  const line = { at: shop.now(), userId: "usr_1", who: "", subject: `artikel ${old.slug}`, deed: "words.publish" };
  const [{ id } = { id: 0 }] = await shop.db
    .insert(staffLog)
    .values({ ...line, before: { words }, after: { words: draft } })
    .returning();
  expect(await tryDeed(shop, restoreWords, { ...old, id, welke: "na" }, an)).toMatchObject({ ok: true });
  expect((await findText(shop.db, old.kind, old.slug))?.shown).toMatchObject({
    title: draft.title,
    subject,
    ofProducts,
  });
});

test("a new article is written, planned, comes in the shop by the clock, is found, and can be taken out again", async () => {
  const shop = await aFilledShop();
  const begun = await tryDeed(shop, newArticle, { title: "Kuipplanten door de winter", subject: "kamerplanten" }, an);
  expect(begun).toMatchObject({ ok: true, shows: { slug: "kuipplanten-door-de-winter" } });
  expect(await tryDeed(shop, newArticle, { title: "Kuipplanten door de winter!", subject: "hagen" }, an)).toMatchObject(
    {
      ok: false,
      reason: "taken",
    },
  );
  await loadWords(shop.db);
  expect(findArticle(text.slug)).toBeUndefined();
  expect(
    (await listTexts(shop.db, { kind: "article", q: "kuipplanten door", state: "draft", page: 1 })).texts,
  ).toHaveLength(1);

  const half = await typed(shop, { body: "Haal ze naar binnen voor de vorst." });
  expect(await tryDeed(shop, publishWords, half, an)).toMatchObject({ ok: false, reason: "faults" });
  const change = {
    description: "Zo komen olijf en oleander de winter door, binnen of buiten.",
    short: "Zet ze licht en koel, en geef weinig water.",
    body: "## Binnen\n\nZet ze bij een raam in de schuurkluizenaarsruimte.",
    inMonths: "10, 11",
    ofCategories: "beukenhaag",
  };
  const sent = { ...(await typed(shop, change)), day: "2026-11-20", time: "07:00" };
  const wrong = { ...sent, ofProducts: "bestaat-niet" };
  expect(await tryDeed(shop, planWords, wrong, an)).toMatchObject({ ok: false, reason: "faults" });
  const [one, two] = (await shop.db.select({ slug: products.slug }).from(products).limit(2)).map(({ slug }) => slug);
  expect(await tryDeed(shop, planWords, { ...sent, ofProducts: [one, two] }, an)).toMatchObject({ ok: true });
  shop.at("2026-11-20T06:01:00Z");
  expect(await publishPlanned(shop)).toBe(1);
  await loadWords(shop.db);
  expect(findArticle(text.slug)).toMatchObject({
    title: "Kuipplanten door de winter",
    topic: "kamerplanten",
    months: [10, 11],
    products: [one, two],
    categories: ["beukenhaag"],
    updated: "2026-11-20",
  });
  expect(findArticles("schuurkluizenaarsruimte", 3).map(({ article }) => article.slug)).toEqual([text.slug]);

  expect(await tryDeed(shop, withdrawArticle, { slug: "haag-planten-stappenplan" }, an)).toMatchObject({ ok: false });
  expect(await tryDeed(shop, withdrawArticle, { slug: text.slug }, an)).toMatchObject({ ok: true });
  await loadWords(shop.db);
  expect(findArticle(text.slug)).toBeUndefined();
  expect(await tryDeed(shop, dropDraft, text, an)).toMatchObject({ ok: true, shows: { left: false } });
  expect(await findText(shop.db, "article", text.slug)).toBeUndefined();
});
