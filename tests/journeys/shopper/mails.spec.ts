import { expect, test, vi } from "vitest";
import { aVisitor, axe, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { fillAddress, put, TAXUS, toBank } from "../buying-steps.ts";
import { anAddress, aSession, db, PASSWORD } from "../people.ts";

vi.setConfig({ testTimeout: 180_000 });

/** What a shopper gets in the post, asked for in one visit. */
async function askForMails(): Promise<{ about: string; html: string }[]> {
  const [known, fresh] = [anAddress(), anAddress()];
  await aSession(known);
  const page = await aVisitor(WITHOUT_SCRIPTS);
  await put(page, TAXUS, 2);
  const name = { firstName: "Marieke", lastName: "van den Berg" };
  const forms: [string, Record<string, string>][] = [
    ["/register", { email: fresh, password: PASSWORD, ...name }],
    ["/login", { deed: "account.link", email: known }],
    ["/wachtwoord-vergeten", { email: known }],
    ["/nieuwsbrief", { email: fresh }],
    ["/cart", { deed: "cart.mail", email: fresh }],
    ["/contact", { email: known, name: "Marieke", subject: "plant", message: "Mijn taxus wordt bruin, wat nu?" }],
  ];
  for (const [path, form] of forms)
    await page.context().request.post(shopUrl(path), { form, headers: { origin: shopUrl() } });
  await page.goto(shopUrl("/checkout/delivery"));
  await fillAddress(page);
  await page.locator("[name=email]").fill(fresh);
  await toBank(page);
  await page.getByRole("button", { name: "Betaald", exact: true }).click();
  const asked = `select split_part(event, ':', 1) as about, html from mails where "to" = any($1)`;
  const read = async () => (await db.$client.query<{ about: string; html: string }>(asked, [[known, fresh]])).rows;
  await expect.poll(async () => new Set((await read()).map(({ about }) => about)).size, { timeout: 30_000 }).toBe(7);
  return read();
}

/** Runs inside a mail: how light its ground and its paper are, from 0 to 255. */
const lightest = () =>
  Math.max(
    ...[document.body, document.querySelector(".w") ?? document.body].flatMap((one) =>
      (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number),
    ),
  );

test("a mail is dark for who reads in the dark and light by day, and can be read in both", async () => {
  const sent = await askForMails();
  for (const colorScheme of ["light", "dark"] as const) {
    const reader = await aVisitor({ viewport: { width: 390, height: 844 }, colorScheme });
    for (const { about, html } of sent) {
      await reader.setContent(html.replaceAll(/<img [^>]*>/g, ""));
      expect([about, (await reader.evaluate(lightest)) < 60]).toEqual([about, colorScheme === "dark"]);
      expect([about, colorScheme, await axe(reader, ["color-contrast"])]).toEqual([about, colorScheme, []]);
    }
  }
});
