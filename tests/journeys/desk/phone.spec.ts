import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs } from "../people.ts";

const inView = (it: Element) => {
  const { top, bottom } = it.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const WITHOUT = { ...PHONE, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled };

test("with and without scripts: an address that was not saved stays while plants are found and added", async () => {
  for (const options of [WITHOUT, DESK]) {
    const page = await aVisitor(options);
    await enterAs(page.context(), anAddress(), ["winkel"]);
    await page.goto(shopUrl("/kantoor/bestellingen/nieuw"));
    if (options === DESK) await hydrated(page);
    await page.getByRole("button", { name: "Begin een bestelling" }).click();
    const street = page.getByLabel("Straat", { exact: true });
    await street.fill("Lindelaan");
    await page.getByLabel("E-mail", { exact: true }).fill("half@");
    const search = page.getByRole("searchbox", { name: "Plant, maat of code" });
    await search.fill(TAXUS);
    await search.press("Enter");
    const size = page.locator("li", { hasText: TAXUS });
    await size.getByLabel(/^Aantal/).fill("99999");
    await size.getByRole("button", { name: "Zet erbij" }).click();
    await page.getByText("Vul een heel getal in.").last().waitFor();
    expect(await street.inputValue()).toBe("Lindelaan");
    await size.getByLabel(/^Aantal/).fill("2");
    await size.getByRole("button", { name: "Zet erbij" }).click();
    await page.getByText("Het staat erin.").waitFor();
    expect([await street.inputValue(), await page.getByLabel("E-mail", { exact: true }).inputValue()]).toEqual([
      "Lindelaan",
      "half@",
    ]);
    await search.fill(TAXUS);
    await search.press("Enter");
    await page.getByText("Ligt er al in, hieronder").waitFor();
    const line = page.locator(".liggen li");
    await line.getByLabel(/^Aantal/).fill("3");
    await line.getByRole("button", { name: "Wijzig" }).click();
    await page.getByText("Het staat erin.").waitFor();
    await page.locator("summary", { hasText: "Geef korting" }).click();
    await page.getByLabel("Korting, zoals 10% of 5,00").fill("5000");
    await page.getByLabel("Waarom", { exact: true }).fill("Een blad was bruin.");
    await page.getByRole("button", { name: "Geef deze korting" }).click();
    await page.locator(".veld.fout").getByText("Zoveel korting kan niet.").waitFor();
    expect(await street.inputValue()).toBe("Lindelaan");
    const level = await search.evaluate((field) => {
      const button = field.closest("[data-enter]")?.querySelector("button");
      return field.getBoundingClientRect().bottom - (button?.getBoundingClientRect().bottom ?? 0);
    });
    expect(Math.abs(level), "the button stands level with its field").toBeLessThan(1);
    // What is read aloud promises a link only where one is sent.
    const aloud = page.getByText("Je krijgt een link op", { exact: false });
    expect(await aloud.isVisible()).toBe(true);
    await page.getByLabel("Heeft betaald aan de balie").check();
    expect([await aloud.isVisible(), await page.getByText("Je hebt betaald, dus").isVisible()]).toEqual([false, true]);
    await page.getByRole("button", { name: /^Plaats bestelling/ }).click();
    const wrong = page.locator(".veld.fout").getByText("Vul een e-mailadres in", { exact: false });
    await wrong.waitFor();
    const told = page.getByText("Vul een e-mailadres in", { exact: false });
    const seen = async () => (await Promise.all((await told.all()).map((one) => one.evaluate(inView)))).includes(true);
    await expect.poll(seen).toBe(true);
    if (options === DESK) expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

const WHO = {
  firstName: "An",
  lastName: "Bos",
  postcode: "3817 AB",
  number: "12",
  street: "Lindelaan",
  city: "Amersfoort",
  note: "Bel even aan.",
};

const counted = async (email: string, more = "") =>
  (await db.$client.query(`select from orders where email = $1 ${more}`, [email])).rowCount;

test.for([
  ["with scripts", DESK],
  ["without scripts", WITHOUT_SCRIPTS],
] as const)("an order by telephone, sent twice %s and again after Back, is one", async ([, options]) => {
  const page = await aVisitor(options);
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor/bestellingen/nieuw"));
  if (options === DESK) await hydrated(page);
  await page.getByRole("button", { name: "Begin een bestelling" }).dblclick();
  const email = anAddress();
  for (const [name, value] of Object.entries({ ...WHO, email })) await page.locator(`[name=${name}]`).fill(value);
  const search = page.getByRole("searchbox", { name: "Plant, maat of code" });
  await search.fill(TAXUS);
  await search.press("Enter");
  await page.getByRole("button", { name: "Zet erbij" }).first().dblclick();
  await page.getByText("Het staat erin.").waitFor();
  const count = page.locator(".liggen li").getByLabel(/^Aantal/);
  expect(await count.inputValue()).toBe("1");
  await page.goBack();
  await page.goForward();
  await page.getByText("Het staat erin.").waitFor();
  expect(await page.locator("[name=note]").inputValue()).toBe(WHO.note);
  const place = page.getByRole("button", { name: /^Plaats bestelling/ });
  const back = async () => {
    await page.goBack();
    await page.getByRole("heading", { name: "Telefonische bestelling" }).waitFor();
    if (options === DESK) await hydrated(page);
    expect(await page.locator("[name=street]").inputValue()).toBe(WHO.street);
  };
  await place.dblclick();
  await page.getByText("De bestelling is geplaatst.").waitFor();
  expect(await counted(email)).toBe(1);
  // Paid at the counter after all: that order takes the place of the one with a link.
  await back();
  await page.getByLabel("Heeft betaald aan de balie").check();
  await place.dblclick();
  await page.getByText("De bestelling is geplaatst.").waitFor();
  await back();
  await place.click();
  await page.getByText("Zet eerst iets in de bestelling.").waitFor();
  expect(await counted(email)).toBe(2);
  expect(await counted(email, "and replaced_at is null")).toBe(1);
});
