import { afterAll, expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor } from "../../browser.ts";
import { db, enterAs } from "../../people.ts";

let staff = 0;
async function enter(path: string): Promise<Visitor> {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), `gebruikt${++staff}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  await hydrated(page);
  return page;
}
const read = async (path: string) => (await fetch(shopUrl(path))).text();
/** How fast every process knows is measured elsewhere. */
const within = { timeout: 15_000 };
const SHOTS = process.env.SHOTS;

/** The front page as a new shop has it: other journeys look for what stands there. */
afterAll(async () => {
  await db.$client.query("delete from arrangements where name = 'front'");
  await db.$client.query(`select pg_notify('catalogue', '["front:front"]')`);
});

const SLUG = "olijfboom-op-stam";
const ARTICLE = "olijfboom-verzorgen";

test("a product that stands in articles, on the front page, in the menu and beside others: the office says where, and once it is in the archive no page of the shop leads to nothing", async () => {
  const { rows } = await db.$client.query<{ slug: string }>(
    `update products set alternatives = '["${SLUG}"]' where slug = 'vijgenboom' or slug = (select min(slug) from products where listed) returning slug`,
  );
  const beside = rows[0]?.slug ?? "";
  const block = {
    id: "proefblok",
    kind: "products",
    words: { heading: "Proefrij", rule: "hand" },
    picks: [SLUG, "taxus"],
  };
  await db.$client.query("select pg_notify('catalogue', $1)", [JSON.stringify([beside])]);
  await db.$client.query(
    `insert into arrangements (name, live, by, saved_at) values ('front', $1, '', now())
     on conflict (name) do update set live = excluded.live`,
    [JSON.stringify([block])],
  );
  await db.$client.query(`select pg_notify('catalogue', '["front:front"]')`);
  await db.$client.query(
    "insert into issues (subject, blocks, by, saved_at) values ('Proefbrief', $1, '', now()), ('Brief zonder', '[]', '', now())",
    [JSON.stringify([{ kind: "products", text: "", picks: ["taxus", SLUG] }])],
  );
  await db.$client.query(
    "insert into search_rules (id, query, pin) values ('proef', 'zuiders', $1), ('zonder', 'kaal', '[]')",
    [JSON.stringify([{ id: SLUG, position: 1 }])],
  );
  const leads = new RegExp(`href="/p/${SLUG}["?#]`);
  for (const path of ["/", `/groenhulp/${ARTICLE}`, `/p/${beside}`])
    await expect.poll(() => read(path), within).toMatch(leads);

  const page = await enter(`/kantoor/assortiment/${SLUG}`);
  await page.getByRole("link", { name: "Naar het archief" }).click();
  const places = page.getByRole("region", { name: "Naar het archief?" });
  await places.waitFor();
  const said = await places.getByRole("listitem").allTextContents();
  const kinds = [
    "Artikel",
    "Voorpagina, blok Proefrij",
    "Menu, groep",
    "Nieuwsbrief Proefbrief",
    "Zoekregel voor zuiders",
  ];
  for (const kind of [...kinds, "Hoort bij of alternatief van"])
    expect(
      said.some((one) => one.startsWith(kind)),
      kind,
    ).toBe(true);
  expect(said.filter((one) => /zonder|kaal/.test(one))).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/archief-390.png` });
  await page.setViewportSize(DESK.viewport);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/archief-1440.png` });
  await page.getByRole("button", { name: "Leg in het archief" }).click();
  await page.getByText("Het product ligt in het archief").waitFor();

  for (const path of ["/", `/groenhulp/${ARTICLE}`, `/p/${beside}`, "/mediterrane-planten"])
    await expect.poll(() => read(path), within).not.toMatch(leads);
  expect(await read("/")).toContain("Proefrij");
  const old = await fetch(shopUrl(`/p/${SLUG}`), { redirect: "manual" });
  expect(old.status).toBe(302);
  expect((await fetch(shopUrl(old.headers.get("location") ?? ""))).status).toBe(200);
  expect(await read("/sitemap-producten-1.xml")).not.toContain(SLUG);
  const shopper = await aVisitor(DESK);
  await shopper.goto(shopUrl("/"));
  expect(
    await shopper
      .locator("img")
      .evaluateAll(
        (all) =>
          all.filter((one) => (one as HTMLImageElement).complete && !(one as HTMLImageElement).naturalWidth).length,
      ),
  ).toBe(0);

  await page.goto(shopUrl(`/kantoor/teksten/artikel/${ARTICLE}`));
  await page.getByText("Dit product is nu niet in de winkel").first().waitFor();
  await page.goto(shopUrl(`/kantoor/assortiment/${SLUG}`));
  await page.getByRole("button", { name: "Haal uit het archief" }).click();
  await page.getByText("Het product is terug als concept.").waitFor();
  // Not in the shop, and not in the archive either.
  expect((await fetch(shopUrl(`/p/${SLUG}`), { redirect: "manual" })).status).toBe(302);
  await hydrated(page);
  await page.getByRole("radio", { name: "In de winkel", exact: true }).check();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  for (const path of ["/", `/groenhulp/${ARTICLE}`, `/p/${beside}`])
    await expect.poll(() => read(path), within).toMatch(leads);
  expect(page.complaints).toEqual([]);
});

