import { expect, test } from "vitest";
import { doing, typed } from "../../../tests/categories/category.ts";
import { aFilledShop } from "../../../tests/shop.ts";
import { findText } from "../words/texts.server.ts";
import { dropDraft, listVersions as listWords, restoreWords } from "../words/versions.server.ts";
import { draftWords, previewWords, publishWords } from "../words/words-deeds.server.ts";
import { findRow, listVersions } from "./categories.server.ts";
import { saveOfficeCategory } from "./category-deeds.server.ts";
import { deleteCategory, makeCategory, restoreCategory } from "./tree-deeds.server.ts";

test("whoever has the page of a category open that got another address puts a version of it back, or takes it away", async () => {
  const shop = await aFilledShop();
  expect(await doing(shop, makeCategory, { title: "Voor de proef", parent: "bomen" })).toMatchObject({ ok: true });
  const named = await typed(shop, "voor-de-proef", { title: "Van mij" });
  expect(await doing(shop, saveOfficeCategory, named)).toMatchObject({ ok: true });
  const [version] = await listVersions(shop.db, "voor-de-proef");
  const away = await typed(shop, "voor-de-proef", { address: "van-een-ander", title: "Van een ander" });
  expect(await doing(shop, saveOfficeCategory, away)).toMatchObject({ ok: true });
  expect(await doing(shop, restoreCategory, { slug: "voor-de-proef", id: version?.id })).toMatchObject({ ok: true });
  expect(await findRow(shop.db, "voor-de-proef")).toMatchObject({ title: "Van mij" });
  const again = await typed(shop, "voor-de-proef", { address: "van-een-ander" });
  expect(await doing(shop, saveOfficeCategory, again)).toMatchObject({ ok: true });
  expect(await doing(shop, deleteCategory, { slug: "voor-de-proef", to: "bomen" })).toMatchObject({ ok: true });
  expect(await findRow(shop.db, "van-een-ander")).toBeUndefined();
});

test("the versions of a category are its own: not of one that was taken away or had its address before", async () => {
  const shop = await aFilledShop();
  const make = { title: "Voor de proef", parent: "bomen" };
  expect(await doing(shop, makeCategory, make)).toMatchObject({ ok: true });
  const named = await typed(shop, "voor-de-proef", { title: "Van mij" });
  expect(await doing(shop, saveOfficeCategory, named)).toMatchObject({ ok: true });
  const away = await typed(shop, "voor-de-proef", { address: "van-een-ander" });
  expect(await doing(shop, saveOfficeCategory, away)).toMatchObject({ ok: true });
  const own = await listVersions(shop.db, "van-een-ander");
  expect(own).toHaveLength(2);
  expect(await doing(shop, makeCategory, make)).toMatchObject({ ok: true });
  expect(await listVersions(shop.db, "voor-de-proef"), "made anew at its address").toEqual([]);
  expect(await listVersions(shop.db, "van-een-ander")).toEqual(own);
  expect(await doing(shop, deleteCategory, { slug: "van-een-ander", to: "bomen" })).toMatchObject({ ok: true });
  expect(await listVersions(shop.db, "bomen"), "sent to, and another category").toEqual([]);
});

test("versions and the draft of its text go along to another address, and a page that is open still reaches them", async () => {
  const shop = await aFilledShop();
  const shownAt = async (slug: string) => (await findText(shop.db, "category", slug))?.shown;
  let seen = await shownAt("beukenhaag");
  const mine = (tip: string) => {
    const form = { kind: "category", slug: "beukenhaag", ...seen, tip, seen: JSON.stringify(seen) };
    seen = { ...seen, tip };
    return form;
  };
  const tips = ["Knip een beukenhaag na de langste dag.", "Knip een beukenhaag twee keer."] as const;
  expect(await doing(shop, publishWords, mine(tips[0]))).toMatchObject({ ok: true });
  expect(await doing(shop, publishWords, mine(tips[1]))).toMatchObject({ ok: true });
  expect(await doing(shop, draftWords, mine("Een concept."))).toMatchObject({ ok: true });
  const before = await listWords(shop.db, "category", "beukenhaag");
  const away = await typed(shop, "beukenhaag", { address: "beuken-hagen" });
  expect(await doing(shop, saveOfficeCategory, away)).toMatchObject({ ok: true });
  expect(await listWords(shop.db, "category", "beuken-hagen")).toEqual(before);
  const old = { kind: "category", slug: "beukenhaag" };
  expect(await doing(shop, previewWords, mine("Een proef."))).toMatchObject({ ok: true });
  expect(await doing(shop, dropDraft, old)).toMatchObject({ ok: true });
  expect((await findText(shop.db, "category", "beuken-hagen"))?.row?.draft).toBeNull();
  expect(await doing(shop, restoreWords, { ...old, id: before.at(-1)?.id })).toMatchObject({ ok: true });
  expect(await shownAt("beuken-hagen")).toMatchObject({ tip: tips[0] });
  const again = { title: "Beukenhaag", address: "beukenhaag", parent: "bomen" };
  expect(await doing(shop, makeCategory, again)).toMatchObject({ ok: true });
  expect(await listWords(shop.db, "category", "beukenhaag"), "another category").toEqual([]);
  expect(await doing(shop, restoreWords, { ...old, id: before.at(-1)?.id })).toMatchObject({ reason: "version" });
});
