import { expect, test } from "vitest";
import { aVisitor, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";
import { anAddress, db, enterAs } from "../people.ts";

test("a question asked in the shop is answered on a phone, without scripts too, and the customer's reply opens it again", async () => {
  const email = anAddress();
  const shopper = await visit("/contact", PHONE);
  const form = shopper.locator("main");
  await form.getByLabel("Je naam").fill("An de Vries");
  await form.getByLabel("E-mailadres").fill(email);
  await form.getByLabel("Je bericht").fill("Komt mijn haag vóór de vorst? <b>Graag</b> antwoord.");
  await shopper.getByRole("button", { name: "Verstuur bericht" }).click();
  const thanks = shopper.getByRole("status").filter({ hasText: "Je bericht is verstuurd." });
  await thanks.waitFor();
  expect(await thanks.evaluate((words) => words === document.activeElement), "who listens hears it").toBe(true);

  const page = await aVisitor({ ...PHONE, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled });
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor/berichten/antwoorden"));
  await page.getByLabel("Naam, voor ons").fill("Vorst");
  await page.getByLabel("Tekst").fill("Dag {naam},\n\nDinsdag staat hij voor de deur.\n\nGroet, {ik}");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await page.getByText("Het vaste antwoord is bewaard.").waitFor();

  await page.goto(shopUrl("/kantoor/berichten"));
  await page.getByLabel("Naam, mail, bestelnummer of woorden").fill(email);
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page.getByRole("link", { name: /An de Vries/ }).click();
  await page.locator(".bel").getByText("<b>Graag</b> antwoord.").waitFor();
  await page.getByLabel("Vast antwoord").selectOption({ label: "Vorst" });
  await page.getByRole("button", { name: "Neem over" }).click();
  const words = page.getByLabel("Je antwoord");
  expect(await words.inputValue()).toBe(
    "Dag An de Vries,\n\nDinsdag staat hij voor de deur.\n\nGroet, Marieke van den Berg",
  );
  await page.getByRole("button", { name: "Stuur antwoord" }).click();
  await page.getByText("Het antwoord is verstuurd.").waitFor();
  const sent = async () =>
    (await db.$client.query("select text from mails where \"to\" = $1 and event like 'answer-%'", [email])).rowCount;
  expect(await sent()).toBe(1);

  await page.locator("summary", { hasText: "Er kwam een antwoord per mail" }).click();
  await page.getByLabel("Wat de klant schreef").fill("Fijn, mag het ook woensdag?");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await page.getByText("Het antwoord van de klant staat erbij.").waitFor();
  await page.locator(".gesprek").getByText("Te beantwoorden", { exact: true }).waitFor();
});
