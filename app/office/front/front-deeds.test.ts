import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#catalogue/tables.server.ts";
import { findArrangement } from "#front/arrangements.server.ts";
import { knownNow, liveBlocks, openFront } from "#front/load-front.server.ts";
import { type Block, BLOCK_KINDS } from "#front/page/block.ts";
import { showBlocks } from "#front/page/show-blocks.server.ts";
import { hear } from "../../../server/html/keep-fresh.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { publishArrangement, turnPart } from "./arrange-deeds.server.ts";
import { addBlock, lookForBlock, saveBlock } from "./front-deeds.server.ts";
import { viewBlock, viewFront } from "./view-front.server.ts";

const doing = (shop: TestShop, deed: unknown, fields: object, user = AN) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user });

async function typed(shop: TestShop, id: string, change: object = {}) {
  const view = await viewBlock(shop.db, id);
  if (!view) throw new Error("no block");
  const { words, ...rest } = view.form;
  return { id, seen: view.seen, ...words, ...rest, ...change };
}
const draft = async (shop: TestShop) => (await findArrangement(shop.db, "front")).draft as Block[];
async function publish(shop: TestShop) {
  const { revision } = await findArrangement(shop.db, "front");
  await doing(shop, publishArrangement, { name: "front", revision });
  await hear(shop, JSON.stringify(["front:front"]));
}
const shown = async (shop: TestShop) => (await showBlocks(shop, liveBlocks(), knownNow())).blocks;

test("the page of a new shop: eight blocks, each whole, each link alive", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const blocks = await shown(shop);
  expect(blocks.map(({ kind }) => kind)).toEqual(
    "hero categories month calculator tiles articles campaign facts".split(" "),
  );
  expect(blocks[0]).toMatchObject({
    heading: "Plant vandaag je schaduw van morgen",
    action: { to: "/haagplanten" },
    second: { to: "/haag-berekenen" },
    labels: [{ slug: "kerstroos" }, { slug: "laurier-novita" }, { slug: "amberboom" }],
  });
  expect(blocks[1]).toMatchObject({ shelves: { length: 14 } });
  expect(blocks[2]).toMatchObject({ cards: { length: 4 }, tasks: { length: 4 } });
  expect(blocks[5]).toMatchObject({ articles: { length: 6 } });
  expect(blocks[7]).toMatchObject({ facts: [{ figure: "1 jaar" }, { figure: "14 dagen" }, { figure: "30 dagen" }] });
});

test("a block of each kind as its form shows it and sends it back is the same block", async () => {
  const shop = await aFilledShop();
  for (const { id } of (await findArrangement(shop.db, "front")).live) {
    expect(await doing(shop, saveBlock, await typed(shop, id))).toMatchObject({ ok: true });
    const [now] = (await draft(shop)).filter((one) => one.id === id);
    const [before] = liveBlocks().filter((one) => one.id === id);
    for (const [field, value] of Object.entries(before?.words ?? {}))
      expect(now?.words[field as "heading"]).toBe(value);
  }
});

test("a row of products by hand or by rule, in the order that was chosen, live for every process", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const made = await doing(shop, addBlock, { kind: "products" });
  expect(made).toMatchObject({ ok: true, shows: { id: "products-1" } });
  const found = await doing(
    shop,
    lookForBlock,
    await typed(shop, "products-1", { "zoek.picks": "taxus", heading: "Mooi" }),
  );
  expect(found).toMatchObject({
    ok: true,
    shows: {
      found: expect.arrayContaining([expect.objectContaining({ slug: "taxus" })]),
      form: { words: { heading: "Mooi" } },
    },
  });
  const chosen = { heading: "Voor nu", rule: "hand", picks: ["taxus", "laurier-novita"], zet: "picks.1.op" };
  expect(await doing(shop, saveBlock, await typed(shop, "products-1", chosen))).toMatchObject({ ok: true });
  await doing(shop, turnPart, { name: "front", id: "products-1", how: "toon" });
  for (let up = 0; up < 7; up++) await doing(shop, turnPart, { name: "front", id: "products-1", how: "op" });
  shop.pages.store("/", Buffer.from("x"), {}, ["home"]);
  shop.pages.store("/contact", Buffer.from("x"), {}, ["page"]);
  await publish(shop);
  expect(shop.pages.size).toBe(1);
  expect((await shown(shop))[1]).toMatchObject({
    heading: "Voor nu",
    cards: [{ slug: "laurier-novita" }, { slug: "taxus" }],
  });
  for (const rule of ["best", "new", "season", "sale"]) {
    await doing(shop, saveBlock, await typed(shop, "products-1", { rule }));
    await publish(shop);
    const row = (await shown(shop)).find(({ kind }) => kind === "products") as
      | { cards: { reduced: object | null }[] }
      | undefined;
    if (rule === "sale") expect(row?.cards.every(({ reduced }) => reduced) ?? true).toBe(true);
    else expect(row?.cards).toHaveLength(4);
  }
});

