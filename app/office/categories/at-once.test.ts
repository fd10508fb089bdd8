import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFitting } from "#catalogue/category/save-category.server.ts";
import { saveProductIn } from "#catalogue/product/save-product.server.ts";
import { categories, categoryMoves, categoryProducts, products } from "#catalogue/tables.server.ts";
import { staffLog, words } from "#outside/tables.server.ts";
import { aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { holdWhole } from "../product/find-product.server.ts";
import { publishWords } from "../words/words-deeds.server.ts";
import { publishPlanned } from "../words/put-words.server.ts";
import { findRow, listTree, toForm } from "./categories.server.ts";
import { saveOfficeCategory } from "./category-deeds.server.ts";
import { deleteCategory, makeCategory, restoreCategory } from "./tree-deeds.server.ts";

const PLANT = "taxus-tx-30";
const TREE = { planten: null, hagen: "planten", beuk: "hagen", bomen: "planten", leeg: "bomen", kort: "bomen" };
const rule = { groups: ["haag-groen"] };
const texts = (slug: string) => ({ title: slug, description: "", h1: slug, intro: "", tip: "", faq: [], body: "" });
const rows = Object.entries(TREE).map(([slug, parent], position) => ({
  slug,
  title: slug,
  parent,
  position,
  group: "planten",
  kind: "category" as const,
  facetSet: "",
  priority: 1,
  rule: slug === "beuk" ? rule : {},
  articles: [],
  texts: texts(slug),
}));

/** Every write takes a moment, so that two who work at once meet half-way. */
const slow = sql`create function slow() returns trigger language plpgsql as
  $$ begin perform pg_sleep(0.001); return null; end $$`;
const SLOWED = ["categories", "category_products", "category_moves", "words", "products"];

type Hand = () => Promise<unknown>;
const doing = (shop: TestShop, deed: unknown, fields: object) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user: AN });

/** What people do, each with the form as it was before any of them did it. */
async function hands(shop: TestShop): Promise<Record<string, () => Hand | Promise<Hand>>> {
  const typed = async (slug: string, change: object) => {
    const row = await findRow(shop.db, slug);
    if (!row) throw new Error(`no ${slug}`);
    const form = await toForm(shop.db, row);
    const fields = { slug, ...form, seen: JSON.stringify(form), ...change };
    return () => doing(shop, saveOfficeCategory, fields);
  };
  const { saved, dropped } = await history(shop);
  const live = { ...texts("beuk"), short: "", h1: "Beuken" };
  const { faq: _faq, ...told } = live;
  return {
    "geeft een ander adres": () => typed("beuk", { address: "beuken" }),
    "geeft dat adres aan een ander": () => typed("bomen", { address: "beuken" }),
    "geeft de bovenste een ander adres": () => typed("hagen", { address: "heggen" }),
    "zet hagen onder bomen": () => typed("hagen", { parent: "bomen" }),
    "zet bomen onder beuk": () => typed("bomen", { parent: "beuk" }),
    "maakt er een": () => () => doing(shop, makeCategory, { title: "Nieuw", parent: "hagen" }),
    "haalt er een weg": () => () => doing(shop, deleteCategory, { slug: "leeg", to: "beuk" }),
    "zet een versie terug": () => () => doing(shop, restoreCategory, { slug: "beuk", id: saved, welke: "voor" }),
    "haalt er een terug": () => () => doing(shop, restoreCategory, { slug: "weg", id: dropped }),
    "plaatst een tekst": () => () => doing(shop, publishWords, { kind: "category", slug: "beuk", ...told, seen: "{}" }),
    "plaatst wat gepland was": () => () => publishPlanned(shop),
    "bewaart de plant": () => () =>
      shop.db.transaction(async (tx) => {
        const plant = await holdWhole(tx, PLANT);
        if (!plant) throw new Error("no plant");
        return saveProductIn(tx, { ...plant, shelves: { also: ["leeg", "hagen"], not: [] } }, shop.now());
      }),
  };
}

