import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs } from "../people.ts";

let bought = 0;
async function buy(): Promise<string> {
  const buyer = new Buyer(`kantoor-mail-${++bought}`, TAXUS);
  await buyer.buy(shopUrl());
  return buyer.number ?? "";
}

const formOf = (page: Page) => {
  const form = page.locator("details", { hasText: "Stuur een mail" }).last();
  return {
    open: () => form.locator("summary").click(),
    subject: form.getByLabel("Onderwerp"),
    words: form.getByLabel("Bericht"),
    begin: async (label: string) => {
      const before = await form.locator("[name=poging]").inputValue();
      await form.getByLabel("Begin met").selectOption({ label });
      await form.getByRole("button", { name: "Neem over" }).click();
      // The page was read again.
      await expect.poll(() => form.locator("[name=poging]").inputValue()).not.toBe(before);
    },
    send: () => form.getByRole("button", { name: "Verstuur mail" }).click(),
  };
};

test("words of a mail stay when a template is taken and when something else is done, and go to no other order", async () => {
  const [number, other] = [await buy(), await buy()];
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${number}`));
  await hydrated(page);
  const mail = formOf(page);
  await mail.open();
  await mail.subject.fill("Over dinsdag");
  await mail.words.fill("Ik belde net.");
  await mail.begin("Het komt later");
  await expect.poll(() => mail.words.inputValue()).toMatch(/^Ik belde net\.\n\nHallo An,\n\nJe bestelling komt/);
  expect(await mail.subject.inputValue(), "what somebody typed is theirs").toBe("Over dinsdag");

  await mail.words.press("Control+Home");
  await mail.words.pressSequentially("Dag! ");
  await page.getByLabel("Schrijf een notitie voor collega’s").fill("Gebeld");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await page.getByText("De notitie is bewaard.").waitFor();
  expect(await mail.words.inputValue()).toMatch(/^Dag! Ik belde net\./);
  expect(await mail.words.isVisible()).toBe(true);

  await mail.subject.fill("");
  await mail.words.fill("");
  await mail.begin("Het komt later");
  await expect.poll(() => mail.words.inputValue()).toMatch(/^Hallo An,/);
  expect(await mail.subject.inputValue()).toBe(`Je bestelling ${number} komt iets later`);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Zoek in het kantoor" }).fill(other);
  await page.getByRole("option", { name: other }).click();
  await page.getByRole("heading", { level: 1, name: other }).waitFor();
  await mail.open();
  expect([await mail.subject.inputValue(), await mail.words.inputValue()]).toEqual(["", ""]);
  expect(page.complaints).toEqual([]);
});

test("without scripts: what was typed stays above the template, and leaves with it", async () => {
  const number = await buy();
  const page = await aVisitor(WITHOUT_SCRIPTS);
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${number}`));
  const mail = formOf(page);
  await mail.open();
  await mail.words.fill("Ik belde net.");
  await mail.begin("We wachten op de dooi");
  expect(await mail.words.inputValue()).toMatch(/^Ik belde net\.\n\nHallo An,/);
  await mail.send();
  await page.getByText("De mail is verstuurd.").waitFor();
  const subject = `Je bestelling ${number} wacht op de dooi`;
  const { rows } = await db.$client.query<{ text: string }>("select text from mails where subject = $1", [subject]);
  expect(rows.map(({ text }) => text.includes("Ik belde net."))).toEqual([true]);
});
