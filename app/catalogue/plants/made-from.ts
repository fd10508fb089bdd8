import { calendarFrom } from "./made-calendar.ts";
import { facetsFrom } from "./made-facets.ts";
import { factsFrom } from "./made-facts.ts";
import { warningsFrom } from "./made-warnings.ts";
import { inShape, type Plant } from "./plant.ts";
import type { Sold } from "./sold.ts";

/** The product with everything that the record of its plant knows; what the record knows is never the product's own. */
export function madeFrom<One extends Sold>(product: One, record: Plant): One {
  const plant = inShape(record, product.facts.grownAs);
  const variants = product.variants.map((size) => ({ ...size, perMetre: rowOf(size, plant) ?? size.perMetre }));
  const sized = { ...product, variants, calendar: calendarFrom(product, plant) };
  const known = { ...sized, facts: factsFrom(sized, plant), warnings: warningsFrom(sized, plant) };
  return { ...known, facets: facetsFrom(known, plant) };
}

/** How many of this size go in a metre: by the tallest step that it reaches. */
function rowOf({ form, heightMin }: Sold["variants"][number], { spacing }: Plant) {
  const steps = spacing.row?.sizes?.filter((step) => step.form === form && step.fromCm <= (heightMin ?? 0)) ?? [];
  const step = steps.reduce<(typeof steps)[number] | undefined>(
    (best, one) => (best && best.fromCm > one.fromCm ? best : one),
    undefined,
  );
  return step && { single: step.single, double: step.double };
}
