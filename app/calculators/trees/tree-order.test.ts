import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryDays, emptyTreeForm, readTreeForm, type TreeForm, treeFaults } from "./tree-form.ts";
import { type Along, priceTrees, reverseFor, type TreeKind, type TreeRow } from "./tree-order.ts";

const kind: TreeKind = {
  sku: "T200",
  name: "Nordmann",
  label: "200 cm",
  heightCm: 200,
  cents: 5000,
  rate: 9,
  tiers: [
    { from: 1, percent: 0 },
    { from: 5, percent: 5 },
    { from: 10, percent: 10 },
  ],
  stock: 100,
  complete: false,
};
const along: Along = {
  stands: [
    { sku: "S250", stock: 5, name: "Standaard 250", upToCm: 250, cents: 3000, rate: 21 },
    { sku: "S300", stock: 5, name: "Standaard 300", upToCm: 300, cents: 4000, rate: 21 },
  ],
  lights: [{ sku: "L", stock: 5, name: "Lampjes", upToCm: 400, cents: 2000, rate: 21 }],
};
const row = (quantity: number, more: Partial<TreeRow> = {}): TreeRow => ({
  sku: "T200",
  quantity,
  address: 1,
  day: "2026-12-01",
  extra: "geen",
  collect: false,
  ...more,
});
const WORDS = { collect: "ophalen", delivery: "bezorging" };

test("trees of all addresses count together for the price, delivery is per address and day", () => {
  const { lines, totalCents } = priceTrees([row(6), row(4, { address: 2 })], [kind], along, 4995, WORDS);
  expect(lines.map(({ text, quantity, unitCents }) => [text, quantity, unitCents])).toEqual([
    ["Nordmann, 200 cm", 6, 4500],
    ["Nordmann, 200 cm", 4, 4500],
    ["bezorging", 2, 4995],
  ]);
  expect(totalCents).toBe(45_000 + 9990);
});

test("stand, lights and collection come per tree, with VAT per rate", () => {
  const { lines, vat, totalCents, exCents } = priceTrees(
    [row(2, { extra: "voet-licht", collect: true })],
    [kind],
    along,
    0,
    WORDS,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Nordmann, 200 cm",
    "Standaard 250",
    "Lampjes",
    "ophalen",
    "bezorging",
  ]);
  expect(totalCents).toBe(10_000 + 6000 + 4000 + 3500);
  expect(vat.map(({ rate, vatCents }) => [rate, vatCents])).toEqual([
    [9, 826],
    [21, 2343],
  ]);
  expect(exCents).toBe(totalCents - 826 - 2343);
});

test("what is shown without VAT adds up: the lines to their sum, and with the VAT to what is paid", () => {
  const aRow = fc.record({
    quantity: fc.integer({ min: 1, max: 400 }),
    address: fc.constantFrom(1, 2),
    extra: fc.constantFrom("geen", "voet", "voet-licht"),
    collect: fc.boolean(),
  });
  const kinds = fc.integer({ min: 1000, max: 30_000 }).map((cents) => [{ ...kind, cents }]);
  fc.assert(
    fc.property(
      fc.array(aRow, { minLength: 1, maxLength: 8 }),
      kinds,
      fc.nat(20_000),
      fc.boolean(),
      (rows, ...rest) => {
        const [priced, deliveryCents, abroad] = rest;
        const sent = rows.map(({ quantity, ...more }) => row(quantity, more as Partial<TreeRow>));
        const sums = priceTrees(sent, priced, along, deliveryCents, WORDS, ({ address }) => abroad && address === 2);
        expect(sums.exLines).toHaveLength(sums.lines.length);
        expect(sums.exLines.reduce((sum, cents) => sum + cents, 0)).toBe(sums.exCents);
        expect(sums.vat.reduce((sum, { vatCents }) => sum + vatCents, sums.exCents)).toBe(sums.totalCents);
      },
    ),
  );
});

test("delivery is taxed as what it brings", () => {
  const { vat } = priceTrees([row(2, { extra: "voet" })], [kind], along, 1600, WORDS);
  expect(vat.map(({ rate, grossCents }) => [rate, grossCents])).toEqual([
    [9, 10_000 + 1000],
    [21, 6000 + 600],
  ]);
});

test("trees that go to Belgium for a Belgian company carry no VAT; those that stay here do", () => {
  const addresses = [{ postcode: "3511 AB" }, { postcode: "2000" }];
  const asked = [row(2), row(2, { address: 2 })];
  const belgian = priceTrees(asked, [kind], along, 0, WORDS, reverseFor("be 0403.019.261", addresses));
  expect(belgian.vat).toMatchObject([{ rate: 9, grossCents: 10_000, vatCents: 826 }]);
  expect([belgian.reversedCents, belgian.totalCents]).toEqual([826, 20_000 - 826]);
  const dutch = priceTrees(asked, [kind], along, 0, WORDS, reverseFor("NL123456789B01", addresses));
  expect([dutch.reversedCents, dutch.totalCents]).toEqual([0, 20_000]);
});

test("a dressed tree has its stand, lights and collection already", () => {
  const dressed = { ...kind, complete: true };
  const { lines } = priceTrees([row(1, { extra: "voet-licht", collect: true })], [dressed], along, 0, WORDS);
  expect(lines.map(({ text }) => text)).toEqual(["Nordmann, 200 cm", "bezorging"]);
});

test("delivery is on working days of the tree season that can still be made", () => {
  const days = deliveryDays("2026-11-15");
  expect([days[0], days.at(-1)]).toEqual(["2026-11-18", "2026-12-23"]);
  expect(days).not.toContain("2026-11-21");
});

test("buttons add a row and an address, and nothing typed is lost", () => {
  const data = new FormData();
  for (const [name, value] of [
    ["sku", "T200"],
    ["aantal", "zes"],
    ["adres", "1"],
    ["dag", "2026-12-01"],
    ["erbij", "voet"],
    ["ophalen", "ja"],
    ["straat", "Laan 1"],
    ["postcode", "1234 AB"],
    ["plaats", "Ede"],
    ["company", "Bakker"],
  ] as const)
    data.append(name, value);
  const form = readTreeForm(data, "2026-11-15", "row");
  expect(form.rows).toHaveLength(2);
  expect(form.rows[0]).toMatchObject({ sku: "T200", quantity: "zes", extra: "voet", collect: true });
  expect(readTreeForm(data, "2026-11-15", "address").addresses).toHaveLength(2);
  expect(treeFaults(form, [kind], "2026-11-15").length).toBeGreaterThan(2);
});

test("too few trees, stands or lights are told before anything is sent", () => {
  const asked = (quantity: string, extra: TreeForm["rows"][number]["extra"]) => {
    const empty = emptyTreeForm("2026-11-15");
    const line = { sku: "T200", quantity, address: "1", day: "2026-12-01", extra, collect: false };
    return treeFaults({ ...empty, rows: [line, line] }, [kind], "2026-11-15", along).filter((said) => /nog/.test(said));
  };
  expect(asked("50", "geen")).toEqual([]);
  expect(asked("51", "geen")).toHaveLength(1);
  expect(asked("2", "voet-licht")).toEqual([]);
  expect(asked("3", "voet-licht")).toHaveLength(2);
});
