export const grass = {
  metaTitle: "Kunstgras berekenen",
  form: "Je tuin",
  shape: "Vorm van de tuin",
  shapes: { rechthoek: "Rechthoek", l: "L-vorm", vrij: "Vrije vorm" },
  sides: { b: "Breedte", l: "Lengte", ub: "Breedte uitsparing", ul: "Lengte uitsparing" },
  problems: {
    empty: "Vul een maat in, zoals 6 of 6,5.",
    "no-number": "Dit lezen we niet als maat. Vul meters in, zoals 6 of 6,5.",
    "too-small": "Een maat is groter dan nul. Vul minstens 0,2 meter in.",
    "too-long": "Tot 100 meter rekenen we hier. Voor een groter veld maken we graag een offerte.",
    "cut-too-large": "De uitsparing is groter dan de tuin. Maak hem kleiner.",
  },
  faults: {
    "too-few": "Een tuin heeft minstens drie hoeken.",
    "too-many": "Meer dan 24 hoeken kan de rekenhulp niet aan. Laat kleine hoekjes weg.",
    crossing: "De lijnen kruisen elkaar. Zet de hoeken in de volgorde waarin je langs de rand loopt.",
    "too-small": "Deze vorm is kleiner dan een halve meter in het vierkant. Controleer je maten.",
    "too-large": "Tot 100 bij 100 meter rekenen we hier. Voor een groter veld maken we graag een offerte.",
  },
  corners: "Hoeken van de tuin",
  cornersHelp:
    "Loop langs de rand en meet elke hoek vanaf linksboven: hoeveel meter naar rechts en naar beneden. Je kunt de hoeken in de tekening ook verslepen.",
  corner: { x: (at: number) => `Hoek ${at}, naar rechts`, y: (at: number) => `Hoek ${at}, naar beneden` },
  removeCorner: (at: number) => `Hoek ${at} weghalen`,
  addCorner: "Hoek erbij",
  product: "Soort kunstgras",
  ground: "Waar komt het op?",
  grounds: { sand: "Zandgrond", loam: "Leem of tuingrond", clay: "Klei", paved: "Tegels, beton of balkon" },
  groundHelp: {
    sand: "Een zandbed van 5 cm is genoeg.",
    loam: "Reken op een zandbed van 10 cm.",
    clay: "Reken op een zandbed van 15 cm, anders blijft er water staan.",
    paved: "Een zandbed, doek en pennen zijn niet nodig.",
  },
  wish: "Wat weegt het zwaarst?",
  wishes: { "least-waste": "Minste verlies", "fewest-seams": "Minste naden" },
  pile: "poolrichting",
  drawing: (area: string, pieces: number, seams: number) =>
    `Snijplan op schaal: een tuin van ${area} m², ${pieces === 1 ? "één baan" : `${pieces} banen`}, ${seams === 0 ? "geen naad" : seams === 1 ? "één naad" : `${seams} naden`}. De maten van elke baan staan in de lijst eronder.`,
  drawingNone: "De tuin zoals je hem tekende, nog zonder snijplan.",
  sum: (bought: string) => `${bought} m² kunstgras`,
  sumSmall: (net: string, waste: number, wasted: string, seam: string) =>
    `Je tuin is ${net} m². Van de rol gaat ${waste}% extra af (${wasted} m²), dat hou je over of snij je weg. ${seam}`,
  seam: (metres: string) => `Samen ${metres} meter naad om te lijmen.`,
  noSeam: "Geen naden om te lijmen.",
  other: {
    "least-waste": (squareMetres: string, seams: number) =>
      `Met ${seams === 0 ? "geen naad" : seams === 1 ? "één naad" : `${seams} naden`} kan ook, dan koop je ${squareMetres} m² meer.`,
    "fewest-seams": (squareMetres: string, seams: number) =>
      `Met ${seams === 1 ? "één naad" : `${seams} naden`} bespaar je ${squareMetres} m².`,
  },
  cutList: "Snijplan",
  cutHead: { number: "Baan", width: "Rolbreedte", length: "Lengte", area: "Oppervlak" },
  cutNote:
    "Aan elke kant zit 5 cm speling om bij te snijden. Bestel je het plan hieronder, dan staan deze lengtes op je bestelling en snijden we ze zo voor je af, per 10 cm. Leg alle banen met de pool dezelfde kant op.",
  noPlan: "Zodra de maten kloppen, staat hier je bestellijst.",
  range: "Alle soorten kunstgras",
};
