import { and, eq, inArray, max } from "drizzle-orm";
import * as v from "valibot";
import { bringCategory, dropCategory } from "#catalogue/category/move-category.server.ts";
import type { Category } from "#catalogue/product/products.server.ts";
import { categories } from "#catalogue/tables.server.ts";
import { count, filled, text } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { staffLog, words } from "#outside/tables.server.ts";
import { officeCategories } from "#texts/office/range/categories.ts";
import { findMoved } from "./find-gone.server.ts";
import { slugFrom } from "../product/form/blank-product.ts";
import { countIn, findRow, holdRow, type Kept, listVersions, toForm } from "./categories.server.ts";
import { WHOLE } from "./stays.server.ts";
import { addressFault, faultOf, isFixed, putCategory } from "./category-deeds.server.ts";

const say = officeCategories.problems;

/** A new category: hidden and empty, under one that is there. */
export const makeCategory = deed({
  name: "categories.make",
  by: "range",
  asks: v.strictObject({
    title: v.optional(text(80), ""),
    address: v.optional(text(80), ""),
    parent: v.optional(text(100), ""),
  }),
  shows: v.object({ slug: v.string() }),
  async run(shop, _caller, { title, address, parent }) {
    const slug = address || slugFrom(title);
    if (title.length < 2 || !slug) return refused("title");
    return shop.db.transaction(async (tx) => {
      const above = await holdRow(tx, parent);
      if (!above) return refused("parent");
      const fault = await addressFault(tx, slug);
      if (fault) return refused(fault);
      const [last] = await tx.select({ position: max(categories.position) }).from(categories);
      const row: Category = {
        slug,
        title,
        group: above.group,
        parent,
        kind: "category",
        facetSet: above.facetSet,
        rule: {},
        priority: above.priority,
        position: (last?.position ?? 0) + 1,
        season: null,
        calculator: null,
        articles: [],
        texts: { title, description: title, h1: title, intro: "", tip: "", faq: [], body: "" },
        hidden: true,
        face: null,
        edited: true,
      };
      await bringCategory(tx, row);
      return done({ slug }, [], { subject: slug, after: { form: await toForm(tx, row), rule: row.rule } });
    });
  },
  says: {
    refused: {
      title: [422, say.title, "title"],
      parent: [422, say.parent, "parent"],
      address: [422, say.address, "address"],
      taken: [422, say.taken, "address"],
    },
  },
});

/** Takes an empty category away; who opens its address goes to another. */
export const deleteCategory = deed({
  name: "categories.delete",
  by: "range",
  asks: v.strictObject({ slug: filled(100), to: v.optional(text(100), "") }),
  shows: v.object({ slug: v.string() }),
  async run(shop, _caller, { slug: asked, to }) {
    return shop.db.transaction(async (tx) => {
      const row = (await holdRow(tx, asked)) ?? (await findMoved(tx, asked));
      if (!row) return refused("gone");
      if (isFixed(row)) return refused("fixed");
      const { slug } = row;
      const inside = await countIn(tx, slug);
      if (inside.products || inside.below) return refused("full");
      if (to === slug || !(await findRow(tx, to))) return refused("to");
      const led = await dropCategory(tx, slug, to, shop.now());
      await tx.delete(words).where(and(eq(words.kind, "category"), eq(words.slug, slug)));
      return done({ slug }, [], { subject: slug, before: row, after: { to, led } });
    });
  },
  says: { refused: { ...sentences(409, say, "gone", "full"), fixed: [422, say.fixed], to: [422, say.to, "to"] } },
});

/** Puts a category back as it was before or after a change, or brings back one that was taken away. */
export const restoreCategory = deed({
  name: "categories.restore",
  by: "range",
  asks: v.strictObject({ slug: filled(100), id: count(1, 1e15), welke: v.optional(v.picklist(["voor", "na"]), "na") }),
  shows: v.object({ slug: v.string() }),
  async run(shop, _caller, { slug, id, welke }) {
    const [line] = await shop.db
      .select()
      .from(staffLog)
      .where(and(eq(staffLog.id, id), inArray(staffLog.deed, [...WHOLE, "categories.delete"])));
    if (!line) return refused("version");
    return shop.db.transaction(async (tx) => {
      const there = await holdRow(tx, slug);
      if (line.deed === "categories.delete") {
        const gone = line.before as Category;
        if (there || gone.slug !== slug) return refused("version");
        const parent = gone.parent && (await findRow(tx, gone.parent)) ? gone.parent : null;
        const { led } = (line.after ?? {}) as { led?: string[] };
        await bringCategory(tx, { ...gone, parent, hidden: true }, led);
        const now = await toForm(tx, { ...gone, parent, hidden: true });
        return done({ slug }, [], { subject: slug, after: { form: now, rule: gone.rule } });
      }
      const kept = (welke === "na" ? line.after : line.before) as Kept | null;
      const row = there ?? (await findMoved(tx, slug));
      const isOwn = row && (await listVersions(tx, row.slug)).some((one) => one.id === id);
      if (!row || !kept || !isOwn) return refused("version");
      const fault = await faultOf(tx, row, kept.form);
      if (fault) return refused(fault[1]);
      const before = { form: await toForm(tx, row), rule: row.rule };
      await putCategory(tx, row, kept.form, kept.rule, shop.now());
      return done({ slug: kept.form.address }, [], { subject: row.slug, before, after: kept });
    });
  },
  says: {
    refused: { ...sentences(409, say, "version", "title", "address", "taken", "fixed", "circle", "place") },
  },
});
