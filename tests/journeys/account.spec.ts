import { expect, test, vi } from "vitest";
import { axe, axeAgain, DESK, hydrated, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";
import { anAddress, db, enterAs, open, PASSWORD, register } from "./people.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Somebody new, at their addresses. */
async function atAddresses() {
  const page = await open("/register");
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  await page.goto(shopUrl("/account/addresses"));
  await hydrated(page);
  return page;
}

test("R11 R12 an address is made and changed in a modal with the keyboard alone", async () => {
  const page = await atAddresses();
  const add = page.getByRole("link", { name: "Adres toevoegen" });
  await add.focus();
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: "Adres toevoegen" });
  await modal.waitFor();
  await page.keyboard.press("Escape");
  await modal.waitFor({ state: "hidden" });
  await add.focus();
  await page.keyboard.press("Enter");
  await modal.waitFor();
  await modal.getByLabel("Postcode").focus();
  await page.keyboard.type("3817");
  await page.keyboard.press("Tab");
  await modal.getByText("Een Nederlandse postcode is bijvoorbeeld 3817 AB").waitFor();
  await modal.getByLabel("Postcode").fill("3817 AB");
  await modal.getByLabel("Huisnummer").fill("12");
  await modal.getByLabel("Straat").fill("Lindelaan");
  await modal.getByLabel("Plaats").fill("Amersfoort");
  expect(await axe(page)).toEqual([]);
  await modal.getByLabel("Plaats").press("Enter");
  await modal.waitFor({ state: "hidden" });
  await page.getByText("3817 AB Amersfoort").waitFor();
  await page.getByRole("link", { name: "Wijzig adres van Marieke van den Berg" }).press("Enter");
  const change = page.getByRole("dialog", { name: "Adres wijzigen" });
  expect(await change.getByLabel("Straat").inputValue()).toBe("Lindelaan");
  await change.getByLabel("Straat").fill("Beukenlaan");
  await change.getByLabel("Straat").press("Enter");
  await page.getByText("Beukenlaan 12").waitFor();
});

test.each([
  ["with scripts", PHONE],
  ["without scripts", WITHOUT_SCRIPTS],
] as const)(
  "%s: an address that another tab removed keeps what was typed, and is kept as a new one",
  async (_, screen) => {
    const page = await visit("/", screen);
    await enterAs(page.context(), anAddress());
    const api = (method: string, path: string, body?: object) =>
      page.context().request.fetch(shopUrl(path), {
        method,
        headers: { origin: shopUrl() },
        ...(body && { form: body as Record<string, string> }),
      });
    const address = { firstName: "Marieke", lastName: "van den Berg", country: "NL", forDelivery: "ja" };
    const where = { postcode: "3817 AB", number: "12", street: "Lindelaan", city: "Amersfoort" };
    await api("POST", "/account/addresses", { deed: "address.add", ...address, ...where });
    await page.goto(shopUrl("/account/addresses"));
    if (screen === PHONE) await hydrated(page);
    await page.getByRole("link", { name: /^Wijzig adres/ }).click();
    await page.getByLabel("Straat").fill("Beukenlaan");
    const id = new URL(page.url()).searchParams.get("adres") ?? "";
    expect((await api("POST", "/account/addresses", { deed: "address.remove", id })).ok()).toBe(true);
    await page.getByRole("button", { name: "Bewaar adres" }).click();
    await page.getByText("Dit adres is er niet meer").waitFor();
    expect(await page.getByLabel("Straat").inputValue()).toBe("Beukenlaan");
    await page.getByRole("button", { name: "Bewaar adres" }).click();
    await page.getByText("Beukenlaan 12").waitFor();
    expect(new URL(page.url()).search).toBe("");
  },
);

test("an address asked for again by keys on a page that is busy opens again", async () => {
  const page = await atAddresses();
  const modal = page.getByRole("dialog", { name: "Adres toevoegen" });
  await page.getByRole("link", { name: "Adres toevoegen" }).press("Enter");
  await modal.waitFor();
  await page.waitForLoadState("networkidle");
  // A browser hands over keys before it tells that a dialog was closed; focus is back on the link by itself.
  const busy = page.evaluate(() => {
    for (const until = performance.now() + 500; performance.now() < until; );
  });
  await Promise.all([busy, page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).search).toBe("?adres=nieuw");
  await expect.poll(() => modal.isVisible()).toBe(true);
});

test("an address asked for again while the modal still closes opens again", async () => {
  const page = await atAddresses();
  const modal = page.getByRole("dialog", { name: "Adres toevoegen" });
  const add = page.getByRole("link", { name: "Adres toevoegen" });
  await add.press("Enter");
  await modal.waitFor();
  // The page without the modal never comes.
  await page.route(/addresses\.data$/, () => {});
  await page.keyboard.press("Escape");
  await modal.waitFor({ state: "hidden" });
  await add.press("Enter");
  await modal.waitFor();
});

test("a guest's hearts go along into the account", async () => {
  const page = await open("/search?q=lavendel");
  const heart = page.locator("[data-save]").first();
  await heart.click();
  await page.locator('[data-save][aria-pressed="true"]').first().waitFor();
  await page.goto(shopUrl("/bewaard"));
  const name = await page.locator("main article h3").first().textContent();
  await page.goto(shopUrl("/register"));
  await hydrated(page);
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  await page.goto(shopUrl("/bewaard"));
  expect(await page.locator("main article h3").first().textContent()).toBe(name);
});

test("everything kept of a person can be taken along, and then be deleted", async () => {
  const email = anAddress();
  const page = await open("/register");
  await register(page, email);
  await page.waitForURL(/\/account/);
  const file = await page.request.get(shopUrl("/account/export"));
  expect(file.headers()["content-disposition"]).toContain("attachment");
  expect(await file.json()).toMatchObject({ user: { email }, addresses: [], orders: [] });
  await page.goto(shopUrl("/account/gegevens"));
  await hydrated(page);
  const goodbye = page.getByRole("region", { name: "Account verwijderen" });
  await goodbye.getByLabel("Typ je e-mailadres om te bevestigen").fill(email);
  await goodbye.getByLabel("Huidig wachtwoord").fill(PASSWORD);
  await page.getByRole("button", { name: "Verwijder mijn account" }).click();
  await page.waitForURL(shopUrl("/"));
  const { rows } = await db.$client.query("select 1 from users where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("the pages of the account keep nobody out, on a phone and at a desk", async () => {
  const page = await open("/register", { ...PHONE, reducedMotion: "reduce" });
  // The same page in both widths: loading it again for the second would prove nothing more.
  const judge = async () => {
    const faults = await axe(page);
    await page.setViewportSize(DESK.viewport);
    faults.push(...(await axeAgain(page)));
    await page.setViewportSize(PHONE.viewport);
    return faults;
  };
  expect(await judge()).toEqual([]);
  await register(page, anAddress());
  await page.waitForURL(/\/account/);
  for (const path of ["/account", "/account/tuin?zoek=lavendel", "/account/gegevens", "/account/nieuwsbrief"]) {
    await page.goto(shopUrl(path));
    await hydrated(page);
    expect([path, await judge()]).toEqual([path, []]);
  }
});
