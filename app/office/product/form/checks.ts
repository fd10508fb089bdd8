import { productFaults } from "#catalogue/product/product-faults.ts";
import type { Product } from "#catalogue/product/product.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { euros } from "#kit/money.ts";
import { officeCosts } from "#texts/office/range/costs.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { belowCostFrom } from "../costs/below-cost.ts";

const say = officeProduct.checks;
export type Check = { tone: "goed" | "let" | "fout"; title: string; text?: string };

/** "Klopt het?": what is right, what somebody should look at, and what the shop will refuse. */
export function checksOf(product: Product, lowest: Record<string, number>, costs: Record<string, number>): Check[] {
  const faults = productFaults(product);
  const about = (...fields: string[]) => faults.some(({ field }) => field && fields.includes(field));
  const good = (title: string, text?: string): Check => ({ tone: "goed", title, ...(text && { text }) });
  const look = (title: string, text?: string): Check => ({ tone: "let", title, ...(text && { text }) });
  const { variants, pictures, facts, texts, latin } = product;
  const [first] = variants;
  const known = first && lowest[first.sku];
  const unnamed = pictures.filter(({ alt }) => !alt.trim()).length;
  const checks: Check[] = faults.map(({ fault, size }) => ({
    tone: "fout",
    title: officeProduct.sayFault(fault),
    ...(size !== undefined && { text: variants[size]?.label ?? "" }),
  }));
  if (!about("vat", "group")) checks.push(good(say.vat(String(product.vat))));
  if (first)
    checks.push(
      known === undefined
        ? look(say.lowest, say.lowestNew)
        : good(say.lowest, say.lowestText(euros(known), first.label)),
    );
  for (const { sku, label, priceCents } of variants) {
    const from = belowCostFrom(priceCents, product.vat, tiersOf(product.tiers), costs[sku]);
    if (from)
      checks.push(
        look(
          from > 1 ? officeCosts.belowTier : officeCosts.below,
          officeCosts.belowSize(label, from, euros(costs[sku] ?? 0)),
        ),
      );
  }
  if (product.passport && latin)
    checks.push(facts.toxicity || facts.plant ? good(say.harm) : look(say.harmMissing, say.harmMissingText));
  if (latin && !about("latin")) checks.push(good(say.union, say.unionText));
  const light = variants.filter(({ weightG, form }) => weightG === 0 && form !== "bon");
  if (light.length) checks.push(look(say.weight, light.map(({ label }) => label).join(", ")));
  else if (!about("weightG", "delivery")) checks.push(good(say.parcel));
  checks.push(pictures.length === 0 ? look(say.noPicture) : unnamed ? look(say.noAlt(unnamed)) : good(say.picture));
  checks.push(texts.summary ? good(say.summary) : look(say.noSummary));
  if (!texts.description) checks.push(look(say.description));
  return checks;
}
