import { both, either, type Fact, facet, group, not, soort } from "./judge.ts";

// What a query can be about, in the facts of the range, so that it still holds when the range changes.
export const hedge = group("haag-blad", "haag-groen", "haag-kant-en-klaar");
export const tree = group("bomen-sier", "bomen-vorm");
export const shrub = group("heesters", "hortensia");
export const climber = either(group("klimplanten"), soort("Klimhortensia", "Klimroos"));
export const perennial = group("vaste-planten", "bodembedekkers");
export const houseplant = group("kamerplanten", "vetplanten");
export const bulb = group("bollen");
export const grass = group("siergrassen");
export const fruit = group("fruit");
export const kitchen = group("moestuin");
export const seed = group("zaden");
export const pond = group("vijverplanten");
export const med = group("med");
export const gift = either(group("cadeau"), facet("tag", "cadeau"));
export const growing = either(
  hedge,
  tree,
  shrub,
  group("rozen"),
  climber,
  perennial,
  houseplant,
  bulb,
  grass,
  fruit,
  kitchen,
  pond,
  med,
  group("sierconiferen", "bamboe"),
);
export const outside = both(growing, not(houseplant));

export const hydrangea = group("hortensia");
export const rose = group("rozen");

export const conifer = either(group("sierconiferen"), soort("Thuja", "Leylandii", "Taxus", "Chamaecyparis"));
export const palm = soort("Palm", "Kentiapalm", "Arecapalm", "Chamaedorea");
export const box = soort("Plantenbak");
export const pot = soort("Bloempot");

export const evergreen = facet("bladhoudend", "Wintergroen");

export const sun = either(facet("standplaats", "Zon"), facet("lichtbehoefte", "Volle zon"));
export const halfShade = either(facet("standplaats", "Halfschaduw"), facet("lichtbehoefte", "Halfschaduw"));
export const shade = either(facet("standplaats", "Schaduw"), facet("lichtbehoefte", "Weinig licht"));
export const petSafe = either(facet("huisdierveilig", "Ja"), facet("eigenschap", "Huisdierveilig"));
export const fast = facet("groeisnelheid", "Snel (40-60 cm)", "Zeer snel (60+ cm)");

export const hardy = facet("winterhardheid", "Zeer goed (-20 °C en lager)", "Goed (-15 °C)");
export const easy = facet("onderhoud", "Makkelijk");
export const low = facet("eindhoogte", "0-30 cm", "30-60 cm", "60-100 cm");
export const small = facet("eindhoogte", "2-4 m", "4-8 m");
export const tub = either(facet("tag", "kuipplant", "balkon"), med);
export const bloom = (...colours: string[]): Fact => facet("bloemkleur", ...colours);
export const leaf = (...colours: string[]): Fact => facet("bladkleur", ...colours);
export const colour = (...colours: string[]): Fact => facet("kleur", ...colours);
export const month = (...months: string[]): Fact => facet("bloeimaand", ...months);
export const soil = (...soils: string[]): Fact => facet("grondsoort", ...soils);
export const trait = (...traits: string[]): Fact => facet("eigenschap", ...traits);
export const shape = (...shapes: string[]): Fact => facet("vorm", ...shapes);
export const bees = trait("Bijvriendelijk");
export const butterflies = trait("Vlinders");
export const thirsty = facet("waterbehoefte", "Weinig");
