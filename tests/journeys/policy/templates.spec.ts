import fs from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aVisitor, DESK, hydrated, shopUrl, type Visitor } from "../browser.ts";
import { aSession, anAddress, db, enterAs } from "../people.ts";

/** One address for each page that is kept. */
const KEPT = [
  "/",
  "/haagplanten",
  "/p/laurier-novita",
  "/ons-assortiment",
  "/bezorging",
  "/meest-gestelde-vragen",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
  "/tuinkalender",
  "/advies",
  "/plantdokter",
  "/haag-berekenen",
  "/kunstgras",
  "/beukenhaag-reserveren",
  "/zakelijk-kerstbomen-bestellen",
  "/annuleren-retouren",
  "/nieuwsbrief",
];
const MADE = [
  "/search?q=hortensia",
  "/cart",
  "/login",
  "/bestaat/niet",
  "/bewaard",
  "/contact",
  "/haagplanten?prijs=1-",
];
const OWN = ["/account", "/account/gegevens", "/account/bestellingen"];
const STAFF = ["/kantoor", "/kantoor/bestellingen", "/kantoor/assortiment"];

async function watched(): Promise<Visitor> {
  const page = await aVisitor(DESK);
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`refused: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return page;
}

/** What the policy refused, in the words of the browser; a page that is not there is no complaint. */
const refused = ({ complaints }: Visitor) =>
  complaints.filter((one) => /refused|policy|Trusted|TypeError|Minified/i.test(one) && !/status of 4\d\d/.test(one));

async function walk(page: Visitor, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(shopUrl(path), { waitUntil: "load" });
    await hydrated(page);
    expect([path, refused(page)]).toEqual([path, []]);
  }
}

test("no template asks for anything that its own policy refuses", async () => {
  const page = await watched();
  await walk(page, [...KEPT, ...MADE]);
});

test("nor do the pages of an account and of the office", async () => {
  const page = await watched();
  await enterAs(page.context(), anAddress(), ["staff"]);
  await walk(page, [...OWN, ...STAFF]);
});

test("pages opened by a link, with prose and data for search engines, need no more", async () => {
  const page = await watched();
  await page.goto(shopUrl("/groenhulp"), { waitUntil: "load" });
  await hydrated(page);
  const links = ["/groenhulp/haag-planten-stappenplan", "/haagplanten", "/p/laurier-novita", "/bezorging", "/contact"];
  for (const path of links) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to });
      link.dataset.link = "";
      document.body.append(link);
      link.click();
    }, path);
    await page.waitForFunction((to) => location.pathname === to && !document.querySelector(".laadbalk.aan"), path);
    expect([path, refused(page)]).toEqual([path, []]);
  }
  await page.goBack();
  await page.locator(".tekstpagina p").first().waitFor();
  expect(refused(page)).toEqual([]);
});

test("a kept page is the same to the byte for whoever is logged in, and says nothing about them", async () => {
  const pages = fs
    .globSync("app/pages/**/*.page.tsx")
    .filter((file) => fs.readFileSync(file, "utf8").includes("keepPage("));
  expect(KEPT.length).toBe(pages.length);
  const email = anAddress();
  const { cookies } = await aSession(email);
  const cookie = [...Object.entries(cookies), ["wagen", "3.1500"], ["huisdierveilig", "aan"]].map((one) =>
    one.join("="),
  );
  for (const path of KEPT) {
    const mine = await askAnew(path, cookie.join("; "));
    const others = await askAnew(path, "");
    expect([path, mine.headers.get("cache-control")]).toEqual([path, expect.stringContaining("public")]);
    expect([path, mine.headers.getSetCookie(), mine.headers.get("vary")]).toEqual([path, [], "Accept-Encoding"]);
    expect([path, mine.text === others.text]).toEqual([path, true]);
    expect(mine.text).not.toMatch(new RegExp(`${email}|Marieke`));
  }
});

/** Two hundred products at once are an import: then nothing that was kept is believed. */
const IMPORT = JSON.stringify(Array.from({ length: 200 }, () => "x"));

/** Everything kept is let go first, so that the page is made for who asks; only what is made anew has a number of its own. */
async function askAnew(path: string, cookie: string): Promise<{ text: string; headers: Headers }> {
  await db.execute(sql`select pg_notify('catalogue', ${IMPORT})`);
  let response: Response;
  do response = await fetch(shopUrl(path), { headers: { cookie } });
  while (!response.headers.has("x-request-id") && (await response.text()));
  return { text: await response.text(), headers: response.headers };
}
