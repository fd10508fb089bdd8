import type { SearchDocument } from "#search/search-document.ts";
import type { Need } from "./judged/needs.ts";

type Product = SearchDocument;
const has = (product: Product, facet: string, ...values: string[]): boolean =>
  values.some((value) => product.facets[facet]?.includes(value));
const lowest = ({ numbers }: Product): number => Math.min(...(numbers.prijs ?? [Number.POSITIVE_INFINITY]));
const grown = ({ numbers }: Product): number => numbers.eindhoogte_cm?.[0] ?? Number.NaN;
const isHedge = (product: Product) => has(product, "groep", "haag-blad", "haag-groen", "haag-kant-en-klaar");
const isTree = (product: Product) => has(product, "groep", "bomen-sier", "bomen-vorm", "fruit");
const isSafe = (product: Product) => has(product, "huisdierveilig", "Ja");
const evergreen = (product: Product) => has(product, "bladhoudend", "Wintergroen", "Halfwintergroen");
/** One size that is so tall and costs no more. */
const hasSize = (product: Product, from: number, to = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY) =>
  (product.sizes ?? []).some(({ numbers: { hoogte, prijs } }) => {
    if (!hoogte || !prijs) return false;
    return hoogte[1] >= from && hoogte[0] <= to && prijs[0] <= most;
  });

/** Sentences written by somebody who buys a garden: a size with a price, a month, and what it may not be. */
export const laterNeeds: Need[] = [
  {
    query: "haag van twee meter die ik in november kan planten en veilig is voor de hond",
    meets: (one) => isHedge(one) && isSafe(one) && hasSize(one, 175),
  },
  {
    query: "wat is een goede haag voor naast het konijnenhok, dus niet giftig, en liefst onder de 15 euro per plant",
    meets: (one) => isHedge(one) && isSafe(one) && lowest(one) <= 15,
  },
  {
    query: "mijn dakterras ligt in de wind, welke olijfboom kan daar staan",
    meets: (one) => /olijfboom/i.test(one.name),
  },
  {
    query: "bomen die niet hoger worden dan drie meter en in april bloeien",
    meets: (one) => isTree(one) && grown(one) <= 300 && has(one, "bloeimaand", "April"),
  },
  {
    query: "groenblijvende haag zonder taxus, hulst of laurier",
    meets: (one) => isHedge(one) && evergreen(one) && !/taxus|hulst|laurier/i.test(`${one.name} ${one.soort}`),
  },
  {
    query: "een kamerplant die niet giftig is voor mijn kat en het in een noordkamer doet",
    meets: (one) =>
      has(one, "groep", "kamerplanten", "vetplanten") &&
      isSafe(one) &&
      has(one, "lichtbehoefte", "Weinig licht", "Halfschaduw"),
  },
  {
    query: "plant die in januari of februari bloeit, niet duurder dan 20 euro",
    meets: (one) => has(one, "bloeimaand", "Januari", "Februari") && lowest(one) <= 20,
  },
  {
    query: "klimplant zonder dat hij de muur kapot maakt, met witte bloemen",
    meets: (one) => has(one, "groep", "klimplanten") && has(one, "bloemkleur", "Wit"),
  },
  {
    query: "iets laags voor langs het pad, hooguit 40 cm, dat paars bloeit in juni",
    meets: (one) => grown(one) <= 40 && has(one, "bloemkleur", "Paars") && has(one, "bloeimaand", "Juni"),
  },
  {
    query: "appelboom tot 50 euro",
    meets: (one) => /appel/i.test(one.name) && has(one, "groep", "fruit") && lowest(one) <= 50,
  },
  {
    query: "struik die tegen zeewind kan en geen water hoeft",
    meets: (one) => has(one, "eigenschap", "Droogtebestendig") || has(one, "tag", "zeewind", "kust"),
  },
  {
    query: "hortensia die niet blauw of roze is",
    meets: (one) => /hortensia/i.test(one.name) && !has(one, "bloemkleur", "Blauw", "Roze"),
  },
  {
    query: "een haagje van 50 cm om langs het terras te zetten dat buxus vervangt",
    meets: (one) => isHedge(one) && !/buxus(?!vervanger)/i.test(one.soort ?? ""),
  },
  {
    query: "kerstboom met kluit tussen de 150 en 200 cm voor minder dan 70 euro",
    meets: (one) => has(one, "kerst_vorm", "Met kluit") && hasSize(one, 150, 200, 70),
  },
  {
    query: "welke bollen kan ik in november nog planten die in april geel bloeien",
    meets: (one) =>
      /bol/i.test(String(one.facets.groep)) && has(one, "bloemkleur", "Geel") && has(one, "bloeimaand", "April"),
  },
  {
    query: "schaduwplant voor kleigrond die bijen trekt",
    meets: (one) =>
      has(one, "standplaats", "Schaduw") && has(one, "grondsoort", "Klei") && has(one, "eigenschap", "Bijvriendelijk"),
  },
  {
    query: "snelle haag van minimaal 180 cm, geen conifeer",
    meets: (one) =>
      isHedge(one) &&
      hasSize(one, 180) &&
      /snel/i.test(String(one.facets.groeisnelheid)) &&
      !has(one, "in_categorie", "coniferen") &&
      !/conifeer|cipres|thuja/i.test(`${one.name} ${one.soort}`),
  },
  {
    query: "iets eetbaars voor op het balkon dat in de zon mag staan",
    meets: (one) => has(one, "eigenschap", "Eetbaar") && has(one, "standplaats", "Zon"),
  },
  {
    query: "een boom zonder vruchten of bessen die rommel geven voor bij de auto",
    meets: (one) => has(one, "groep", "bomen-sier", "bomen-vorm") && !has(one, "eigenschap", "Bessen", "Eetbaar"),
  },
  {
    query: "grote plantenbak voor buiten die niet kapot vriest, onder de 150 euro",
    meets: (one) => has(one, "vorstbestendig", "Ja") && lowest(one) <= 150,
  },
  {
    query: "plant voor in de vijver die de vissen niet ziek maakt",
    meets: (one) => has(one, "groep", "vijverplanten"),
  },
  {
    query: "heester die in de herfst rood wordt en niet hoger dan 2 meter",
    meets: (one) => grown(one) <= 200 && /herfst/i.test(`${String(one.facets.eigenschap)} ${one.description}`),
  },
  {
    query: "bloeiende struik behalve hortensia en rododendron",
    meets: (one) =>
      has(one, "bloeimaand", ...(one.facets.bloeimaand ?? [])) && !/hortensia|rododendron/i.test(one.name),
  },
  {
    query: "plant die 's winters niet dood gaat op het balkon",
    meets: (one) => !has(one, "winterhardheid", "Niet winterhard", "Beschutten (-5 °C)"),
  },
];
