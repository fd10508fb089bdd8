import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { categories } from "#catalogue/tables.server.ts";
import { findArrangement } from "#front/arrangements.server.ts";
import { openFront } from "#front/load-front.server.ts";
import type { Group, MenuPart } from "#front/menu/menu.ts";
import { shopMenu } from "#front/menu/shop-menu.ts";
import { staffLog } from "#outside/tables.server.ts";
import { hear } from "../../../server/html/keep-fresh.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { saveOfficeCategory } from "../categories/category-deeds.server.ts";
import { findRow, toForm as categoryForm } from "../categories/categories.server.ts";
import { dropArrangement, publishArrangement, restoreArrangement, turnPart } from "./arrange-deeds.server.ts";
import { addMenuPart, saveMenuPart } from "./menu-deeds.server.ts";
import { viewMenu, viewMenuPart } from "./view-menu.server.ts";
import type { Row } from "./menu-form.ts";

const BO = { ...AN, id: "usr_2" as const, email: "bo@kantoor.nl" };
const doing = (shop: TestShop, deed: unknown, fields: object, user = AN) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user });

/** The form of a part as a browser sends it, with some lines otherwise. */
async function typed(
  shop: TestShop,
  id: string,
  change: { rows?: (rows: Row[]) => Row[]; [field: string]: unknown } = {},
) {
  const view = await viewMenuPart(shop.db, id);
  if (!view) throw new Error("no part");
  const { rows = (all: Row[]) => all, ...fields } = change;
  const columns = (of: "r" | "g", list: Row[]) =>
    Object.fromEntries(
      (["to", "name", "from", "until", "hidden"] as const).map((key) => [`${of}.${key}`, list.map((row) => row[key])]),
    );
  return {
    id,
    seen: view.seen,
    ...view.form.fields,
    ...columns("r", rows(view.form.rows)),
    ...columns("g", view.form.guides),
    ...fields,
  };
}
const publish = async (shop: TestShop, user = AN) =>
  doing(shop, publishArrangement, { name: "menu", revision: (await findArrangement(shop.db, "menu")).revision }, user);
const toldMenu = async (shop: TestShop) => {
  await hear(shop, JSON.stringify(["front:menu"]));
  return shopMenu();
};
const row = (to: string, name = "", more: Partial<Row> = {}): Row => ({
  to,
  name,
  from: "",
  until: "",
  hidden: "",
  ...more,
});

test("a part as its form shows it and sends it back is the same part", async () => {
  const shop = await aFilledShop();
  const before = (await findArrangement(shop.db, "menu")).live;
  for (const { id } of before)
    expect(await doing(shop, saveMenuPart, await typed(shop, id))).toMatchObject({ ok: true });
  expect((await findArrangement(shop.db, "menu")).draft).toEqual(before);
}, 120_000);

test("a draft changes nothing for shoppers until it is published, and then every page at once", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const start = shopMenu();
  shop.pages.store("/contact", Buffer.from("x"), {}, ["page"]);
  const next = await typed(shop, "balk", { rows: (rows) => [row("Rozen"), ...rows, row("/groenhulp", "Hulp")] });
  expect(await doing(shop, saveMenuPart, next)).toMatchObject({ ok: true });
  expect(shop.pages.size).toBe(1);
  expect((await toldMenu(shop)).bar).toEqual(start.bar);
  expect(await publish(shop)).toMatchObject({ ok: true });
  shop.pages.store("/contact", Buffer.from("x"), {}, ["page"]);
  const { bar } = await toldMenu(shop);
  expect(shop.pages.size).toBe(0);
  expect(bar).toEqual([{ title: "Rozen", to: "/rozen" }, ...start.bar, { title: "Hulp", to: "/groenhulp" }]);
});

test("lines go up and down by their buttons, a heading begins a column, an empty line is gone", async () => {
  const shop = await aFilledShop();
  const group = async () =>
    ((await findArrangement(shop.db, "menu")).draft as MenuPart[]).find(({ id }) => id === "rozen") as Group;
  const rows = () => [row("", "Eerst"), row("/klimrozen"), row(""), row("", "Daarna"), row("/rozen", "Alle rozen")];
  expect(await doing(shop, saveMenuPart, await typed(shop, "rozen", { rows }))).toMatchObject({ ok: true });
  expect((await group()).columns).toEqual([
    { title: "Eerst", links: [{ to: "/klimrozen" }] },
    { title: "Daarna", links: [{ to: "/rozen", name: "Alle rozen", of: "Rozen" }] },
  ]);
  const up = await typed(shop, "rozen", { zet: "r.3.op" });
  expect(await doing(shop, saveMenuPart, up)).toMatchObject({ ok: true });
  expect((await group()).columns.map(({ links }) => links.length)).toEqual([2, 0]);
});

test("what leads nowhere is said beside its line and nothing is saved or lost", async () => {
  const shop = await aFilledShop();
  const rows = () => [
    row("/rozen"),
    row("/bestaat-niet", "Weg"),
    row("/groenhulp"),
    row("/kerst", "", { from: "2026-12-01", until: "2026-11-01" }),
  ];
  const sent = await doing(shop, saveMenuPart, await typed(shop, "balk", { rows }));
  expect(sent).toMatchObject({
    ok: false,
    errors: {
      "r.1": ["Deze pagina is er niet. Kies een rubriek, artikel of pagina uit de lijst."],
      "r.2": ["Geef deze link een naam."],
      "r.3": ["Deze dagen kloppen niet."],
    },
    shows: { form: { rows: rows() } },
  });
  const season = await typed(shop, "seizoen-1", { title: "", from: "31-2" });
  expect(await doing(shop, saveMenuPart, season)).toMatchObject({
    errors: { title: [expect.any(String)], from: [expect.any(String)] },
  });
  const plant = await typed(shop, "rozen", { plant: "laurierkers" });
  expect(await doing(shop, saveMenuPart, plant)).toMatchObject({
    errors: { plant: [expect.stringContaining("Bedoel je")] },
  });
  expect((await findArrangement(shop.db, "menu")).draft).toBeNull();
});

