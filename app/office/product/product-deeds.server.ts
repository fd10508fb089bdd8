import * as v from "valibot";
import type { Product } from "#catalogue/product/product.ts";
import { saveProductIn } from "#catalogue/product/save-product.server.ts";
import { dayOf } from "#kit/day.ts";
import { exact, filled, text } from "#kit/form/fields.ts";
import { type Reader, takeTurn } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { blankProduct, slugFrom, withCodes } from "./form/blank-product.ts";
import { findWhole, holdWhole } from "./find-product.server.ts";
import { mergeForms } from "./form/merge-forms.ts";
import { findPicks } from "./pick.server.ts";
import { PICKED, type Picked, slugsIn } from "./form/picks.ts";
import { CELLS, emptySize, type Form, OWN, type Own, toForm } from "./form/product-form.ts";
import { faultsBeside, fromForm } from "./form/read-form.ts";
import { formShape, readSeen, readSent } from "./form/sent-form.ts";
import { namesIn } from "./view-product.server.ts";

const say = officeProduct.problems;
const BYTES = 512 * 1024;
const MOST_SIZES = 40;

// A form has a field for every part of every size; readSent refuses the names that no field has.
// What is too long is said beside its field, with all the rest still there; here only the whole form has an end.
const cells = v.union([exact(BYTES), v.pipe(v.array(exact(200)), v.maxLength(200))]);
const more = {
  seen: exact(300_000),
  /** What a button asks besides saving: one more size, a size higher up, or to look something up. */
  doe: v.optional(text(40), ""),
};
const pick = v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) });
const showsRefused = v.object({
  form: v.optional(formShape),
  /** What the form is to be compared with next time. */
  seen: v.optional(formShape),
  conflicts: v.optional(
    v.array(
      v.object({
        name: v.string(),
        field: v.picklist([...OWN, ...CELLS]),
        size: v.optional(v.string()),
        theirs: v.string(),
        mine: v.string(),
      }),
    ),
  ),
  found: v.optional(v.object({ field: v.string(), picks: v.array(pick) })),
  names: v.optional(v.record(v.string(), v.string())),
});

type Sent = { form: Form; seen: Form; doe: string; words: Map<string, string> };

/** The form as somebody meant it: with what they chose where two people differed. */
function readAll({
  seen: shown,
  doe,
  ...sent
}: {
  seen: string;
  doe: string;
  [name: string]: unknown;
}): Sent | undefined {
  const fields = new Map(Object.entries(sent));
  const seen = readSeen(shown);
  const words = new Map<string, string>();
  for (const [name, value] of Object.entries(sent)) {
    if (name.startsWith("zoek.")) words.set(name.slice(5), String(value));
    if (!/^(zoek|kies)\./.test(name)) continue;
    fields.delete(name);
    const chosen = name.slice(5);
    if (!name.startsWith("kies.") || value !== "hun" || !seen) continue;
    const [, at = "", cell = ""] = /^m(\d+)\.(\w+)$/.exec(chosen) ?? [];
    const key = String(fields.get(`m${at}.key`) ?? "");
    const theirs = at ? seen.sizes.find((size) => size.key === key)?.cells[cell as "sku"] : seen.own[chosen as Own];
    if (theirs !== undefined) fields.set(chosen, theirs);
  }
  const form = readSent(Object.fromEntries(fields));
  return form && seen && form.sizes.length <= MOST_SIZES ? { form, seen, doe, words } : undefined;
}

/** What a button asks without saving anything: the form comes back with it. */
async function helped(db: Reader, { form, seen, doe, words }: Sent, own?: string) {
  const [what, which = ""] = doe.split(".");
  if (what === "maat") {
    if (form.sizes.length >= MOST_SIZES) return "sizes";
    form.sizes.push(emptySize(form.sizes.at(-1)));
    return { form, seen };
  }
  if (what === "op") {
    const at = Number(which);
    const [size] = at > 0 ? form.sizes.splice(at, 1) : [];
    if (size) form.sizes.splice(at - 1, 0, size);
    return { form, seen };
  }
  if (what !== "zoek" || !Object.hasOwn(PICKED, which)) return undefined;
  const field = which as Picked;
  const not = [...slugsIn(form.own[field]), ...(own ? [own] : [])];
  return { form, seen, found: { field, picks: await findPicks(db, PICKED[field], words.get(field) ?? "", not) } };
}

