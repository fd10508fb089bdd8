import { expect, test } from "vitest";
import { listEvents } from "#orders/orders.server.ts";
import { withdrawOrder } from "#orders/withdrawing/withdraw-order.server.ts";
import { officeWithdrawals as say } from "#texts/office/withdrawals.ts";
import { anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop } from "../../../../tests/shop.ts";
import { countWaiting } from "#office/waiting.server.ts";
import { action, loader } from "./withdrawals.page.tsx";

test("every withdrawal stands there, also of an unknown number, until it is handled; a missed term shows", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }]);
  const { id } = await withdrawOrder(shop, { name: "An", number: order.number, email: "an@voorbeeld.nl", which: "" });
  shop.at("2026-11-20T09:00:00Z");
  await withdrawOrder(shop, { name: "Bo", number: "weet niet", email: "bo@voorbeeld.nl", which: "1 taxus" });
  const list = async (query = "") =>
    (await loader(inOffice(shop, `/kantoor/herroepingen${query}`))).withdrawals.map(({ number, given, due, state }) => [
      number ?? say.unknown(given),
      due,
      state,
    ]);
  shop.at("2026-12-01T09:00:00Z");
  expect(await list()).toEqual([
    [say.unknown("weet niet"), "4 december 2026", "open"],
    [order.number, "30 november 2026", "late"],
  ]);
  expect((await countWaiting(shop, ["withdrawals"])).withdrawals).toBe(2);
  const close = async () =>
    outcome(
      await action(inOffice(shop, "/kantoor/herroepingen", { form: { deed: "withdrawals.settle", herroeping: id } })),
    );
  expect([await close(), await close()]).toEqual(["afgehandeld", say.problems.already]);
  expect(await list()).toHaveLength(1);
  expect((await list("?welke=alle")).map(([, , state]) => state)).toEqual(["open", "handled"]);
  expect((await listEvents(shop.db, order.id)).at(-1)).toMatchObject({
    kind: "withdrawal-handled",
    by: `staff:${STAFF}`,
  });
});
