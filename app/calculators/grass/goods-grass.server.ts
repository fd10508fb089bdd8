import { and, asc, eq, sql } from "drizzle-orm";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { findGoods } from "../goods.server.ts";
import type { GrassGoods, GrassKind } from "./grass-basket.ts";

const ALONG: Record<keyof GrassGoods, string> = {
  tape: "naadband-30-cm-x-10-m",
  glue: "kunstgraslijm-310-ml-koker",
  sand: "instrooizand-kwarts-25-kg",
  bed: "brekerzand-25-kg",
  cloth: "drukverdeeldoek-per-m2",
  pins: "bevestigingspennen-15-cm-50-st",
};

export async function findGrassGoods(db: Reader): Promise<GrassGoods> {
  const found = await findGoods(db, Object.values(ALONG));
  const entries = Object.entries(ALONG).map(([what, slug]) => [what, found[slug]]);
  return Object.fromEntries(entries) as GrassGoods;
}

/** Artificial grass that comes off a roll, with the widths it comes in. */
export async function listGrass(db: Reader): Promise<GrassKind[]> {
  const rows = await db
    .select({ product: products, variant: variants, width: sql<number>`(${variants.extra}->>'rollWidthM')::int` })
    .from(products)
    .innerJoin(variants, eq(variants.product, products.slug))
    .where(and(eq(products.group, "kunstgras"), sql`${variants.extra} ? 'rollWidthM'`, eq(products.listed, true)))
    .orderBy(asc(sql`${products.facts}->>'pileMm'`), asc(products.slug), asc(variants.position));
  const kinds = new Map<string, GrassKind>();
  for (const { product, variant, width } of rows) {
    const [picture] = product.pictures;
    const kind = kinds.get(product.slug) ?? {
      slug: product.slug,
      name: product.name,
      pileMm: product.facts.pileMm ?? 30,
      picture: picture ? { key: picture.key, alt: picture.alt } : null,
      rolls: [],
    };
    if (width === 2 || width === 4)
      kind.rolls.push({
        width,
        sku: variant.sku,
        cents: variant.priceCents,
        stock: variant.stock,
        parcel: { delivery: variant.delivery, form: variant.form, weightG: variant.weightG },
      });
    kinds.set(product.slug, kind);
  }
  return [...kinds.values()].filter(({ rolls }) => rolls.length > 0).sort((a, b) => a.pileMm - b.pileMm);
}
