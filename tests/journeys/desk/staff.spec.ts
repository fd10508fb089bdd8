import { expect, test } from "vitest";
import { aVisitor, axe, axeAgain, DESK, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { Buyer } from "../../kill/buyer.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs, linkFor, PASSWORD } from "../people.ts";

test("without scripts: an owner invites a colleague, who sets a second step, works, and is out at once", async () => {
  const owner = await aVisitor(WITHOUT_SCRIPTS);
  await enterAs(owner.context(), anAddress(), ["eigenaar"]);
  await owner.goto(shopUrl("/kantoor/medewerkers"));
  const email = anAddress();
  await owner.getByLabel("E-mail", { exact: true }).fill(email);
  await owner.getByRole("radio", { name: "Pakken" }).check();
  await owner.getByRole("button", { name: "Stuur uitnodiging" }).click();
  await owner.getByText("De uitnodiging is verstuurd.").waitFor();

  const tess = await aVisitor(WITHOUT_SCRIPTS);
  const link = await linkFor(email, "Uitnodiging voor het kantoor van Lommerrijk");
  await tess.goto(link);
  await tess.getByLabel("Voornaam").fill("Tess");
  await tess.getByLabel("Achternaam").fill("Kuiper");
  await tess.getByLabel("Kies een wachtwoord").fill(PASSWORD);
  await tess.getByRole("button", { name: "Neem de uitnodiging aan" }).click();
  await tess.waitForURL((url) => url.pathname === "/account/tweede-stap");
  for (const path of ["/kantoor/pakken", "/kantoor/bestellingen"]) {
    await tess.goto(shopUrl(path));
    expect(new URL(tess.url()).pathname, "nothing of the office opens before").toBe("/account/tweede-stap");
  }
  const code = /\b\d{6}\b/.exec((await tess.locator(".bericht").first().textContent()) ?? "")?.[0] ?? "";
  await tess.getByLabel("Code").fill(code);
  await tess.getByRole("button", { name: "Ga verder" }).click();
  await tess.getByRole("heading", { name: "Bewaar deze herstelcodes" }).waitFor();
  expect(await tess.locator(".herstelcodes li").count(), "the codes for paper are shown this once").toBe(10);
  await tess.getByRole("link", { name: "Naar het kantoor" }).click();
  await tess.goto(shopUrl("/kantoor/pakken"));
  await tess.getByRole("heading", { name: "Pakken", level: 1 }).waitFor();
  expect((await tess.goto(shopUrl("/kantoor/medewerkers")))?.status()).toBe(404);
  await tess.goto(link);
  await tess.getByRole("heading", { name: "Deze uitnodiging werkt niet meer" }).waitFor();

  await owner.goto(shopUrl("/kantoor/medewerkers"));
  await owner.getByLabel("Rol van Tess Kuiper", { exact: true }).selectOption("Teksten");
  await owner.getByRole("button", { name: "Bewaar de rol van Tess Kuiper" }).click();
  await owner.getByText("De rol is bewaard en geldt meteen.").waitFor();
  expect((await tess.goto(shopUrl("/kantoor/pakken")))?.status()).toBe(404);
  await owner.getByRole("link", { name: "Meer over Tess Kuiper" }).click();
  await owner.getByText("Toegang intrekken", { exact: true }).click();
  await owner.getByRole("button", { name: "Trek de toegang van Tess Kuiper in" }).click();
  await owner.getByText("De toegang is ingetrokken. Overal uitgelogd.").waitFor();
  await tess.goto(shopUrl("/kantoor/cijfers"));
  expect(new URL(tess.url()).pathname).toBe("/login");
});

test("who loses access with two tabs open is refused at the next press in each, and nothing was done", async () => {
  const buyer = new Buyer("kantoor-ingetrokken", TAXUS);
  await buyer.buy(shopUrl());
  const email = anAddress();
  const tab = await aVisitor();
  await enterAs(tab.context(), email, ["winkel"]);
  await tab.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await hydrated(tab);
  await tab.getByLabel("Schrijf een notitie voor collega’s").fill("Gebeld: dinsdag graag");
  const other = await tab.context().newPage();
  await other.goto(shopUrl("/kantoor/bestellingen"));
  await hydrated(other);

  const owner = await aVisitor();
  await enterAs(owner.context(), anAddress(), ["eigenaar"]);
  await owner.goto(shopUrl("/kantoor/medewerkers"));
  await hydrated(owner);
  await owner.getByRole("row", { name: email }).getByRole("link").click();
  await owner.getByText("Toegang intrekken", { exact: true }).click();
  await owner.getByRole("button", { name: /^Trek de toegang van/ }).click();
  await owner.getByText("De toegang is ingetrokken. Overal uitgelogd.").waitFor();

  await tab.getByRole("button", { name: "Bewaar notitie" }).click();
  await tab.waitForURL((url) => url.pathname === "/login");
  await other.getByRole("link", { name: buyer.number ?? "" }).click();
  await other.waitForURL((url) => url.pathname === "/login");
  await other.getByRole("heading", { name: "Inloggen", exact: true }).waitFor();
  expect(await other.getByText("An de Vries").count(), "nothing of the order is shown").toBe(0);
  const did = await db.$client.query("select deed from staff_log where who = $1", [email]);
  const said = await db.$client.query("select from order_events where kind = 'note' and by = $1", [`staff:${email}`]);
  expect([did.rows, said.rowCount]).toEqual([[], 0]);
});

test("the first page and those of colleagues can be read by everybody and fit, at a desk and on a phone", async () => {
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["eigenaar"]);
  await page.goto(shopUrl("/kantoor/medewerkers"));
  await page.getByRole("link", { name: "Meer over Marieke van den Berg" }).last().click();
  await hydrated(page);
  await page.getByRole("heading", { name: "Apparaten" }).waitFor();
  for (const path of [new URL(page.url()).pathname, "/kantoor", "/kantoor/medewerkers", "/kantoor/uitnodiging"]) {
    await page.goto(shopUrl(path));
    for (const { viewport } of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      const judge = viewport === PHONE.viewport ? axeAgain : axe;
      expect([path, await judge(page)]).toEqual([path, []]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, wide > 0]).toEqual([path, false]);
    }
  }
  expect(page.complaints).toEqual([]);
});
