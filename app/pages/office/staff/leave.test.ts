import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteAccount } from "#account/delete-account.server.ts";
import { callerOf } from "#accounts/door/caller.server.ts";
import { sessions, users } from "#accounts/tables.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { aCustomer } from "../../../../tests/client.ts";
import { aShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";

test("who deletes their own account leaves a line in the log", async () => {
  const shop = await aShop();
  const tess = await aCustomer(shop, "tess@voorbeeld.nl");
  await shop.db
    .update(users)
    .set({ scope: ["pakken"] })
    .where(eq(users.id, tess.user.id));
  await shop.db.update(sessions).set({ secondFactorAt: shop.now(), provedAt: shop.now() });
  const cookie = [...tess.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const caller = await callerOf(shop, new Request(shop.url, { headers: { cookie } }));
  expect(await tryDeed(shop, deleteAccount, { confirm: "tess@voorbeeld.nl" }, caller)).toMatchObject({ ok: true });
  expect(await shop.db.select().from(staffLog).where(eq(staffLog.deed, "staff.leave"))).toMatchObject([
    { who: "tess@voorbeeld.nl", subject: "pakken" },
  ]);
});