/** The shop as it was before: one category that was saved, one that was taken away, and a text that is due. */
async function begin(shop: TestShop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    // Nobody else is here now: no write has to wait.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of [categoryProducts, categories, categoryMoves, words]) await tx.delete(table);
    await tx.update(products).set({ shelves: null });
    await tx.insert(categories).values(rows);
    await tx.insert(categoryProducts).values({ category: "beuk", product: PLANT });
    const due = { draft: { h1: "Beuk", body: "Gepland." }, due: shop.now(), by: AN.email, savedAt: shop.now() };
    await tx.insert(words).values({ kind: "category", slug: "beuk", ...due });
  });
}

/** What was done before: a category that was saved, and one that was taken away. */
async function history(shop: TestShop): Promise<{ saved: number; dropped: number }> {
  const gone = await findRow(shop.db, "leeg");
  if (!gone) throw new Error("no leeg");
  const { rule: _rule, ...row } = gone;
  const kept = { form: await toForm(shop.db, { ...row, slug: "beuk", parent: "hagen", rule }), rule };
  const who = { userId: AN.id, who: AN.email, at: shop.now() };
  const [saved, dropped] = await shop.db
    .insert(staffLog)
    .values([
      { ...who, deed: "categories.save", subject: "beuk", before: kept, after: kept },
      { ...who, deed: "categories.delete", subject: "weg", before: { ...gone, slug: "weg" } },
    ])
    .returning({ id: staffLog.id });
  return { saved: saved?.id ?? 0, dropped: dropped?.id ?? 0 };
}

/** What is no longer true of the shop. */
async function faults(shop: TestShop): Promise<string[]> {
  const all = await shop.db.select().from(categories);
  const here = new Set(all.map(({ slug }) => slug));
  const wrong = all.flatMap(({ slug, parent }) => (parent && !here.has(parent) ? [`${slug} under nothing`] : []));
  if ((await listTree(shop.db, "")).length !== all.length) wrong.push("a circle");
  for (const one of all) {
    const fits = (await listFitting(shop.db, one)).map(({ slug }) => slug);
    const stands = await shop.db.select().from(categoryProducts).where(eq(categoryProducts.category, one.slug));
    if (String(fits) !== String(stands.map(({ product }) => product))) wrong.push(`the shelf of ${one.slug}`);
  }
  for (const { to } of await shop.db.select().from(categoryMoves)) if (!here.has(to)) wrong.push(`leads to ${to}`);
  const texts = await shop.db.select().from(words).where(eq(words.kind, "category"));
  for (const { slug } of texts) if (!here.has(slug)) wrong.push(`a text of ${slug}`);
  return wrong;
}

test("whatever two people do to the categories at once is done or refused in words, and the tree stays whole", async () => {
  const shop = await aShop();
  await shop.db.execute(
    sql`do $$ begin execute format('alter database %I set deadlock_timeout = 20', current_database()); end $$`,
  );
  await aPlant(shop);
  await shop.db.execute(slow);
  for (const table of SLOWED)
    await shop.db.execute(
      sql.raw(
        `create trigger slow before insert or update or delete on ${table} for each statement execute function slow()`,
      ),
    );
  await begin(shop);
  const names = Object.keys(await hands(shop));
  const found: string[] = [];
  for (const [at, one] of names.entries())
    for (const other of names.slice(at)) {
      await begin(shop);
      const all = await hands(shop);
      const [first, second] = [await all[one]?.(), await all[other]?.()];
      for (const result of await Promise.allSettled([first?.(), second?.()]))
        if (result.status === "rejected")
          found.push(
            `${one} + ${other}: ${(result.reason as Error & { cause?: Error }).cause?.message ?? result.reason}`,
          );
      for (const fault of await faults(shop)) found.push(`${one} + ${other}: ${fault}`);
    }
  expect(found).toEqual([]);
}, 120_000);
