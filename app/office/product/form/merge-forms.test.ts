import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "#catalogue/range-file/range.server.ts";
import { changesBetween, mergeForms } from "./merge-forms.ts";
import { type Form, OWN, toForm } from "./product-form.ts";
import { fromForm } from "./read-form.ts";
import { cellName, readSeen, readSent } from "./sent-form.ts";

const range = readRange();
const laurel = (): Form => {
  const product = range.find(({ slug }) => slug === "laurier-novita");
  if (!product) throw new Error("no laurel");
  return toForm(product);
};
const first = (form: Form) => {
  const [size] = form.sizes;
  if (!size) throw new Error("no size");
  return size;
};
const withPrice = (price: string): Form => {
  const form = laurel();
  first(form).cells.price = price;
  return form;
};

test("every product of the range goes through the form and comes out the same", () => {
  for (const product of range) {
    const { product: read, errors } = fromForm(toForm(product), product);
    expect([product.slug, errors]).toEqual([product.slug, {}]);
    expect(read).toEqual(product);
  }
});

test("what a browser sends of a form is that form again", () => {
  for (const product of range.slice(0, 40)) {
    const form = toForm(product);
    const sent: Record<string, unknown> = { ...form.own };
    for (const [at, { key, cells }] of form.sizes.entries()) {
      sent[cellName(at, "key")] = key;
      for (const [cell, value] of Object.entries(cells)) sent[cellName(at, cell)] = value;
    }
    expect(readSent(sent)).toEqual(form);
    expect(readSeen(JSON.stringify(form))).toEqual(form);
  }
  expect(readSent({ name: "x", constructor: "y" })).toBeUndefined();
  expect(readSent({ "m0.eval": "y" })).toBeUndefined();
  expect(["", "{", "[]", '{"own":{}}'].map(readSeen)).toEqual([undefined, undefined, undefined, undefined]);
});

test("what belongs together is filled in together, or not at all", () => {
  const form = laurel();
  Object.assign(first(form).cells, { amount: "2", of: "", single: "", double: "6" });
  const product = range.find(({ slug }) => slug === "laurier-novita");
  if (!product) throw new Error("no laurel");
  expect(Object.keys(fromForm(form, product).errors).toSorted()).toEqual(["m0.of", "m0.single"]);
});

test("two people who change different things both get their way", () => {
  const mine = withPrice("9,25");
  const now = laurel();
  now.own.name = "Laurier van een collega";
  first(now).cells.stock = "7";
  const { form, conflicts } = mergeForms(laurel(), mine, now);
  expect(conflicts).toEqual([]);
  expect([form.own.name, first(form).cells.price, first(form).cells.stock]).toEqual([now.own.name, "9,25", "7"]);
});

test("where both changed one price the second is asked, with both values", () => {
  const { conflicts } = mergeForms(laurel(), withPrice("9,25"), withPrice("9,75"));
  expect(conflicts).toEqual([
    expect.objectContaining({ name: "m0.price", field: "price", theirs: "9,75", mine: "9,25" }),
  ]);
  expect(mergeForms(laurel(), withPrice("9,25"), withPrice("9,25")).conflicts).toEqual([]);
});

test("a size that a colleague added stays, one they took away comes back only for who changed it", () => {
  const now = laurel();
  const [gone] = now.sizes.splice(0, 1);
  now.sizes.push({ key: "NEW-1", cells: { ...first(now).cells, sku: "NEW-1" } });
  const keys = (mine: Form) => mergeForms(laurel(), mine, now).form.sizes.map(({ cells }) => cells.sku);
  expect(keys(laurel())).not.toContain(gone?.key);
  expect(keys(laurel())).toContain("NEW-1");
  expect(keys(withPrice("9,25"))).toContain(gone?.key);
});

test("whoever changes nothing changes nothing, whatever became of the product", () => {
  const change = fc.record({ field: fc.constantFrom(...OWN), text: fc.string() });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const now = laurel();
      for (const { field, text } of changes) now.own[field] = text;
      expect(mergeForms(laurel(), laurel(), now)).toEqual({ form: now, conflicts: [] });
    }),
  );
});

test("changes are named by their field and their size", () => {
  const after = withPrice("9,25");
  after.own.summary = "Anders";
  const removed = after.sizes.pop();
  expect(changesBetween(laurel(), after)).toEqual([
    { field: "summary" },
    { field: "price", size: first(after).cells.label },
    { field: "size", size: removed?.cells.label },
  ]);
});
