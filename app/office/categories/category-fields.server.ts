import * as v from "valibot";
import { RATES } from "#catalogue/rules.ts";
import { exact, filled, several, text } from "#kit/form/fields.ts";
import type { CategoryForm } from "./rule-form.ts";
import { FIELDS } from "./rule-form.ts";

export const asks = v.strictObject({
  slug: filled(100),
  title: v.optional(text(80), ""),
  address: v.optional(text(80), ""),
  parent: v.optional(text(100), ""),
  place: v.optional(text(20), "1"),
  hidden: v.optional(text(2), ""),
  face: v.optional(text(100), ""),
  groups: several(v.picklist([...RATES.keys()]), 60),
  where: v.optional(text(4000), ""),
  also: several(text(100), 200),
  not: several(text(100), 200),
  /** What the form showed before anybody changed it. */
  seen: v.optional(exact(40_000), ""),
  "zoek.also": v.optional(text(60), ""),
  "zoek.not": v.optional(text(60), ""),
});
export type Asked = v.InferOutput<typeof asks>;

const form = v.object({
  title: v.string(),
  address: v.string(),
  parent: v.string(),
  place: v.string(),
  hidden: v.string(),
  face: v.string(),
  groups: v.array(v.string()),
  where: v.string(),
  also: v.array(v.string()),
  not: v.array(v.string()),
});
const picks = v.array(v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) }));
export const shown = {
  form,
  names: v.record(v.string(), v.string()),
  found: v.optional(v.object({ also: v.optional(picks), not: v.optional(picks) })),
  conflicts: v.optional(v.array(v.object({ field: v.picklist(FIELDS), theirs: v.string(), mine: v.string() }))),
};

const unique = (list: string[]): string[] => [...new Set(list.filter(Boolean))];

export const readForm = ({ also, not, ...asked }: Asked): CategoryForm => ({
  title: asked.title,
  address: asked.address,
  parent: asked.parent,
  place: asked.place,
  hidden: asked.hidden,
  face: asked.face,
  groups: asked.groups,
  where: asked.where,
  also: unique(also),
  not: unique(not),
});

/** What the form showed, or nothing when that cannot be read. */
export function readSeen(text: string): CategoryForm | undefined {
  try {
    const read = v.safeParse(form, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
