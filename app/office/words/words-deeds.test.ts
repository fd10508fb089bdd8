import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { findArticle } from "#advice/articles.server.ts";
import { findArticles } from "#advice/hub/find-articles.server.ts";
import { findCategory } from "#catalogue/product/products.server.ts";
import { seedRange } from "#catalogue/range-file/range.server.ts";
import { findProse, overwriteProse, toHtml } from "#outside/prose.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import type { Kind, Words } from "#outside/words/fields.ts";
import { fillFacts } from "#outside/words/fill-facts.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { publishPlanned } from "./put-words.server.ts";
import { findText, listTexts } from "./texts.server.ts";
import { dropDraft, listVersions, restoreWords } from "./versions.server.ts";
import { draftWords, planWords, previewWords, publishWords } from "./words-deeds.server.ts";

// What is written holds for a whole process; another test starts with what the files say.
afterEach(() => overwriteProse(new Map()));

const user = (email: string) => ({
  id: "usr_1" as const,
  email,
  firstName: "",
  lastName: "",
  scope: ["teksten"],
  confirmed: true,
});
const an = { user: user("an@kantoor.nl") };
const bo = { user: user("bo@kantoor.nl") };
const ARTICLE = { kind: "article" as const, slug: "haag-planten-stappenplan" };
const SHELF = { kind: "category" as const, slug: "beukenhaag" };
const PAGE = { kind: "page" as const, slug: "bezorging" };

async function wordsOf(shop: TestShop, { kind, slug }: { kind: Kind; slug: string }): Promise<Words> {
  const text = await findText(shop.db, kind, slug);
  if (!text) throw new Error("no text");
  return text.row?.draft ?? text.shown;
}

/** What a browser sends of a form that somebody changed. */
async function typed(shop: TestShop, text: { kind: Kind; slug: string }, change: Words) {
  const seen = await wordsOf(shop, text);
  return { ...text, ...seen, ...change, seen: JSON.stringify(seen) };
}

test("a picture of the library stands in an article; one that is not there keeps it out of the shop", async () => {
  const shop = await aFilledShop();
  const { body = "" } = await wordsOf(shop, ARTICLE);
  const sent = await typed(shop, ARTICLE, { body: `${body}\n\n[[foto: laurier-novita | Een haag van drie jaar]]\n` });
  const told = await tryDeed(shop, previewWords, sent, an);
  expect(told).toMatchObject({
    shows: {
      preview: {
        blocks: expect.arrayContaining([
          {
            photo: { key: "laurier-novita", alt: expect.stringContaining("Novita"), caption: "Een haag van drie jaar" },
          },
        ]) as unknown,
      },
    },
  });
  const wrong = await typed(shop, ARTICLE, { body: `${body}\n\n[[foto: 999999]]\n` });
  expect(await tryDeed(shop, publishWords, wrong, an)).toMatchObject({ ok: false });
  expect(await tryDeed(shop, publishWords, sent, an)).toMatchObject({ ok: true });
});

test("an article that is put in the shop is shown, found and dated at once, and stands in the log", async () => {
  const shop = await aFilledShop();
  const sent = await typed(shop, ARTICLE, { title: "Een haag planten met de kurkentrekkermethode" });
  expect(await tryDeed(shop, publishWords, sent, an)).toMatchObject({ ok: true });
  await loadWords(shop.db);
  expect(findArticle(ARTICLE.slug)).toMatchObject({ title: sent.title, updated: "2026-11-16", topic: "hagen" });
  expect(findArticles("kurkentrekkermethode", 3).map(({ article }) => article.slug)).toEqual([ARTICLE.slug]);
  const [line] = await shop.db.select().from(staffLog);
  expect(line).toMatchObject({ who: "an@kantoor.nl", deed: "words.publish", subject: `artikel ${ARTICLE.slug}` });
  const { texts } = await listTexts(shop.db, { kind: "article", q: "kurkentrekker", state: "own", page: 1 });
  expect(texts).toMatchObject([{ slug: ARTICLE.slug, state: "own", by: "an@kantoor.nl" }]);
});

test("a category's text is the owner's from then on: a newer range leaves it, and its rule, alone", async () => {
  const shop = await aFilledShop();
  const sent = await typed(shop, SHELF, { h1: "Beuken", faq: "Is beuk giftig?\nNee, voor mens en dier niet.\n" });
  expect(await tryDeed(shop, publishWords, sent, an)).toMatchObject({ ok: true });
  await seedRange(shop.db, shop.now());
  const category = await findCategory(shop.db, SHELF.slug);
  expect(category?.texts).toMatchObject({
    h1: "Beuken",
    faq: [{ q: "Is beuk giftig?", a: "Nee, voor mens en dier niet." }],
    tipMonths: [11],
  });
});

