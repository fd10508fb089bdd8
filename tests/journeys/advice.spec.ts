import { expect, test } from "vitest";
import { axe, DESK, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

test("from the hub to an article, into the cart, to the product and back to where you read", async () => {
  const page = await visit("/groenhulp");
  await page.getByRole("link", { name: "Haag planten: het complete stappenplan" }).first().click();
  await page.waitForURL(shopUrl("/groenhulp/haag-planten-stappenplan"));
  await page.getByRole("heading", { level: 1, name: "Haag planten: het complete stappenplan" }).waitFor();
  const line = page.getByRole("complementary", { name: "Spade van roestvrij staal" });
  await line.getByRole("button", { name: "Spade van roestvrij staal in winkelwagen" }).click();
  await page.getByText("Spade van roestvrij staal in je winkelwagen").or(page.locator("div.toast")).first().waitFor();
  await line.getByRole("link", { name: "Spade van roestvrij staal" }).click();
  await page.waitForURL(shopUrl("/p/spade-rvs"));
  await page.goBack();
  await page.waitForURL(shopUrl("/groenhulp/haag-planten-stappenplan"));
  await page.getByRole("heading", { name: "Wat leg je klaar?" }).waitFor();
  expect(page.complaints).toEqual([]);
});

test("an article is whole without scripts: products, questions and the vote", async () => {
  const page = await visit("/groenhulp/mos-in-gazon", WITHOUT_SCRIPTS);
  await page.locator("details.vraag summary").nth(1).click();
  await page.locator("details.vraag").nth(1).locator("p").waitFor();
  await page.getByRole("button", { name: "Ja, dank je" }).click();
  await page.getByText("Fijn om te horen. Dank je wel.").waitFor();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"FAQPage"');
});

test("advice is found by its own words, also with a slip of the pen", async () => {
  const page = await visit("/groenhulp", WITHOUT_SCRIPTS);
  await page.getByRole("searchbox", { name: "Zoeken in Groenhulp" }).fill("hortensia snoein");
  await page.getByRole("button", { name: "Zoeken", exact: true }).last().click();
  await page
    .getByRole("link", { name: /Hortensia snoeien/ })
    .first()
    .waitFor();
});

test("an article that does not exist says which one was meant", async () => {
  const answer = await fetch(shopUrl("/groenhulp/hortensia-snoeien-wanneer"));
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('href="/groenhulp/hortensia-snoeien"');
});

test("the plant doctor is walked by keyboard, one answer at a time, and back again", async () => {
  const page = await visit("/plantdokter");
  const choose = async (answer: string, question: string) => {
    await page.locator(".keuzes").getByRole("link", { name: answer }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: question }).waitFor();
    await page.waitForFunction((text) => document.activeElement?.textContent === text, question);
  };
  await choose("Kamerplant", "Waar zie je het?");
  await choose("Het blad wordt geel", "Welk blad is geel, en hoe voelt de grond?");
  await choose("Alleen het onderste blad, één tegelijk", "Gewone ouderdom");
  await page.getByRole("heading", { name: "Wat je nu doet" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Welk blad is geel, en hoe voelt de grond?" }).waitFor();
  await page.getByRole("link", { name: "Begin opnieuw" }).click();
  await page.waitForURL(shopUrl("/plantdokter"));
});

test("the plant doctor needs no scripts and remembers the answers", async () => {
  const page = await visit("/plantdokter", WITHOUT_SCRIPTS);
  await page.getByRole("link", { name: "Gazon" }).last().click();
  await page.locator(".keuzes a").first().click();
  const given = page.getByRole("navigation", { name: "Je antwoorden tot nu toe" });
  await expect.poll(() => given.getByRole("listitem").first().textContent()).toBe("Gazon");
});

test("the garden calendar shows a month of choice and can be subscribed to", async () => {
  const page = await visit("/tuinkalender?maand=3", WITHOUT_SCRIPTS);
  await page.getByRole("heading", { level: 1, name: "Maart in de tuin" }).waitFor();
  expect(await page.getByRole("link", { name: "Abonneer je agenda" }).getAttribute("href")).toMatch(
    /^webcal:.*\/feed\/tuinkalender\.ics$/,
  );
  const feed = await fetch(shopUrl("/feed/tuinkalender.ics"));
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect((await fetch(shopUrl("/tuinkalender?maand=13"))).url).toBe(shopUrl("/tuinkalender"));
});

test("a question is answered from an article, names it, and hands the question over", async () => {
  const page = await visit("/groenhulp/mos-in-gazon");
  // By key: what stands above it is drawn when it comes in sight, and moves it from under a pointer that jumps there.
  await page.getByRole("link", { name: "Vraag het Groenhulp" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Vraag het Groenhulp" });
  await panel.getByLabel("Je vraag").fill("Mag ik mijn haag in het broedseizoen snoeien?");
  await panel.getByRole("button", { name: "Stel je vraag" }).click();
  await panel.getByRole("link", { name: "Haag snoeien: wanneer en hoe?" }).waitFor();
  await panel.getByRole("link", { name: /Stuur je vraag door/ }).click();
  await page.waitForURL(/\/contact\?vraag=/);
  expect(await page.getByLabel("Je bericht").inputValue()).toBe("Mag ik mijn haag in het broedseizoen snoeien?");
});

test("what the articles do not know is not made up", async () => {
  const page = await visit("/advies?vraag=bitcoin+koers", WITHOUT_SCRIPTS);
  await page.getByText("we verzinnen liever niets").waitFor();
  await page.getByRole("link", { name: "Stuur je vraag door" }).waitFor();
});

const PAGES = [
  ["/groenhulp", "desk"],
  ["/groenhulp", "phone"],
  ["/groenhulp?q=mos", "desk"],
  ["/groenhulp/haag-planten-stappenplan", "desk"],
  ["/groenhulp/haag-planten-stappenplan", "phone"],
  ["/tuinkalender", "phone"],
  ["/plantdokter", "desk"],
  ["/plantdokter?stap=b-meeldauw", "phone"],
  ["/advies?vraag=mos+in+gazon", "desk"],
] as const;

test.each(PAGES)(
  "%s on a %s is for everyone: no accessibility fault, and nothing hangs over the edge",
  async (path, screen) => {
    const page = await visit(path, screen === "phone" ? PHONE : DESK);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(page.complaints).toEqual([]);
  },
  240_000,
);
