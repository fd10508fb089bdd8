import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

const SHOTS = process.env.SHOTS;
const shoot = async (page: Visitor, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};
const ask = async (path: string) => {
  const response = await fetch(shopUrl(path), { redirect: "manual" });
  return [response.status, response.headers.get("location")];
};

test("an address that is no more leads on for good, is counted, and a page that lives never does", async () => {
  expect(await ask("/oude-winkel/rozen")).toEqual([404, null]);
  const page = await aVisitor(DESK);
  await enterAs(page.context(), "door@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/doorverwijzingen"));
  await hydrated(page);
  await page.getByLabel("Oud adres", { exact: true }).fill("/rozen");
  await page.getByLabel("Nieuw adres", { exact: true }).fill("/bomen");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Op dit adres staat nu een pagina.").first().waitFor();
  await page.getByLabel("Oud adres", { exact: true }).fill("https://oud.voorbeeld.nl/Oude-Winkel/Rozen/");
  await page.getByLabel("Nieuw adres", { exact: true }).fill("/rozen");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await page.getByText("Bewaard. Wie het oude adres opent").waitFor();
  expect(await ask("/oude-winkel/rozen")).toEqual([301, "/rozen"]);
  expect(await ask("/Oude-Winkel/Rozen/?x=1")).toEqual([301, "/rozen"]);
  expect((await ask("/bomen"))[0]).toBe(200);
  await page.reload();
  await page.getByRole("cell", { name: "2", exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "door-1440");
  // By a link within the shop, too.
  await page.goto(shopUrl("/contact"));
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/oude-winkel/rozen", textContent: "Oud" });
    link.dataset.link = "";
    document.body.prepend(link);
  });
  await page.getByRole("link", { name: "Oud", exact: true }).click();
  await page.waitForURL("**/rozen");
  await page.getByRole("heading", { level: 1, name: /rozen/i }).waitFor();
  // A browser says it of every refusal, also of one that was meant.
  expect(page.complaints.filter((one) => !one.includes("422"))).toEqual([]);
});

test("without scripts, on a phone: a list is pasted, a wrong line keeps it all back", async () => {
  const page = await aVisitor({ ...WITHOUT_SCRIPTS, ...PHONE });
  await enterAs(page.context(), "door-390@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/doorverwijzingen"));
  await page.getByText("Plak een lijst").click();
  await page.getByLabel("Regels").fill("/weg-1;/bomen\n/weg-2;/nergens");
  await page.getByRole("button", { name: "Bewaar de lijst" }).click();
  await page.getByText("Regel 2:").first().waitFor();
  expect(await ask("/weg-1")).toEqual([404, null]);
  await page.getByLabel("Regels").fill("/weg-1;/bomen\n/weg-2;/heesters");
  await page.getByRole("button", { name: "Bewaar de lijst" }).click();
  await page.getByText("De lijst is bewaard.").waitFor();
  expect(await ask("/weg-2")).toEqual([301, "/heesters"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(page, "door-390");
});
