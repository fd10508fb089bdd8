/** What belongs with a product ("Hoort erbij"): what it needs to be planted, kept or used. The first rule that fits counts. */
import type { Plant } from "../app/catalogue/plants/plant.ts";
import { plantOf } from "./plants.ts";
import type { Product } from "./range.ts";

type Rule = [fits: (product: Product, plant?: Plant) => boolean, slugs: string];

const group =
  (...groups: string[]) =>
  (product: Product) =>
    groups.includes(product.group);
const kind =
  (pattern: RegExp) =>
  ({ facets }: Product) =>
    pattern.test(String(facets.soort ?? ""));
const slug = (pattern: RegExp) => (product: Product) => pattern.test(product.slug);
const both =
  (...tests: Rule[0][]): Rule[0] =>
  (product, plant) =>
    tests.every((test) => test(product, plant));
const dry: Rule[0] = (_, plant) => plant?.water.need === "weinig";
const tall =
  (cm: number): Rule[0] =>
  ({ variants }) =>
    variants.some(({ heightCm }) => (heightCm?.[1] ?? 0) >= cm);
const shaped =
  (shape: string) =>
  ({ facets }: Product) =>
    String(facets.vorm ?? "").includes(shape);
const grows =
  (form: string) =>
  ({ facets }: Product) =>
    String(facets.plantvorm ?? "").includes(form);
const SOUR = /Rododendron|Azalea|Camelia|Pieris|Skimmia|Heide/;

