import { expect, test, vi } from "vitest";
import { axe, axeAgain, DESK, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";
import { isLong } from "./running/long.ts";

vi.setConfig({ testTimeout: 240_000 });

test("an address that is nearly right says what was meant", async () => {
  for (const [path, meant] of [
    ["/hortentia", "/hortensia"],
    ["/p/laurier-novitta", "/p/laurier-novita"],
  ]) {
    const response = await fetch(shopUrl(path));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`href="${meant}"`);
  }
});

test("a small shelf begins with what it is for; what goes with it says so", async () => {
  const page = await visit("/camelia", WITHOUT_SCRIPTS);
  const cards = page.locator(".cat-lijst .kaart");
  expect(await cards.first().innerText()).toMatch(/camelia/i);
  expect(await cards.first().locator(".waarom").count()).toBe(0);
  expect(await cards.last().locator(".waarom").innerText()).toBe("Past hierbij");
});

test("what others hang on an address filters nothing, and is not kept for who comes after", async () => {
  const countOf = async (path: string) =>
    /(\d+ van )?\d+ artikelen/.exec(await (await fetch(shopUrl(path))).text())?.[0];
  expect(await countOf("/tulpenbollen?sorteer=nieuw&utm_campaign=brief")).toMatch(/^\d/);
  const all = await countOf("/tulpenbollen?sorteer=nieuw");
  expect(Number.parseInt(all ?? "", 10)).toBeGreaterThan(2);
  for (const mark of ["utm_source=brief", "srsltid=AfmBOo", "iets=anders", "constructor=1"])
    expect([mark, await countOf(`/tulpenbollen?${mark}`)]).toEqual([mark, all]);
});

test("a value is found however it is spelled, and its list has one address (R18)", async () => {
  const read = async (query: string) => {
    const response = await fetch(shopUrl(`/rozen?${query}`));
    const html = await response.text();
    return {
      at: new URL(response.url).search,
      count: /\d+ van \d+ artikelen/.exec(html)?.[0],
      canonical: /rel="canonical" href="[^"]*(\/[^"/]*)"/.exec(html)?.[1],
    };
  };
  const both = await read("soort=Klimroos,Stamroos");
  expect(both.count).toMatch(/^[1-9]/);
  expect(both.canonical).toBe("/rozen");
  for (const way of [
    "soort=klimroos,stamroos",
    "soort=KLIMROOS&soort=Stamroos",
    "soort=klimroos%2CStamroos",
    "Soort[]=klimroos&soort%5B%5D=stamroos",
    "soort=+klimroos,stam%72oos+",
    "soort=kl%C3%ADmroos,Stamroos,stamroos",
  ])
    expect([way, await read(way)]).toEqual([way, both]);
  expect((await read("soort=klimroos&bloemkleur=creme&pagina=1")).at).toBe("?bloemkleur=Cr%C3%A8me&soort=Klimroos");
  expect((await read("wortelvorm=IN-POT&sorteer=prijs_op")).at).toBe("?wortelvorm=In+pot&sorteer=prijs_op");
  // What nothing has says that it finds nothing, and beside another it takes nothing away.
  const none = await read("soort=kleimroos");
  expect([none.at, none.count]).toEqual(["?soort=kleimroos", expect.stringMatching(/^0 van/)]);
  expect((await read("soort=Klimroos,Stamroos,kleimroos")).count).toBe(both.count);
  const byScript = await (await fetch(shopUrl("/rozen.data?soort=klimroos"))).text();
  expect(byScript).toContain('"/rozen?soort=Klimroos"');
  const search = await fetch(shopUrl("/search?q=roos&soort=klimroos"), { redirect: "manual" });
  expect(search.headers.get("location")).toBe("/search?q=roos&soort=Klimroos");
});

test("a page for one size, as advertisements name it, is kept; a size that is not ours leads to the product", async () => {
  const ask = async (sku: string) => {
    const response = await fetch(shopUrl(`/p/laurier-novita?sku=${sku}`));
    const kept = response.headers.get("cache-control") !== "no-store";
    return { kept, at: new URL(response.url).search, html: await response.text() };
  };
  const skus = [...new Set((await ask("")).html.match(/HG\d+-\w+/g) ?? [])];
  const [one = "", other = ""] = skus;
  expect((await ask(one)).kept).toBe(true);
  expect((await ask(other)).html).not.toBe((await ask(one)).html);
  expect((await ask("ANDERS-1")).at).toBe("");
});

test("category addresses answer with their own title", async () => {
  const { categories } = (await (await fetch(shopUrl("/api/categories"))).json()) as { categories: { slug: string }[] };
  expect(categories).toHaveLength(228);
  const titles = new Set<string>();
  // By LONG=1 all of them; otherwise one of four, from every part of the tree.
  const asked = categories.filter((_, number) => isLong || number % 4 === 0);
  for (const { slug } of asked) {
    const response = await fetch(shopUrl(`/${slug}`));
    expect([slug, response.status]).toEqual([slug, 200]);
    titles.add(/<title>([^<]+)/.exec(await response.text())?.[1] ?? "");
  }
  expect(titles.size).toBeGreaterThan(asked.length * 0.96);
});

test("structured data on the page is whole JSON with the types search engines know", async () => {
  const read = async (path: string) =>
    [
      ...(await (await fetch(shopUrl(path))).text()).matchAll(
        /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
      ),
    ].map(([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"]);
  expect(await read("/p/laurier-novita")).toEqual(["Product", "BreadcrumbList"]);
  expect(await read("/haagplanten")).toEqual(["FAQPage", "ItemList", "BreadcrumbList"]);
});

test("product pages of every kind keep nobody out", async () => {
  for (const path of ["/p/gatenplant-60-cm", "/p/haagmest-10-kg", "/sale"]) {
    const page = await visit(path, PHONE);
    expect([path, await axe(page)]).toEqual([path, []]);
    await page.setViewportSize(DESK.viewport);
    expect([path, await axeAgain(page)]).toEqual([path, []]);
  }
});
