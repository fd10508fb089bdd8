import { lessPercent } from "#kit/money.ts";
import { type Card, isToxicToPets, type Product, type Variant } from "./product.ts";
import { tiersOf } from "../rules.ts";
import { sizeAndForm } from "./variant-words.ts";

type Trait = Card["traits"][number];

/** What lists show of a product; made once, when it is saved. */
export function cardOf(product: Product): Card {
  const inStock = product.variants.filter(({ stock }) => stock > 0);
  const offered = inStock.length ? inStock : product.variants;
  const cheapest = offered.reduce((low, one) => (one.priceCents < low.priceCents ? one : low));
  return {
    slug: product.slug,
    name: product.name,
    latin: product.latin,
    picture: product.pictures[0] ? { key: product.pictures[0].key, alt: product.pictures[0].alt } : null,
    oneVariant: product.variants.length === 1,
    ...priceOf(cheapest, product.tiers),
    ...(isSquareMetre(cheapest) && { byArea: true as const }),
    traits: traitsOf(product),
    toxic: isToxicToPets(product.facts),
    soldOut: inStock.length === 0,
    seasons: inStock.some(({ season }) => !season) ? [] : inStock.flatMap(({ season }) => (season ? [season] : [])),
    plantMonths: product.calendar.plant,
  };
}

const isSquareMetre = ({ unit }: Pick<Variant, "unit">): boolean => unit?.of === "m2" && unit.amount === 1;

/** What a card says of the one size it stands for. */
function priceOf(
  { sku, stock, priceCents, wasCents }: Pick<Variant, "sku" | "stock" | "priceCents" | "wasCents">,
  tierName: string | null,
): Pick<Card, "fromCents" | "sku" | "reduced" | "tier"> {
  const tiers = tiersOf(tierName).filter(({ percent }) => percent > 0);
  const best = tiers.find(({ from }) => from >= 50) ?? tiers.at(-1);
  return {
    fromCents: priceCents,
    sku: stock > 0 ? sku : null,
    reduced: wasCents ? { wasCents, lowest30Cents: wasCents } : null,
    tier: best ? { count: best.from, cents: lessPercent(priceCents, best.percent) } : null,
  };
}

export type CardSize = Pick<Variant, "sku" | "label" | "form" | "stock" | "priceCents" | "wasCents" | "season"> & {
  tiers: string | null;
};

/** The same card for one size: its price, its stock, and the product opened on it. */
export function cardOfSize(card: Card, size: CardSize): Card {
  if (card.oneVariant) return card;
  const { size: measure, form } = sizeAndForm(size);
  const { byArea, ...rest } = card;
  const text = [measure, form.toLowerCase()].filter(Boolean).join(", ");
  return {
    ...rest,
    ...(byArea && /\b(per|van 1) m²/.test(size.label) && { byArea }),
    ...priceOf(size, size.tiers),
    oneVariant: true,
    opensOn: size.sku,
    soldOut: size.stock <= 0,
    seasons: size.season ? [size.season] : [],
    traits: [{ icon: "hoogte", text }, ...card.traits.filter(({ icon }) => icon !== "hoogte")],
  };
}

function traitsOf({ facets, variants }: Product): Trait[] {
  const traits: Trait[] = [];
  const heights = variants.flatMap((variant: Variant) =>
    variant.heightMin && variant.heightMax ? [variant.heightMin, variant.heightMax] : [],
  );
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  if (heights.length) traits.push({ icon: "hoogte", text: `${least === most ? "" : `${least}–`}${most} cm` });
  const light = listed(facets.standplaats);
  if (facets.bladhoudend === "Wintergroen") traits.push({ icon: "groenblijvend", text: "Groenblijvend" });
  else if (light.includes("Schaduw")) traits.push({ icon: "schaduw", text: "Ook in schaduw" });
  else if (light.length) traits.push({ icon: light.includes("Zon") ? "zon" : "halfschaduw", text: light[0] ?? "" });
  return traits.slice(0, 2);
}

const listed = (value: string | string[] | boolean | undefined): string[] =>
  Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
