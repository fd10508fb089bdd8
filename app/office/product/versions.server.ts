import { and, desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Product } from "#catalogue/product/product.ts";
import { asItWas } from "#catalogue/range-file/import-range.server.ts";
import { saveProductIn } from "#catalogue/product/save-product.server.ts";
import { count, filled } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { counting } from "#texts/office/range/counting.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import type { Reason } from "../counting/count.ts";
import { holdWhole } from "./find-product.server.ts";
import { type Change, changesBetween } from "./form/merge-forms.ts";
import { toForm } from "./form/product-form.ts";

const say = officeProduct.problems;
/** Deeds of which the log holds the product whole, before and after. */
const WHOLE = ["product.save", "product.create", "product.restore", "product.archive", "product.unarchive"];

export type Version = {
  id: number;
  at: Date;
  who: string;
  deed: string;
  changes: Change[];
  whole: boolean;
  first: boolean;
  /** What was found, where something was counted. */
  found?: string;
};

/** Who changed what of a product and when, the newest first; in its own form and in the list of all products. */
export async function listVersions(db: Reader, slug: string, skus: string[], most = 20): Promise<Version[]> {
  const [own, listed, counts] = await Promise.all([
    db
      .select()
      .from(staffLog)
      .where(and(inArray(staffLog.deed, WHOLE), eq(staffLog.subject, slug)))
      .orderBy(desc(staffLog.id))
      .limit(most),
    listGridSaves(db, skus, most),
    listCountings(db, skus, most),
  ]);
  const whole = own.map(({ id, at, who, deed: name, before, after }): Version => {
    const [was, is] = [before as Product | null, after as Product | null];
    const changes = was && is ? changesBetween(toForm(was), toForm(is)) : [];
    return { id, at, who, deed: name, changes, whole: true, first: was !== null };
  });
  return [...whole, ...listed, ...counts].toSorted((a, b) => b.id - a.id).slice(0, most);
}

type GridSize = { sku: string; priceCents: number; saleCents: number | null; stock: number; season?: unknown };

async function listGridSaves(db: Reader, skus: string[], most: number): Promise<Version[]> {
  const rows = await db
    .select({ id: staffLog.id, at: staffLog.at, who: staffLog.who, before: staffLog.before, after: staffLog.after })
    .from(staffLog)
    .where(
      and(
        eq(staffLog.deed, "range.save"),
        sql`exists (select 1 from jsonb_array_elements(${staffLog.after}->'sizes') as s(size)
          where s.size->>'sku' = any(${sql.param(skus)}::text[]))`,
      ),
    )
    .orderBy(desc(staffLog.id))
    .limit(most);
  return rows.map(({ id, at, who, before, after }) => {
    const was = new Map((before as { sizes: GridSize[] }).sizes.map((size) => [size.sku, size]));
    const changes = (after as { sizes: GridSize[] }).sizes
      .filter(({ sku }) => skus.includes(sku))
      .flatMap((size): Change[] => {
        const old = was.get(size.sku);
        const fields: [Change["field"], boolean][] = [
          ["price", old?.priceCents !== size.priceCents],
          ["sale", old?.saleCents !== size.saleCents],
          ["stock", old?.stock !== size.stock],
          ["opens", JSON.stringify(old?.season ?? null) !== JSON.stringify(size.season ?? null)],
        ];
        return fields.filter(([, differs]) => differs).map(([field]) => ({ field, size: size.sku }));
      });
    return { id, at, who, deed: "range.save", changes, whole: false, first: false };
  });
}

type CountLine = { stock: number; expected?: number; counted?: number; reason?: Reason | null; note?: string };

async function listCountings(db: Reader, skus: string[], most: number): Promise<Version[]> {
  const rows = await db
    .select()
    .from(staffLog)
    .where(and(inArray(staffLog.deed, ["counting.save", "counting.undo"]), inArray(staffLog.subject, skus)))
    .orderBy(desc(staffLog.id))
    .limit(most);
  return rows.map(({ id, at, who, deed: name, subject, before, after }) => {
    const [was, is] = [before as CountLine, after as CountLine];
    const why = [is.reason ? counting.reasons[is.reason] : "", is.note].filter(Boolean).join(": ");
    const found = is.counted === undefined ? "" : counting.history(is.counted, was.expected ?? 0, why);
    return { id, at, who, deed: name, changes: [{ field: "stock", size: subject }], whole: false, first: false, found };
  });
}

/** Puts an earlier version back as it was saved, or as it was before that. Stock and pictures stay as they are now. */
export const restoreProduct = deed({
  name: "product.restore",
  by: "range",
  asks: v.strictObject({ slug: filled(100), id: count(1, 1e15), welke: v.optional(v.picklist(["voor", "na"]), "na") }),
  async run(shop, _caller, { slug, id, welke }) {
    const [row] = await shop.db
      .select()
      .from(staffLog)
      .where(and(eq(staffLog.id, id), eq(staffLog.subject, slug), inArray(staffLog.deed, WHOLE)));
    const version = (welke === "na" ? row?.after : row?.before) as Product | null | undefined;
    if (!version) return refused("version");
    return shop.db.transaction(async (tx) => {
      const before = await holdWhole(tx, slug);
      if (!before) return refused("gone");
      const here = new Map(before.variants.map(({ sku, stock }) => [sku, stock]));
      const variants = version.variants.map((size) => ({ ...size, stock: here.get(size.sku) ?? size.stock }));
      const back = asItWas({ ...version, pictures: before.pictures, variants });
      const saved = await saveProductIn(tx, back, shop.now());
      if (!saved.ok) return refused("version");
      return done(undefined, [], { subject: slug, before, after: saved.product });
    });
  },
  says: { refused: sentences(409, say, "version", "gone") },
});

const shelve = (archived: boolean) =>
  deed({
    name: archived ? "product.archive" : "product.unarchive",
    by: "range",
    asks: v.strictObject({ slug: filled(100) }),
    async run(shop, _caller, { slug }) {
      return shop.db.transaction(async (tx) => {
        const before = await holdWhole(tx, slug);
        if (!before) return refused("gone");
        // A page of before: a colleague did it already, and may have put it in the shop since.
        if (before.archived === archived) return refused("shelved");
        const saved = await saveProductIn(tx, { ...before, listed: false, listedFrom: null, archived }, shop.now());
        if (!saved.ok) return refused("version");
        return done(undefined, [], { subject: slug, before, after: saved.product });
      });
    },
    says: { refused: sentences(409, say, "gone", "version", "shelved") },
  });

/** Out of the shop and out of the lists of the office, with its history. */
export const archiveProduct = shelve(true);
export const unarchiveProduct = shelve(false);
