import { type ProductSource, toSearchDocument } from "#search/document.ts";
import type { SearchDocument } from "#search/search-document.ts";

/** A small range for tests: name | latin | soort | group | facets | height | price | final height | category. */
const rows = `
Groene beuk | Fagus sylvatica | Beuk | haag-blad | standplaats=Zon,Halfschaduw bladhoudend=Bladverliezend eigenschap=Inheems | 80-100 | 2.75 | 400 | Beukenhaag
Rode beuk | Fagus sylvatica 'Atropunicea' | Beuk | haag-blad | standplaats=Zon bladhoudend=Bladverliezend | 80-100 | 3.95 | 400 | Beukenhaag
Haagbeuk | Carpinus betulus | Haagbeuk | haag-blad | standplaats=Zon,Halfschaduw,Schaduw eigenschap=Inheems,Vogels | 80-100 | 1.95 | 400 | Haagplanten
Taxus | Taxus baccata | Taxus | haag-groen | standplaats=Zon,Halfschaduw,Schaduw bladhoudend=Wintergroen eigenschap=Giftig_bij_inname | 60-80 | 13.95 | 300 | Taxushaag
Taxus 'Hicksii' | Taxus media 'Hicksii' | Taxus | haag-groen | standplaats=Zon,Schaduw bladhoudend=Wintergroen | 80-100 | 15.95 | 300 | Taxushaag
Laurier 'Novita' | Prunus laurocerasus 'Novita' | Laurier | haag-groen | standplaats=Zon,Halfschaduw,Schaduw bladhoudend=Wintergroen | 80-100 | 10.95 | 400 | Laurierhaag
Lage laurier 'Otto' | Prunus laurocerasus 'Otto Luyken' | Laurier | haag-groen | standplaats=Zon bladhoudend=Wintergroen eindhoogte=60-100_cm | 40-60 | 8.95 | 90 | Laurierhaag
Japanse esdoorn 'Dissectum' | Acer palmatum 'Dissectum Garnet' | Japanse esdoorn | bomen-sier | standplaats=Halfschaduw | 40-50 | 34.95 | 200 | Bomen
Japanse sierkers | Prunus serrulata 'Kanzan' | Sierkers | bomen-sier | standplaats=Zon bloemkleur=Roze bloeimaand=April | 180 | 59.95 | 600 | Bloesembomen
Zuileik | Quercus robur 'Fastigiata Koster' | Eik | bomen-vorm | standplaats=Zon vorm=Zuil | 200-250 | 89.95 | 1500 | Zuilbomen
Vlinderstruik paars | Buddleja davidii 'Empire Blue' | Vlinderstruik | heesters | standplaats=Zon bloemkleur=Paars eigenschap=Vlinders,Bijvriendelijk | 40-60 | 9.95 | 250 | Heesters
Vlinderstruik wit | Buddleja davidii 'White Profusion' | Vlinderstruik | heesters | standplaats=Zon bloemkleur=Wit eigenschap=Vlinders | 40-60 | 9.95 | 250 | Heesters
Rododendron wit 'Cunningham's White' | Rhododendron 'Cunningham's White' | Rododendron | heesters | standplaats=Halfschaduw bloemkleur=Wit bladhoudend=Wintergroen | 40-50 | 19.95 | 200 | Heesters
Lavendel 'Hidcote' | Lavandula angustifolia 'Hidcote' | Lavendel | heesters | standplaats=Zon bloemkleur=Paars eigenschap=Bijvriendelijk,Geurend,Droogtebestendig | 15-20 | 2.75 | 50 | Lavendel
Lavendel 'Edelweiss' wit | Lavandula intermedia 'Edelweiss' | Lavendel | heesters | standplaats=Zon bloemkleur=Wit eigenschap=Bijvriendelijk | 20-30 | 5.95 | 60 | Lavendel
Boerenhortensia 'Nikko Blue' | Hydrangea macrophylla 'Nikko Blue' | Boerenhortensia | hortensia | standplaats=Halfschaduw bloemkleur=Blauw bloeimaand=Juli,Augustus | 30-40 | 13.95 | 120 | Hortensia's
Pluimhortensia 'Limelight' | Hydrangea paniculata 'Limelight' | Pluimhortensia | hortensia | standplaats=Zon,Halfschaduw bloemkleur=Wit,Groen bloeimaand=Juli,Augustus | 40-50 | 14.95 | 180 | Hortensia's
Randhortensia 'Teller White' | Hydrangea macrophylla 'Libelle' | Randhortensia | hortensia | standplaats=Halfschaduw,Schaduw bloemkleur=Wit bloeimaand=Juli | 30-40 | 13.95 | 120 | Hortensia's
Klimhortensia | Hydrangea anomala petiolaris | Klimhortensia | hortensia | standplaats=Halfschaduw,Schaduw bloemkleur=Wit bloeimaand=Juni | 60-80 | 17.95 | 800 | Hortensia's
Klimroos 'New Dawn' | Rosa 'New Dawn' | Klimroos | rozen | standplaats=Zon bloemkleur=Roze bloeimaand=Juni | | 16.95 | 300 | Rozen
Trosroos 'Lilli Marleen' | Rosa 'Lilli Marleen' | Trosroos | rozen | standplaats=Zon bloemkleur=Rood bloeimaand=Juni | | 7.95 | 70 | Rozen
Kerstroos | Helleborus niger | Kerstroos | vaste-planten | standplaats=Halfschaduw,Schaduw bloemkleur=Wit bloeimaand=December,Januari eigenschap=Giftig_bij_inname | | 6.95 | 30 | Vaste planten
Clematis 'Nelly Moser' | Clematis 'Nelly Moser' | Clematis | klimplanten | standplaats=Zon,Halfschaduw bloemkleur=Roze | 60-70 | 14.95 | 300 | Klimplanten
Klimop | Hedera helix | Klimop | klimplanten | standplaats=Zon,Halfschaduw,Schaduw bladhoudend=Wintergroen | 60-80 | 3.95 | 1000 | Klimplanten
Hosta 'Halcyon' | Hosta 'Halcyon' | Hosta | vaste-planten | standplaats=Halfschaduw,Schaduw bloemkleur=Paars | | 4.95 | 50 | Vaste planten
Rode zonnehoed | Echinacea purpurea 'Magnus' | Zonnehoed | vaste-planten | standplaats=Zon bloemkleur=Roze eigenschap=Bijvriendelijk,Vlinders | | 3.95 | 90 | Vaste planten
Bamboe Fargesia 'Rufa' | Fargesia rufa | Bamboe | bamboe | standplaats=Halfschaduw bladhoudend=Wintergroen tag=niet-woekerend | 60-80 | 19.95 | 250 | Bamboe
Goudbamboe | Phyllostachys aurea | Bamboe | bamboe | standplaats=Zon bladhoudend=Wintergroen tag=woekerend | 80-100 | 24.95 | 400 | Bamboe
Winterharde waaierpalm | Trachycarpus fortunei | Palm | med | standplaats=Zon winterhardheid=Goed_(-15_°C) bladhoudend=Wintergroen | 80-100 | 49.95 | 500 | Palmen
Canarische dadelpalm | Phoenix canariensis | Palm | med | standplaats=Zon winterhardheid=Niet_winterhard tag=kuipplant | 60-80 | 39.95 | 400 | Palmen
Olijfboom op stam | Olea europaea | Olijfboom | med | standplaats=Zon winterhardheid=Matig_(-10_°C) tag=kuipplant | 100-125 | 59.95 | 300 | Olijfbomen
Narcis 'Tête-à-tête' 25 st | Narcissus 'Tête-à-tête' | Narcis | bollen | standplaats=Zon bloemkleur=Geel bloeimaand=Maart | | 7.95 | 20 | Bloembollen
Tulp 'Queen of Night' 10 st | Tulipa 'Queen of Night' | Tulp | bollen | standplaats=Zon bloemkleur=Zwart bloeimaand=Mei | | 5.95 | 60 | Bloembollen
Gatenplant 60 cm | Monstera deliciosa | Monstera | kamerplanten | lichtbehoefte=Veel_indirect_licht onderhoud=Makkelijk | 60 | 24.95 | 200 | Kamerplanten
Nestvaren | Asplenium nidus | Varen | kamerplanten | lichtbehoefte=Weinig_licht huisdierveilig=Ja onderhoud=Gemiddeld | 35 | 12.95 | 60 | Kamerplanten
Vrouwentong 'Laurentii' | Dracaena trifasciata 'Laurentii' | Sansevieria | kamerplanten | lichtbehoefte=Weinig_licht onderhoud=Makkelijk | 40 | 14.95 | 90 | Kamerplanten
Aloë vera | Aloe vera | Aloë | vetplanten | lichtbehoefte=Volle_zon onderhoud=Makkelijk | 25 | 8.95 | 50 | Vetplanten
Potgrond universeel 40 L | | Potgrond | grond | toepassing=Potgrond | | 6.95 | | Potgrond
Hortensia- en rododendrongrond 40 L | | Potgrond | grond | toepassing=Potgrond | | 9.95 | | Potgrond
Hortensiamest 2 kg | | Meststof | mest | toepassing=Hortensia | | 9.95 | | Meststoffen
Slakkenkorrels ferrifosfaat 700 g | | Slakken | bestrijding | toepassing=Slakken | | 11.95 | | Slakkenbestrijding
Heggenschaar hand | | Heggenschaar | gereedschap | | | 29.95 | | Snoeischaren & heggenscharen
Tuinslang 20 m set | | Tuinslang | bewatering | | | 29.95 | | Bewatering
Slanghaspel 15 m | | Slanghaspel | bewatering | | | 49.95 | | Bewatering
Sierpot zwart Ø 21 | | Bloempot | potten | kleur=Zwart vorm=Rond | | 12.95 | | Bloempotten
Sierpot wit Ø 15 | | Bloempot | potten | kleur=Wit vorm=Rond | | 7.95 | | Bloempotten
Plantenbak vierkant wit 40x40x40 | | Plantenbak | potten | kleur=Wit vorm=Vierkant | | 69.95 | | Plantenbakken
Nordmann gezaagd 150-175 cm | Abies nordmanniana | Kerstboom | kerst | boomtype=Nordmann kerst_vorm=Gezaagd | 150-175 | 39.95 | | Kerstbomen
Nordmann met kluit 125-150 cm | Abies nordmanniana | Kerstboom | kerst | boomtype=Nordmann kerst_vorm=Met_kluit | 125-150 | 44.95 | | Kerstbomen
`;

