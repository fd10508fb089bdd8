/** What the blocks of the front page say in a new shop; the owner changes it at `/kantoor/voorpagina`. */
export const frontStart = {
  hero: {
    heading: "Plant vandaag je schaduw van morgen",
    text: "Hagen, bomen en planten, met bij elke plant eerlijk erbij wat hij vraagt. Jij kiest de dag, wij bezorgen.",
    action: "Bekijk haagplanten",
    second: "Bereken je haag",
  },
  categories: {
    heading: "Alles voor buiten, en een flink stuk binnen",
    text: "Veertien afdelingen, één winkelwagen. Van haag tot kamerplant, van zaadje tot schutting.",
    action: "Wat is blote wortel?",
  },
  /** One line for each month. */
  month: [
    "De tuin rust, jij plant bomen en hagen zolang de grond open is.",
    "De dagen lengen: tijd om te snoeien wat straks uitloopt.",
    "De grond komt los. Nog net op tijd voor blote wortel.",
    "Alles loopt uit. Geef water aan wat je dit voorjaar plantte.",
    "Na de laatste nachtvorst mag bijna alles naar buiten.",
    "Volop bloei. Kijk eerst of er een nest in je haag zit voor je knipt.",
    "Water geven, uitgebloeide bloemen eruit, en genieten.",
    "De zomer houdt aan: denk aan droogte en aan bollen bestellen.",
    "De grond is warm en vochtig: de beste maand voor vaste planten.",
    "Het plantseizoen begint, met hagen en bomen voorop.",
    "De grond is nog warm, de plant is in rust. Er is geen betere maand om te planten.",
    "Planten kan zolang het niet vriest. En binnen wordt het kerst.",
  ],
  calculator: {
    heading: "Hoeveel planten heeft jouw haag nodig?",
    text: "Vul de lengte in en kies een soort. Je ziet meteen hoeveel planten je nodig hebt, op welke afstand ze staan en wat het kost.",
  },
  tiles: {
    heading: "Groen voor binnen",
    text: "Van vioolbladplant tot gatenplant. Met bij elke plant hoeveel licht hij vraagt, en of hij veilig is voor je kat.",
    action: "Naar kamerplanten",
    heading2: "Potten met gewicht",
    text2: "Terracotta, keramiek en cortenstaal, ook in grote maten: daarin droogt de grond minder snel uit.",
    action2: "Naar potten",
  },
  articles: { heading: "Groenhulp: antwoorden over tuin en kamerplanten" },
  campaign: {
    eyebrow: "Kerst",
    heading: "Een boom die nog naar bos ruikt",
    text: "Gezaagd of met kluit, van tafelmodel tot plein. Kies je maat en je bezorgdag, en zet hem thuis meteen in het water.",
    action: "Kies je kerstboom",
    second: "Voor bedrijven en winkels",
  },
  facts: {
    heading: "Wat je van ons mag verwachten",
    facts: [
      "1 jaar: groeigarantie op tuinplanten in pot of met kluit, tot 21 juni met blote wortel. Slaat een plant niet aan, dan krijg je een nieuwe.",
      "14 dagen: bedenktijd, ook op planten. Herroepen doe je in twee klikken, zonder account.",
      "30 dagen: prijsgeschiedenis bij elk artikel. Een doorgestreepte prijs is bij ons altijd echt.",
    ],
  },
};
