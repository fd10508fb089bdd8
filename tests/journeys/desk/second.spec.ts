import { expect, test } from "vitest";
import { aVisitor, axe, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";
import { anAddress, db, enterAs } from "../people.ts";

const codesOn = (page: Visitor) => page.locator(".herstelcodes code").allTextContents();
/** The shop on this machine shows what an app would. */
const shownCode = async (page: Visitor) =>
  /\b\d{6}\b/.exec((await page.locator(".bericht").last().textContent()) ?? "")?.[0];

async function give(page: Visitor, code: string | undefined): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code ?? "");
  await page.getByRole("button", { name: "Ga verder" }).click();
}

test("with the telephone lost: a code from paper, another telephone, new codes; and an owner for who lost those too", async () => {
  const email = anAddress();
  const page = await aVisitor(PHONE);
  await enterAs(page.context(), email, ["winkel"]);
  const forget = () =>
    db.$client.query(
      `update sessions set second_factor_at = null where "user" = (select id from users where email = $1)`,
      [email],
    );
  const open = async () => {
    await page.goto(shopUrl("/account/tweede-stap"));
    await hydrated(page);
  };
  await forget();
  await open();
  await give(page, await shownCode(page));
  await page.getByRole("heading", { name: "Bewaar deze herstelcodes" }).waitFor();
  const first = await codesOn(page);
  expect([first.length, await axe(page)]).toEqual([10, []]);
  await page.getByRole("button", { name: "Druk af" }).waitFor();

  await forget();
  await open();
  expect(await page.getByText(first[0] ?? "").count(), "shown once").toBe(0);
  await give(page, first[0]);
  await page.getByText("Je hebt nog 9 herstelcodes.").waitFor();
  await page.getByText("Andere telefoon instellen").click();
  expect(await axe(page)).toEqual([]);
  await give(page, "000000");
  await page.getByText("Deze code klopt niet").waitFor();
  await give(page, await shownCode(page));
  await page.getByText("Je nieuwe telefoon is ingesteld.").waitFor();
  const second = await codesOn(page);
  expect([second.length, second.some((code) => first.includes(code))]).toEqual([10, false]);

  await open();
  await page.getByRole("button", { name: "Maak nieuwe herstelcodes" }).click();
  await page.getByText("Je hebt nieuwe herstelcodes.").waitFor();
  expect((await codesOn(page)).some((code) => second.includes(code))).toBe(false);
  expect(page.complaints.filter((line) => !line.includes("422"))).toEqual([]);

  const owner = await aVisitor();
  await enterAs(owner.context(), anAddress(), ["eigenaar"]);
  await owner.goto(shopUrl("/kantoor/medewerkers"));
  await hydrated(owner);
  await owner.getByRole("row", { name: email }).getByRole("link").click();
  await owner.getByText("Tweede stap wissen", { exact: true }).click();
  await owner.getByRole("button", { name: /^Wis de tweede stap van/ }).click();
  await owner.getByText("De tweede stap is gewist").waitFor();
  await owner.getByText("Op geen enkel apparaat ingelogd.").waitFor();
  await page.goto(shopUrl("/kantoor/bestellingen"));
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(owner.complaints).toEqual([]);
});
