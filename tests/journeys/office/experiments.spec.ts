import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";
import { enterAs } from "../people.ts";

test("other words for a part of the visitors, made without code: the kept page stays the same for everybody", async () => {
  const page = await aVisitor(WITHOUT_SCRIPTS);
  await enterAs(page.context(), "proef@voorbeeld.nl", ["teksten"]);
  await page.goto(shopUrl("/kantoor/proeven"));
  await page.getByText("Nieuwe proef met een blok van de voorpagina").click();
  await page.getByLabel("Naam van de proef").fill("Andere kop");
  await page
    .getByLabel("Blok")
    .selectOption({ label: "Opening met foto en knop: Plant vandaag je schaduw van morgen" });
  await page.getByRole("button", { name: "Start de proef" }).first().click();
  await page.getByText("Vul bij B minstens één ding in dat anders is.").first().waitFor();
  expect(await page.getByLabel("Naam van de proef").inputValue()).toBe("Andere kop");
  await page.getByLabel("B: kop").fill("Begin vandaag met je haag");
  await page.getByRole("button", { name: "Start de proef" }).first().click();
  await page.getByText("De proef loopt.").waitFor();
  const read = async () => (await fetch(shopUrl("/"))).text();
  await expect.poll(read).toContain("Begin vandaag met je haag");
  expect(await read()).toContain("<h1>Plant vandaag je schaduw van morgen</h1>");
  const { experiments } = (await (await fetch(shopUrl("/api/experiments"))).json()) as {
    experiments: { key: string }[];
  };
  const key = experiments.find((one) => one.key.startsWith("blok_"))?.key ?? "";
  const b = await visit(`/?exp_${key}=B`);
  await b.getByRole("heading", { level: 1, name: "Begin vandaag met je haag" }).waitFor();
  const a = await visit(`/?exp_${key}=A`);
  await a.getByRole("heading", { level: 1, name: "Plant vandaag je schaduw van morgen" }).waitFor();
  expect(b.complaints).toEqual([]);
  await page.getByRole("article").filter({ hasText: "Andere kop" }).getByRole("button", { name: "Zet uit" }).click();
  await page.getByText("De proef staat uit.").waitFor();
  await expect.poll(read).not.toContain("Begin vandaag met je haag");
  const seen = await aVisitor(DESK);
  await enterAs(seen.context(), "proef-2@voorbeeld.nl", ["teksten"]);
  await seen.goto(shopUrl("/kantoor/proeven"));
  await hydrated(seen);
  expect(await axe(seen)).toEqual([]);
});
