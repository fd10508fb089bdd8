import { both, either, facet, group, judged, soort, type Judged, type Fact } from "./judge.ts";

const hedge = group("haag-groen", "haag-blad", "haag-kant-en-klaar");
const evergreen = facet("bladhoudend", "Wintergroen");
const hydrangea = group("hortensia");
const climber = group("klimplanten");
const perennial = group("vaste-planten", "bodembedekkers");
const houseplant = group("kamerplanten", "vetplanten");
const tree = group("bomen-sier", "bomen-vorm");
const petSafe = facet("huisdierveilig", "Ja");
const bee = facet("eigenschap", "Bijvriendelijk");
const fast = facet("groeisnelheid", "Snel (40-60 cm)", "Zeer snel (60+ cm)");
const shade = facet("standplaats", "Schaduw");
const halfShade = facet("standplaats", "Halfschaduw");
const flower = (...colours: string[]): Fact => facet("bloemkleur", ...colours);
const rose = group("rozen");

/** Wishes as people type them on a phone or say them aloud: whole sentences, half words, wrong letters. */
export const spokenWishes: Judged[] = [
  judged(
    "wens",
    "boom voor kleine achtertuin",
    both(tree, facet("eindhoogte", "2-4 m", "4-8 m")),
    both(group("fruit"), facet("eindhoogte", "2-4 m", "4-8 m")),
    tree,
  ),
  judged(
    "wens",
    "iets tegen inkijk van de buren",
    either(hedge, soort("Schutting", "Windscherm", "Wilgenmat", "Zeggemat", "Heidemat", "Rietmat", "Bamboemat")),
    either(facet("vorm", "Lei"), group("bamboe", "hout")),
    either(climber, group("sierconiferen")),
  ),
  judged(
    "wens",
    "snelle haag die groen blijft",
    both(hedge, evergreen, fast),
    both(hedge, evergreen),
    both(hedge, fast),
  ),
  judged("wens", "haag voor in de schaduw", both(hedge, shade), both(hedge, halfShade), hedge),
  judged(
    "wens",
    "plant voor donkere woonkamer",
    both(houseplant, facet("lichtbehoefte", "Weinig licht")),
    both(houseplant, facet("lichtbehoefte", "Veel indirect licht", "Halfschaduw")),
    houseplant,
  ),
  judged("wens", "kamerplant niet giftig voor katten", both(houseplant, petSafe)),
  judged(
    "wens",
    "kamerplant die weinig water nodig heeft",
    both(houseplant, facet("waterbehoefte", "Weinig")),
    both(houseplant, facet("onderhoud", "Makkelijk")),
    houseplant,
  ),
  judged(
    "wens",
    "klimplant voor op een noordmuur",
    both(either(climber, soort("Klimhortensia")), shade),
    both(either(climber, soort("Klimhortensia")), halfShade),
    climber,
  ),
  judged(
    "wens",
    "groenblijvende klimmer",
    both(climber, evergreen),
    either(both(climber, facet("bladhoudend", "Halfwintergroen")), both(soort("Klimop"), evergreen)),
    climber,
  ),
  judged(
    "wens",
    "bodembedekker onder bomen",
    both(group("bodembedekkers"), shade),
    both(group("bodembedekkers"), halfShade),
    group("bodembedekkers"),
  ),
  judged("wens", "bloemen waar bijen op afkomen", bee, facet("eigenschap", "Vlinders")),
  judged("wens", "welke planten trekken vlinders aan", facet("eigenschap", "Vlinders"), bee),
  judged(
    "wens",
    "plant die tegen droogte kan",
    facet("eigenschap", "Droogtebestendig"),
    facet("grondsoort", "Droge grond"),
    facet("waterbehoefte", "Weinig"),
  ),
  judged(
    "wens",
    "wat groeit er op natte kleigrond",
    both(facet("grondsoort", "Natte grond"), facet("grondsoort", "Klei")),
    facet("grondsoort", "Natte grond"),
    facet("grondsoort", "Klei"),
  ),
  judged("wens", "zuurminnende planten", facet("grondsoort", "Zure grond")),
  judged(
    "wens",
    "struik met bessen voor vogels",
    both(facet("eigenschap", "Bessen"), facet("eigenschap", "Vogels")),
    either(facet("eigenschap", "Bessen"), facet("eigenschap", "Vogels")),
  ),
  judged(
    "wens",
    "wat bloeit er in januari",
    facet("bloeimaand", "Januari"),
    facet("bloeimaand", "December", "Februari"),
  ),
  judged(
    "wens",
    "paarse vaste plant voor halfschaduw",
    both(perennial, flower("Paars"), halfShade),
    either(both(perennial, flower("Paars")), both(perennial, flower("Blauw"), halfShade)),
    both(perennial, halfShade),
  ),
  judged("wens", "bamboe die niet woekert", facet("tag", "niet-woekerend")),
  judged(
    "wens",
    "alternatief voor buxus",
    facet("tag", "buxusvervanger"),
    either(both(hedge, evergreen), facet("eindhoogte", "30-60 cm", "60-100 cm")),
    hedge,
  ),
  judged(
    "wens",
    "planten die een koude winter overleven in pot",
    either(
      both(facet("wortelvorm", "In pot"), facet("winterhardheid", "Zeer goed (-20 °C en lager)")),
      facet("winterhardheid", "Zeer goed (-20 °C en lager)"),
    ),
    facet("winterhardheid", "Goed (-15 °C)"),
  ),
  judged(
    "wens",
    "siergras hoog en wuivend",
    both(group("siergrassen"), facet("eindhoogte", "1-2 m", "2-4 m")),
    group("siergrassen"),
  ),
  judged(
    "wens",
    "bloembollen die vroeg bloeien",
    both(group("bollen"), facet("bloeimaand", "Januari", "Februari", "Maart")),
    both(group("bollen"), facet("bloeimaand", "April")),
    group("bollen"),
  ),
  judged(
    "wens",
    "potplant voor op een zonnig balkon",
    either(facet("tag", "balkon"), facet("tag", "kuipplant")),
    either(both(group("moestuin", "med"), facet("standplaats", "Zon")), soort("Balkonbak")),
    facet("standplaats", "Zon"),
  ),
  judged("kleur", "blauwe hortensia", both(hydrangea, flower("Blauw")), hydrangea, soort("Meststof")),
  judged(
    "kleur",
    "rode klimroos",
    both(soort("Klimroos"), flower("Rood")),
    soort("Klimroos"),
    both(rose, flower("Rood")),
  ),
];
