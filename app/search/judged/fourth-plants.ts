import * as f from "./facts.ts";
import { both, either, facet, group, grown, type Judged, judged as j, latin, name, not, price, size, soort } from "./judge.ts";

const summer = f.month("Juni", "Juli", "Augustus");
const spring = f.month("Maart", "April", "Mei");
const winter = f.month("December", "Januari", "Februari");
const autumn = f.month("September", "Oktober", "November");
const fruitTree = both(f.fruit, soort("Appel", "Peer", "Kers", "Pruim", "Walnoot", "Vijg"));
const softFruit = both(f.fruit, soort("Blauwe bes", "Framboos", "Bes", "Kruisbes", "Braam", "Druif"));
const dry = f.trait("Droogtebestendig");
const herb = soort("Kruidenplant", "Kruidenzaad");

/** Plants as people ask for them, written before the knowledge was opened and graded on facts. */
export const fourthPlantQueries: Judged[] = [
  // names
  j("exact", "zonnehoed", soort("Zonnehoed")),
  j("exact", "gelderse roos", both(name(/gelderse roos/i)), soort("Viburnum")),
  j("exact", "palmlelie", name(/palmlelie/i), soort("Yucca")),
  j("exact", "dikkemanskruid", name(/dikkemanskruid/i)),
  j("exact", "kardinaalsmuts", soort("Kardinaalsmuts")),
  j("latin", "salvia", either(latin(/^Salvia/), soort("Siersalie")), latin(/Salvia/)),
  j("latin", "heuchera paars", latin(/^Heuchera/), both(f.perennial, either(f.bloom("Paars"), f.leaf("Rood", "Bruin")))),
  j("latin", "wisteria blauw", both(latin(/^Wisteria/), f.bloom("Blauw", "Paars")), latin(/^Wisteria/)),
  j("latin", "digitalis", latin(/^Digitalis/)),
  j("latin", "malus domestica", latin(/^Malus domestica/), latin(/^Malus/)),
  j("latin", "prunus laurocerasus 100 cm", both(latin(/^Prunus laurocerasus/), size("cm", 80, 125)), latin(/laurocerasus/), f.hedge),
  // endings
  j("plural", "kersenbomen", both(f.fruit, soort("Kers")), soort("Sierkers"), fruitTree),
  j("plural", "dadelpalmen", name(/dadelpalm/i), f.palm),
  j("plural", "stokrozen", soort("Stokroos")),
  j("plural", "siersparren", soort("Spar"), f.conifer),
  j("plural", "eiken", soort("Eik")),
  j("plural", "blauwe bessen struiken", soort("Blauwe bes"), softFruit),
  j("diminutive", "palmpje voor binnen", both(f.palm, f.houseplant), f.palm, f.houseplant),
  j("diminutive", "cactusjes", soort("Cactus"), group("vetplanten")),
  j("diminutive", "heideplantjes", soort("Heide")),
  j("diminutive", "beukje", soort("Beuk"), soort("Haagbeuk")),
  j("diminutive", "bolboompje", both(f.tree, f.shape("Bol")), f.shape("Bol")),
  // compounds, joined and split
  j("compound", "zuil boom", both(f.tree, f.shape("Zuil")), f.shape("Zuil"), f.tree),
  j("compound", "lei boom", f.shape("Lei"), f.tree),
  j("compound", "groen blijvende struik", both(either(f.shrub, f.hedge), f.evergreen), either(f.shrub, f.evergreen)),
  j("compound", "kruipconifeer", both(f.conifer, name(/kruip/i)), f.conifer),
  j("compound", "voorjaarsbollen", both(f.bulb, spring), f.bulb),
  j("compound", "dakboom", both(f.tree, f.shape("Dak")), f.tree),
  j("compound", "rozenstruik", soort("Struikroos"), f.rose),
  j("compound", "taxushaag kant en klaar", both(soort("Taxus"), group("haag-kant-en-klaar")), either(soort("Taxus"), group("haag-kant-en-klaar"))),
  j("compound", "potplanten voor buiten", either(facet("tag", "kuipplant", "balkon"), f.med), f.outside),
  // facts as words
  j("attribute", "inheemse struiken", both(either(f.shrub, f.hedge), f.trait("Inheems")), f.trait("Inheems"), f.shrub),
  j("attribute", "eetbare planten", f.trait("Eetbaar"), either(f.fruit, f.kitchen)),
  j("attribute", "geurende roos", both(f.rose, f.trait("Geurend")), f.rose),
  j("attribute", "winterbloeiers", both(f.outside, winter), winter),
  j("attribute", "boom met mooie herfstkleur", both(f.tree, f.trait("Herfstkleur")), f.trait("Herfstkleur"), f.tree),
  j("attribute", "bont blad", f.leaf("Bont")),
  j("attribute", "plant voor zure grond", f.soil("Zure grond")),
  j("attribute", "haag blote wortel", both(f.hedge, facet("wortelvorm", "Blote wortel")), f.hedge),
  j("attribute", "snijbloemen voor in de vaas", f.trait("Snijbloem"), either(f.bulb, soort("Bloemzaad"))),
  // colours
  j("colour", "blauwe bloemen vaste plant", both(f.perennial, f.bloom("Blauw")), either(f.bloom("Blauw"), both(f.perennial, f.bloom("Paars"))), f.perennial),
  j("colour", "oranje roos", both(f.rose, f.bloom("Oranje")), f.rose),
  j("colour", "plant met rood blad", f.leaf("Rood"), f.leaf("Bruin")),
  j("colour", "lila bloeiende struik", both(f.shrub, f.bloom("Paars")), either(f.shrub, both(f.outside, f.bloom("Paars")))),
  j("colour", "witte border planten", both(f.perennial, f.bloom("Wit")), f.bloom("Wit"), f.perennial),
  j("colour", "gele haag", both(f.hedge, either(f.leaf("Geel"), f.bloom("Geel"), name(/gele/i))), f.hedge),
  j("colour", "donkerrode tulp", both(soort("Tulp"), f.bloom("Rood")), soort("Tulp")),
  j("colour", "blauwgrijs siergras", both(f.grass, f.leaf("Blauwgroen", "Grijs")), f.grass),
  // strange letters
  j("accent", "aloe vera", soort("Aloë")),
  j("accent", "hortensias", f.hydrangea),
  j("accent", "creme roos", both(f.rose, f.bloom("Crème", "Wit")), f.rose),
  // other names
  j("synonym", "geranium voor balkonbak", name(/hanggeranium/i), soort("Eenjarige", "Ooievaarsbek", "Balkonbak")),
  j("synonym", "herfsttijloos of herfstaster", soort("Aster")),
  j("synonym", "levend gordijn", either(f.climber, f.hedge, group("bamboe")), soort("Verticale tuin")),
  j("synonym", "vredeslelie", soort("Lepelplant")),
  j("synonym", "steeneik", name(/steeneik/i), soort("Eik")),
  j("synonym", "meelbes of glansmispel", soort("Glansmispel")),
  j("synonym", "berkenboom witte stam", both(soort("Berk"), name(/wit/i)), soort("Berk")),
  j("synonym", "papaver", name(/klaproos/i)),
  j("synonym", "ganzetong sanseveria", soort("Sansevieria")),
  j("synonym", "schoonmoedertong", soort("Sansevieria"), name(/schoonmoeder/i)),
  j("synonym", "sneeuwballenstruik", both(f.shrub, soort("Viburnum")), soort("Viburnum", "Sneeuwbalhortensia")),
  j("synonym", "paasbloemen", soort("Narcis"), both(f.bulb, spring)),
  j("synonym", "pampusgras", soort("Pampasgras"), f.grass),
  // slips
  j("typo", "ridderspor", soort("Ridderspoor")),
  j("typo", "clemetis", soort("Clematis")),
  j("typo", "rhodondendron", soort("Rododendron")),
  j("typo", "phyladendron", soort("Philodendron")),
  j("typo", "hedra", soort("Klimop")),
  j("typo", "blauwe reegen", soort("Blauwe regen")),
  j("typo", "lauriers haag", both(f.hedge, soort("Laurier", "Portugese laurier")), soort("Laurier"), f.hedge),
  j("typo", "leilindeboom", name(/leilinde/i), soort("Linde"), f.shape("Lei")),
  j("typo", "magonlia", soort("Magnolia")),
  j("typo", "bambo niet woekerend", both(soort("Bamboe"), facet("tag", "niet-woekerend")), soort("Bamboe")),
  // half typed
  j("prefix", "vlind", soort("Vlinderstruik"), either(f.butterflies, name(/vlinder/i))),
  j("prefix", "japanse e", soort("Japanse esdoorn"), name(/japanse/i)),
  j("prefix", "klim", either(f.climber, soort("Klimroos", "Klimhortensia", "Klimop")), name(/klim/i)),
  j("prefix", "groenblij", f.evergreen),
  j("prefix", "boerenh", soort("Boerenhortensia"), f.hydrangea),
  // wishes
  j("use", "plant die weinig water nodig heeft", either(f.thirsty, dry)),
  j("use", "plantje voor op bureau", both(f.houseplant, f.easy), f.houseplant),
  j("use", "wat kan ik in november planten", either(f.bulb, f.hedge, f.tree), f.outside),
  j("use", "kamerplanten die niet dood gaan", both(f.houseplant, f.easy), f.houseplant),
  j("use", "plant voor donkere hoek woonkamer", both(f.houseplant, f.shade), f.houseplant),
  j("use", "vogels lokken in de tuin", either(f.trait("Vogels"), soort("Vogelvoer", "Nestkast")), f.trait("Bessen")),
  j("use", "begroeiing voor schutting", f.climber, soort("Plantensteun")),
  j("use", "onder bomen planten wat groeit daar", both(either(f.perennial, f.grass), f.shade), both(f.outside, f.shade), f.halfShade),
  j("use", "planten op dakterras vol wind en zon", both(f.outside, either(f.trait("Windbestendig"), facet("tag", "kuipplant", "balkon"), dry), f.sun), both(f.outside, f.sun)),
  j("use", "bloeit de hele zomer lang", both(f.outside, summer), summer),
  j("use", "vaste planten die lang bloeien", both(f.perennial, summer, autumn), both(f.perennial, summer), f.perennial),
  j("use", "plant voor slaapkamer", f.houseplant),
  j("use", "haag waar vogels in nestelen", both(f.hedge, f.trait("Vogels")), f.hedge),
  j("use", "eetbare tuin met kinderen", either(f.kitchen, f.fruit, soort("Groentezaad")), f.trait("Eetbaar"), f.seed),
  j("use", "buxus vervangen door wat", facet("tag", "buxusvervanger"), f.hedge),
  j("use", "plant in volle zon op zandgrond", both(f.outside, f.sun, f.soil("Zand", "Droge grond")), both(f.outside, f.sun)),
  j("use", "kindvriendelijke tuinplant niet giftig", both(f.outside, f.petSafe), f.petSafe),
  j("use", "verse kruiden voor in de keuken", herb, f.kitchen, f.seed),
  // sizes
  j("size", "beukenhaag 1 meter hoog", both(soort("Beuk"), f.hedge, size("cm", 80, 125)), both(soort("Beuk"), f.hedge), f.hedge),
  j("size", "laurier 2 meter", both(soort("Laurier"), size("cm", 175, 250)), soort("Laurier", "Portugese laurier")),
  j("size", "bodembedekker 10 cm hoog", both(group("bodembedekkers"), grown(0, 20)), group("bodembedekkers"), f.perennial),
  j("size", "50 tulpenbollen", both(soort("Tulp"), facet("aantal_per_verpakking", "50")), soort("Tulp"), f.bulb),
  j("size", "kamerplant onder 15 euro", both(f.houseplant, price(0, 15)), f.houseplant),
  j("size", "boom hoogstam stamomtrek 10-12", both(f.tree, facet("stamomtrek", "10-12 cm")), f.tree),
  // without
  j("negative", "haag die niet giftig is voor paarden", both(f.hedge, f.petSafe), f.hedge),
  j("negative", "klimplant geen bladverlies", both(f.climber, f.evergreen), f.climber),
];
