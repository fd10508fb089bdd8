import { expect, test } from "vitest";
import { aVisitor, axe, DESK, PHONE, shopUrl, WITHOUT_SCRIPTS } from "../browser.ts";
import { aSession, anAddress, db, enterAs } from "../people.ts";

const insert = `insert into orders (id, number, attempt, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at, held_until)
  select $1, $2, $1, $3, total_cents, gift_cents, due_cents, payment_method, $4::jsonb, now(), now() from (select 995 as total_cents, 0 as gift_cents, 995 as due_cents, 'ideal' as payment_method) o`;

const snapshot = (email: string) => {
  const to = {
    name: "An de Vries",
    street: "Lindelaan",
    number: "12",
    postcode: "3817 AB",
    city: "Ede",
    country: "NL",
  };
  const sums = { goodsCents: 995, discountCents: 0, deliveryCents: 0, reversedCents: 0, totalCents: 995, vat: [] };
  const contact = { email, firstName: "An", lastName: "de Vries", phone: "0687654321" };
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
  await page.getByRole("link", { name: "Vergelijk An de Vries" }).click();
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
