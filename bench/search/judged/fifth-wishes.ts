import * as f from "./facts.ts";
import { both, either, facet, group, type Judged, judged as j, latin, name, size, soort } from "./judge.ts";

const lawn = group("gazon");
const tools = group("gereedschap");

/** Wishes and chores in whole sentences, written down before they were run. */
export const fifthWishQueries: Judged[] = [
  j(
    "use",
    "vroege bloemen voor bijen in februari",
    both(f.bees, f.month("Februari")),
    either(f.month("Februari"), both(f.bees, f.month("Maart"))),
  ),
  j("use", "kamerplant voor badkamer zonder raam", both(f.houseplant, f.shade), f.houseplant),
  j("use", "mijn kat eet alles op welke plant is veilig", both(f.growing, f.petSafe), f.petSafe),
  j("use", "haag langs de sloot natte grond", both(f.hedge, f.soil("Natte grond")), f.hedge, f.soil("Natte grond")),
  j("use", "boom voor in de voortuin max 4 meter", both(f.tree, f.small), f.tree),
  j("use", "plant voor oma in het verzorgingshuis", f.gift, both(f.houseplant, f.easy), f.houseplant),
  j(
    "use",
    "vlinders en bijen lokken border zon",
    both(f.perennial, either(f.butterflies, f.bees), f.sun),
    f.perennial,
    f.butterflies,
  ),
  j("use", "zuilvormige boom smalle tuin", both(f.tree, f.shape("Zuil")), f.shape("Zuil"), f.tree),
  j(
    "attribute",
    "winterharde vaste planten halfschaduw",
    both(f.perennial, f.hardy, f.halfShade),
    both(f.perennial, either(f.hardy, f.halfShade)),
    f.perennial,
  ),
  j("attribute", "tweedehands look oude olijfboom dikke stam", name(/oude olijfboom/i), soort("Olijfboom"), f.med),
  j("attribute", "zoete appels zelf plukken", both(f.fruit, soort("Appel")), f.fruit),
  j("use", "fruit op balkon in pot", both(f.fruit, facet("wortelvorm", "In pot")), f.fruit, soort("Aardbeienplant")),
  j("use", "gras inzaaien voor spelende kinderen", name(/graszaad speel/i), soort("Graszaad"), lawn),
  j("use", "tuin met weinig werk voor ouderen", f.easy, either(soort("Kunstgras"), group("bodembedekkers"))),
  j("spullen", "gele plakstrips vliegjes kamerplant", name(/rouwvlieg/i), soort("Insecten"), group("bestrijding")),
  j(
    "spullen",
    "verlengstuk om hoge takken te snoeien",
    name(/takkenschaar/i),
    soort("Snoeischaar", "Zaag", "Heggenschaar"),
    tools,
  ),
  j("spullen", "gat graven om boom te planten", soort("Spade"), soort("Handgereedschap", "Planter"), tools),
  j(
    "spullen",
    "elektrische straatborstel tegen groene aanslag",
    name(/onkruidborstel/i),
    soort("Onkruid"),
    group("bestrijding"),
  ),
  j("spullen", "verwarming voor op het terras", soort("Heater"), soort("Tuinhaard", "Vuurschaal")),
  j(
    "spullen",
    "lampjes in de boom buiten kerst",
    both(soort("Verlichting"), group("kerst")),
    soort("Verlichting"),
    group("kerst"),
  ),
  j("spullen", "stoeltjes die je kunt stapelen", soort("Tuinstoel"), group("meubelen")),
  j("spullen", "bladeren van gazon halen in herfst", name(/bladhark/i), soort("Hark"), tools),
  j("spullen", "plantje kweken uit zaad op vensterbank", soort("Kweekkas"), either(soort("Zaaien en stekken"), f.seed)),
  j("spullen", "schaduw maken boven zandbak", soort("Schaduwdoek"), soort("Parasol", "Zweefparasol"), soort("Zandbak")),
  j("spullen", "bak voor waterplanten in vijver", soort("Vijvermand"), group("vijver"), f.pond),
  j("spullen", "vogels eten de zaadjes op voer", soort("Vogelvoer"), soort("Nestkast")),
  j(
    "spullen",
    "hoeveel potgrond 40 liter",
    both(soort("Potgrond"), size("l", 40, 40)),
    soort("Potgrond"),
    group("grond"),
  ),
  j("spullen", "cadeau voor iemand die net verhuisd is", facet("gelegenheid", "Nieuwe woning"), f.gift),
  j("latin", "hydrangea paniculata", latin(/^Hydrangea paniculata/), f.hydrangea),
  j("latin", "quercus ilex", latin(/^Quercus ilex/), latin(/^Quercus/)),
  j("latin", "geranium macrorrhizum", latin(/^Geranium macror/), latin(/^Geranium/), name(/geranium/i)),
];
