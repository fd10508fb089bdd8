import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { withVatCheck } from "#checkout/address/vat-check.server.ts";
import { approveCompany, endCompany } from "#orders/on-account/company-deeds.server.ts";
import { roomOnAccount } from "#orders/on-account/companies.server.ts";
import { ADDRESS } from "../buying.ts";
import { aShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const NUMBER = "BE0403019261";
const BELGIAN = { ...ADDRESS, country: "BE" as const, business: true, company: "Bomen nv", vatNumber: NUMBER };

async function aCompany() {
  const shop = await aShop();
  const person = { email: "bomen@voorbeeld.nl", firstName: "An", lastName: "Bos" };
  const moments = { createdAt: shop.now(), confirmedAt: shop.now() };
  await shop.db.insert(users).values({ id: "usr_1", ...person, ...moments });
  const approve = () =>
    tryDeed(shop, approveCompany, { email: person.email, company: "Bomen nv", vatNumber: NUMBER, ceilingEuros: "200" });
  const end = () => tryDeed(shop, endCompany, { userId: "usr_1" });
  const room = () => shop.db.transaction((tx) => roomOnAccount(tx, "usr_1"));
  return { shop, approve, end, room };
}

test("without staff's word there is no room on account, whatever the checkout let through", async () => {
  const { approve, end, room } = await aCompany();
  expect(await room()).toBe(0);
  await approve();
  expect(await room()).toBe(20_000);
  await end();
  expect(await room()).toBe(0);
});

test("a number with a right checksum, or a confirmation that the buyer sends along, takes no VAT off; staff's word does", async () => {
  const { shop, approve } = await aCompany();
  const forged = { ...BELGIAN, vatConfirmed: { number: NUMBER, by: "vies" as const } };
  for (const answers of [BELGIAN, forged])
    expect((await withVatCheck(shop, answers, "usr_1")).vatConfirmed).toBeUndefined();
  await approve();
  expect((await withVatCheck(shop, forged, "usr_1")).vatConfirmed).toEqual({ number: NUMBER, by: "staff" });
  expect((await withVatCheck(shop, forged, undefined)).vatConfirmed, "of another account").toBeUndefined();
});
