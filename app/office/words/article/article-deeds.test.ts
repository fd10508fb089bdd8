import { afterEach, expect, test } from "vitest";
import { findArticle } from "#advice/articles.server.ts";
import { findArticles } from "#advice/hub/find-articles.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { overwriteProse } from "#outside/prose.server.ts";
import type { Words } from "#outside/words/fields.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { aFilledShop, type TestShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";
import { newArticle, withdrawArticle } from "./article-deeds.server.ts";
import { publishPlanned } from "../put-words.server.ts";
import { findText, listTexts } from "../texts.server.ts";
import { dropDraft } from "../versions.server.ts";
import { planWords, publishWords } from "../words-deeds.server.ts";

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
