import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs, login, PASSWORD, register } from "../people.ts";

const OVER = "Je bent uitgelogd. Wat je typte, is bewaard: log opnieuw in, dan staat het er weer.";
const BACK = "Wat je typte, staat er weer. Het is nog niet verstuurd.";

/** Somebody of the shop with a password and recovery codes, at work on a page. */
async function aColleague(path: string) {
  const [page, email] = [await aVisitor(), anAddress()];
  page.setDefaultTimeout(90_000);
  await page.goto(shopUrl("/login"));
  await hydrated(page);
  await register(page, email);
  await db.$client.query(`update users set scope = '["eigenaar"]' where email = $1`, [email]);
  await page.goto(shopUrl(path));
  const code = /\b\d{6}\b/.exec((await page.locator(".bericht").first().textContent()) ?? "")?.[0] ?? "";
  const codes = await giveCode(page, code);
  return { page, email, codes };
}

/** Gives the second factor, and goes on; the recovery codes that were shown. */
async function giveCode(page: Visitor, code: string): Promise<string[]> {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Ga verder" }).click();
  const on = page.getByRole("link", { name: "Naar het kantoor" });
  await on.waitFor();
  const codes = await page.locator(".herstelcodes li").allTextContents();
  await on.click();
  await page.locator("main.blad").waitFor();
  await hydrated(page);
  return codes;
}

/** The login is over in the database, as when it lapsed or was withdrawn. */
const end = (email: string) =>
  db.$client.query(`delete from sessions where "user" = (select id from users where email = $1)`, [email]);

async function comeBack(page: Visitor, email: string, code = ""): Promise<void> {
  await page.waitForURL((url) => url.pathname === "/login");
  await hydrated(page);
  await login(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname === "/account/tweede-stap");
  await giveCode(page, code);
}

test("a login that ends while somebody writes a mail, a product or a text costs no words", async () => {
  const buyer = new Buyer("kantoor-uitgelogd", TAXUS);
  await buyer.buy(shopUrl());
  const order = `/kantoor/bestellingen/${buyer.number}`;
  const { page, email, codes } = await aColleague(order);
  expect(new URL(page.url()).pathname).toBe(order);
  const form = page.locator("details", { hasText: "Stuur een mail" }).last();
  const note = page.getByLabel("Schrijf een notitie voor collega’s");
  await form.locator("summary").click();
  await form.getByLabel("Onderwerp").fill("Over dinsdag");
  await form.getByLabel("Bericht").fill("Dag An,\n\nDinsdag komt de haag.");
  await note.fill("Half geschreven");
  await end(email);
  await form.getByRole("button", { name: "Verstuur mail" }).click();
  await page.getByText(OVER).waitFor();
  await comeBack(page, email, codes[0]);
  expect(new URL(page.url()).pathname, "the page somebody was on").toBe(order);
  await page.getByText(BACK).waitFor();
  expect(await form.getByLabel("Onderwerp").inputValue()).toBe("Over dinsdag");
  expect(await form.getByLabel("Bericht").inputValue()).toBe("Dag An,\n\nDinsdag komt de haag.");
  expect(await note.inputValue(), "the other form of the page").toBe("Half geschreven");
  await form.getByRole("button", { name: "Verstuur mail" }).click();
  await page.getByText("De mail is verstuurd.").waitFor();
  await page.reload();
  await hydrated(page);
  expect(await form.getByLabel("Bericht").inputValue(), "what was sent is not kept").toBe("");
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain("Dinsdag komt");

  await note.fill("Geschreven, en toen herladen");
  await end(email);
  await page.reload();
  await comeBack(page, email, codes[1]);
  await expect.poll(() => note.inputValue()).toBe("Geschreven, en toen herladen");
  await page.goto(shopUrl(order));
  await hydrated(page);
  expect(await note.inputValue(), "who leaves by themselves begins again").toBe("");

  const product = "/kantoor/assortiment/zwarte-bamboe";
  await page.goto(shopUrl(product));
  await hydrated(page);
  const name = page.getByLabel("Naam", { exact: true });
  await name.fill("Zwarte bamboe voor de proef");
  await end(email);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText(OVER).waitFor();
  await comeBack(page, email, codes[2]);
  expect(new URL(page.url()).pathname).toBe(product);
  await expect.poll(() => name.inputValue()).toBe("Zwarte bamboe voor de proef");

  const text = "/kantoor/teksten/artikel/taxus-verzorgen";
  await page.goto(shopUrl(text));
  await hydrated(page);
  const title = page.getByLabel("Titel", { exact: true });
  await title.fill("Taxus in november");
  await end(email);
  // A link of the menu shows it as well.
  await page.getByRole("link", { name: "Kantoor, naar vandaag" }).click();
  await page.getByText(OVER).waitFor();
  await comeBack(page, email, codes[3]);
  expect(new URL(page.url()).pathname).toBe(text);
  await expect.poll(() => title.inputValue()).toBe("Taxus in november");
});

test("without scripts what was sent too late stands on the page, and is sent again by who is back", async () => {
  const buyer = new Buyer("kantoor-te-laat", TAXUS);
  await buyer.buy(shopUrl());
  const [page, email] = [await aVisitor(WITHOUT_SCRIPTS), anAddress()];
  await enterAs(page.context(), email, ["eigenaar"]);
  const lasts = (until: string) =>
    db.$client.query(
      `update sessions set expires_at = now() + $2::interval where "user" = (select id from users where email = $1)`,
      [email, until],
    );
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await page.getByLabel("Schrijf een notitie voor collega’s").fill("Belt dinsdag <b>terug</b>.\nLiefst vroeg.");
  await lasts("-1 minute");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await page.getByRole("heading", { name: "Je bent uitgelogd" }).waitFor();
  expect(await page.getByLabel("Wat je typte").inputValue()).toBe("Belt dinsdag <b>terug</b>.\nLiefst vroeg.");
  await page.getByRole("button", { name: "Verstuur opnieuw" }).click();
  expect(await page.getByLabel("Wat je typte").inputValue(), "still logged out").toContain("Liefst vroeg.");
  await lasts("1 hour");
  await page.getByRole("button", { name: "Verstuur opnieuw" }).click();
  await page.locator(".notitie", { hasText: "Belt dinsdag <b>terug</b>." }).waitFor();
  // Another site shows nobody its own words on a page of ours.
  const foreign = await fetch(page.url(), {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-dest": "document", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ notitie: "bel 0900 nu" }),
  });
  expect([foreign.status, foreign.headers.get("location")]).toEqual([302, "/login"]);
});
