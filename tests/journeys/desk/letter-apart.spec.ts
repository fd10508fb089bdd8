import { expect, test } from "vitest";
import { aVisitor, hydrated, shopUrl } from "../browser.ts";
import { anAddress, enterAs } from "../people.ts";

test("the mail of a letter opens apart, and nothing breaks", async () => {
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["teksten"]);
  await page.goto(shopUrl("/kantoor/nieuwsbrief"));
  await hydrated(page);
  await page.getByRole("button", { name: "Nieuwe brief" }).click();
  await page.getByText("Een nieuwe brief.").waitFor();
  await hydrated(page);
  const broken: string[] = [];
  page.context().on("weberror", (error) => broken.push(String(error.error())));
  await page.getByRole("link", { name: "Open de mail apart" }).click();
  await expect.poll(() => page.context().pages().at(-1)?.url()).toContain("/api/kantoor/brieven/");
  await page.context().pages().at(-1)?.locator("table").first().waitFor();
  expect([broken, page.complaints]).toEqual([[], []]);
});