test("who comes second sees it: at one part, and at publishing", async () => {
  const shop = await aFilledShop();
  const [mine, theirs] = [
    await typed(shop, "balk", { rows: () => [row("/rozen")] }),
    await typed(shop, "balk", { rows: () => [row("/bomen")] }),
  ];
  expect(await doing(shop, saveMenuPart, theirs, BO)).toMatchObject({ ok: true });
  const second = await doing(shop, saveMenuPart, mine);
  expect(second).toMatchObject({ ok: false, reason: "changed", message: expect.stringContaining("bo@kantoor.nl") });
  expect(second).toMatchObject({ shows: { form: { rows: [row("/rozen")] }, theirs: { rows: [row("/bomen")] } } });
  const { revision } = await findArrangement(shop.db, "menu");
  await doing(shop, turnPart, { name: "menu", id: "rozen", how: "verberg" }, BO);
  expect(await doing(shop, publishArrangement, { name: "menu", revision })).toMatchObject({ reason: "changed" });
  expect(await publish(shop)).toMatchObject({ ok: true });
  expect(await publish(shop)).toMatchObject({ reason: "nothing" });
});

test("groups change places among themselves, are hidden, shown, made and taken away; the bar stays", async () => {
  const shop = await aFilledShop();
  const ids = async () => (await viewMenu(shop.db)).lines.filter(({ kind }) => kind === "group").map(({ id }) => id);
  const turn = (id: string, how: string) => doing(shop, turnPart, { name: "menu", id, how });
  await turn("bomen", "op");
  expect((await ids()).slice(0, 2)).toEqual(["bomen", "haagplanten"]);
  await turn("bomen", "op");
  expect((await ids())[0]).toBe("bomen");
  expect(await turn("balk", "weg")).toMatchObject({ ok: false, reason: "fixed" });
  const made = await doing(shop, addMenuPart, { kind: "group", to: "/kerst" });
  expect(made).toMatchObject({ ok: true, shows: { id: "groep-1" } });
  expect((await ids()).at(-1)).toBe("groep-1");
  await turn("groep-1", "weg");
  expect(await turn("groep-1", "op")).toMatchObject({ reason: "gone" });
  await turn("rozen", "verberg");
  expect((await viewMenu(shop.db)).lines.find(({ id }) => id === "rozen")?.hidden).toBe(true);
});

test("what was published is turned back to what it was, by whoever, and a draft that somebody is at stays", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const before = shopMenu().bar;
  await doing(shop, saveMenuPart, await typed(shop, "balk", { rows: () => [row("/rozen")] }));
  await publish(shop);
  expect((await toldMenu(shop)).bar).toHaveLength(1);
  const [line] = await shop.db.select().from(staffLog).where(eq(staffLog.deed, "arrangement.publish"));
  await doing(shop, turnPart, { name: "menu", id: "rozen", how: "verberg" }, BO);
  const back = { name: "menu", id: line?.id ?? 0, welke: "voor" };
  expect(await doing(shop, restoreArrangement, back)).toMatchObject({ ok: true });
  expect((await toldMenu(shop)).bar).toEqual(before);
  expect((await findArrangement(shop.db, "menu")).draft).not.toBeNull();
  expect(await doing(shop, dropArrangement, { name: "menu" })).toMatchObject({ ok: true });
  expect(await doing(shop, restoreArrangement, { name: "front", id: line?.id ?? 0 })).toMatchObject({
    reason: "version",
  });
});

test("a category renamed, moved or hidden in the office is so in the menu of every process", async () => {
  const shop = await aFilledShop();
  await openFront(shop);
  const change = async (slug: string, fields: object) => {
    const found = await findRow(shop.db, slug);
    if (!found) throw new Error("no category");
    const form = await categoryForm(shop.db, found);
    await doing(shop, saveOfficeCategory, { slug, ...form, seen: JSON.stringify(form), ...fields });
    await hear(shop, JSON.stringify(["*"]));
  };
  const links = () => [
    ...shopMenu().areas,
    ...shopMenu().areas.flatMap(({ columns }) => columns.flatMap((c) => c.links)),
  ];
  await change("beukenhaag", { title: "Beuken", address: "beuken-voor-de-haag" });
  expect(links()).toContainEqual({ title: "Beuken", to: "/beuken-voor-de-haag" });
  await change("taxushaag", { hidden: "ja" });
  expect(links().filter(({ to }) => /^.(beukenhaag|taxushaag)$/.test(to))).toEqual([]);
  await shop.db.delete(categories).where(eq(categories.slug, "haagbeuk"));
  await hear(shop, JSON.stringify(["*"]));
  expect(links().some(({ to }) => to === "/haagbeuk")).toBe(false);
  // The hidden one and the one that is gone.
  expect((await viewMenu(shop.db)).lines.find(({ id }) => id === "haagplanten")).toMatchObject({ dead: 2 });
});
