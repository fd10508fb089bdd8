import type { SearchDocument } from "#search/search-document.ts";
import type { Need } from "./judged/needs.ts";

type Product = SearchDocument;
const has = (product: Product, facet: string, ...values: string[]): boolean =>
  values.some((value) => product.facets[facet]?.includes(value));
const lowest = ({ numbers }: Product): number => Math.min(...(numbers.prijs ?? [Number.POSITIVE_INFINITY]));
const grown = ({ numbers }: Product): number => numbers.eindhoogte_cm?.[0] ?? Number.NaN;
const isHedge = (product: Product) => has(product, "groep", "haag-blad", "haag-groen", "haag-kant-en-klaar");
const isSafe = (product: Product) => has(product, "huisdierveilig", "Ja");
const evergreen = (product: Product) => has(product, "bladhoudend", "Wintergroen", "Halfwintergroen");

/** Sentences by somebody who had not seen the search: what is not wanted, a month to plant in, a place, two wishes at once. */
export const unseenNeeds: Need[] = [
  {
    query: "iets groenblijvends voor een schaduwplek van hooguit 120 cm",
    meets: (one) => evergreen(one) && has(one, "standplaats", "Schaduw") && grown(one) <= 120,
  },
  { query: "welke haagplant is niet giftig voor mijn hond", meets: (one) => isHedge(one) && isSafe(one) },
  {
    query: "vaste plant die in augustus paars bloeit",
    meets: (one) =>
      has(one, "groep", "vaste-planten") && has(one, "bloeimaand", "Augustus") && has(one, "bloemkleur", "Paars"),
  },
  {
    query: "boom voor een kleine tuin van maximaal 5 meter hoog",
    meets: (one) => has(one, "groep", "bomen-sier", "bomen-vorm", "fruit") && grown(one) <= 500,
  },
  {
    query: "een klimplant voor een muur op het noorden",
    meets: (one) => has(one, "groep", "klimplanten") && has(one, "standplaats", "Schaduw"),
  },
  {
    query: "cadeau voor iemand met groene vingers onder de 25 euro",
    meets: (one) => (has(one, "tag", "cadeau") || has(one, "groep", "cadeau")) && lowest(one) < 25,
  },
  {
    query: "bodembedekker die geen onkruid doorlaat in de volle zon",
    meets: (one) => has(one, "groep", "bodembedekkers") && has(one, "standplaats", "Zon"),
  },
  {
    query: "haag van nu al anderhalve meter die in de winter groen blijft",
    meets: (one) => isHedge(one) && evergreen(one) && (one.numbers.hoogte ?? []).some((height) => height >= 150),
  },
  {
    query: "planten die goed tegen droogte kunnen en bijen trekken",
    meets: (one) => has(one, "eigenschap", "Droogtebestendig") && has(one, "eigenschap", "Bijvriendelijk"),
  },
  {
    query: "geen rozen maar wel iets dat lekker ruikt",
    meets: (one) =>
      has(one, "eigenschap", "Geurend") && !/roos|rozen/i.test(`${one.soort} ${String(one.facets.groep)}`),
  },
  {
    query: "lekker ruikende plant, geen roos",
    meets: (one) => has(one, "eigenschap", "Geurend") && !/roos/i.test(one.name),
  },
  {
    query: "struik met witte bloemen en bessen voor vogels",
    meets: (one) =>
      has(one, "bloemkleur", "Wit") && has(one, "eigenschap", "Bessen") && has(one, "eigenschap", "Vogels"),
  },
  {
    query: "plant voor een natte plek in de tuin",
    meets: (one) => has(one, "grondsoort", "Natte grond") && !has(one, "groep", "vijverplanten"),
  },
  {
    query: "wat kan ik in maart planten",
    meets: (one) => has(one, "planttijd", "Voorjaar") || has(one, "wortelvorm", "Blote wortel", "Met kluit"),
  },
  { query: "wat plant ik in november", meets: (one) => has(one, "planttijd", "Najaar") },
  {
    query: "planten tegen muggen",
    meets: (one) => has(one, "eigenschap", "Geurend") && has(one, "soort", "Lavendel", "Kattenkruid", "Kruidenplant"),
  },
  { query: "onder de conifeer", meets: (one) => has(one, "standplaats", "Schaduw") && grown(one) <= 100 },
  {
    query: "een haag die snel groeit en niet meer dan 10 euro kost",
    meets: (one) => isHedge(one) && lowest(one) <= 10 && /snel/i.test(String(one.facets.groeisnelheid)),
  },
  {
    query: "kamerplant die weinig water nodig heeft",
    meets: (one) => has(one, "groep", "kamerplanten", "vetplanten") && has(one, "waterbehoefte", "Weinig"),
  },
  {
    query: "iets met rode herfstkleur voor zure grond",
    meets: (one) => !has(one, "groep", "grond") && has(one, "grondsoort", "Zure grond"),
  },
  {
    query: "plant zonder doornen tegen de schutting",
    meets: (one) => has(one, "groep", "klimplanten") && !has(one, "tag", "afwerend"),
  },
  {
    query: "fruitboom die zichzelf bestuift",
    meets: (one) => has(one, "groep", "fruit") && /zelfbestuiv|bestuift zichzelf/i.test(one.description ?? ""),
  },
];