const withNames = async <Shown extends { form: Form }>(db: Reader, shown: Shown) => ({
  ...shown,
  names: await namesIn(db, shown.form),
});

/** Planned for a day that has begun it would be in the shop at once, and that is another choice. */
const lateDay = ({ listedFrom }: Product, now: Date) =>
  listedFrom && listedFrom <= dayOf(now) ? { from: [say.past] } : {};

export const saveOffice = deed({
  name: "product.save",
  by: "range",
  bytes: BYTES,
  asks: v.objectWithRest({ slug: filled(100), ...more }, cells),
  shows: v.object({ slug: v.string() }),
  showsRefused,
  async run(shop, _caller, { slug, ...asked }) {
    const sent = readAll(asked);
    if (!sent) return refused("wrong");
    const help = sent.doe ? await helped(shop.db, sent, slug) : undefined;
    if (help === "sizes")
      return refused(help, { shows: await withNames(shop.db, { form: sent.form, seen: sent.seen }) });
    if (help) return refused("more", { shows: await withNames(shop.db, help) });
    return shop.db.transaction(async (tx) => {
      const before = await holdWhole(tx, slug);
      if (!before) return refused("gone");
      const now = toForm(before);
      const { form, conflicts } = mergeForms(sent.seen, sent.form, now);
      const shows = await withNames(tx, { form, seen: now, conflicts });
      if (conflicts.length) return refused("conflict", { shows });
      const { product, errors } = fromForm(withCodes(form, slug), before);
      if (product.listedFrom !== before.listedFrom) Object.assign(errors, lateDay(product, shop.now()));
      if (Object.keys(errors).length) return refused("faults", { errors, shows });
      if (JSON.stringify(form) === JSON.stringify(now)) return refused("nothing", { shows });
      const saved = await saveProductIn(tx, product, shop.now());
      if (!saved.ok) return refused("faults", { errors: faultsBeside(saved.faults), shows });
      return done({ slug }, [], { subject: slug, before, after: saved.product });
    });
  },
  says: {
    refused: {
      ...sentences(422, say, "wrong", "more", "sizes", "faults", "nothing"),
      ...sentences(409, say, "conflict", "gone"),
    },
  },
});

/** Pages of the office that stand where the page of a product would. */
const RESERVED = new Set(["nieuw", "import", "kies", "tellen", "labels"]);

export const createOffice = deed({
  name: "product.create",
  by: "range",
  bytes: BYTES,
  asks: v.objectWithRest({ slug: v.optional(text(80), ""), ...more }, cells),
  shows: v.object({ slug: v.string() }),
  showsRefused,
  async run(shop, _caller, { slug: asked, ...rest }) {
    const sent = readAll(rest);
    if (!sent) return refused("wrong");
    const help = sent.doe ? await helped(shop.db, sent) : undefined;
    if (help === "sizes")
      return refused(help, { shows: await withNames(shop.db, { form: sent.form, seen: sent.seen }) });
    if (help) return refused("more", { shows: await withNames(shop.db, help) });
    const slug = asked || slugFrom(sent.form.own.name);
    const shows = await withNames(shop.db, { form: sent.form, seen: sent.seen });
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || RESERVED.has(slug))
      return refused(asked ? "address" : "faults", {
        errors: asked ? { slug: [say.address] } : { name: [say.empty] },
        shows,
      });
    return shop.db.transaction(async (tx) => {
      // Two people who make the same product at once: the second is told.
      await takeTurn(tx, `product ${slug}`);
      if (await findWhole(tx, slug)) return refused("taken", { errors: { slug: [say.taken] }, shows });
      const { product, errors } = fromForm(withCodes(sent.form, slug), blankProduct(slug, shop.now()));
      Object.assign(errors, lateDay(product, shop.now()));
      if (Object.keys(errors).length) return refused("faults", { errors, shows });
      const saved = await saveProductIn(tx, product, shop.now());
      if (!saved.ok) return refused("faults", { errors: faultsBeside(saved.faults), shows });
      return done({ slug }, [], { subject: slug, after: saved.product });
    });
  },
  says: {
    refused: { ...sentences(422, say, "wrong", "more", "sizes", "faults", "address"), ...sentences(409, say, "taken") },
  },
});
