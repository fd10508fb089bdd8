import { expect, test } from "vitest";
import { Buyer } from "../../kill/buyer.ts";
import { aVisitor, hydrated, shopUrl } from "../browser.ts";
import { TAXUS } from "../buying-steps.ts";
import { anAddress, enterAs } from "../people.ts";

test("who comes second with an order is told so, sees how it stands now and goes on from there", async () => {
  const buyer = new Buyer("twee-tegelijk", TAXUS);
  await buyer.buy(shopUrl());
  const [first, second] = [await aVisitor(), await aVisitor()];
  for (const page of [first, second]) {
    await enterAs(page.context(), anAddress(), ["winkel"]);
    await page.goto(shopUrl(`/kantoor/bestellingen/${buyer.number}`));
    await hydrated(page);
  }
  const ship = async (page: typeof first) => {
    await page
      .getByLabel(/^Taxus.*nog/)
      .first()
      .fill("1");
    await page.getByRole("button", { name: "Verzend", exact: true }).click();
  };
  await ship(first);
  await first.getByText("Verzonden. De klant krijgt een mail.").waitFor();
  await ship(second);
  await second.getByText("Dit was al gedaan, of de bestelling is ondertussen veranderd.", { exact: false }).waitFor();
  await second
    .getByLabel(/^Taxus.*nog 1\)/)
    .first()
    .waitFor();
  await ship(second);
  await second.getByText("Verzonden. De klant krijgt een mail.").waitFor();
  expect(second.complaints.filter((line) => !line.includes("409"))).toEqual([]);
});
