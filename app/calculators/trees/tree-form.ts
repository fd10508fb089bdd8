import { addDays, type Day, inSeason, isHoliday, sayDay, weekday } from "#kit/day.ts";
import { isEmail } from "#kit/form/rules.ts";
import { isVatNumber } from "#kit/vat-number.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { person } from "#texts/calculators/person.ts";
import {
  type Along,
  EXTRAS,
  type Extra,
  MOST_ADDRESSES,
  MOST_ROWS,
  priceTrees,
  type TreeAddress,
  type TreeKind,
  type TreeRow,
} from "./tree-order.ts";

/** The fields about the buyer, and the columns of the table and of the addresses, as the form calls them. */
export const ABOUT = ["company", "vatNumber", "reference", "name", "email", "phone", "note"] as const;
export const COLUMNS = ["sku", "aantal", "adres", "dag", "erbij", "ophalen", "straat", "postcode", "plaats"] as const;
export type TreeField = (typeof ABOUT)[number];

/** The table as it was filled in; half rows are kept, so that nothing typed is lost. */
export type TreeForm = {
  rows: { sku: string; quantity: string; address: string; day: string; extra: Extra; collect: boolean }[];
  addresses: TreeAddress[];
  about: Record<TreeField, string>;
  prices: "ex" | "inc";
};

const first = (today: Day) => deliveryDays(today)[0] ?? today;

export function emptyTreeForm(today: Day): TreeForm {
  return {
    rows: [1, 2].map(() => emptyRow(today)),
    addresses: [{ street: "", postcode: "", city: "" }],
    about: Object.fromEntries(ABOUT.map((name) => [name, ""])) as TreeForm["about"],
    prices: "ex",
  };
}

const emptyRow = (today: Day): TreeForm["rows"][number] => ({
  sku: "",
  quantity: "",
  address: "1",
  day: first(today),
  extra: "geen",
  collect: false,
});

/** Working days of the tree season that still can be made. */
export function deliveryDays(today: Day): Day[] {
  const days: Day[] = [];
  const year = today.slice(5) > "12-22" ? Number(today.slice(0, 4)) + 1 : Number(today.slice(0, 4));
  for (let day = `${year}-11-16` as Day; inSeason(day, ["11-16", "12-23"]); day = addDays(day, 1))
    if (day >= addDays(today, 3) && weekday(day) <= 5 && !isHoliday(day)) days.push(day);
  return days;
}

/** Reads the posted table, a row or an address longer where that was asked. */
export function readTreeForm(data: FormData, today: Day, more?: "row" | "address"): TreeForm {
  const all = (name: string) => data.getAll(name).map((value) => String(value).trim().slice(0, 200));
  const [skus, quantities, addresses, days, extras, collects] = [
    "sku",
    "aantal",
    "adres",
    "dag",
    "erbij",
    "ophalen",
  ].map(all) as [string[], string[], string[], string[], string[], string[]];
  const rows = skus.slice(0, MOST_ROWS).map((sku, at) => ({
    sku,
    quantity: quantities[at] ?? "",
    address: addresses[at] ?? "1",
    day: days[at] ?? first(today),
    extra: EXTRAS.find((one) => one === extras[at]) ?? "geen",
    collect: collects[at] === "ja",
  }));
  const [streets, postcodes, cities] = [all("straat"), all("postcode"), all("plaats")];
  const places = streets
    .slice(0, MOST_ADDRESSES)
    .map((street, at) => ({ street, postcode: postcodes[at] ?? "", city: cities[at] ?? "" }));
  if (more === "row" && rows.length < MOST_ROWS)
    rows.push({ ...emptyRow(today), address: rows.at(-1)?.address ?? "1" });
  if (more === "address" && places.length < MOST_ADDRESSES) places.push({ street: "", postcode: "", city: "" });
  return {
    rows: rows.length ? rows : emptyTreeForm(today).rows,
    addresses: places.length ? places : [{ street: "", postcode: "", city: "" }],
    about: Object.fromEntries(
      ABOUT.map((name) => [
        name,
        String(data.get(name) ?? "")
          .trim()
          .slice(0, name === "note" ? 1000 : 120),
      ]),
    ) as TreeForm["about"],
    prices: data.get("prijzen") === "inc" ? "inc" : "ex",
  };
}

/** The rows that mean something. */
export function rowsOf({ rows }: Pick<TreeForm, "rows">): TreeRow[] {
  return rows.flatMap(({ sku, quantity, address, day, extra, collect }) => {
    const count = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;
    return sku && count > 0
      ? [{ sku, quantity: count, address: Number(address) || 1, day: day as Day, extra, collect }]
      : [];
  });
}

/** Everything that stands in the way of sending it, in words. */
export function treeFaults(
  form: TreeForm,
  kinds: TreeKind[],
  today: Day,
  along: Along = { stands: [], lights: [] },
): string[] {
  const rows = rowsOf(form);
  const { about, addresses } = form;
  const days = deliveryDays(today);
  const faults: (string | false)[] = [
    rows.length === 0 && texts.errors.rows,
    rows.some(({ address }) => !isWhole(addresses[address - 1])) && texts.errors.address,
    rows.some(({ day }) => !days.includes(day)) &&
      texts.errors.day(sayDay(days[0] ?? today), sayDay(days.at(-1) ?? today)),
    !about.company && texts.errors.company,
    !isVatNumber(about.vatNumber) && texts.errors.vatNumber,
    !about.name && person.errors.name,
    !isEmail(about.email) && person.errors.email,
    ...shortages(rows, kinds, along),
  ];
  return faults.filter((fault) => fault !== false);
}

/** What all rows together take of each tree, stand and string of lights, against what there is. */
function shortages(rows: TreeRow[], kinds: TreeKind[], along: Along): string[] {
  const { lines } = priceTrees(rows, kinds, along, 0, { collect: "", delivery: "" });
  const goods = [
    ...kinds.map(({ sku, name, label, stock }) => ({ sku, stock, name: `${name}, ${label}` })),
    ...along.stands,
    ...along.lights,
  ];
  return goods.flatMap(({ sku, name, stock }) => {
    const wanted = lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    return wanted > stock ? [texts.errors.stock(name, stock)] : [];
  });
}

const isWhole = (address: TreeAddress | undefined): boolean =>
  address !== undefined &&
  /\d/.test(address.street) &&
  address.city !== "" &&
  /^([1-9]\d{3} ?[A-Z]{2}|[1-9]\d{3})$/i.test(address.postcode);
