import { expect, test } from "vitest";
import { euros } from "#kit/money.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { DESCRIPTION_ROOM, fitDescription, productTitle, TITLE_ROOM } from "./page-words.ts";
import { readCategories, readRange } from "../range-file/range.server.ts";

const SHOP = "Lommerrijk";
const whole = (title: string) => `${title} · ${SHOP}`;

test("a title names the Latin when it fits, never a word cut through", () => {
  const title = (name: string, latin: string | null) => productTitle({ name, latin }, SHOP);
  expect(title("Laurierkers ‘Novita’", "Prunus laurocerasus ‘Novita’")).toBe(
    "Laurierkers ‘Novita’ (Prunus laurocerasus)",
  );
  expect(title("Borderpakket zon 6 m², 48 planten", "Salvia, Nepeta, Echinacea, Achillea")).toBe(
    "Borderpakket zon 6 m², 48 planten",
  );
  expect(title("Opgetuigde kerstboom van 200 cm, met plaatsen en ophalen", "Abies nordmanniana")).toBe(
    "Opgetuigde kerstboom van 200 cm",
  );
  expect(title("Spade", null)).toBe("Spade");
  const endless = "Eenlangenaamzonderkomma ".repeat(5).trim();
  expect(title(endless, null)).toBe(endless);
});

test("a description says as much as fits, and ends with a whole word", () => {
  const summary = "a ".repeat(70).trim();
  expect(fitDescription(say.descriptions("Een stevige spade.", "€ 10"))).toBe(
    "Een stevige spade. Vanaf € 10, op de afgesproken dag bezorgd.",
  );
  expect(fitDescription(say.descriptions(summary, "€ 10"))).toBe(`${summary} Vanaf € 10.`);
  const long = fitDescription(say.descriptions("woorden, ".repeat(40), "€ 10"));
  expect(long.length).toBeLessThanOrEqual(DESCRIPTION_ROOM);
  expect(long).toMatch(/ woorden…$/);
});

test("every product has a title and a description that fit a search result", () => {
  const range = readRange();
  const titles = range.map((product) => whole(productTitle(product, SHOP)));
  expect(titles.filter((title) => title.length > TITLE_ROOM)).toEqual([]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const descriptions = range.map(({ texts, variants }) =>
    fitDescription(say.descriptions(texts.summary, euros(Math.min(...variants.map(({ priceCents }) => priceCents))))),
  );
  expect(descriptions.filter((text) => text.length > DESCRIPTION_ROOM || text.endsWith("…"))).toEqual([]);
});

test("what a category says of itself fits before the shop's name", () => {
  const categories = readCategories();
  expect(categories).toHaveLength(228);
  expect(categories.filter(({ texts }) => texts.title.length > 60).map(({ slug }) => slug)).toEqual([]);
  expect(categories.filter(({ texts }) => texts.description.length > DESCRIPTION_ROOM)).toEqual([]);
});
