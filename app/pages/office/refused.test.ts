import { beforeAll, expect, test } from "vitest";
import { acts, does } from "#accounts/door/acts.server.ts";
import { enterByPassword } from "#account/enter-deeds.server.ts";
import { products } from "#catalogue/tables.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { sentBlock } from "#office/front/block-form.ts";
import { sentMenu, toForm } from "#office/front/menu-form.ts";
import { sentLetter } from "#office/letter/letter-form.ts";
import { BLANK } from "#office/campaigns/campaign-form.ts";
import { toldCampaign } from "#office/campaigns/told-campaign.ts";
import { toldCategory } from "#office/categories/told-category.ts";
import { toldWords } from "#office/words/told-words.ts";
import { inOffice } from "../../../tests/office.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { action as campaign } from "./campaigns/new-campaign.page.tsx";
import { action as category, loader as showCategory } from "./categories/category.page.tsx";
import { action as block } from "./front/block.page.tsx";
import { action as menu } from "./front/menu-part.page.tsx";
import { action as letter } from "./letter/letter.page.tsx";
import { action as words, loader as showWords } from "./words/text.page.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await aFilledShop();
});

type Page = (args: never) => Promise<unknown>;
type Fields = (readonly [string, string])[];

/** What a page hears of a form that its door cannot read. */
async function refusedOf(page: Page, path: string, fields: Fields, params = {}): Promise<Told> {
  const told = (await page(inOffice(shop, path, { fields, params }))) as { data: Told; init: { status: number } };
  expect(told.data.problem).toBe("Niet alle gegevens kloppen.");
  expect(told.init.status).toBe(422);
  return told.data;
}
const LONG = "x".repeat(70_000);

test("a campaign that the door refuses stands in its form again, with what was ticked", async () => {
  const told = await refusedOf(campaign as Page, "/kantoor/acties/nieuw", [
    ["deed", "campaigns.plan"],
    ["title", "Herfstactie"],
    ["percent", "vijftien"],
    ["categories", "rozen"],
    ["categories", "heesters"],
    ["products", "taxus"],
    ["saved", "2026-01-01"],
  ]);
  const shown = toldCampaign(BLANK, { categories: [{ slug: "rozen", name: "Rozen" }], products: [] }, told);
  expect(shown).toMatchObject({
    form: { title: "Herfstactie", percent: "vijftien", categories: ["rozen", "heesters"], products: ["taxus"] },
    picks: { categories: [{ name: "Rozen" }, { name: "heesters" }], products: [{ slug: "taxus" }] },
    saved: "2026-01-01",
    isWrong: true,
  });
  expect(shown.errors).toHaveProperty("percent");
  const stopped: Told = { deed: "campaigns.stop", problem: "Weg.", values: { id: "3" } };
  expect(toldCampaign({ ...BLANK, title: "Staat er" }, { categories: [], products: [] }, stopped).form.title).toBe(
    "Staat er",
  );
});

test("a category that the door refuses stands in its form again, against what it showed before", async () => {
  const params = { slug: "beukenhaag" };
  const loaded = await showCategory(inOffice(shop, "/kantoor/categorieen/beukenhaag", { params }));
  const told = await refusedOf(
    category as Page,
    "/kantoor/categorieen/beukenhaag",
    [
      ["deed", "categories.save"],
      ["title", "Beuk".repeat(30)],
      ["groups", "haag"],
      ["also", "taxus"],
      ["also", "liguster"],
      ["seen", JSON.stringify({ ...loaded.form, title: "Zoals getoond" })],
    ],
    params,
  );
  const shown = toldCategory(loaded, told);
  expect(shown.form).toMatchObject({
    title: "Beuk".repeat(30),
    groups: ["haag"],
    also: ["taxus", "liguster"],
    not: [],
  });
  expect(shown.seen.title, "nobody is written over unseen").toBe("Zoals getoond");
});