test("a block comes and goes on its days, and a link to what is gone falls away", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const days = { from: "2026-12-01", until: "2026-12-26", yearFrom: "", yearUntil: "", actionTo: "/rozen" };
  expect(await doing(shop, saveBlock, await typed(shop, "campaign-1", days))).toMatchObject({ ok: true });
  await publish(shop);
  const isOn = async () => (await shown(shop)).find(({ kind }) => kind === "campaign");
  expect(await isOn()).toBeUndefined();
  shop.at("2026-12-01T09:00:00Z");
  expect(await isOn()).toMatchObject({ action: { to: "/rozen" } });
  const known = { ...knownNow(), category: () => undefined, isPage: () => false };
  const [, block] = [0, (await showBlocks(shop, liveBlocks(), known)).blocks.find(({ kind }) => kind === "campaign")];
  expect(block).not.toHaveProperty("action");
  shop.at("2026-12-27T09:00:00Z");
  expect(await isOn()).toBeUndefined();
  const yearly = { from: "", until: "", yearFrom: "15-12", yearUntil: "6-1" };
  expect(await doing(shop, saveBlock, await typed(shop, "campaign-1", yearly))).toMatchObject({ ok: true });
  await publish(shop);
  const on = async (day: string) => {
    shop.at(`${day}T09:00:00Z`);
    return (await isOn()) !== undefined;
  };
  expect([await on("2027-01-06"), await on("2027-01-07"), await on("2027-12-15")]).toEqual([true, false, true]);
  const half = { ...yearly, yearUntil: "" };
  expect(await doing(shop, saveBlock, await typed(shop, "campaign-1", half))).toMatchObject({ reason: "wrong" });
});

test("what is wrong is said beside its field; who comes second sees it", async () => {
  const shop = await aFilledShop();
  const wrong = {
    heading: "",
    actionTo: "/bestaat-niet",
    second: "Zonder adres",
    secondTo: "",
    picture: "taxxus",
    from: "2026-12-02",
    until: "2026-12-01",
  };
  const sent = await doing(shop, saveBlock, await typed(shop, "campaign-1", wrong));
  expect(sent).toMatchObject({ ok: false, reason: "wrong", shows: { form: { words: { second: "Zonder adres" } } } });
  expect(Object.keys((sent as { errors: object }).errors).sort()).toEqual([
    "actionTo",
    "heading",
    "picture",
    "secondTo",
    "until",
  ]);
  const first = await typed(shop, "text-1").catch(() => undefined);
  expect(first).toBeUndefined();
  const [a, b] = [
    await typed(shop, "hero-1", { heading: "Van An" }),
    await typed(shop, "hero-1", { heading: "Van Bo" }),
  ];
  await doing(shop, saveBlock, b, { ...AN, email: "bo@kantoor.nl" });
  expect(await doing(shop, saveBlock, a)).toMatchObject({
    reason: "changed",
    shows: { form: { words: { heading: "Van An" } }, theirs: { words: { heading: "Van Bo" } } },
  });
});

test("every kind of block can be made, and an opening shows the photograph of a product", async () => {
  const shop = await aFilledShop();
  for (const kind of BLOCK_KINDS) expect(await doing(shop, addBlock, { kind })).toMatchObject({ ok: true });
  expect((await viewFront(shop)).lines).toHaveLength(8 + BLOCK_KINDS.length);
  const [taxus] = await shop.db.select().from(products).where(eq(products.slug, "taxus"));
  const saved = await doing(shop, saveBlock, await typed(shop, "hero-1", { picture: taxus?.name ?? "" }));
  expect(saved).toMatchObject({ ok: true });
  const { blocks } = await showBlocks(shop, await draft(shop), knownNow());
  expect(blocks[0]).toMatchObject({ kind: "hero", picture: { key: "taxus" }, labels: [] });
});
