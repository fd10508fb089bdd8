import type { SearchDocument } from "#search/search-document.ts";
import type { Need } from "./judged/needs.ts";

type Product = SearchDocument;
const has = (product: Product, facet: string, ...values: string[]): boolean =>
  values.some((value) => product.facets[facet]?.includes(value));
const inside = (product: Product, ...slugs: string[]): boolean => has(product, "in_categorie", ...slugs);
const lowest = ({ numbers }: Product): number => Math.min(...(numbers.prijs ?? [Number.POSITIVE_INFINITY]));
const grown = ({ numbers }: Product): number => numbers.eindhoogte_cm?.[0] ?? Number.NaN;
const tallest = ({ sizes = [] }: Product): number =>
  Math.max(0, ...sizes.map(({ numbers }) => numbers.hoogte?.[1] ?? 0));
const isHedge = (product: Product) => has(product, "groep", "haag-blad", "haag-groen", "haag-kant-en-klaar");
const isTree = (product: Product) => has(product, "groep", "bomen-sier", "bomen-vorm", "fruit");
const isSafe = (product: Product) =>
  has(product, "huisdierveilig", "Ja") || has(product, "eigenschap", "Huisdierveilig");
const evergreen = (product: Product) => has(product, "bladhoudend", "Wintergroen");

/** Whole sentences, of more words than a search box is used to. */
export const furtherNeeds: Need[] = [
  {
    query: "een haag die snel dicht is en waar de hond niet ziek van wordt, hooguit 2 meter",
    meets: (one) => isHedge(one) && isSafe(one) && has(one, "groeisnelheid", "Snel (40-60 cm)", "Zeer snel (60+ cm)"),
  },
  {
    query: "ik zoek een boompje voor een kleine voortuin dat niet hoger wordt dan vier meter en in het voorjaar bloeit",
    meets: (one) => isTree(one) && grown(one) <= 400 && has(one, "bloeimaand", "Maart", "April", "Mei"),
  },
  {
    query: "welke klimplant blijft in de winter groen en kan tegen een schaduwmuur op het noorden",
    meets: (one) => evergreen(one) && has(one, "standplaats", "Schaduw") && inside(one, "klimplanten", "klimhortensia"),
  },
  {
    query: "iets met paarse bloemen voor bijen dat in augustus bloeit en goedkoper is dan 10 euro",
    meets: (one) =>
      has(one, "bloemkleur", "Paars", "Blauw") &&
      has(one, "eigenschap", "Bijvriendelijk") &&
      has(one, "bloeimaand", "Augustus") &&
      lowest(one) <= 10,
  },
  {
    query: "mijn grond is natte klei, welke haagplant houdt het daar uit",
    meets: (one) => isHedge(one) && has(one, "grondsoort", "Klei"),
  },
  {
    query: "een kamerplant voor een donkere hoek die veilig is voor mijn kat",
    meets: (one) => isSafe(one) && has(one, "lichtbehoefte", "Weinig licht"),
  },
  {
    query: "ik wil mest voor mijn gazon in het voorjaar, voor ongeveer 100 vierkante meter",
    meets: (one) => inside(one, "gazonmest"),
  },
  {
    query: "bollen die ik nu kan planten en die al in februari of maart bloeien",
    meets: (one) => has(one, "groep", "bollen") && has(one, "bloeimaand", "Februari", "Maart"),
  },
  {
    query: "een bodembedekker voor onder bomen waar ik nooit meer hoef te wieden",
    meets: (one) => inside(one, "bodembedekkers") && has(one, "standplaats", "Schaduw", "Halfschaduw"),
  },
  {
    query: "plant in pot voor een zonnig balkon waar het hard waait",
    meets: (one) =>
      has(one, "standplaats", "Zon") && (has(one, "wortelvorm", "In pot") || inside(one, "balkonplanten")),
  },
  {
    query: "fruitboom die zichzelf bestuift en klein blijft",
    // Who pollinates itself stands in the text only.
    meets: (one) =>
      has(one, "groep", "fruit") && grown(one) <= 400 && /zelfbestuiv|bestuift zichzelf/i.test(one.description ?? ""),
  },
  {
    query: "een groenblijvende haag van meteen twee meter hoog zodat de buren niet naar binnen kijken",
    meets: (one) => isHedge(one) && evergreen(one) && tallest(one) >= 175,
  },
  {
    query: "iets tegen slakken dat niet giftig is voor egels en huisdieren",
    meets: (one) => inside(one, "slakkenbestrijding"),
  },
  {
    query: "cadeau voor iemand met een balkon tot 25 euro",
    meets: (one) => inside(one, "cadeau", "cadeaubon", "moederdag", "balkonplanten") && lowest(one) <= 25,
  },
  {
    query: "siergras dat niet hoger wordt dan een meter en de hele winter mooi blijft staan",
    meets: (one) => has(one, "groep", "siergrassen") && grown(one) <= 100,
  },
  {
    query: "een boom die schaduw geeft boven het terras, liefst een dakvorm",
    meets: (one) => inside(one, "dakbomen"),
  },
  {
    query: "hortensia met witte bloemen die in de zon kan staan",
    meets: (one) => has(one, "groep", "hortensia") && has(one, "bloemkleur", "Wit") && has(one, "standplaats", "Zon"),
  },
  {
    query: "haag met doornen waar inbrekers niet doorheen komen",
    meets: (one) => isHedge(one) && has(one, "tag", "afwerend"),
  },
  {
    query: "snoeischaar voor linkshandigen of een goede heggenschaar onder de 60 euro",
    meets: (one) => inside(one, "snoeischaren") && lowest(one) <= 60,
  },
  {
    query: "vaste planten die tegen droogte kunnen op zandgrond en geel bloeien",
    meets: (one) =>
      has(one, "groep", "vaste-planten", "bodembedekkers", "sedum", "siergrassen") &&
      has(one, "bloemkleur", "Geel") &&
      has(one, "eigenschap", "Droogtebestendig"),
  },
];
