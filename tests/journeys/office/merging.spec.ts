import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { aSession, anAddress, db, enterAs } from "../people.ts";
import { makeQuote, quoteFor } from "./a-quote.ts";

const insert = `insert into orders (id, number, attempt, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at, held_until)
  select $1, $2, $1, $3, total_cents, gift_cents, due_cents, payment_method, $4::jsonb, now(), now() from (select 995 as total_cents, 0 as gift_cents, 995 as due_cents, 'ideal' as payment_method) o`;

const snapshot = (email: string) => {
  const to = {
    name: "An Samenwegge",
    street: "Lindelaan",
    number: "12",
    postcode: "3817 AB",
    city: "Ede",
    country: "NL",
  };
  const sums = { goodsCents: 995, discountCents: 0, deliveryCents: 0, reversedCents: 0, totalCents: 995, vat: [] };
  const contact = { email, firstName: "An", lastName: "Samenwegge", phone: "0687650019" };
  const rest = { business: null, lines: [], code: null, gifts: [], shipments: [], note: "", gift: "" };
  return JSON.stringify({
    contact,
    billing: to,
    deliverTo: to,
    ...sums,
    ...rest,
    method: "voordeur",
    terms: "2026-01-01",
  });
};

test("two customers that are one are compared, joined without scripts, and stay joined", async () => {
  const [mine, other] = [anAddress(), anAddress()];
  const { user } = await aSession(mine);
  await db.$client.query(insert, [`ord_${user}a`, `1999-${process.pid}1`.padEnd(11, "0"), mine, snapshot(mine)]);
  await db.$client.query(insert, [`ord_${user}b`, `1999-${process.pid}2`.padEnd(11, "0"), other, snapshot(other)]);
  const page = await aVisitor({ ...DESK, javaScriptEnabled: WITHOUT_SCRIPTS.javaScriptEnabled });
  await enterAs(page.context(), anAddress(), ["winkel"]);
  await page.goto(shopUrl(`/kantoor/klanten/${user}`));
  await page.getByRole("heading", { name: "Zelfde persoon?" }).waitFor();
  await page.getByText("zelfde telefoon, zelfde naam en postcode").waitFor();
  await page.getByRole("link", { name: "Vergelijk An Samenwegge" }).click();
  await page.getByRole("heading", { name: "Klanten samenvoegen" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await page.getByLabel("Ja, dit is dezelfde persoon").check();
  await page.getByRole("button", { name: "Voeg samen" }).click();
  await page.getByText("De klanten zijn samengevoegd.").waitFor();
  expect(await page.getByRole("heading", { name: "Zelfde persoon?" }).count()).toBe(0);
  const { rows } = await db.$client.query("select user_id from orders where email = $1", [mine]);
  expect(rows).toEqual([{ user_id: null }, { user_id: user }].toSorted((a, b) => (a.user_id ? 1 : b.user_id ? -1 : 0)));

  const seen = await aVisitor(PHONE);
  await enterAs(seen.context(), anAddress(), ["winkel"]);
  await seen.goto(shopUrl(`/kantoor/klanten/${user}`));
  expect(await axe(seen)).toEqual([]);
  expect(await seen.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("what one of two had goes along: orders, a question, an open quote; it says before that there is no way back", async () => {
  const [mine, other] = [anAddress(), anAddress()];
  const { user, cookies } = await aSession(mine);
  const { user: gone } = await aSession(other);
  const numbers = [3, 4].map((at) => `1998-${process.pid}${at}`.padEnd(11, "0"));
  for (const [at, email] of [mine, other].entries())
    await db.$client.query(insert, [`ord_${user}${at}`, numbers[at], email, snapshot(email)]);
  await db.$client.query(
    `insert into messages (name, email, subject, body, sent_at)
     values ('An Samenwegge', $1, 'Mijn haag', 'Komt mijn haag nog?', now())`,
    [other],
  );
  const page = await aVisitor(DESK);
  await enterAs(page.context(), anAddress(), ["eigenaar"]);
  await makeQuote(page, other, "Samenwegge");

  await page.goto(shopUrl(`/kantoor/klanten/${user}`));
  await hydrated(page);
  await page.locator(`a[href$="met=${gone}"]`, { hasText: "Vergelijk" }).click();
  await page.getByRole("heading", { name: "Klanten samenvoegen" }).waitFor();
  await page.getByText("Dit kan niet terug.").waitFor();
  const counted = async (what: string) =>
    (await page.getByRole("row", { name: what }).getByRole("cell").allInnerTexts()).slice(1);
  expect([await counted("Bestellingen"), await counted("Offertes"), await counted("Berichten")]).toEqual([
    ["1", "1"],
    ["1", "0"],
    ["1", "0"],
  ]);
  const press = page.getByRole("button", { name: "Voeg samen" });
  await press.click();
  expect(new URL(page.url()).pathname, "not before somebody says that it is so").toMatch(/samenvoegen$/);
  await page.getByLabel("Ja, dit is dezelfde persoon").check();
  await press.click();
  await page.getByText("De klanten zijn samengevoegd.").waitFor();
  for (const number of numbers) await page.getByRole("link", { name: number }).waitFor();
  await page.getByRole("link", { name: /^O-\d{4}-/ }).waitFor();
  await page.goBack();
  await page.getByText("Misschien zijn ze al samengevoegd.").waitFor();
  expect(page.complaints.filter((one) => !one.includes("404"))).toEqual([]);
  await page.goto(shopUrl(`/kantoor/klanten/${gone}`));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText(other).count(), "nobody is left under the other address").toBe(0);

  await page.goto(shopUrl(`/kantoor/klanten/${user}`));
  await hydrated(page);
  await page.getByRole("link", { name: /Mijn haag/ }).click();
  await page.getByLabel("Je antwoord").fill("Dinsdag staat hij voor de deur.");
  await page.getByRole("button", { name: "Stuur antwoord" }).click();
  await page.getByText("Het antwoord is verstuurd.").waitFor();
  const answers = await db.$client.query(`select "to" from mails where event like 'answer-%' and "to" = any($1)`, [
    [mine, other],
  ]);
  expect(answers.rows).toEqual([{ to: mine }]);
  await page.goto(shopUrl("/kantoor/logboek"));
  await page.getByText(`Klant ${user}: samengevoegd met een ander`).waitFor();

  const shopper = await aVisitor(PHONE);
  await shopper.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl() })));
  await shopper.goto(await quoteFor(mine));
  await hydrated(shopper);
  await shopper.getByRole("button", { name: /^Akkoord: bestel en betaal/ }).click();
  await shopper.waitForURL(/\/thank-you\?b=/);
  const owned = await db.$client.query("select count(*)::int as count from orders where user_id = $1 and email = $2", [
    user,
    mine,
  ]);
  expect(owned.rows, "the order of the quote is theirs as well").toEqual([{ count: 2 }]);
  await shopper.goto(shopUrl("/account/bestellingen"));
  for (const number of numbers) await shopper.getByText(number).first().waitFor();
});
