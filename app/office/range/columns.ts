/** What the grid can show of a size beside its name. */
export const COLUMNS = [
  "prijs",
  "actie",
  "laagste",
  "voorraad",
  "verkocht",
  "seizoen",
  "plek",
  "ean",
  "gewicht",
] as const;
export type Column = (typeof COLUMNS)[number];

/** For who never chose. */
export const USUAL: Column[] = ["prijs", "actie", "laagste", "voorraad", "verkocht"];

/** In the order of the grid, without what it does not know. */
export const readColumns = (names: readonly string[]): Column[] => COLUMNS.filter((column) => names.includes(column));