function toDocument(line: string, at: number): SearchDocument {
  const [
    name = "",
    latin = "",
    soort = "",
    group = "",
    facetText = "",
    height = "",
    price = "1",
    grown = "",
    category = "",
  ] = line.split("|").map((cell) => cell.trim());
  const facets: Record<string, string[]> = { soort: [soort] };
  for (const pair of facetText.split(" ").filter(Boolean)) {
    const [facet = "", values = ""] = pair.split("=");
    facets[facet] = values.split(",").map((value) => value.replaceAll("_", " "));
  }
  const [low, high = low] = height.split("-").filter(Boolean).map(Number);
  const product: ProductSource = {
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    latin: latin || null,
    group,
    facets,
    facts: grown ? { finalHeightCm: Number(grown) } : {},
    variants: [
      {
        sku: `LM-${1000 + at}`,
        priceCents: Math.round(Number(price) * 100),
        stock: 10,
        heightCm: low === undefined ? null : [low, high ?? low],
        dimensionsCm: [...name.matchAll(/Ø (\d+)/g)].map(([, size]) => Number(size)),
      },
    ],
    popularity: 1000 - at,
    rating: 1 + (at % 5),
    addedOn: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  };
  return toSearchDocument(product, {
    today: "2026-11-15",
    categories: category ? [{ title: category, parents: [] }] : [],
  });
}

export const sampleRange = (): SearchDocument[] => rows.trim().split("\n").map(toDocument);
