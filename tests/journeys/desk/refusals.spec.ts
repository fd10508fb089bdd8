import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, PHONE, shopUrl } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { enterAs } from "../people.ts";

test("what an order refuses is read where one stands, not above the screen", async () => {
  const buyer = new Buyer("kantoor-weigering", TAXUS);
  await buyer.buy(shopUrl());
  const page = await aVisitor(PHONE);
  await enterAs(page.context(), "kantoor-weigering@voorbeeld.nl", ["staff"]);
  await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
  await hydrated(page);
  await page.getByText("Tegemoetkoming zonder retour").click();
  await page.getByLabel("Bedrag in euro’s").fill("9999");
  await page.getByLabel("Waarom", { exact: true }).last().fill("Een pot brak onderweg.");
  await page.getByRole("button", { name: "Leg vast" }).click();
  const refusal = page.getByText("Dat is meer dan er nog terug kan.").first();
  await refusal.waitFor();
  const isSeen = () =>
    refusal.evaluate((told) => {
      const { top, bottom } = told.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
});
