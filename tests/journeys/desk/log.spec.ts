import fs from "node:fs";
import { expect, test } from "vitest";
import { readTable } from "../../../app/catalogue/range-file/csv.ts";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs } from "../people.ts";

test("every deed stands in the file of the log; a Dutch spreadsheet opens it and runs nothing in it", async () => {
  const buyer = new Buyer("kantoor-logboek", TAXUS);
  await buyer.buy(shopUrl());
  const [me, invited] = [anAddress(), anAddress()];
  const page = await aVisitor(WITHOUT_SCRIPTS);
  await enterAs(page.context(), me, ["eigenaar"]);

  const name = `=HYPERLINK("https://kwaad.example";"prijs ${process.pid}")`;
  await page.goto(shopUrl("/kantoor/berichten/antwoorden"));
  const fresh = page.locator("details", { has: page.locator("summary", { hasText: "Nieuw vast antwoord" }) });
  // It stands open only where there are no answers yet.
  if (!(await fresh.getByLabel("Tekst").isVisible())) await fresh.locator("summary").click();
  await fresh.getByLabel("Naam, voor ons").fill(name);
  await fresh.getByLabel("Tekst").fill("+31 612345678; bel ons");
  await fresh.getByRole("button", { name: "Bewaar" }).click();
  await page.getByText("Het vaste antwoord is bewaard.").waitFor();
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await page.getByLabel("Schrijf een notitie voor collega’s").fill("Gebeld; dinsdag\n@graag");
  await page.getByRole("button", { name: "Bewaar notitie" }).click();
  await page.getByText("De notitie is bewaard.").waitFor();
  await page.goto(shopUrl("/kantoor/medewerkers"));
  await page.getByLabel("E-mail", { exact: true }).fill(invited);
  await page.getByRole("button", { name: "Stuur uitnodiging" }).click();
  await page.getByText("De uitnodiging is verstuurd.").waitFor();
  await page.locator("li", { hasText: invited }).getByRole("button", { name: "Trek in" }).click();
  await page.getByText("De uitnodiging is ingetrokken.").waitFor();

  await page.goto(shopUrl("/kantoor/logboek"));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download als CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^logboek-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = fs.readFileSync(await file.path());
  expect([...bytes.subarray(0, 3)], "the mark by which a spreadsheet knows how letters are written").toEqual([
    0xef, 0xbb, 0xbf,
  ]);
  const [head, ...rows] = (await Array.fromAsync(readTable([bytes]))).map(({ cells }) => cells);
  expect(head).toEqual(["wanneer", "wie", "wat", "waarop", "daad", "ervoor", "erna"]);
  expect(bytes.toString().split("\r\n")[0]).toContain('"wanneer";"wie"');
  const mine = rows.filter(([, who]) => who === me);
  expect(mine.map((cells) => [cells[4], cells[3]])).toEqual([
    ["file.log", ""],
    ["staff.uninvite", invited],
    ["staff.invite", invited],
    ["orders.note", buyer.number],
    ["messages.save-template", `'${name}`],
  ]);
  const { rows: kept } = await db.$client.query<{ count: number }>("select count(*)::int as count from staff_log");
  expect(rows.length).toBe(kept[0]?.count);
  expect(rows.filter((cells) => cells.length !== 7)).toEqual([]);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});
