import { expect, test } from "vitest";
import { farewell } from "../../../server/offline/worker.ts";
import { aVisitor, DESK, hydrated, shopUrl, type Visitor } from "../browser.ts";
import { aLine } from "./a-line.ts";
import { anAddress, enterAs } from "../people.ts";

const PRODUCT = "/p/laurier-novita";
const ARTICLE = "/groenhulp/haag-planten-stappenplan";
const CALCULATOR = "/haag-berekenen";
/** A worker stands and learns in its own time; a busy machine gets some. */
const SOON = { timeout: 30_000 };

const kept = (page: Visitor) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });

/** Somebody whose worker stands and has kept the page they are on. */
async function withWorker(path: string, shop = shopUrl()): Promise<Visitor> {
  const page = await aVisitor({ ...DESK, serviceWorkers: "allow" });
  await open(page, path, shop);
  await expect.poll(() => kept(page), SOON).toContain(path);
  return page;
}

async function open(page: Visitor, path: string, shop = shopUrl()): Promise<void> {
  await page.goto(shop + path);
  await hydrated(page);
}

const heading = (page: Visitor, name: RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

test("R66 what was seen is read without a connection, what is put in the cart waits and goes once", async () => {
  const page = await withWorker(PRODUCT);
  await open(page, CALCULATOR);
  await open(page, ARTICLE);
  await page.getByRole("contentinfo").getByRole("link", { name: "Bezorging" }).first().click();
  await heading(page, /bezorg/i);
  await expect.poll(() => kept(page), SOON).toEqual(expect.arrayContaining([CALCULATOR, ARTICLE, "/bezorging"]));

  await page.context().setOffline(true);
  for (const [path, name] of [
    [ARTICLE, /haag/i],
    [CALCULATOR, /haag/i],
    ["/bezorging", /bezorg/i],
    [PRODUCT, /Laurierkers/],
  ] as const) {
    await page.goto(shopUrl(path));
    await heading(page, name);
  }
  await hydrated(page);
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("We leggen dit in je winkelwagen").waitFor();
  await page.goto(shopUrl("/kamerplanten"));
  await heading(page, /niet verbonden/);
  await page.getByRole("link", { name: /Laurierkers/ }).click();
  await heading(page, /Laurierkers/);

  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
  const quantities = () =>
    page.evaluate(async () => {
      const { lines } = (await (await fetch("/api/cart")).json()) as { lines: { quantity: number }[] };
      return lines.map(({ quantity }) => quantity);
    });
  await expect.poll(quantities, SOON).toEqual([1]);
  await page.reload();
  await hydrated(page);
  expect(await quantities()).toEqual([1]);
});

test("nothing of a person is kept but the cart, and that goes when somebody comes, leaves or orders", async () => {
  const page = await withWorker(PRODUCT);
  await enterAs(page.context(), anAddress());
  await open(page, "/account");
  await open(page, "/account/gegevens");
  await open(page, "/cart");
  await expect.poll(() => kept(page), SOON).toContain("/cart");
  expect((await kept(page)).filter((path) => path.startsWith("/account"))).toEqual([]);
  // Logged out, let in by a mail or a passkey, forgotten, ordered: by a call, a page's own way, or a plain form.
  for (const path of [
    "/logout",
    "/account/inloglink.data",
    "/account/bevestigen.data",
    "/api/passkeys/login",
    "/account/gegevens.data",
    "/checkout/payment.data",
  ]) {
    await page.evaluate((asked) => fetch(asked, { method: "POST" }), path);
    await expect.poll(() => kept(page), { ...SOON, message: path }).not.toContain("/cart");
    await open(page, "/cart");
    await expect.poll(() => kept(page), SOON).toContain("/cart");
  }
});

test("switched off, the worker lets go of what it kept and of itself, and the open page stays", async () => {
  const line = await aLine(shopUrl());
  const other = await withWorker(PRODUCT, line.url);
  const page = await withWorker(PRODUCT, line.url);
  line.put("/zonder-verbinding.js", `(${String(farewell)})()`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect.poll(() => kept(page), SOON).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
    .toBe(0);
  await page.getByRole("button", { name: "In winkelwagen" }).first().click();
  await page.getByText("ligt in je winkelwagen").first().waitFor();
  line.close();
  // Who has a connection is not told that there is none; it is the shop that is away.
  await other.goto(`${line.url}/kamerplanten`);
  await heading(other, /geeft geen antwoord/);
  await other.getByRole("link", { name: /Laurierkers/ }).click();
  await heading(other, /Laurierkers/);
});
