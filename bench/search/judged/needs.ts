import type { SearchDocument } from "#search/search-document.ts";

/** A need in a sentence, and the facts that each of the first six hits must have. */
export interface Need {
  query: string;
  meets: (product: SearchDocument) => boolean;
}

type Product = SearchDocument;
const has = (product: Product, facet: string, ...values: string[]): boolean =>
  values.some((value) => product.facets[facet]?.includes(value));
const lowest = ({ numbers }: Product): number => Math.min(...(numbers.prijs ?? [Number.POSITIVE_INFINITY]));
const grown = ({ numbers }: Product): number => numbers.eindhoogte_cm?.[0] ?? Number.NaN;
const tallest = ({ sizes = [] }: Product): number =>
  Math.max(0, ...sizes.map(({ numbers }) => numbers.hoogte?.[1] ?? 0));
const isHedge = (product: Product) => has(product, "groep", "haag-blad", "haag-groen", "haag-kant-en-klaar");
const isTree = (product: Product) => has(product, "groep", "bomen-sier", "bomen-vorm", "fruit");
const isSafe = (product: Product) =>
  has(product, "huisdierveilig", "Ja") || has(product, "eigenschap", "Huisdierveilig");
const isIndoor = (product: Product) => has(product, "groep", "kamerplanten", "vetplanten");
const evergreen = (product: Product) => has(product, "bladhoudend", "Wintergroen");
const inMonth = (product: Product, ...months: string[]) => has(product, "bloeimaand", ...months);
/** A size of this height or more that stays under a price. */
const sizeWith = ({ sizes = [] }: Product, least: number, most = Number.POSITIVE_INFINITY): boolean =>
  sizes.some(({ numbers: { hoogte, prijs } }) => (hoogte?.[1] ?? 0) >= least && (prijs?.[0] ?? 0) <= most);

export const needs: Need[] = [
  { query: "ik zoek een haagplant tot 30 euro", meets: (one) => isHedge(one) && lowest(one) <= 30 },
  {
    query: "een struik van hooguit 120 cm die in de schaduw kan",
    meets: (one) =>
      has(one, "groep", "heesters", "hortensia") &&
      grown(one) <= 120 &&
      has(one, "standplaats", "Schaduw", "Halfschaduw"),
  },
  { query: "een haag die nu al twee meter hoog is", meets: (one) => isHedge(one) && tallest(one) >= 175 },
  { query: "wat bloeit er in februari in de tuin", meets: (one) => inMonth(one, "Februari") },
  { query: "haagplanten voor 10 meter haag", meets: isHedge },
  { query: "een kamerplant die veilig is voor katten", meets: (one) => isIndoor(one) && isSafe(one) },
  { query: "welke boom wordt niet hoger dan vier meter", meets: (one) => isTree(one) && grown(one) <= 400 },
  {
    query: "groenblijvende haag die niet giftig is voor mijn hond",
    meets: (one) => isHedge(one) && isSafe(one) && evergreen(one),
  },
  { query: "een cadeau voor minder dan 25 euro", meets: (one) => lowest(one) < 25 },
  {
    query: "planten voor bijen die in augustus bloeien",
    meets: (one) => has(one, "eigenschap", "Bijvriendelijk") && inMonth(one, "Augustus"),
  },
  {
    query: "een boom onder de 100 euro voor een kleine tuin",
    meets: (one) => isTree(one) && lowest(one) <= 100 && grown(one) <= 800,
  },
  {
    query: "iets tegen inkijk dat snel groeit",
    meets: (one) => has(one, "groeisnelheid", "Snel (40-60 cm)", "Zeer snel (60+ cm)"),
  },
  { query: "bodembedekker die niet hoger wordt dan 30 cm", meets: (one) => grown(one) <= 30 },
  {
    query: "rode roos om tegen een muur te laten klimmen",
    meets: (one) => has(one, "groep", "rozen") && (has(one, "bloemkleur", "Rood") || has(one, "soort", "Klimroos")),
  },
  {
    query: "plant voor een donkere slaapkamer die weinig water nodig heeft",
    meets: (one) => isIndoor(one) && (has(one, "lichtbehoefte", "Weinig licht") || has(one, "waterbehoefte", "Weinig")),
  },
  {
    query: "haag van minstens 150 cm voor onder de 60 euro per plant",
    meets: (one) => isHedge(one) && sizeWith(one, 150, 60),
  },
  {
    query: "witte hortensia die in juli bloeit",
    meets: (one) => /hortensia/i.test(one.soort ?? "") && has(one, "bloemkleur", "Wit") && inMonth(one, "Juli"),
  },
  {
    query: "lage wintergroene struik voor de volle zon",
    meets: (one) => evergreen(one) && grown(one) <= 150 && has(one, "standplaats", "Zon"),
  },
  { query: "kerstboom van ongeveer 150 cm met kluit of in pot", meets: (one) => has(one, "groep", "kerst") },
  {
    query: "vaste plant die in mei en juni paars bloeit",
    meets: (one) =>
      has(one, "groep", "vaste-planten") &&
      has(one, "bloemkleur", "Paars") &&
      inMonth(one, "Mei") &&
      inMonth(one, "Juni"),
  },
];
