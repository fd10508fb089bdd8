import { beforeAll, expect, test } from "vitest";
import type { SearchResult } from "#search/search-engine.ts";
import { openSearch, searchOf } from "#search/shop-search.server.ts";
import { officeRules as say } from "#texts/office/rules.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aFilledShop, type TestShop } from "../../../../tests/shop.ts";
import { slugsOf } from "#office/shop/rule-form.ts";
import { action, loader } from "./rules.page.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await aFilledShop();
  const search = await openSearch(shop);
  return () => search.close();
});

const send = async (form: Record<string, string>) =>
  outcome(await action(inOffice(shop, "/kantoor/zoekregels", { form })));
const find = async (query: string) =>
  (await searchOf(shop).search([{ indexName: "products", params: { query } }])).results[0] as SearchResult;
const rules = async () => (await loader(inOffice(shop, "/kantoor/zoekregels"))).own;
const soon = { timeout: 1000, interval: 20 };

test("what is pinned and buried in the office stands so within a second, and no longer once it is removed", async () => {
  const slugs = async () => (await find("lavendel")).hits.map(({ slug }) => String(slug));
  const before = await slugs();
  const [first, last] = [before[0] ?? "", before.at(-1) ?? ""];
  const pin = {
    deed: "rules.place",
    vraag: "lavendel",
    hoe: "is",
    doel: "pin",
    artikelen: `http://localhost/p/${last}?maat=1`,
  };
  expect([await send(pin), await send(pin)]).toEqual(["bewaard", "bewaard"]);
  expect(await send({ ...pin, doel: "bury", artikelen: first })).toBe("bewaard");
  await expect.poll(async () => (await slugs())[0], soon).toBe(last);
  await expect.poll(async () => (await slugs()).at(-1), soon).toBe(first);
  const own = await rules();
  expect(own.map(({ does }) => does.replace(/:.*/, ""))).toEqual(["Onderaan", "Bovenaan"]);
  expect(own[0]?.does, "by name, not by address").not.toContain(first);
  for (const { id } of own) expect(await send({ deed: "rules.remove", regel: id })).toBe("weg");
  await expect.poll(slugs, soon).toEqual(before);
});

test("a query is sent on, words are made the same, and a rule of the house is switched off", async () => {
  const leadsTo = async (query: string) => (await find(query)).renderingContent?.redirect?.url;
  expect(await send({ deed: "rules.redirect", vraag: "pakketje zoek", hoe: "contains", naar: "/contact" })).toBe(
    "bewaard",
  );
  await expect.poll(() => leadsTo("mijn pakketje zoek"), soon).toBe("/contact");
  expect(await send({ deed: "rules.synonym", woorden: "poeskesplant = kattenkruid" })).toBe("bewaard");
  await expect.poll(async () => (await find("poeskesplant")).hits[0]?.name, soon).toMatch(/kattenkruid/i);
  expect(await leadsTo("nieuwsbrief")).toBe("/nieuwsbrief");
  expect(await send({ deed: "rules.silence", regel: "huis:nieuwsbrief" })).toBe("uit");
  await expect.poll(() => leadsTo("nieuwsbrief"), soon).toBeUndefined();
  expect(await send({ deed: "rules.remove", regel: "huis:nieuwsbrief" })).toBe("weg");
  await expect.poll(() => leadsTo("nieuwsbrief"), soon).toBe("/nieuwsbrief");
});

test.each([
  [{ deed: "rules.place", vraag: "", artikelen: "groene-beuk" }, say.problems.query],
  [{ deed: "rules.place", vraag: "x", artikelen: " " }, say.problems.products],
  [{ deed: "rules.place", vraag: "x", artikelen: "bestaat-niet" }, say.problems.unknown("bestaat-niet")],
  [
    { deed: "rules.place", vraag: "x", artikelen: "groene-beuk", van: "2026-12-02", tot: "2026-12-01" },
    say.problems.days,
  ],
  [{ deed: "rules.redirect", vraag: "x", naar: "https://elders.example" }, say.problems.redirect],
  [{ deed: "rules.redirect", vraag: "x", naar: "//elders.example" }, say.problems.redirect],
  [{ deed: "rules.redirect", vraag: "x", naar: "/\\elders.example" }, say.problems.redirect],
  [{ deed: "rules.synonym", woorden: "een woord" }, say.problems.synonym],
  [{ deed: "rules.silence", regel: "huis:bestaat-niet" }, "Dit formulier kennen we niet meer. Laad de pagina opnieuw."],
])("%o is refused in words", async (form, problem) => {
  const before = await rules();
  expect(await send(form)).toBe(problem);
  expect(await rules()).toEqual(before);
});

test("products are named by address or by the part after /p/", () => {
  expect(slugsOf("https://winkel.nl/p/taxus?x=1\n/p/beuk#maat  liguster,taxus\n")).toEqual([
    "taxus",
    "beuk",
    "liguster",
  ]);
});

test("products are found by name and come back with what was typed; nothing is kept", async () => {
  const before = await rules();
  const form = { deed: "rules.look", vraag: "haag", doel: "bury", artikelen: "groene-beuk", "zoek.artikelen": "taxus" };
  const sent = (await action(inOffice(shop, "/kantoor/zoekregels", { form }))) as { data: { shows: object } };
  expect(sent.data.shows).toMatchObject({
    picks: [{ slug: "groene-beuk", name: "Groene beuk" }],
    found: expect.arrayContaining([expect.objectContaining({ slug: "taxus" })]),
    values: { vraag: "haag", doel: "bury" },
  });
  expect(await rules()).toEqual(before);
});
