import * as v from "valibot";
import { deeds } from "#texts/deeds.ts";
import { type Id, isId } from "../id.ts";
import { grouped } from "../money.ts";
import { findErrors, type FormSpec } from "./form.ts";

const say = deeds.fields;

/** The fields of deeds: each takes what a form sends (text) and what JSON sends (numbers, true and false). */
export const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, say.long(grouped(most))));
export const filled = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, say.empty), v.maxLength(most, say.long(grouped(most))));

/** An id of this kind, as a form or an address carries it. */
export const idOf = <Kind extends string>(kind: Kind) =>
  v.pipe(
    filled(60),
    v.guard((text): text is Id<Kind> => isId(kind, text)),
  );

/** Passwords and other values that are kept to the letter. */
export const exact = (most: number) => v.pipe(v.string(), v.maxLength(most, say.long(grouped(most))));

/** A whole number; `wrong` is what its field says when it is none, or lies outside. */
export const count = (least: number, most: number, wrong = say.count(grouped(least), grouped(most))) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,12}$/, wrong), v.transform(Number))], wrong),
    v.integer(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  );

/** A checkbox: absent, "on", or a plain true or false. */
export const yes = () =>
  v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist(["on", "true", "1", "ja"]),
        v.transform(() => true),
      ),
      v.pipe(
        v.picklist(["", "false", "0", "nee"]),
        v.transform(() => false),
      ),
    ]),
    false,
  );

/** A choice that may be made more than once: one value or several. */
export const several = <Item extends v.GenericSchema>(item: Item, most: number) => {
  const one = v.pipe(
    item,
    v.transform((only) => [only]),
  );
  return v.optional(v.union([v.pipe(v.array(item), v.maxLength(most, say.many(most))), one]), []);
};

type Entries = Record<string, v.GenericSchema>;

/**
 * A schema from the rules of a form, so that the browser and the server know one set of rules. A field that is not
 * sent is empty; `untrimmed` names the ones that keep their spaces, `more` what travels along beside the form's own fields.
 */
export function asksForm<Names extends string, More extends Entries = Record<never, never>>(
  spec: Record<Names, FormSpec[string]>,
  { more, untrimmed = [], most = 4000 }: { more?: More; untrimmed?: NoInfer<Names>[]; most?: number } = {},
) {
  const names = Object.keys(spec) as Names[];
  const field = (name: Names) => v.optional(untrimmed.includes(name) ? exact(most) : text(most), "");
  const own = Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Names, ReturnType<typeof field>>;
  return v.pipe(
    v.strictObject({ ...own, ...(more as More) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value as Record<string, string>;
      for (const [key, [message]] of Object.entries(findErrors(spec, values)))
        addIssue({
          message: message ?? "",
          path: [{ type: "object", origin: "value", input: dataset.value, key, value: values[key] }],
        });
    }),
  );
}
