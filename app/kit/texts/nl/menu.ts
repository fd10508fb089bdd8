type Season = { title: string; text: string; links: [title: string, to: string][] };

const BARE_ROOTS: Season = {
  title: "Planttijd",
  text: "Hagen, bomen en rozen zijn in rust: zolang het niet vriest kunnen ze de grond in.",
  links: [
    ["Met blote wortel", "/haagplanten-met-blote-wortel"],
    ["Fruitbomen", "/fruitbomen"],
    ["Winterbloeiers", "/winterbloeiers"],
  ],
};
const SOWING: Season = {
  title: "Voorjaar",
  text: "Tijd om te zaaien, te planten en het gazon op te knappen.",
  links: [
    ["Zaden", "/zaden"],
    ["Graszaad", "/graszaad"],
    ["Voorjaarsbloeiers", "/vaste-planten-voorjaarsbloeiers"],
  ],
};
const BALCONY: Season = {
  title: "Balkon en terras",
  text: "Na half mei mag alles naar buiten. En Moederdag komt eraan.",
  links: [
    ["Balkonplanten", "/balkonplanten"],
    ["Moederdag", "/moederdag"],
    ["Eenjarige planten", "/eenjarige-planten"],
  ],
};
const SUMMER: Season = {
  title: "Zomer",
  text: "Kleur in de border, water op tijd en een plek in de schaduw.",
  links: [
    ["Zomerbloeiers", "/zomerbloeiers"],
    ["Bewatering", "/bewatering"],
    ["Parasols", "/parasols"],
  ],
};
const BULBS: Season = {
  title: "Bollentijd",
  text: "Wat in het voorjaar bloeit, gaat nu de grond in.",
  links: [
    ["Bloembollen", "/bloembollen"],
    ["Haagplanten", "/haagplanten"],
    ["Gazonmest", "/gazonmest"],
  ],
};
const CHRISTMAS: Season = {
  title: "Kerst",
  text: "Een boom vers gezaagd, met kluit of in pot, en wat erin hangt.",
  links: [
    ["Kerstbomen", "/kerstbomen"],
    ["Alles voor kerst", "/kerst"],
    ["Voor bedrijven", "/zakelijk-kerstbomen-bestellen"],
  ],
};

type Areas = Record<string, { text: string; guides: [title: string, slug: string][] }>;

/** What the menu says: of each month what is in season; of each area one line, and one or two answers from Groenhulp. */
export const menu: { help: string; seasons: Season[]; areas: Areas } = {
  help: "Handig om te weten",
  seasons: [
    BARE_ROOTS,
    BARE_ROOTS,
    SOWING,
    SOWING,
    BALCONY,
    SUMMER,
    SUMMER,
    SUMMER,
    BULBS,
    BULBS,
    CHRISTMAS,
    CHRISTMAS,
  ],
  areas: {
    "/haagplanten": {
      text: "Van blote wortel tot kant-en-klaar, met bij elke soort hoeveel je er per meter plant.",
      guides: [
        ["Haag planten, stap voor stap", "haag-planten-stappenplan"],
        ["Hoeveel planten per meter?", "hoeveel-haagplanten-per-meter"],
      ],
    },
    "/bomen": {
      text: "Van zuilboom tot leiboom, met de hoogte die hij over tien jaar heeft.",
      guides: [
        ["Een boom planten", "boom-planten"],
        ["Welke bolboom past?", "bolboom-kiezen"],
      ],
    },
    "/heesters": {
      text: "Bloei van februari tot de vorst, voor in de border of op zichzelf.",
      guides: [["Een border ontwerpen", "border-ontwerpen"]],
    },
    "/hortensia": {
      text: "Wit, roze of blauw, van bolle bloem tot pluim. Houdt van halfschaduw en vochtige grond.",
      guides: [
        ["Hortensia snoeien", "hortensia-snoeien"],
        ["Blauw houden", "hortensia-blauw-houden"],
      ],
    },
    "/rozen": {
      text: "Voor aan de muur, op stam of in de border. Plant ze van oktober tot april.",
      guides: [["Roest en sterroetdauw", "roest-en-sterroetdauw"]],
    },
    "/klimplanten": {
      text: "Een schutting vol blad, of een pergola vol bloemen. Met of zonder steun.",
      guides: [
        ["Een klimplant kiezen", "klimplanten-kiezen"],
        ["Leiden en aanbinden", "klimplanten-leiden"],
      ],
    },
    "/vaste-planten": {
      text: "Ze komen elk jaar terug. Kies op plek, op bloei of op wie er op bezoek komt.",
      guides: [
        ["Planten voor schaduw", "planten-voor-schaduw"],
        ["Vaste planten scheuren", "vaste-planten-scheuren"],
      ],
    },
    "/siergrassen": {
      text: "Ritselend gras, bamboe die blijft staan waar je hem zet, en olijven voor op het terras.",
      guides: [
        ["Bamboe die niet woekert", "niet-woekerende-bamboe-kiezen"],
        ["Siergras snoeien", "siergras-snoeien"],
      ],
    },
    "/bloembollen": {
      text: "In het najaar de grond in, in het voorjaar in bloei. En zaden voor de border en de moestuin.",
      guides: [
        ["Bollen planten", "bloembollen-planten"],
        ["Moestuin beginnen", "moestuin-beginnen"],
      ],
    },
    "/kamerplanten": {
      text: "Met bij elke plant hoeveel licht en water hij vraagt, en of hij veilig is voor je kat.",
      guides: [
        ["De makkelijkste soorten", "makkelijkste-kamerplanten"],
        ["Voor een donkere kamer", "kamerplanten-voor-donkere-kamer"],
      ],
    },
    "/gazon": {
      text: "Zaaien, leggen of kunstgras, en de grond en voeding die erbij horen.",
      guides: [
        ["Een gazon aanleggen", "gazon-aanleggen"],
        ["Welke grond heb ik?", "grondsoort-herkennen"],
      ],
    },
    "/tuinhout": {
      text: "Schutting, vlonder en zitplek, en het gereedschap om ermee aan de slag te gaan.",
      guides: [["Een kleine tuin inrichten", "kleine-tuin-inrichten"]],
    },
    "/plantenbakken": {
      text: "Terracotta, geglazuurd en van staal. Met een gat erin, zodat de wortels niet verdrinken.",
      guides: [["Kamerplanten verpotten", "kamerplanten-verpotten"]],
    },
    "/cadeau": {
      text: "Iets levends om te geven, de kerstboom voor thuis of op de zaak, en wat er nieuw is.",
      guides: [["De kerstboom vers houden", "kerstboom-vers-houden"]],
    },
  },
};