const RULES: Rule[] = [
  [slug(/zaaitabletten/), "kweekkas-met-deksel-38x24 tomaat-moneymaker cosmea-mix"],
  // Hedges
  [slug(/vogelbosje/), "bodemverbeteraar-met-mest-40-l druppelslang-15-m spade-rvs tuinhandschoenen-leer"],
  [
    both(group("haag-groen"), kind(/Taxus|Thuja|Leylandii|Chamaecyparis/)),
    "coniferen-en-taxusmest-4-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m heggenschaar-accu-20v spade-rvs",
  ],
  [
    both(group("haag-groen"), kind(/Laurier|laurier|Glansmispel/)),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m snoeischaar-bypass spade-rvs",
  ],
  [
    both(group("haag-groen"), slug(/dark-green|green-hedge|green-spire|kamperfoelie/)),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m heggenschaar-hand plantschepje-rvs",
  ],
  [
    group("haag-groen"),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m heggenschaar-accu-20v tuinhandschoenen-leer",
  ],
  [
    both(group("haag-blad"), kind(/Meidoorn|Sleedoorn|roos|Berberis/)),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m heggenschaar-hand tuinhandschoenen-leer",
  ],
  [
    both(group("haag-blad"), kind(/Spirea|Ganzerik|Forsythia|Ribes|Kornoelje|Viburnum|Hazelaar/)),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m snoeischaar-bypass spade-rvs",
  ],
  [group("haag-blad"), "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m heggenschaar-hand spade-rvs"],
  [
    both(group("haag-kant-en-klaar"), slug(/taxus/)),
    "coniferen-en-taxusmest-4-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m",
  ],
  [
    both(group("haag-kant-en-klaar"), slug(/hedera|jasmijn/)),
    "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m tuinpaal-douglas-9x9x300",
  ],
  [group("haag-kant-en-klaar"), "haagmest-10-kg bodemverbeteraar-met-mest-40-l druppelslang-15-m"],
  // Trees
  [
    both(group("bomen-vorm"), shaped("Lei")),
    "boompaal-8-x-250-cm boomband-2-5-m boomwaterzak-75-l takkenschaar-telescoop",
  ],
  [
    both(group("bomen-sier"), kind(/esdoorn|Magnolia|Kornoelje/)),
    "hortensia-en-rododendrongrond-40-l boomschors-60-l compost-bio-40-l gieter-10-l",
  ],
  [
    both(group("bomen-sier", "bomen-vorm"), tall(175)),
    "boompaal-8-x-250-cm boomband-2-5-m boomwaterzak-75-l bodemverbeteraar-met-mest-40-l",
  ],
  [group("bomen-sier", "bomen-vorm"), "bodemverbeteraar-met-mest-40-l compost-bio-40-l spade-rvs"],
  // Fruit
  [
    both(group("fruit"), kind(/Blauwe bes/)),
    "hortensia-en-rododendrongrond-40-l boomschors-60-l regenton-200-l-met-kraan",
  ],
  [both(group("fruit"), kind(/Vijg/)), "olijf-en-vijgenmest-1-5-kg bloempot-terracotta-30 winterafdekvlies-2x5-m"],
  [both(group("fruit"), kind(/Braam|Druif/)), "klimrek-hout-60x180-cm compost-bio-40-l snoeischaar-bypass"],
  [both(group("fruit"), kind(/Framboos|Bes|Kruisbes/)), "compost-bio-40-l boomschors-60-l snoeischaar-bypass"],
  [both(group("fruit"), slug(/zuilappel/)), "bloempot-terracotta-30 potgrond-universeel-40-l snoeischaar-bypass"],
  [group("fruit"), "boompaal-8-x-250-cm boomband-2-5-m compost-bio-40-l snoeischaar-bypass"],
  // Shrubs, hydrangeas, roses, climbers
  [
    both(group("heesters", "bodembedekkers"), kind(SOUR)),
    "hortensia-en-rododendrongrond-40-l hortensiamest-2-kg boomschors-60-l gieter-10-l",
  ],
  [
    both(group("heesters"), kind(/Lavendel/)),
    "mediterrane-grond-40-l bloempot-terracotta-30 snoeischaar-bypass plantschepje-rvs",
  ],
  [both(group("heesters"), dry), "compost-bio-40-l snoeischaar-bypass spade-rvs"],
  [group("heesters"), "compost-bio-40-l universele-tuinmest-10-kg snoeischaar-bypass spade-rvs"],
  [
    both(group("hortensia"), slug(/nikko|bodensee|amethyst|endless/)),
    "hortensia-blauwmaker-500-g hortensia-en-rododendrongrond-40-l hortensiamest-2-kg snoeischaar-bypass",
  ],
  [group("hortensia"), "hortensia-en-rododendrongrond-40-l hortensiamest-2-kg boomschors-60-l snoeischaar-bypass"],
  [
    both(group("rozen"), kind(/Klimroos/)),
    "rozenmest-4-kg rozenboog-metaal-240-cm snoeischaar-bypass tuinhandschoenen-leer",
  ],
  [both(group("rozen"), kind(/Stamroos/)), "rozenmest-4-kg boomband-2-5-m jute-doek-1x5-m snoeischaar-bypass"],
  [
    both(group("rozen"), kind(/Patioroos/)),
    "rozenmest-4-kg bloempot-terracotta-30 potgrond-universeel-40-l snoeischaar-bypass",
  ],
  [group("rozen"), "rozenmest-4-kg lavendel-hidcote snoeischaar-bypass tuinhandschoenen-leer"],
  [both(group("klimplanten"), kind(/Klimop|Wilde wingerd/)), "compost-bio-40-l druppelslang-15-m snoeischaar-bypass"],
  [
    both(group("klimplanten"), kind(/Blauwe regen|Trompetbloem|Schijnaugurk/)),
    "pergola-douglas-300x300 compost-bio-40-l snoeischaar-bypass",
  ],
  [group("klimplanten"), "klimrek-hout-60x180-cm rozenboog-metaal-240-cm compost-bio-40-l snoeischaar-bypass"],
  // Perennials, grasses, bulbs
  [
    both(group("vaste-planten"), kind(/Hosta|Lupine|Ridderspoor/)),
    "aaltjes-tegen-slakken-40-m2 slakkenkorrels-ferrifosfaat-700-g compost-bio-40-l plantschepje-rvs",
  ],
  [both(group("vaste-planten", "bodembedekkers"), dry), "compost-bio-40-l plantschepje-rvs"],
  [group("vaste-planten"), "compost-bio-40-l universele-tuinmest-10-kg boomschors-60-l plantschepje-rvs"],
  [group("bodembedekkers"), "compost-bio-40-l plantschepje-rvs boomschors-60-l"],
  [
    both(group("siergrassen"), (_, plant) => Boolean(plant?.light.every((light) => light === "Zon"))),
    "ijzerhard siersalie-caradonna compost-bio-40-l snoeischaar-bypass",
  ],
  [group("siergrassen"), "compost-bio-40-l plantschepje-rvs snoeischaar-bypass"],
  [
    both(group("bamboe"), ({ warnings }) => warnings.includes("woekert")),
    "bamboebegrenzer-hdpe-70-cm-x-10-m druppelslang-15-m compost-bio-40-l universele-tuinmest-10-kg",
  ],
  [group("bamboe"), "druppelslang-15-m compost-bio-40-l universele-tuinmest-10-kg"],
  [
    both(group("bollen"), kind(/Dahlia|Gladiool|Canna|Lelie/)),
    "bloembollenmest-1-kg bamboestokken-180-cm-10-st compost-bio-40-l",
  ],
  [group("bollen"), "bloembollenmest-1-kg bollenplanter potgrond-universeel-40-l bloempot-terracotta-30"],
  [both(group("med"), kind(/Palm|Yucca|Banaan/)), "mediterrane-grond-40-l winterafdekvlies-2x5-m jute-doek-1x5-m"],
  [group("med"), "mediterrane-grond-40-l olijf-en-vijgenmest-1-5-kg bloempot-terracotta-30 winterhoes-120x180-cm"],
  [group("sierconiferen"), "coniferen-en-taxusmest-4-kg compost-bio-40-l snoeischaar-bypass"],
  // Indoors
  [both(group("kamerplanten"), kind(/Orchidee/)), "orchideeenvoeding-250-ml sierpot-wit-15 kamerplantengieter-1-5-l"],
  [
    both(group("kamerplanten"), kind(/Amaryllis|Bromelia/)),
    "sierpot-wit-15 kamerplantengieter-1-5-l kamerplantengrond-20-l",
  ],
  [
    both(group("kamerplanten"), kind(/Monstera|Philodendron/)),
    "mosstok-60-cm kamerplantengrond-20-l kamerplantenvoeding-500-ml sierpot-zwart-21",
  ],
  [
    both(group("kamerplanten"), grows("Hangend")),
    "hangpot-macrame-15 kamerplantengrond-20-l kamerplantenvoeding-500-ml",
  ],
  [
    both(group("kamerplanten"), tall(70)),
    "sierpot-groen-27 kamerplantengrond-20-l kamerplantenvoeding-500-ml vochtigheidsmeter-3-in-1",
  ],
  [group("kamerplanten"), "sierpot-wit-15 kamerplantengrond-20-l kamerplantenvoeding-500-ml vochtigheidsmeter-3-in-1"],
  [group("vetplanten"), "cactus-en-vetplantengrond-10-l kamerplantengieter-1-5-l bloempot-terracotta-30"],
  // Kitchen garden, seeds, pond
  [both(group("moestuin"), kind(/Eenjarige/)), "balkonbak-80-cm-met-haken potgrond-universeel-40-l gieter-10-l"],
  [
    both(group("moestuin"), slug(/tomaten|paprika/)),
    "moestuinmest-bio-4-kg bamboestokken-180-cm-10-st moestuingrond-bio-40-l gieter-10-l",
  ],
  [both(group("moestuin"), kind(/Kruidenplant/)), "bloempot-terracotta-30 moestuingrond-bio-40-l plantschepje-rvs"],
  [group("moestuin"), "moestuinmest-bio-4-kg moestuingrond-bio-40-l gieter-10-l"],
  [
    both(group("zaden"), slug(/tomaat|komkommer|courgette|pompoen|basilicum|paprika/)),
    "kweekkas-met-deksel-38x24 zaai-en-stekgrond-20-l kokos-zaaitabletten-24-st gieter-10-l",
  ],
  [
    both(group("zaden"), kind(/Groentezaad|Kruidenzaad/)),
    "moestuingrond-bio-40-l moestuinmest-bio-4-kg moestuinbak-120x120x20-cm gieter-10-l",
  ],
  [group("zaden"), "gieter-10-l plantschepje-rvs"],
  [group("vijverplanten"), "vijvermand-vierkant-25-cm"],
  // Goods
  [
    both(group("bescherming"), kind(/Plantensteun/), slug(/mosstok/)),
    "gatenplant-60-cm philodendron-scandens kamerplantengrond-20-l",
  ],
  [
    both(group("bescherming"), kind(/Plantensteun/), slug(/klimrek/)),
    "clematis-jackmanii wilde-kamperfoelie klimroos-new-dawn",
  ],
  [
    both(group("bescherming"), kind(/Plantensteun/)),
    "tomatenplant-moneymaker dahlia-cafe-au-lait-1-st moestuinmest-bio-4-kg",
  ],
  [
    both(group("bescherming"), kind(/Vochtigheidsmeter/)),
    "kamerplantengieter-1-5-l kamerplantengrond-20-l kamerplantenvoeding-500-ml",
  ],
  [slug(/^sierpot|macrame/), "kamerplantengrond-20-l kamerplantengieter-1-5-l"],
  [slug(/balkonbak|kokos-35|verticale|wand-/), "hanggeranium-rood potgrond-universeel-40-l gieter-10-l"],
  [kind(/Moestuinbak/), "moestuingrond-bio-40-l moestuinmest-bio-4-kg gieter-10-l"],
  [kind(/Waterschotel/), "bloempot-terracotta-30 gieter-10-l"],
  [slug(/^plantenbak|zelfwater/), "potgrond-universeel-40-l boomschors-60-l gieter-10-l"],
  [slug(/bloempot/), "potgrond-universeel-40-l waterschotel-terracotta-25 gieter-10-l"],
  [slug(/rozenboog|^pergola/), "klimroos-new-dawn clematis-jackmanii wilde-kamperfoelie"],
  [slug(/gehard-glas|uittrekbaar/), "loungeset-aluminium-hoek"],
  [slug(/volieregaas|windscherm-doek|[^f]mat-|wilgenscherm/), "tuinpaal-douglas-9x9x300"],
  [slug(/betonpaal|tuinpaal/), "tuinscherm-grenen-180x180-19-planks tuinscherm-douglas-180x180"],
  [slug(/tuinhandschoenen/), "snoeischaar-bypass plantschepje-rvs"],
  [slug(/grondpennen/), "worteldoek-100-g-2x10-m worteldoek-100-g-4x25-m"],
  [kind(/Worteldoek/), "grondpennen-50-st boomschors-60-l"],
  [kind(/Winterbescherming/), "olijfboom-op-stam winterharde-waaierpalm bloempot-terracotta-30"],
  [kind(/Bamboebegrenzer/), "zwarte-bamboe bamboe-bissetii spade-rvs"],
  [slug(/aaltjes/), "gieter-10-l"],
  [slug(/rouwvlieg/), "kamerplantengrond-20-l kamerplantengieter-1-5-l"],
  [slug(/buxusmotval/), "japanse-hulst-dark-green japanse-hulst-green-hedge"],
  [slug(/lieveheersbeestjes/), "insectenhotel-30x20"],
  [slug(/wondbalsem/), "snoeizaag-inklapbaar takkenschaar-telescoop"],
  [slug(/schimmelspray|plantversterker/), "rozenmest-4-kg tuinhandschoenen-katoen-latex"],
  [group("bestrijding"), "tuinhandschoenen-katoen-latex"],
  [slug(/kamerplantengieter/), "kamerplantenvoeding-500-ml vochtigheidsmeter-3-in-1"],
  [slug(/boomwaterzak/), "boompaal-8-x-250-cm boomband-2-5-m"],
  [slug(/egelhuis/), "insectenhotel-30x20 nestkast-koolmees-32-mm"],
  [slug(/zandbak/), "speelzand-20-kg"],
  [kind(/Vogelvoer/), "nestkast-koolmees-32-mm strooivoer-4-kg vetbollen-30-st"],
  [
    slug(/nordmann-250-300|grote-nordmann|kantoorpakket|met-kluit|in-pot-100|kunstkerstboom-(?:180|210)/),
    "led-kerstverlichting-300-lampjes kerstballen-mix-36-st",
  ],
  [slug(/opgetuigde|kerstkrans|kerstballen|kerstverlichting/), "kerstkrans-naaldgroen-35"],
];

/** What goes with this product; undefined where no rule speaks of it, so that its own list stands. */
export function belongsOf(product: Product): string[] | undefined {
  const plant = plantOf(product);
  const found = RULES.find(([fits]) => fits(product, plant));
  return found?.[1].split(" ").filter((other) => other !== product.slug);
}