test("the questions page keeps its groups", async () => {
  const shop = await aFilledShop();
  const page = { kind: "page" as const, slug: "meest-gestelde-vragen" };
  const faq = "## Bestellen\n\nKan ik bellen?\nJa, op werkdagen.\n\n## Planten\n\nLeven ze?\nJa.";
  expect(await tryDeed(shop, publishWords, await typed(shop, page, { faq }), an)).toMatchObject({ ok: true });
  await loadWords(shop.db);
  expect(findProse("pages", page.slug)?.front.groups).toEqual([
    { title: "Bestellen", faq: [{ q: "Kan ik bellen?", a: "Ja, op werkdagen." }] },
    { title: "Planten", faq: [{ q: "Leven ze?", a: "Ja." }] },
  ]);
});

test("a draft changes nothing in the shop, and can be thrown away", async () => {
  const shop = await aFilledShop();
  const before = findProse("pages", PAGE.slug);
  expect(await tryDeed(shop, draftWords, await typed(shop, PAGE, { title: "Zo komt het" }), an)).toMatchObject({
    ok: true,
  });
  await loadWords(shop.db);
  expect(findProse("pages", PAGE.slug)).toEqual(before);
  expect(await wordsOf(shop, PAGE)).toMatchObject({ title: "Zo komt het" });
  expect(await tryDeed(shop, dropDraft, PAGE, an)).toMatchObject({ ok: true });
  expect(await wordsOf(shop, PAGE)).toMatchObject({ title: "Bezorging en kosten" });
  expect(await tryDeed(shop, dropDraft, PAGE, an)).toMatchObject({ ok: false, reason: "noDraft" });
});

test("a planned text comes by the clock, on its minute and not before; a moment that is past is refused", async () => {
  const shop = await aFilledShop();
  const sent = await typed(shop, PAGE, { title: "Zo komt het" });
  const late = await tryDeed(shop, planWords, { ...sent, day: "2026-11-16", time: "09:00" }, an);
  expect(late).toMatchObject({ ok: false, reason: "moment" });
  expect(await tryDeed(shop, planWords, { ...sent, day: "2026-11-18", time: "7:00" }, an)).toMatchObject({ ok: true });
  shop.at("2026-11-18T05:59:00Z");
  expect(await publishPlanned(shop)).toBe(0);
  shop.at("2026-11-18T06:00:00Z");
  expect(await publishPlanned(shop)).toBe(1);
  expect(await publishPlanned(shop)).toBe(0);
  await loadWords(shop.db);
  expect(findProse("pages", PAGE.slug)?.front.title).toBe("Zo komt het");
  const text = await findText(shop.db, PAGE.kind, PAGE.slug);
  expect(text).toMatchObject({ state: "own", row: { draft: null, due: null, by: "an@kantoor.nl" } });
});

test("every version tells who and when; one press puts an earlier one back, also what was before the first", async () => {
  const shop = await aFilledShop();
  for (const title of ["Bezorging een", "Bezorging twee"])
    await tryDeed(shop, publishWords, await typed(shop, PAGE, { title }), an);
  const [newest, first] = await listVersions(shop.db, PAGE.kind, PAGE.slug);
  expect(newest).toMatchObject({ who: "an@kantoor.nl", deed: "words.publish", changed: ["title"] });
  const back = (id = 0, welke = "na") => tryDeed(shop, restoreWords, { ...PAGE, id, welke }, bo);
  expect(await back(first?.id)).toMatchObject({ ok: true });
  expect(await wordsOf(shop, PAGE)).toMatchObject({ title: "Bezorging een" });
  expect(await back(first?.id, "voor")).toMatchObject({ ok: true });
  await loadWords(shop.db);
  expect(findProse("pages", PAGE.slug)?.front.title).toBe("Bezorging en kosten");
  expect(await back(999_999)).toMatchObject({ ok: false, reason: "version" });
  expect((await tryDeed(shop, restoreWords, { ...ARTICLE, id: first?.id }, bo)).ok).toBe(false);
});

test("two people at one text: what only one changed is kept, what both changed is asked, and the choice holds", async () => {
  const shop = await aFilledShop();
  const mine = await typed(shop, PAGE, {
    title: "Bezorging van Bo",
    description: `${"Wat bezorgen kost. ".repeat(7)}`.trim(),
  });
  await tryDeed(shop, publishWords, await typed(shop, PAGE, { title: "Bezorging van An" }), an);
  const told = await tryDeed(shop, publishWords, mine, bo);
  expect(told).toMatchObject({
    ok: false,
    status: 409,
    shows: { conflicts: [{ field: "title", theirs: "Bezorging van An", mine: "Bezorging van Bo" }] },
  });
  expect(await wordsOf(shop, PAGE)).toMatchObject({ title: "Bezorging van An" });
  const { shows } = told as { shows: { seen: Words } };
  const again = { ...mine, seen: JSON.stringify(shows.seen), "kies.title": "hun" };
  expect(await tryDeed(shop, publishWords, again, bo)).toMatchObject({ ok: true });
  expect(await wordsOf(shop, PAGE)).toMatchObject({ title: "Bezorging van An", description: mine.description });
});

