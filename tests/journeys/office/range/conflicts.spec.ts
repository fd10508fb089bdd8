import { expect, test } from "vitest";
import { aVisitor, axe, hydrated, shopUrl, type Visitor } from "../../browser.ts";
import { db, enterAs } from "../../people.ts";

let staff = 0;
async function enter(path: string): Promise<Visitor> {
  const page = await aVisitor();
  await enterAs(page.context(), `samen${++staff}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  await hydrated(page);
  return page;
}
async function reload(page: Visitor): Promise<void> {
  await page.reload();
  await hydrated(page);
}
const press = (page: Visitor, name: string) => page.getByRole("button", { name, exact: true }).click();
const conflictOnly = (page: Visitor) => page.complaints.filter((one) => !one.includes("status of 409"));

test("two at one text: the second sees who was first and both texts, a reload loses nothing and asks again, and what is chosen counts", async () => {
  const slug = "klimop-verzorgen";
  const [an, bo] = [await enter(`/kantoor/teksten/artikel/${slug}`), await enter(`/kantoor/teksten/artikel/${slug}`)];
  const title = (page: Visitor) => page.getByLabel("Titel", { exact: true });
  await title(an).fill("Klimop verzorgen, zegt An");
  await title(bo).fill("Klimop verzorgen, zegt Bo");
  await bo.getByLabel("Omschrijving").fill("Bo schreef dit over klimop, de snoei en de bodem.");
  await press(an, "Bewaar concept");
  await an.getByText("Het concept is bewaard.").waitFor();
  const both = bo.getByRole("group", { name: "Titel" });
  await press(bo, "Bewaar concept");
  await both.getByText("Klimop verzorgen, zegt An").waitFor();
  await bo.getByText("samen1@voorbeeld.nl veranderde deze tekst terwijl jij schreef.").waitFor();
  expect(await axe(bo)).toEqual([]);
  await title(bo).fill("Klimop verzorgen, zegt Bo opnieuw");
  await reload(bo);
  await bo.getByText("Wat je eerder typte en niet bewaarde staat er weer.").waitFor();
  expect(await title(bo).inputValue()).toBe("Klimop verzorgen, zegt Bo opnieuw");
  expect(await bo.getByLabel("Omschrijving").inputValue()).toContain("Bo schreef dit");
  await press(bo, "Bewaar concept");
  await both.getByRole("radio", { name: /Zoals jij het schreef/ }).check();
  await press(bo, "Bewaar concept");
  await bo.getByText("Het concept is bewaard.").waitFor();
  const { rows } = await db.$client.query("select draft ->> 'title' as title from words where slug = $1", [slug]);
  expect(rows).toEqual([{ title: "Klimop verzorgen, zegt Bo opnieuw" }]);
  expect(await bo.getByText("Wat je eerder typte").count()).toBe(0);
  expect([...conflictOnly(an), ...conflictOnly(bo)]).toEqual([]);
});

test("a product: what is typed after a save, and what two people typed at once, survives a reload", async () => {
  const path = "/kantoor/assortiment/zwarte-bamboe";
  const [an, bo] = [await enter(path), await enter(path)];
  const kept = (page: Visitor) => page.getByText("Je wijzigingen van daarnet staan er nog");
  const sentence = (page: Visitor) => page.getByLabel("In één zin");
  await sentence(bo).fill("Van Bo.");
  await sentence(an).fill("Van An.");
  await press(an, "Bewaar");
  await an.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  await sentence(an).fill("Van An, beter gezegd.");
  await reload(an);
  expect(new URL(an.url()).search).toBe("?gedaan=bewaard");
  await kept(an).waitFor();
  expect(await sentence(an).inputValue()).toBe("Van An, beter gezegd.");
  await an.context().setOffline(true);
  await press(an, "Bewaar");
  await an.getByText("Je bent nu niet verbonden").first().waitFor();
  await an.context().setOffline(false);
  await an.goto(shopUrl(`${path}?gedaan=bewaard`));
  await hydrated(an);
  await kept(an).waitFor();
  expect(await sentence(an).inputValue(), "a line that fails").toBe("Van An, beter gezegd.");
  await press(an, "Bewaar");
  // The page says "Bewaard" of the save before it as well.
  await kept(an).waitFor({ state: "hidden" });
  await reload(an);
  expect(await kept(an).count()).toBe(0);

  await press(bo, "Bewaar");
  const both = bo.getByRole("group", { name: "In één zin" });
  await both.getByText("Van An, beter gezegd.").waitFor();
  await reload(bo);
  await kept(bo).waitFor();
  expect(await sentence(bo).inputValue()).toBe("Van Bo.");
  await press(bo, "Bewaar");
  await both.getByRole("radio", { name: /Van jou/ }).check();
  await press(bo, "Bewaar");
  await bo.getByText("Bewaard. Het staat zo in de winkel.").waitFor();
  expect(await sentence(bo).inputValue()).toBe("Van Bo.");
  expect(await kept(bo).count()).toBe(0);
});

test("after a new product is made the next one begins anew", async () => {
  const page = await enter("/kantoor/assortiment/nieuw?van=zwarte-bamboe");
  const was = await page.getByLabel("Naam", { exact: true }).inputValue();
  const name = page.getByLabel("Naam", { exact: true });
  await name.fill("Proefplant van vandaag");
  await reload(page);
  expect(await name.inputValue(), "a reload loses nothing").toBe("Proefplant van vandaag");
  await press(page, "Maak product");
  await page.getByText("Het product is er.").waitFor();
  await page.goto(shopUrl("/kantoor/assortiment/nieuw?van=zwarte-bamboe"));
  await hydrated(page);
  expect(await name.inputValue()).toBe(was);
});
