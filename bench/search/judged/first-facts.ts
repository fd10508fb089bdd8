import { both, either, facet, group, judged, latin, soort, type Judged } from "./judge.ts";

// What the first judged queries speak of.
export const plants = group(
  "haag-blad",
  "haag-groen",
  "haag-kant-en-klaar",
  "bomen-sier",
  "bomen-vorm",
  "fruit",
  "heesters",
  "hortensia",
  "rozen",
  "klimplanten",
  "vaste-planten",
  "bodembedekkers",
  "siergrassen",
  "bamboe",
  "med",
  "sierconiferen",
  "bollen",
  "kamerplanten",
  "vetplanten",
  "moestuin",
  "vijverplanten",
  "sedum",
  "cadeau",
);
export const hydrangea = latin(/^Hydrangea/);
export const rose = latin(/^Rosa/);
export const hedge = group("haag-blad", "haag-groen", "haag-kant-en-klaar");
export const tree = group("bomen-sier", "bomen-vorm");
export const house = group("kamerplanten", "vetplanten");
export const evergreen = facet("bladhoudend", "Wintergroen");
export const shade = either(facet("standplaats", "Schaduw"), facet("lichtbehoefte", "Weinig licht"));
export const sun = either(facet("standplaats", "Zon"), facet("lichtbehoefte", "Volle zon"));
export const blooms = (colour: string) => facet("bloemkleur", colour);
export const petSafe = either(facet("huisdierveilig", "Ja"), facet("eigenschap", "Huisdierveilig"));
export const fast = facet("groeisnelheid", "Snel (40-60 cm)", "Zeer snel (60+ cm)");
export const hardy = facet("winterhardheid", "Zeer goed (-20 °C en lager)", "Goed (-15 °C)");
export const bees = facet("eigenschap", "Bijvriendelijk");
export const laurel = latin(/^Prunus laurocerasus/);
export const conifer = either(group("sierconiferen"), soort("Thuja", "Leylandii", "Taxus", "Chamaecyparis"));
export const lavender = soort("Lavendel");
export const fruitTree = both(group("fruit"), facet("vorm", "Halfstam", "Hoogstam", "Lei", "Zuil"));

export const of = (
  kind: string,
  list: [query: string, ...facts: Parameters<typeof judged> extends [string, string, ...infer F] ? F : never][],
): Judged[] => list.map(([query, ...facts]) => judged(kind, query, ...facts));
