import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, shopUrl } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs } from "../people.ts";

let bought = 0;
async function buy(): Promise<string> {
  const buyer = new Buyer(`getypt-${++bought}`, TAXUS);
  await buyer.buy(shopUrl());
  return buyer.number ?? "";
}

async function aColleague() {
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  return page;
}

test("a mail and a note about an order stay while the shop mails and a colleague writes, and go once they left", async () => {
  const number = await buy();
  const [page, colleague] = [await aColleague(), await aColleague()];
  await page.goto(shopUrl(`/kantoor/bestellingen/${number}`));
  await hydrated(page);
  const mail = page.locator("details", { hasText: "Stuur een mail" }).last();
  await mail.locator("summary").click();
  const [subject, words] = [mail.getByLabel("Onderwerp"), mail.getByLabel("Bericht")];
  const note = page.getByLabel("Schrijf een notitie voor collega’s");
  await subject.fill("Over dinsdag");
  await words.fill("Ik belde net.");

  await db.$client.query(
    `insert into mails (event, "to", subject, html, text, created_at)
     select 'delivered:' || id, email, 'Van de winkel', 'x', 'x', now() from orders where number = $1`,
    [number],
  );
  await note.fill("Gebeld");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await page.getByText("De notitie is bewaard.").waitFor();
  expect([await subject.inputValue(), await words.inputValue()]).toEqual(["Over dinsdag", "Ik belde net."]);
  expect(await note.inputValue(), "a note that was kept is not kept twice").toBe("");

  await note.fill("Belt terug");
  await colleague.goto(shopUrl(`/kantoor/bestellingen/${number}`));
  await hydrated(colleague);
  await colleague.getByLabel("Schrijf een notitie voor collega’s").fill("Van mij");
  await colleague.getByRole("button", { name: "Bewaar notitie" }).click();
  await colleague.getByText("De notitie is bewaard.").waitFor();
  await mail.getByRole("button", { name: "Verstuur mail" }).click();
  await page.getByText("De mail is verstuurd.").waitFor();
  await page.getByText("Van mij", { exact: true }).waitFor();
  expect(await note.inputValue()).toBe("Belt terug");
  expect(await words.inputValue(), "a mail that left is not sent twice").toBe("");
  expect(page.complaints).toEqual([]);
});

test("words about a customer and answers that are being written stay when a colleague adds some", async () => {
  const { rows } = await db.$client.query<{ email: string }>("select email from orders where number = $1", [
    await buy(),
  ]);
  const page = await aColleague();
  await page.goto(shopUrl(`/kantoor/klanten?q=${rows[0]?.email ?? ""}`));
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "An" }).first().click();
  const tag = page.getByLabel("Nieuw woord");
  await tag.fill("vaste klant");
  await db.$client.query(
    `insert into customer_notes (email, kind, text, by, at) values ($1, 'tag', 'tuinclub', 'jan@voorbeeld.nl', now())`,
    [rows[0]?.email],
  );
  await page.getByLabel("Schrijf een notitie voor collega’s").fill("Belt graag");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await page.getByRole("button", { name: "Haal tuinclub weg" }).waitFor();
  expect(await tag.inputValue()).toBe("vaste klant");
  await tag.press("Enter");
  await page.getByRole("button", { name: "vaste klant" }).waitFor();
  expect(await tag.inputValue()).toBe("");

  const [mine, theirs, late] = ["Groet", "Van een ander", "Later"].map((name) => `${name} ${process.pid}`);
  const add = (name: string | undefined) =>
    db.$client.query(`insert into answer_templates (name, text, saved_at) values ($1, 'Dag', now())`, [name]);
  await add(theirs);
  await page.goto(shopUrl("/kantoor/berichten/antwoorden"));
  await hydrated(page);
  const [fresh, other] = ["Nieuw vast antwoord", theirs ?? ""].map((title) =>
    page.locator("details", { has: page.locator("summary", { hasText: title }) }),
  );
  if (!fresh || !other) throw new Error("no forms");
  await fresh.locator("summary").click();
  const name = fresh.getByLabel("Naam, voor ons");
  await name.fill(mine ?? "");
  await add(late);
  await other.locator("summary").click();
  await other.getByRole("button", { name: "Bewaar" }).click();
  await page.getByText("Het vaste antwoord is bewaard.").waitFor();
  await page.getByText(late ?? "", { exact: true }).waitFor();
  expect(await name.inputValue()).toBe(mine);
  await fresh.getByRole("textbox", { name: "Tekst" }).fill("Goedendag");
  await fresh.getByRole("button", { name: "Bewaar" }).click();
  await page.getByText(mine ?? "", { exact: true }).waitFor();
  expect(await name.inputValue()).toBe("");
  expect(page.complaints).toEqual([]);
});
