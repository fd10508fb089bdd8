/** What the parts of a product are called in the office. */
export const own: Record<string, string> = {
  name: "Naam",
  latin: "Latijnse naam",
  group: "Groep",
  vat: "Btw",
  tiers: "Staffel",
  withdrawal: "Herroeping",
  passport: "Plantenpaspoort",
  gpsr: "Fabrikant",
  ctgb: "Toelatingsnummer",
  warnings: "Waarschuwingen",
  popularity: "Gewild",
  plant: "Plant",
  grownAs: "Gekweekt als",
  facets: "Kenmerken",
  summary: "In één zin",
  description: "Beschrijving",
  care: "Verzorging",
  goodToKnow: "Goed om te weten",
  title: "Titel voor zoekmachines",
  meta: "Beschrijving voor zoekmachines",
  searchWords: "Zoekwoorden",
  belongsWith: "Hoort erbij",
  alternatives: "Alternatieven",
  articles: "Advies",
  also: "Ook in",
  not: "Niet in",
  state: "In de winkel",
  from: "Vanaf",
  sizes: "Maten",
};
/** And those of its sizes. */
export const cells: Record<string, string> = {
  sku: "Code",
  label: "Maat",
  form: "Vorm",
  price: "Prijs",
  sale: "Actieprijs",
  stock: "Voorraad",
  weight: "Gewicht",
  delivery: "Bezorging",
  heightMin: "Hoogte vanaf",
  heightMax: "Hoogte tot",
  pot: "Pot",
  ean: "EAN",
  place: "Plek op de kwekerij",
  opens: "Seizoen vanaf",
  closes: "Seizoen tot",
  single: "Per meter",
  double: "Per meter, dubbele rij",
  amount: "Inhoud",
  of: "Eenheid",
  size: "Maat",
};

/** The names of columns in the words of the form. */
const COLUMNS: [RegExp, string][] = [
  [/^weightG (\d+)/, "Gewicht $1 g"],
  [/hoogstens (\d+)$/, "hoogstens $1"],
  [/^heightMin (\d+) is meer dan heightMax (\d+)$/, "Hoogte vanaf $1 cm is meer dan hoogte tot $2 cm"],
  [/^heightMax (\d+)/, "Hoogte $1 cm"],
  [/^unit moet/, "Inhoud moet"],
  [/^perMetre moet/, "Per meter moet"],
  [/^season (.+) tot (.+) klopt niet: .*$/, "Schrijf twee dagen als dag-maand, zoals 15-10. 29-02 kan niet."],
  [/^delivery moet/, "Bezorging moet"],
  [/^tiers /, "Staffel "],
  [/^warnings: /, "Waarschuwing "],
  [/^belongsWith: /, ""],
  [/^alternatives: /, ""],
  [/^articles: /, "Artikel "],
  [/^facts\.plant: /, ""],
  [/^sku /, "Code "],
  [/^ean /, "EAN "],
  [/ \(latin\)/, ""],
];

export function sayFault(given: string): string {
  const fault = given.replace(/^(\w+)(?= is te (?:lang|veel))/, (name) => own[name] ?? cells[name] ?? name);
  const said = COLUMNS.reduce((text, [column, words]) => text.replace(column, words), fault);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;
}
