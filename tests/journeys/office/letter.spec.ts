import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { db, enterAs } from "../people.ts";

const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};
const aReader = (email: string) =>
  db.$client.query(
    `insert into subscribers (email, state, key, source, asked_at, confirmed_at)
     values ($1, 'confirmed', $1, 'footer', now(), now())`,
    [email],
  );
const mailsWith = async (subject: string) =>
  (await db.$client.query<{ to: string; html: string }>('select "to", html from mails where subject = $1', [subject]))
    .rows;

test("a newsletter of blocks is written, seen as mail, tried and sent to who is on the list, once", async () => {
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "brief@voorbeeld.nl", ["teksten"]);
  for (const name of ["een", "twee"]) await aReader(`${name}-lezer@voorbeeld.nl`);
  await page.goto(shopUrl("/kantoor/nieuwsbrief"));
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Nieuwe brief" }).click();
  await page.getByText("Een nieuwe brief.").waitFor();
  await hydrated(page);
  await page.getByLabel("Onderwerp").fill("Reisbrief");
  await page.getByLabel("Tekst", { exact: true }).fill("Kom [kijken](/kerst).");
  await page.getByRole("button", { name: "Producten", exact: true }).click();
  await page.getByText("Bewaard.").waitFor();
  await page.getByRole("searchbox", { name: "Producten: zoek op naam" }).fill("taxus");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page
    .getByRole("checkbox", { name: /^Taxus/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  const mail = page.frameLocator("iframe").first();
  await mail
    .getByRole("link", { name: /^Taxus/ })
    .last()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "brief-1440");
  await page.getByRole("button", { name: "Stuur een proef naar mij" }).click();
  await page.getByText("De proef is onderweg naar jou.").waitFor();
  expect(await mailsWith("Proef: Reisbrief")).toMatchObject([{ to: "brief@voorbeeld.nl" }]);
  await page.getByText("Verstuur nu").click();
  await page.getByRole("button", { name: /^Verstuur naar \d+ adressen$/ }).click();
  await page.getByText("De brief vertrekt binnen een minuut.").waitFor();
  await expect.poll(async () => (await mailsWith("Reisbrief")).length, { timeout: 90_000 }).toBeGreaterThan(1);
  const [sent] = await mailsWith("Reisbrief");
  const link = /\/brief\/\d+\/0/.exec(sent?.html ?? "")?.[0] ?? "";
  const followed = await fetch(shopUrl(link), { redirect: "manual" });
  expect([followed.status, followed.headers.get("location")]).toEqual([302, "/kerst"]);
  await page.reload();
  await page.getByRole("heading", { name: "Wat de brief deed" }).waitFor();
  await shoot(page, "brief-cijfers-1440");
}, 200_000);

test("without scripts, on a phone: a letter is planned, taken back and thrown away", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, ...PHONE });
  await enterAs(page.context(), "brief-390@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/nieuwsbrief"));
  await page.getByRole("button", { name: "Nieuwe brief" }).click();
  await page.getByText("Geef de brief een onderwerp.").first().waitFor();
  await page.getByLabel("Onderwerp").fill("Later");
  await page.getByLabel("Tekst", { exact: true }).fill("Tot later.");
  await page.getByRole("button", { name: "Foto", exact: true }).click();
  await page.getByRole("button", { name: "Haal 2. Foto weg" }).click();
  await page.getByText("Plan de brief").click();
  await page.getByLabel("Dag").fill("2020-01-01");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByText("Kies een dag en tijd die nog komen.").first().waitFor();
  await page.getByLabel("Dag").fill("2099-01-01");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByText("De brief is gepland.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Haal terug" }).click();
  await page.getByText("weer een concept").waitFor();
  await shoot(page, "brief-390");
  await page.getByRole("button", { name: "Gooi weg" }).click();
  await page.getByText("De brief is weggegooid.").waitFor();
});
