import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, WITHOUT_SCRIPTS } from "../browser.ts";
import { anAddress, enterAs } from "../people.ts";
import { makeQuote, quoteFor } from "./a-quote.ts";

const widthOf = (page: { evaluate<T>(read: () => T): Promise<T> }) =>
  page.evaluate(() => document.documentElement.scrollWidth);

test("a quote is put together by telephone, read on a phone without scripts, taken and paid for", async () => {
  const email = anAddress();
  const page = await aVisitor(DESK);
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await makeQuote(page, email, "van Offeren");
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await widthOf(page)).toBe(390);
  await page.setViewportSize(DESK.viewport);
  await page.getByRole("link", { name: "Offertes", exact: true }).first().click();
  await page.getByRole("cell", { name: "An van Offeren" }).waitFor();
  expect(await axe(page)).toEqual([]);

  const link = await quoteFor(email);
  const shopper = await aVisitor({ ...PHONE, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled });
  await shopper.goto(link);
  await shopper.getByText("Voor de haag achter, zoals besproken.").waitFor();
  expect(await shopper.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const paper = await fetch(`${link}/offerte.pdf`);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const seen = await aVisitor(DESK);
  await seen.goto(link);
  await hydrated(seen);
  expect(await axe(seen)).toEqual([]);
  await shopper.getByRole("button", { name: /^Akkoord: bestel en betaal/ }).click();
  await shopper.waitForURL(/\/thank-you\?b=/);
  await shopper.getByRole("button", { name: /Betaal/ }).waitFor();
  await seen.getByRole("button", { name: /^Akkoord: bestel en betaal/ }).click();
  await seen.waitForURL(/\/thank-you\?b=/);
  expect(seen.url()).toBe(shopper.url());
  await page.reload();
  await page.getByRole("link", { name: /^Akkoord/ }).click();
  await page.getByRole("cell", { name: "An van Offeren" }).waitFor();
  expect(page.complaints).toEqual([]);
});
