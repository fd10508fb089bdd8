import { expect, test } from "vitest";
import { findContractions, listMigrations, statementsOf, type Tables, tablesAfter } from "./contractions.ts";

// While a release is replaced, the one before it sells on with the new tables; and whoever goes back starts it on them again.
// So tables only grow (docs/running.md, "Upgrade and back"). What a later release takes away on purpose is named here, with
// the release that stopped using it.
const FIRST_KEPT = "0010_product_states";
const TAKEN_AWAY: Record<string, string[]> = {};

const migrations = listMigrations();
const at = (tag: string) => migrations.findIndex((one) => one.tag === tag);

test("since the first release that others may still run, no migration takes away or tightens what was there", () => {
  expect(at(FIRST_KEPT)).toBeGreaterThan(0);
  for (const [index, { tag }] of migrations.entries()) {
    const before = migrations[index - 1]?.tag;
    if (!before || index <= at(FIRST_KEPT)) continue;
    expect(findContractions(tablesAfter(before), tablesAfter(tag)), tag).toEqual(TAKEN_AWAY[tag] ?? []);
    // What is written by hand in a migration is in no list of tables.
    const text = statementsOf(tag).replace(/^\s*--.*$/gm, "");
    expect(/\b(rename|drop (table|column|function|trigger|type|view|constraint))\b/i.exec(text)?.[0], tag).toBe(
      TAKEN_AWAY[tag] ? expect.anything() : undefined,
    );
  }
});

test("a migration is younger than those before it: a database that has these would pass over an older one", () => {
  const moments = migrations.map(({ when }) => when);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(new Set(moments).size).toBe(moments.length);
});

test("a changed key is seen", () => {
  const seen = findContractions(tablesAfter("0000_init"), tablesAfter("0001_growth"));
  expect(seen).toContain("cart_lines is no longer unique by cart,sku");
  expect(seen).toContain("order_lines is no longer unique by order,sku");
});

test("every other way to break the release before is seen, and growing is not", () => {
  const was = tablesAfter("0014_staff");
  const changed = (change: (tables: Tables) => void) => {
    const now = structuredClone(was);
    change(now);
    return findContractions(was, now);
  };
  const orders = (tables: Tables) => tables["public.orders"] as Tables[string];
  const column = { type: "text", primaryKey: false, notNull: false };
  expect(changed((now) => delete now["public.carts"])).toEqual(["carts is gone"]);
  expect(changed((now) => delete orders(now).columns.email)).toContain("orders email is gone");
  expect(changed((now) => Object.assign(orders(now).columns.email ?? {}, { type: "integer" }))).toEqual([
    "orders email was text and is integer",
  ]);
  expect(changed((now) => Object.assign(orders(now).columns.peer ?? {}, { notNull: true }))).toEqual([
    "orders peer has become required",
  ]);
  expect(changed((now) => delete orders(now).columns.waived_cents?.default)).toEqual([
    "orders waived_cents has lost its default",
  ]);
  const required = (now: Tables) => (orders(now).columns.gift_note = { ...column, notNull: true });
  expect(changed(required)).toEqual(["orders gift_note is new and required"]);
  expect(changed((now) => (orders(now).uniqueConstraints.one = { columns: ["email"] }))).toEqual([
    "orders must be unique by email",
  ]);
  expect(changed((now) => (orders(now).checkConstraints.rule = { value: "1 = 1" }))).toEqual([
    "orders has a new rule, rule",
  ]);
  expect(changed((now) => (orders(now).foreignKeys.link = { columnsFrom: ["email"] }))).toEqual([
    "orders has a new reference, link",
  ]);
  const growing = (now: Tables) => {
    now["public.news"] = orders(now);
    Object.assign(orders(now).columns, { gift_note: column, gift_of: { ...column, notNull: true, default: "''" } });
    orders(now).uniqueConstraints.one = { columns: ["gift_note"] };
    orders(now).indexes.quick = { columns: [{ expression: "email" }], isUnique: false };
  };
  expect(changed(growing)).toEqual([]);
});
