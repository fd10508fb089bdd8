import { expect, test } from "vitest";
import { findMove } from "#catalogue/category/move-category.server.ts";
import { doing, typed } from "../../../tests/categories/category.ts";
import { aFilledShop } from "../../../tests/shop.ts";
import { findText } from "../words/texts.server.ts";
import { publishWords } from "../words/words-deeds.server.ts";
import { findRow } from "./categories.server.ts";
import { saveOfficeCategory } from "./category-deeds.server.ts";
import { findGone, findMoved } from "./find-gone.server.ts";
import { deleteCategory, makeCategory, restoreCategory } from "./tree-deeds.server.ts";

test("what is typed while a colleague gives the category another address, twice, is kept at the new one", async () => {
  const shop = await aFilledShop();
  const mine = await typed(shop, "beukenhaag", { title: "Beuken voor een haag" });
  for (const [from, to] of [
    ["beukenhaag", "beuken-hagen"],
    ["beuken-hagen", "hagen-van-beuk"],
  ] as const)
    expect(await doing(shop, saveOfficeCategory, await typed(shop, from, { address: to }))).toMatchObject({ ok: true });
  expect(await doing(shop, saveOfficeCategory, mine)).toMatchObject({ ok: true, shows: { slug: "hagen-van-beuk" } });
  expect(await findRow(shop.db, "hagen-van-beuk")).toMatchObject({ title: "Beuken voor een haag" });
});

test("so are the words that somebody was writing for it", async () => {
  const shop = await aFilledShop();
  const text = await findText(shop.db, "category", "beukenhaag");
  const tip = "Knip een beukenhaag na de langste dag.";
  const mine = { kind: "category", slug: "beukenhaag", ...text?.shown, tip, seen: JSON.stringify(text?.shown) };
  const away = await typed(shop, "beukenhaag", { address: "beuken-hagen" });
  expect(await doing(shop, saveOfficeCategory, away)).toMatchObject({ ok: true });
  expect(await doing(shop, publishWords, mine)).toMatchObject({ ok: true });
  expect((await findText(shop.db, "category", "beuken-hagen"))?.shown).toMatchObject({ tip });
});

test("a category that was taken away is not the one its visitors are sent to", async () => {
  const shop = await aFilledShop();
  expect(await doing(shop, makeCategory, { title: "Voor de proef", parent: "bomen" })).toMatchObject({ ok: true });
  const mine = await typed(shop, "voor-de-proef", { title: "Van mij" });
  const away = await typed(shop, "voor-de-proef", { address: "van-een-ander" });
  expect(await doing(shop, saveOfficeCategory, away)).toMatchObject({ ok: true });
  expect(await findMoved(shop.db, "voor-de-proef")).toMatchObject({ slug: "van-een-ander" });
  expect(await doing(shop, deleteCategory, { slug: "van-een-ander", to: "bomen" })).toMatchObject({ ok: true });
  expect(await doing(shop, makeCategory, { title: "Van een ander", parent: "bomen" })).toMatchObject({ ok: true });
  expect(await findMoved(shop.db, "voor-de-proef")).toBeUndefined();
  expect(await doing(shop, saveOfficeCategory, mine)).toMatchObject({ ok: false, reason: "gone" });
});

test("one that was brought back is found from every address it had, by colleagues and by visitors", async () => {
  const shop = await aFilledShop();
  const ok = async (deed: unknown, fields: object) =>
    expect(await doing(shop, deed, fields)).toMatchObject({ ok: true });
  const drop = (slug: string, to: string) => ok(deleteCategory, { slug, to });
  await ok(makeCategory, { title: "Een", parent: "bomen" });
  const mine = await typed(shop, "een", { title: "Van mij" });
  await ok(saveOfficeCategory, await typed(shop, "een", { address: "twee" }));
  await drop("twee", "bomen");
  await ok(restoreCategory, (await findGone(shop.db, "twee")) ?? {});
  expect(await findMove(shop.db, "een"), "its visitors").toBe("twee");
  await ok(saveOfficeCategory, mine);
  expect(await findRow(shop.db, "twee")).toMatchObject({ title: "Van mij" });
  // Taken away again, and meanwhile its first address was another's that went elsewhere.
  await drop("twee", "bomen");
  expect([await findMoved(shop.db, "een"), await findMove(shop.db, "een")]).toEqual([undefined, "bomen"]);
  await ok(makeCategory, { title: "Een", parent: "bomen" });
  await ok(saveOfficeCategory, await typed(shop, "een", { address: "drie" }));
  await ok(restoreCategory, (await findGone(shop.db, "twee")) ?? {});
  expect([(await findMoved(shop.db, "een"))?.slug, await findMove(shop.db, "een")]).toEqual(["drie", "drie"]);
});