test("a picture that stands in a text: the product's page says so, the library finds it, and without it the text has no broken picture", async () => {
  const { rows } = await db.$client.query<{ key: string }>(
    "select pictures -> 1 ->> 'key' as key from products where slug = 'taxus'",
  );
  const key = rows[0]?.key ?? "";
  // An article that names no product of which it shows a picture.
  const article = "olijfboom-verzorgen";
  const page = await enter(`/kantoor/teksten/artikel/${article}`);
  await page.getByRole("button", { name: "Markdown" }).click();
  const area = page.getByRole("textbox", { name: "Tekst", exact: true });
  await area.fill(`${await area.inputValue()}\n\n[[foto: ${key} | Proefbeeld]]`);
  await page.getByRole("button", { name: "Zet in de winkel" }).click();
  await page.getByText("De tekst staat in de winkel.").waitFor();
  await expect.poll(() => read(`/groenhulp/${article}`), within).toContain("Proefbeeld");

  await page.goto(shopUrl("/kantoor/fotos?plank=tekeningen"));
  await page.getByLabel("Zoek op naam, alt-tekst of product").fill("taxus");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page.waitForURL(/q=taxus/);
  await page.locator(".plank").getByText("In de tekst").first().waitFor();
  expect(new URL(page.url()).searchParams.get("plank")).toBe("tekeningen");
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Zoek op naam, alt-tekst of product").fill("bestaatniet");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page.getByText("Hier is geen beeld met die naam.").waitFor();

  await page.goto(shopUrl("/kantoor/fotos/taxus"));
  await hydrated(page);
  const own = page.locator(`.beelden li[data-key="${key}"]`);
  await own.getByText("Haal je hem hier weg, dan verdwijnt hij daar ook.").waitFor();
  await own.getByRole("button", { name: /^Haal beeld/ }).click();
  await page.getByText("Het beeld is weg bij dit product.").waitFor();
  await expect.poll(() => read(`/groenhulp/${article}`), within).not.toContain("Proefbeeld");
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De beelden staan weer zoals ze stonden.").waitFor();
  await expect.poll(() => read(`/groenhulp/${article}`), within).toContain("Proefbeeld");
});

test("a category that moves, hides and then goes: the menu, its products and old links follow, and the office says what leads nowhere", async () => {
  const { rows } = await db.$client.query<{ product: string }>(
    "select product from category_products where category = 'allium' order by product limit 1",
  );
  const product = rows[0]?.product ?? "";
  const menu = async () => read("/api/menu");
  expect(await menu()).toContain('"/allium"');
  const page = await enter("/kantoor/categorieen/allium");
  await page.getByLabel("Adres", { exact: true }).fill("sieruien-verhuisd");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard. De winkel laat het zo zien.").waitFor();
  await expect.poll(menu, within).toContain('"/sieruien-verhuisd"');
  expect(await menu()).not.toContain('"/allium"');
  await expect.poll(() => read(`/p/${product}`), within).not.toContain('href="/allium"');

  await page.getByLabel("Zichtbaar").selectOption("ja");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect.poll(menu, within).not.toContain("sieruien-verhuisd");
  await page.goto(shopUrl("/kantoor/menu"));
  await page
    .getByText(/leid(t|en) nergens heen/)
    .first()
    .waitFor();
  await page.goto(shopUrl("/kantoor/categorieen/sieruien-verhuisd"));
  await page.getByText("Rubriek verwijderen").click();
  await page
    .getByText(/Er sta.* nog .* in/)
    .first()
    .waitFor();
  await db.$client.query("update categories set rule = '{}' where slug = 'sieruien-verhuisd'");
  await db.$client.query("delete from category_products where category = 'sieruien-verhuisd'");
  await page.goto(shopUrl("/kantoor/categorieen/sieruien-verhuisd"));
  await hydrated(page);
  await page.getByText("Rubriek verwijderen").click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByText("Verwijderd. Wie het adres opent").waitFor();
  await expect.poll(menu, within).not.toContain("sieruien-verhuisd");
  for (const path of ["/allium", "/sieruien-verhuisd"]) {
    const old = await fetch(shopUrl(path), { redirect: "manual" });
    expect([path, old.status]).toEqual([path, 301]);
    expect((await fetch(shopUrl(old.headers.get("location") ?? ""), { redirect: "manual" })).status).toBe(200);
  }
  expect((await fetch(shopUrl(`/p/${product}`))).status).toBe(200);
  expect(await read(`/p/${product}`)).not.toContain("sieruien-verhuisd");
  expect(page.complaints).toEqual([]);
});
