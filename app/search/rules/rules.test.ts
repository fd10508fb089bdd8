import { beforeAll, expect, test } from "vitest";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { BadRule, removeRule, saveRule } from "./rules.server.ts";
import type { SearchResult } from "../search-engine.ts";
import { openSearch, searchOf } from "../shop-search.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await aFilledShop();
  const search = await openSearch(shop);
  return () => search.close();
});

const find = async (query: string, ruleContexts: string[] = []): Promise<SearchResult> =>
  (await searchOf(shop).search([{ indexName: "products", params: { query, ruleContexts } }]))
    .results[0] as SearchResult;
const leadsTo = async (query: string): Promise<string | undefined> =>
  (await find(query)).renderingContent?.redirect?.url;

test.each([
  ["retour", "/annuleren-retouren"],
  ["Hoe kan ik iets retourneren?", "/annuleren-retouren"],
  ["terugsturen", "/annuleren-retouren"],
  ["wat zijn de verzendkosten", "/bezorging"],
  ["levertijd taxus", "/bezorging"],
  ["contact", "/contact"],
  ["inloggen", "/login"],
  ["vacatures", "/vacatures"],
  ["cadeaubon saldo", "/betalen"],
  ["waar is mijn pakket", "/account"],
])("%s leads to %s", async (query, page) => {
  expect(await leadsTo(query)).toBe(page);
});

test.each(["cadeaubon", "privacy haag", "kruiwagen", "snoeischaar", "hortensia", "gazon bestellen", "winterhard"])(
  "%s stays a query for products",
  async (query) => {
    expect(await leadsTo(query)).toBeUndefined();
  },
);

test("what the owner saves holds within a second, and no longer than it stands", async () => {
  const before = (await find("lavendel")).hits.map(({ slug }) => slug);
  const last = before.at(-1) ?? "";
  await saveRule(shop.db, { id: "pin", query: "lavendel", pin: [{ id: last, position: 0 }], bury: [before[0] ?? ""] });
  await expect.poll(async () => (await find("lavendel")).hits[0]?.slug, { timeout: 1000 }).toBe(last);
  expect((await find("lavendel")).hits.at(-1)?.slug).toBe(before[0]);
  await removeRule(shop.db, "pin");
  await expect.poll(async () => (await find("lavendel")).hits[0]?.slug, { timeout: 1000 }).toBe(before[0]);
});

test("the owner adds synonyms, rules for a place, and switches a house rule off", async () => {
  await saveRule(shop.db, { id: "synoniem", synonym: "poeskesplant = kattenkruid" });
  await saveRule(shop.db, { id: "actie", context: "voorpagina", show: { text: "Nu planten" } });
  await saveRule(shop.db, { id: "huis:nieuwsbrief", active: false });
  await expect.poll(async () => (await find("poeskesplant")).hits[0]?.name, { timeout: 1000 }).toMatch(/kattenkruid/i);
  await expect
    .poll(async () => (await find("", ["voorpagina"])).userData, { timeout: 1000 })
    .toEqual([{ text: "Nu planten" }]);
  expect((await find("")).userData).toBeUndefined();
  await expect.poll(() => leadsTo("nieuwsbrief"), { timeout: 1000 }).toBeUndefined();
});

test("a rule that leads away from the shop is refused", async () => {
  await expect(saveRule(shop.db, { id: "x", query: "x", redirect: "//elders.example" })).rejects.toBeInstanceOf(
    BadRule,
  );
  await expect(saveRule(shop.db, { id: "x", synonym: "alleen een woord" })).rejects.toBeInstanceOf(BadRule);
});
