import { expect, test } from "vitest";
import { overwriteProse } from "#outside/prose.server.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aFilledShop } from "../../../../tests/shop.ts";
import { action as previewAction } from "./preview.page.tsx";
import { action, loader } from "./text.page.tsx";
import { loader as list } from "./texts.page.tsx";

const HERE = "/kantoor/teksten/pagina/bezorging";
const params = { soort: "pagina", slug: "bezorging" };

test("texts are there for who writes them, and for nobody else", async () => {
  const shop = await aFilledShop();
  const status = (work: () => unknown) =>
    Promise.resolve()
      .then(work)
      .then(
        () => 200,
        (thrown: { init?: { status: number }; status?: number }) => thrown.init?.status ?? thrown.status,
      );
  for (const [scope, expected] of [
    [["teksten"], 200],
    [["pakken"], 404],
    [[], 404],
  ] as const) {
    expect(await status(() => list(inOffice(shop, "/kantoor/teksten", { scope: [...scope] })))).toBe(expected);
    expect(await status(() => loader(inOffice(shop, HERE, { scope: [...scope], params })))).toBe(expected);
  }
  const form = { deed: "words.publish", kind: "page", title: "Van een ander" };
  for (const scope of [["pakken"], []])
    expect(await action(inOffice(shop, HERE, { scope, params, form }))).toMatchObject({ init: { status: 403 } });
  expect(await status(() => loader(inOffice(shop, HERE, { params: { soort: "pagina", slug: "geen" } })))).toBe(404);
});

test("without scripts: a preview keeps what was typed, then it is put in the shop", async () => {
  const shop = await aFilledShop();
  const { words } = await loader(inOffice(shop, HERE, { params }));
  const form = { kind: "page", ...words, title: "Zo komt het thuis", seen: JSON.stringify(words) };
  const sent = { ...form, deed: "words.preview" };
  const seen = await action(inOffice(shop, HERE, { params, form: sent }));
  expect(seen).toMatchObject({
    data: { shows: { words: { title: "Zo komt het thuis" }, preview: { title: "Zo komt het thuis" } } },
  });
  const json = await previewAction(inOffice(shop, `${HERE}/voorbeeld`, { params, form: sent }));
  expect(await json.json()).toMatchObject({ shows: { preview: { title: "Zo komt het thuis" } } });
  expect(outcome(await action(inOffice(shop, HERE, { params, form: { ...form, deed: "words.publish" } })))).toBe(
    "geplaatst",
  );
  const after = await loader(inOffice(shop, HERE, { params }));
  expect(after).toMatchObject({ title: "Zo komt het thuis", state: "own", hasDraft: false });
  overwriteProse(new Map());
});
