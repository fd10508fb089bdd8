import { type Case, filter, has, number } from "./case.ts";

const white = has("bloemkleur", "Wit");
const sun = has("standplaats", "Zon");
const shade = has("standplaats", "Schaduw");

export const filterCases: Case[] = [
  filter("nothing asked is everything", {}, () => true),
  filter("one value", { facetFilters: ["bloemkleur:Wit"] }, white),
  filter("one value as a plain string", { facetFilters: "bloemkleur:Wit" }, white),
  filter(
    "AND of two facets",
    { facetFilters: ["bloemkleur:Wit", "standplaats:Schaduw"] },
    (one) => white(one) && shade(one),
  ),
  filter(
    "AND of two values of one facet",
    { facetFilters: ["standplaats:Zon", "standplaats:Schaduw"] },
    (one) => sun(one) && shade(one),
  ),
  filter(
    "OR within a list",
    { facetFilters: [["bloemkleur:Wit", "bloemkleur:Roze"]] },
    has("bloemkleur", "Wit", "Roze"),
  ),
  filter(
    "OR over two facets",
    { facetFilters: [["bloemkleur:Wit", "standplaats:Schaduw"]] },
    (one) => white(one) || shade(one),
  ),
  filter(
    "AND of ORs",
    {
      facetFilters: [
        ["bloemkleur:Wit", "bloemkleur:Roze"],
        ["standplaats:Schaduw", "standplaats:Halfschaduw"],
      ],
    },
    (one) => has("bloemkleur", "Wit", "Roze")(one) && has("standplaats", "Schaduw", "Halfschaduw")(one),
  ),
  filter("NOT", { facetFilters: ["bloemkleur:-Wit"] }, (one) => !white(one)),
  filter("NOT with the minus before the name", { facetFilters: ["-bloemkleur:Wit"] }, (one) => !white(one)),
  filter("NOT beside AND", { facetFilters: ["standplaats:Zon", "bloemkleur:-Wit"] }, (one) => sun(one) && !white(one)),
  filter("NOT of what nobody has is everything", { facetFilters: ["nergens:-x"] }, () => true),
  filter("a value nobody has", { facetFilters: ["bloemkleur:Ultraviolet"] }, () => false),
  filter("a facet nobody has", { facetFilters: ["nergens:x"] }, () => false),
  filter(
    "a value with brackets, a degree sign and a minus",
    { facetFilters: ["winterhardheid:Goed (-15 °C)"] },
    has("winterhardheid", "Goed (-15 °C)"),
  ),
  filter(
    "a value with quotes finds nothing and breaks nothing",
    { facetFilters: ['bloemkleur:Wit" OR "1"="1'] },
    () => false,
  ),
  filter("a value with a backtick and a backslash", { facetFilters: ["bloemkleur:Wi`t\\"] }, () => false),
  filter("a name with odd signs is no filter language", { facetFilters: ["bloemkleur || true:x"] }, () => false),
  filter(
    "at least",
    { numericFilters: ["prijs>=15.95"] },
    number("prijs", (price) => price >= 15.95),
  ),
  filter(
    "more than",
    { numericFilters: ["prijs>15.95"] },
    number("prijs", (price) => price > 15.95),
  ),
  filter(
    "at most",
    { numericFilters: ["prijs<=3.95"] },
    number("prijs", (price) => price <= 3.95),
  ),
  filter(
    "less than",
    { numericFilters: ["prijs<3.95"] },
    number("prijs", (price) => price < 3.95),
  ),
  filter(
    "equal",
    { numericFilters: ["prijs=3.95"] },
    number("prijs", (price) => price === 3.95),
  ),
  filter(
    "between",
    { numericFilters: ["prijs>=5", "prijs<=10"] },
    number("prijs", (price) => price >= 5 && price <= 10),
  ),
  filter(
    "a range in words",
    { numericFilters: ["prijs:5 TO 10"] },
    number("prijs", (price) => price >= 5 && price <= 10),
  ),
  filter(
    "OR of numbers",
    { numericFilters: [["prijs<3", "prijs>80"]] },
    number("prijs", (price) => price < 3 || price > 80),
  ),
  filter("a range the wrong way round", { numericFilters: ["prijs>=10", "prijs<=5"] }, () => false),
  filter("a number nobody has", { numericFilters: ["gewicht>=1"] }, () => false),
  filter(
    "facet and number together",
    { facetFilters: ["standplaats:Zon"], numericFilters: ["prijs<=5"] },
    (one) => sun(one) && number("prijs", (price) => price <= 5)(one),
  ),
  filter(
    "rating from both sides",
    { numericFilters: ["beoordeling<=5", "beoordeling>=4"] },
    number("beoordeling", (stars) => stars >= 4 && stars <= 5),
  ),
];
