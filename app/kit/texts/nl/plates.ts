/** The plates in the articles: how high one is beside its width of 860, and what it shows. */
export const plates: Record<string, { height: number; alt: string; caption: string }> = {
  wortelvormen: {
    height: 540,
    alt: "Drie keer dezelfde plant: met blote wortel in een bundel, met kluit in jute en in een pot",
    caption: "Dezelfde plant, drie keer anders uit de grond gehaald.",
  },
  "hortensia-snoei": {
    height: 420,
    alt: "Boerenhortensia: knip boven het eerste paar dikke knoppen. Pluimhortensia: knip terug tot 30–50 cm",
    caption: "Links bloeit de struik op oude takken, rechts op de scheut van dit jaar.",
  },
  "clematis-groepen": {
    height: 420,
    alt: "De drie snoeigroepen van clematis: groep 1 alleen te lang of dood, groep 2 15–30 cm tot een knoppenpaar, groep 3 tot 30–50 cm boven de grond",
    caption: "Wanneer hij bloeit, bepaalt waar de schaar in mag.",
  },
  "lavendel-snoei": {
    height: 400,
    alt: "Lavendel in augustus: stelen eraf met een derde van de groene scheut. In het voorjaar: terug tot vijf centimeter boven het bruine hout",
    caption: "Twee keer per jaar, en altijd in het groen.",
  },
  "kunstgras-lagen": {
    height: 385,
    alt: "De opbouw onder kunstgras van boven naar beneden: mat met kwartszand, twee lagen brekerzand van vijf centimeter, worteldoek en de bodem, met opsluitband aan de rand",
    caption: "De opbouw onder een mat. De diktes zijn niet op schaal.",
  },
  verpotten: {
    height: 465,
    alt: "Verpotten in drie beelden: wortels steken uit de gaten, de kluit wordt bekeken, en de plant staat in een pot die twee vingers ruimer is met de kluit twee centimeter onder de rand",
    caption: "Kijken, losmaken, en een pot die maar weinig groter is.",
  },
  sleuf: {
    height: 430,
    alt: "Doorsnede van een plantsleuf: 40 centimeter breed en diep, met losgemaakte bodem, verbeterde grond en een gietrand",
    caption: "Doorsnede van een goede plantsleuf. De gietrand houdt het water bij de wortels.",
  },
  "bollen-diepte": {
    height: 420,
    alt: "Vijf bollen op hun diepte: sneeuwklokje 6–8 cm, krokus 8 cm, narcis 12–15 cm, tulp 15–20 cm en keizerskroon 25 cm",
    caption: "Hoe groter de bol, hoe dieper. Op zandgrond twee centimeter dieper, op klei twee ondieper.",
  },
  "bollen-lagen": {
    height: 420,
    alt: "Doorsnede van een pot met drie lagen bollen: onderin tulpen, in het midden narcissen, bovenin krokussen en daarop viooltjes",
    caption: "Drie lagen bollen en een deksel van viooltjes in één pot.",
  },
  "sedum-lagen": {
    height: 400,
    alt: "De lagen van een sedumdak van boven naar beneden: sedummat, daksubstraat, filterdoek, drainagelaag, beschermdoek, wortelwerende folie en dakbedekking",
    caption: "De opbouw van een sedumdak. De diktes zijn niet op schaal.",
  },
  haagprofiel: {
    height: 400,
    alt: "Twee hagen van opzij: een tapse haag, onderaan 60 en bovenaan 45 centimeter, is tot de grond groen; een haag die boven breder is, wordt onderin kaal",
    caption: "Links een tapse haag van 1,80 meter, rechts wat er gebeurt als de bovenkant te breed wordt.",
  },
  boompaal: {
    height: 440,
    alt: "Een pas geplante boom met een paal aan de zuidwestkant, een losse band in een acht en de wortelhals gelijk met de grond",
    caption: "De paal houdt de kluit stil, de stam mag wiegen.",
  },
  "dubbele-rij": {
    height: 330,
    alt: "Bovenaanzicht van een dubbele rij haagplanten in verband, met 40 centimeter tussen de rijen",
    caption: "Een dubbele rij in verband, van boven gezien.",
  },
  "bamboe-begrenzer": {
    height: 450,
    alt: "Doorsnede van twee soorten bamboe: Fargesia vormt een pol zonder begrenzer, Phyllostachys staat binnen folie van 70 centimeter die vijf centimeter boven de grond uitsteekt en licht schuin naar buiten staat",
    caption: "Links een pol die blijft waar hij staat, rechts een loper achter folie.",
  },
  maaihoogte: {
    height: 400,
    alt: "Maaihoogtes naast een liniaal: fijn siergazon 3–3,5 cm, gewoon speelgazon 4–5 cm, schaduw 6 cm, hitte en droogte 6–7 cm; van zes naar vier centimeter is een derde eraf",
    caption: "Maaihoogte per situatie, op schaal naast elkaar.",
  },
  "moestuinbak-lagen": {
    height: 460,
    alt: "Doorsnede van een diepe moestuinbak van boven naar beneden: minstens 30 cm mengsel, 10 cm halfverteerde compost, 10–15 cm blad, maaisel en stro, 20 cm takken en karton op de grond",
    caption: "Een diepe bak vul je van onderen met wat je hebt.",
  },
  "olijf-snoei": {
    height: 440,
    alt: "Een olijfboom voor en na de snoei: dood hout, de zwakste van twee kruisende takken, het hart en scheuten aan de voet gaan weg, lange scheuten worden een derde korter",
    caption: "Vier dingen gaan eruit, daarna kort je in.",
  },
  "coniferen-schil": {
    height: 400,
    alt: "Twee coniferenhagen in doorsnede met een kaal hart van hout: links wordt in de groene schil geknipt, rechts tot in het hout, en daar blijft de haag kaal",
    caption: "Binnenin is een coniferenhaag kaal. Knip dus alleen in de groene schil.",
  },
  weckpot: {
    height: 420,
    alt: "Een glazen pot met grond en water: onderin zand, daarop leem, daarop klei, en bovenop drijft organische stof",
    caption: "De proef met de weckpot: zwaar zakt het eerst.",
  },
  "kerstboom-water": {
    height: 440,
    alt: "Een kerstboom in zijn standaard: een verse schijf van twee tot drie centimeter eraf, binnen tien minuten in het water, water tot boven de snede en minstens een meter van de radiator",
    caption: "Een verse snede, altijd water en een koele plek.",
  },
  scheuren: {
    height: 400,
    alt: "Een pol met een kaal hart wordt gedeeld: de rand blijft, in stukken zo groot als een vuist met minstens drie neuzen, die op dezelfde diepte worden teruggeplant",
    caption: "Van een pol met een kaal hart naar drie jonge planten.",
  },
  "buxusmot-jaar": {
    height: 400,
    alt: "Het jaar van de buxusmot in maanden: rupsen worden half maart wakker, motten in mei en juni, een tweede lichting rupsen in juni en juli, een derde in augustus en september, en van oktober tot februari kleine rupsjes in spinsels",
    caption: "Het jaar van de buxusmot. In een warme zomer kan er een lichting bij komen.",
  },
  "regen-in-de-tuin": {
    height: 430,
    alt: "Regen in vier stappen: sedum op het dak houdt vast, een ton van 200 liter bewaart, een laagte van 15–20 cm op minstens twee meter van de gevel laat zakken en een open pad laat door",
    caption: "Vier plekken waar een bui kan blijven, van dak tot pad.",
  },
};