test("a link that leads nowhere is told and keeps a text out of the shop; a draft may have it", async () => {
  const shop = await aFilledShop();
  const { body = "" } = await wordsOf(shop, ARTICLE);
  const wrong =
    "[a](/geen-rubriek) [b](/groenhulp/geen-artikel) [c](/p/geen-product) [d](javascript:alert(1)) [e](//elders.nl)";
  const right = "[f](/beukenhaag#kop) [g](/p/taxus) [h](https://www.knmi.nl) [i](mailto:a@b.nl) [j](/contact)";
  const sent = await typed(shop, ARTICLE, { body: `${body}\n\n${wrong} ${right}` });
  const told = (await tryDeed(shop, publishWords, sent, an)) as {
    ok: boolean;
    shows: { checks: { tone: string; text: string }[] };
  };
  expect(told).toMatchObject({ ok: false, reason: "faults" });
  expect(told.shows.checks.filter(({ tone }) => tone === "fout").map(({ text }) => text)).toEqual([
    "/geen-rubriek",
    "/groenhulp/geen-artikel",
    "/p/geen-product",
    "javascript:alert(1",
    "//elders.nl",
  ]);
  expect(await tryDeed(shop, draftWords, sent, an)).toMatchObject({ ok: true });
});

test("the house's own checks of prose come as hints, in Dutch", async () => {
  const shop = await aFilledShop();
  const { body = "" } = await wordsOf(shop, ARTICLE);
  const sent = await typed(shop, ARTICLE, { body: `${body}\n\nWij verkopen duurzame haagjse planten voor uw tuin!` });
  const told = await tryDeed(shop, previewWords, sent, an);
  const said = (told as { shows: { checks: { tone: string; title: string; text?: string }[] } }).shows.checks;
  expect(said.filter(({ tone }) => tone === "fout")).toEqual([]);
  expect(said.filter(({ tone }) => tone === "let").map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "Een algemene groene belofte mag niet van de wet",
      "We zeggen je, geen u",
      "Een uitroepteken",
      "Staat niet in de woordenlijst",
    ]),
  );
  expect(said.map(({ text }) => text)).toContain("“haagjse”");
  expect(await shop.db.$count(staffLog), "looking leaves no line").toBe(0);
});

test("a text of the shop as it starts passes its own checks", async () => {
  const shop = await aFilledShop();
  for (const text of [ARTICLE, SHELF, PAGE]) {
    const told = await tryDeed(shop, previewWords, await typed(shop, text, {}), an);
    expect(
      (told as { shows: { checks: { tone: string }[] } }).shows.checks.filter(({ tone }) => tone !== "goed"),
    ).toEqual([]);
  }
});

test("a script in Markdown is harmless, and no text prints a secret of the settings", async () => {
  const html = toHtml(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](data:text/html,x) ![k](https://elders.nl/x.png) ![" onload="a](x) [q](/"onmouseover="a)',
  );
  expect(html).not.toMatch(/<script|onerror=|javascript:|data:|elders\.nl|<img|"\s*on\w+=/i);
  const shop = await aFilledShop({ MOLLIE_API_KEY: "test_sleutelDieNergensMagVerschijnen00" });
  expect(fillFacts("{{MOLLIE_API_KEY}} {{SHOP_NAME}}", shop.settings)).toBe("{{MOLLIE_API_KEY}} Lommerrijk");
  const { body = "" } = await wordsOf(shop, PAGE);
  const told = await tryDeed(
    shop,
    publishWords,
    await typed(shop, PAGE, { body: `${body}\n\n{{MOLLIE_API_KEY}}` }),
    an,
  );
  expect(told).toMatchObject({ ok: false, reason: "faults" });
});

test("a text that is not there, or a form that was tampered with, is refused", async () => {
  const shop = await aFilledShop();
  const gone = { kind: "page", slug: "geen-pagina", seen: "{}" };
  expect(await tryDeed(shop, publishWords, gone, an)).toMatchObject({ ok: false, reason: "gone" });
  const sent = await typed(shop, PAGE, {});
  expect(await tryDeed(shop, publishWords, { ...sent, seen: "{" }, an)).toMatchObject({ ok: false, reason: "wrong" });
  expect(await shop.db.select().from(staffLog).where(eq(staffLog.deed, "words.publish"))).toEqual([]);
});
