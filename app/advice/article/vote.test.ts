import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { chooseHelpful } from "../hub/hub.server.ts";
import { articleVotes } from "../tables.server.ts";
import { listHelpful, vote } from "./vote.server.ts";

test("a vote is counted once per place and day, and nothing about the voter is kept", async () => {
  const shop = await aShop();
  await vote(shop, "mos-in-gazon", true, "192.0.2.1");
  await vote(shop, "mos-in-gazon", true, "192.0.2.1");
  await vote(shop, "mos-in-gazon", false, "192.0.2.2");
  expect(await shop.db.select().from(articleVotes)).toEqual([{ article: "mos-in-gazon", helped: 1, missed: 1 }]);
  shop.at("2026-11-18T09:00:00Z");
  await vote(shop, "mos-in-gazon", true, "192.0.2.1");
  expect(await listHelpful(shop.db, 5)).toEqual(["mos-in-gazon"]);
});

test("without votes the hub shows the shop's own choice and says so", async () => {
  expect(chooseHelpful([]).voted).toBe(false);
  expect(chooseHelpful([]).articles.length).toBe(6);
  expect(chooseHelpful(["mos-in-gazon", "gazon-maaien", "boom-planten"])).toMatchObject({ voted: true });
});
