import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { PAGES } from "../../../content/house-style.ts";
import { moveCategory } from "#catalogue/category/move-category.server.ts";
import { saveCategory } from "#catalogue/category/save-category.server.ts";
import type { CategoryRule } from "#catalogue/product/product.ts";
import type { Category } from "#catalogue/product/products.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { words } from "#outside/tables.server.ts";
import { officeCategories } from "#texts/office/range/categories.ts";
import { findPicks } from "../product/pick.server.ts";
import {
  findRow,
  holdRow,
  listBelow,
  listFacets,
  listVersions,
  namesIn,
  previewRule,
  ruleOf,
  toForm,
} from "./categories.server.ts";
import { asks, readForm, readSeen, shown } from "./category-fields.server.ts";
import { findMoved } from "./find-gone.server.ts";
import { type CategoryForm, mergeForms } from "./rule-form.ts";

const say = officeCategories.problems;
const BYTES = 128 * 1024;
const card = v.object({
  slug: v.string(),
  name: v.string(),
  picture: v.nullable(v.object({ key: v.string(), alt: v.string() })),
});

/** What would stand in the category, and what a search for products finds; nothing is kept. */
export const previewCategory = deed({
  name: "categories.preview",
  by: "range",
  bytes: BYTES,
  reads: true,
  asks,
  shows: v.object({ ...shown, count: v.number(), cards: v.array(card) }),
  showsRefused: v.object(shown),
  async run({ db }, _caller, asked) {
    const row = await findMoved(db, asked.slug);
    if (!row) return refused("gone");
    const typed = readForm(asked);
    const rule = ruleOf(typed, row.rule, await listFacets(db));
    if ("line" in rule) {
      const shows = { form: typed, names: await namesIn(db, typed) };
      return refused("line", { about: rule.line, errors: { where: [say.line(rule.line)] }, shows });
    }
    const taken = [...typed.also, ...typed.not];
    const look = async (q: string) => (q ? await findPicks(db, "product", q, taken) : []);
    const found = { also: await look(asked["zoek.also"]), not: await look(asked["zoek.not"]) };
    const preview = await previewRule(db, row.slug, rule);
    return done({ form: typed, names: await namesIn(db, typed), found, ...preview });
  },
  says: { refused: { gone: [409, say.gone], line: [422, say.line] } },
});

export const saveOfficeCategory = deed({
  name: "categories.save",
  by: "range",
  bytes: BYTES,
  asks,
  shows: v.object({ slug: v.string() }),
  showsRefused: v.object(shown),
  async run(shop, _caller, asked) {
    return shop.db.transaction(async (tx) => {
      const row = (await holdRow(tx, asked.slug)) ?? (await findMoved(tx, asked.slug));
      if (!row) return refused("gone");
      const typed = readForm(asked);
      const now = await toForm(tx, row);
      const { form, conflicts } = mergeForms(readSeen(asked.seen) ?? now, typed, now);
      const shows = { form, names: await namesIn(tx, form) };
      if (conflicts.length) {
        const [last] = await listVersions(tx, row.slug);
        return refused("changed", { about: last?.who ?? "", shows: { ...shows, conflicts } });
      }
      const rule = ruleOf(form, row.rule, await listFacets(tx));
      if ("line" in rule) return refused("line", { about: rule.line, errors: { where: [say.line(rule.line)] }, shows });
      const fault = await faultOf(tx, row, form);
      if (fault) return refused(fault[1], { errors: { [fault[0]]: [say[fault[1]]] }, shows });
      await putCategory(tx, row, form, rule, shop.now());
      const before = { form: now, rule: row.rule };
      return done({ slug: form.address }, [], { subject: row.slug, before, after: { form, rule } });
    });
  },
  says: {
    refused: {
      gone: [409, say.gone],
      changed: [409, say.changed],
      ...sentences(422, say, "title", "address", "taken", "fixed", "circle", "place"),
      line: [422, say.line],
    },
  },
});

type Fault = [field: keyof CategoryForm, reason: "title" | "address" | "taken" | "fixed" | "circle" | "place"];

/** The first thing that is wrong with a form, and beside which field that is said. */
export async function faultOf(db: Reader, row: Category, form: CategoryForm): Promise<Fault | undefined> {
  if (form.title.length < 2) return ["title", "title"];
  if (form.address !== row.slug) {
    if (isFixed(row)) return ["address", "fixed"];
    const fault = await addressFault(db, form.address);
    if (fault) return ["address", fault];
  }
  if (form.parent !== (row.parent ?? "") && form.parent) {
    if (!(await findRow(db, form.parent)) || (await listBelow(db, row.slug)).has(form.parent))
      return ["parent", "circle"];
  }
  return /^[1-9]\d{0,2}$/.test(form.place) ? undefined : ["place", "place"];
}

/** A calculator or form of our own stands at its address. */
export const isFixed = ({ kind, slug }: Category): boolean =>
  (kind !== "category" && kind !== "theme") || PAGES.includes(slug);

export async function addressFault(db: Reader, to: string): Promise<"address" | "taken" | undefined> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) return "address";
  return PAGES.includes(to) || TAKEN.has(to) || (await findRow(db, to)) ? "taken" : undefined;
}

/** Saves a category that was found right; its written texts go with it to another address. */
export async function putCategory(tx: Tx, row: Category, form: CategoryForm, rule: CategoryRule, now: Date) {
  const next = { title: form.title, rule, hidden: form.hidden === "ja", face: form.face || null };
  await saveCategory(tx, row.slug, { ...next, parent: form.parent || null, place: Number(form.place) });
  if (form.address === row.slug) return;
  await moveCategory(tx, row.slug, form.address, now);
  const of = (slug: string) => and(eq(words.kind, "category"), eq(words.slug, slug));
  await tx.delete(words).where(of(form.address));
  await tx.update(words).set({ slug: form.address }).where(of(row.slug));
}

/** First words of addresses that belong to pages of the shop. */
const TAKEN = new Set(
  "p api auth beeld assets plaat kantoor checkout thank-you testbank volg beoordelen register wachtwoord-vergeten wachtwoord-resetten logout mail-mij postvak stijlgids cadeaubon-saldo feed sitemap robots nieuw offerte brief healthz readyz metrics".split(
    " ",
  ),
);