test("a block, a part of the menu and a letter that the door refuses stand in their forms again", async () => {
  const front = await refusedOf(
    block as Page,
    "/kantoor/voorpagina/x",
    [
      ["deed", "front.save"],
      ["seen", "{}"],
      ["heading", "Kop"],
      ["from", "2026-01-01 en nog wat"],
      ["picks", "taxus"],
    ],
    { id: "x" },
  );
  expect(sentBlock("products", front)).toMatchObject({
    words: { heading: "Kop" },
    picks: ["taxus"],
    from: "2026-01-01 en nog wat",
  });
  const part = await refusedOf(
    menu as Page,
    "/kantoor/menu/x",
    [
      ["deed", "menu.save"],
      ["seen", "{}"],
      ["title", "Lente".repeat(20)],
      ["r.to", "/rozen"],
      ["r.name", "Rozen"],
      ["r.to", "/bomen"],
      ["r.name", ""],
    ],
    { id: "x" },
  );
  const season = { id: "x", kind: "season" as const, title: "", text: "", from: "01-01", until: "01-31", links: [] };
  expect(
    sentMenu(
      toForm(season, () => undefined),
      part,
    ),
  ).toMatchObject({
    fields: { title: "Lente".repeat(20) },
    rows: [{ to: "/rozen", name: "Rozen" }, { to: "/bomen" }],
  });
  const issue = await refusedOf(
    letter as Page,
    "/kantoor/nieuwsbrief/1",
    [
      ["deed", "letters.save"],
      ["revision", "0"],
      ["subject", "Nieuws".repeat(30)],
      ["kind", "text"],
      ["kind", "products"],
      ["text", "Dag"],
      ["text", ""],
      ["picks.1", "taxus"],
    ],
    { id: "1" },
  );
  expect(sentLetter(issue)).toMatchObject({
    subject: "Nieuws".repeat(30),
    blocks: [
      { kind: "text", text: "Dag" },
      { kind: "products", picks: ["taxus"] },
    ],
  });
});

test("a text that the door refuses stands in its form again, whole", async () => {
  const params = { soort: "artikel", slug: "haag-planten-stappenplan" };
  const path = "/kantoor/teksten/artikel/haag-planten-stappenplan";
  const loaded = await showWords(inOffice(shop, path, { params }));
  const fields: Fields = [
    ["deed", "words.draft"],
    ["kind", "article"],
    ["body", LONG],
    ["inMonths", "3"],
    ["inMonths", "10"],
    ["seen", JSON.stringify({ h1: "Zoals getoond" })],
  ];
  const told = await refusedOf(words as Page, path, fields, params);
  const shown = toldWords(loaded, told);
  expect(shown.words).toMatchObject({ body: LONG, inMonths: "3, 10" });
  expect(shown.base.h1).toBe("Zoals getoond");
});

test("an article with more products than it takes says how many, and each that was chosen stays", async () => {
  const params = { soort: "artikel", slug: "haag-planten-stappenplan" };
  const path = "/kantoor/teksten/artikel/haag-planten-stappenplan";
  const loaded = await showWords(inOffice(shop, path, { params }));
  const slugs = (await shop.db.select().from(products).limit(31)).map(({ slug }) => slug);
  const fields: Fields = [
    ["deed", "words.draft"],
    ["kind", "article"],
    ...slugs.map((slug) => ["ofProducts", slug] as const),
    ["seen", JSON.stringify(loaded.words)],
  ];
  const told = await refusedOf(words as Page, path, fields, params);
  expect(told.errors?.ofProducts).toEqual(["Kies er hoogstens 30."]);
  const shown = toldWords(loaded, told);
  expect(shown.picks.ofProducts.picks.map(({ slug }) => slug)).toEqual(slugs);
  const few = ["words.plan", ...slugs.slice(0, 3)];
  const planned = fields.map(([name, value]) => [name, name === "deed" ? "words.plan" : value] as const);
  const late = (await (words as Page)(
    inOffice(shop, path, {
      params,
      fields: planned.filter(([name, value]) => name !== "ofProducts" || few.includes(value)),
    }),
  )) as { data: Told };
  expect(late.data.errors).toHaveProperty("day");
  const kept = toldWords(loaded, late.data).picks.ofProducts.picks;
  expect(
    kept.map(({ slug }) => slug),
    "whatever it was refused for",
  ).toEqual(slugs.slice(0, 3));
});

test("a secret that was sent twice is not sent back either", async () => {
  const told = await refusedOf(acts(does(enterByPassword)) as Page, "/login", [
    ["password", "geheim een"],
    ["password", "geheim twee"],
    ["email", "een@voorbeeld.nl"],
    ["email", "twee@voorbeeld.nl"],
  ]);
  expect(JSON.stringify(told)).toContain("twee@voorbeeld.nl");
  expect(JSON.stringify(told)).not.toContain("geheim");
});
