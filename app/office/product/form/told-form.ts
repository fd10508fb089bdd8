import type { Told } from "#outside/deed/told.ts";
import type { Cost } from "../costs/cost-part.tsx";
import type { Form } from "./product-form.ts";
import type { Shown } from "./shown.ts";

type Loaded = { form: Form; names: Record<string, string>; lowest: Record<string, number>; costs: Cost[] };

/** What the page shows: what was loaded, or what the last deed sent back of what somebody typed. */
export function shownAfter({ form, names, lowest, costs }: Loaded, told: Told | undefined): Shown {
  const back = (told?.shows ?? {}) as Partial<Shown>;
  return {
    form: back.form ?? form,
    seen: back.seen ?? form,
    errors: told?.errors ?? {},
    names: { ...names, ...back.names },
    lowest,
    costs: Object.fromEntries(costs.flatMap(({ sku, cents }) => (cents === null ? [] : [[sku, cents]]))),
    found: back.found,
    conflicts: back.conflicts ?? [],
  };
}

/** Whether the last deed sent back what somebody typed. */
export const isToldBack = (told: Told | undefined): boolean =>
  (told?.shows as Partial<Shown> | undefined)?.form !== undefined;

/** A field of a size, or the size's own place in the page, by the name of the field. */
export const placeOf = (name: string): string => {
  if (/^(m\d|sizes)/.test(name)) return "maten";
  if (name.startsWith("inkoop.")) return "inkoop";
  if (/^(plant|grownAs)$/.test(name)) return "plant";
  if (/^(summary|description|care|goodToKnow)$/.test(name)) return "teksten";
  if (/^(also|not|belongsWith|alternatives|articles)$/.test(name)) return "plaats";
  return /^(title|meta|searchWords|facets)$/.test(name) ? "vinden" : "basis";
};
