import { expect, test } from "vitest";
import { knownNow, liveBlocks, openFront } from "#front/load-front.server.ts";
import { showLive } from "#front/page/show-blocks.server.ts";
import { experiments } from "#insight/tables.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { switchTrial, tryBlockWords } from "./trial-deeds.server.ts";

const ASKED = { naam: "Andere kop", blok: "hero-1", "b.heading": "Begin vandaag", verdeling: "1, 1" };
const start = (shop: TestShop, change: object = {}) =>
  tryDeed(shop, tryBlockWords, { ...ASKED, ...change }, { user: AN });
const hero = async (shop: TestShop) => (await showLive(shop, liveBlocks(), knownNow())).blocks[0];

test("a block carries its other variants along while the experiment runs, and is itself the same for everybody", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const before = await hero(shop);
  expect(await start(shop, { "c.action": "Naar de hagen", verdeling: "2, 1, 1" })).toMatchObject({ ok: true });
  const { trial, ...shown } = (await hero(shop)) ?? {};
  expect(shown).toEqual(before);
  expect(trial?.others).toMatchObject({
    B: { heading: "Begin vandaag", action: { text: "Bekijk haagplanten" } },
    C: { heading: "Plant vandaag je schaduw van morgen", action: { text: "Naar de hagen" } },
  });
  const [row] = await shop.db.select().from(experiments);
  expect(row?.variants).toEqual([
    { key: "A", weight: 2 },
    { key: "B", weight: 1 },
    { key: "C", weight: 1 },
  ]);
  await tryDeed(shop, switchTrial, { proef: row?.key ?? "", aan: "nee" }, { user: AN });
  expect(await hero(shop)).toEqual(before);
});

test("what is missing or wrong is said beside its field", async () => {
  const shop = await aFilledShop();
  const reason = async (change: object) => ((await start(shop, change)) as { reason?: string }).reason;
  expect(await reason({ blok: "weg-1" })).toBe("block");
  expect(await reason({ "b.heading": "" })).toBe("words");
  expect(await reason({ "b.heading": "Plant vandaag je schaduw van morgen" })).toBe("words");
  expect(await reason({ blok: "articles-1", "b.heading": "", "b.action": "Knop" })).toBe("words");
  expect(await reason({ verdeling: "1" })).toBe("weights");
  expect(await reason({ verdeling: "1, 1, 1" })).toBe("weights");
  expect(await reason({ naam: "" })).toBe("name");
  expect(await reason({ van: "2026-12-02", tot: "2026-12-01" })).toBe("days");
  expect(await shop.db.select().from(experiments)).toEqual([]);
});
