import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, shopUrl, type Visitor } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, db, enterAs } from "../people.ts";

let bought = 0;
async function buy(): Promise<string> {
  const buyer = new Buyer(`toetsen-${++bought}`, TAXUS);
  await buyer.buy(shopUrl());
  return buyer.number ?? "";
}

/** The keys are heard once the frame's own scripts are there. */
async function keysWork(page: Visitor): Promise<void> {
  await hydrated(page);
  const help = page.getByRole("dialog", { name: "Sneltoetsen" });
  await expect
    .poll(async () => {
      if (!(await help.isVisible())) await page.keyboard.press("?");
      return help.isVisible();
    })
    .toBe(true);
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
}

test("Ctrl S keeps a note, Ctrl Enter sends a mail and P opens the slip; without single letters the first two still do", async () => {
  const number = await buy();
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${number}`));
  await keysWork(page);
  const slip = page.context().waitForEvent("page");
  await page.keyboard.press("p");
  await (await slip).close();

  const note = page.getByLabel("Schrijf een notitie voor collega’s");
  await note.fill("");
  await note.pressSequentially("pxj/?");
  expect(await note.inputValue(), "letters in a field are letters").toBe("pxj/?");
  await page.keyboard.press("Control+s");
  await page.getByText("De notitie is bewaard.").waitFor();
  await page.getByText("pxj/?", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Sneltoetsen" }).click();
  const help = page.getByRole("dialog", { name: "Sneltoetsen" });
  await help.getByLabel("Sneltoetsen aan").uncheck();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  await page.keyboard.press("p");
  const mail = page.locator("details", { hasText: "Stuur een mail" }).last();
  await mail.locator("summary").click();
  await mail.getByLabel("Onderwerp").fill(`Over ${number}`);
  await mail.getByLabel("Bericht").fill("Dag An");
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+Enter");
  await page.getByText("De mail is verstuurd.").waitFor();
  expect(page.context().pages(), "P did nothing").toHaveLength(1);
  const asked = "select count(*)::int as n from mails where subject = $1";
  expect((await db.$client.query(asked, [`Over ${number}`])).rows).toEqual([{ n: 1 }]);
  expect(page.complaints).toEqual([]);
});

test("J, X and Shift X tick rows up to here, and Enter opens the one that has the focus", async () => {
  await Promise.all([buy(), buy(), buy()]);
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor/bestellingen?weergave=alles"));
  await keysWork(page);
  const ticked = () => page.locator("#inhoud tbody :checked").count();
  for (const key of ["j", "x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  expect(await ticked()).toBe(3);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/kantoor\/bestellingen\/\d{4}-/);
});

test("Ctrl Z opens a thread again that was just closed, and never one that was closed before", async () => {
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into messages (name, email, subject, body, sent_at) values ('An', $1, 'Water', 'Hoe vaak geef ik water?', now()) returning id`,
    [anAddress()],
  );
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl(`/kantoor/berichten/${rows[0]?.id ?? 0}`));
  await keysWork(page);
  await page.getByRole("button", { name: "Zet op klaar" }).click();
  await page.getByText("Op klaar gezet.").waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+z");
  await page.getByText("Weer open.").waitFor();
  await page.getByRole("button", { name: "Zet op klaar" }).click();
  await page.getByText("Op klaar gezet.").waitFor();
  await page.goto(shopUrl(`/kantoor/berichten/${rows[0]?.id ?? 0}`));
  await keysWork(page);
  await page.keyboard.press("Control+z");
  expect(await page.getByText("Weer open.").count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test("J and K go from order to order of the list it was opened from, and back leads to that list as it stood", async () => {
  await Promise.all([buy(), buy(), buy()]);
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl("/kantoor/bestellingen?q=vries&weergave=te-verzenden"));
  await keysWork(page);
  const links = page.locator("#inhoud tbody .b-nr a");
  const [first, second] = await links.allTextContents();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const [key, number] of [
    ["j", second],
    ["k", first],
  ] as const) {
    await page.getByRole("link", { name: "Volgende", exact: true }).waitFor();
    await page.keyboard.press(key);
    await page.waitForURL(shopUrl(`/kantoor/bestellingen/${number}`));
    await page.getByRole("heading", { level: 1, name: number }).waitFor();
  }
  await page.keyboard.press("k");
  await page.locator("#inhoud").getByRole("link", { name: "Alle bestellingen" }).click();
  await page.waitForURL(shopUrl("/kantoor/bestellingen?q=vries&weergave=te-verzenden"));
  expect(page.complaints).toEqual([]);
});

test("Ctrl Z takes back what somebody saved, and not what a colleague saved after it", async () => {
  const page = await aVisitor();
  const email = anAddress();
  await enterAs(page.context(), email, ["winkel"]);
  const path = "/kantoor/categorieen/beukenhaag";
  await page.goto(shopUrl(path));
  await page.getByLabel("Naam", { exact: true }).fill("Hagen en hegjes");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  const takeBack = page.getByRole("button", { name: "Draai terug" });
  await takeBack.waitFor();
  await db.$client.query(
    `insert into staff_log (at, user_id, who, deed, subject, before, after)
     select at, 'usr_ander', 'ander@voorbeeld.nl', deed, subject, before, after from staff_log
     where who = $1 and deed = 'categories.save' order by id desc limit 1`,
    [email],
  );
  await page.reload();
  await page.getByText("ander@voorbeeld.nl").first().waitFor({ state: "attached" });
  expect(await takeBack.count()).toBe(0);
});
