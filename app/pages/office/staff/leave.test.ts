import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteAccount } from "#account/delete-account.server.ts";
import { callerOf } from "#accounts/door/caller.server.ts";
import { sessions, users } from "#accounts/tables.server.ts";
import { orders } from "#orders/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { aCustomer } from "../../../../tests/client.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";

/** Somebody of the office who just took the second step. */
async function aColleague(shop: TestShop, role: string) {
  const tess = await aCustomer(shop, "tess@voorbeeld.nl");
  await shop.db
    .update(users)
    .set({ scope: [role] })
    .where(eq(users.id, tess.user.id));
  await shop.db.update(sessions).set({ secondFactorAt: shop.now(), provedAt: shop.now() });
  const cookie = [...tess.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return callerOf(shop, new Request(shop.url, { headers: { cookie } }));
}

const GOODBYE = { confirm: "tess@voorbeeld.nl" };

test("who deletes their own account leaves a line in the log", async () => {
  const shop = await aShop();
  const caller = await aColleague(shop, "pakken");
  expect(await tryDeed(shop, deleteAccount, GOODBYE, caller)).toMatchObject({ ok: true });
  expect(await shop.db.select().from(staffLog).where(eq(staffLog.deed, "staff.leave"))).toMatchObject([
    { who: "tess@voorbeeld.nl", subject: "pakken" },
  ]);
});

test("the only owner, who is refused, keeps the order that waits for its payment; with another owner both go", async () => {
  const shop = await aShop();
  const caller = await aColleague(shop, "eigenaar");
  const userId = caller.user?.id ?? null;
  await anOrder(shop, [{ sku: await aPlant(shop), quantity: 3 }], ADDRESS);
  await shop.db.update(orders).set({ userId });
  const before = await shop.db.select().from(orders);
  expect(await tryDeed(shop, deleteAccount, GOODBYE, caller)).toMatchObject({ ok: false, reason: "last-owner" });
  expect(await shop.db.select().from(orders)).toEqual(before);
  await aCustomer(shop, "bo@voorbeeld.nl");
  await shop.db
    .update(users)
    .set({ scope: ["eigenaar"] })
    .where(eq(users.email, "bo@voorbeeld.nl"));
  expect(await tryDeed(shop, deleteAccount, GOODBYE, caller)).toMatchObject({ ok: true });
  expect(await shop.db.select().from(orders)).toMatchObject([{ cancelledAt: shop.now(), userId: null }]);
});
