export const home = {
  title: "Planten, bomen en hagen, op de afgesproken dag bezorgd",
  description:
    "Haagplanten, bomen, heesters, kamerplanten en alles voor de tuin. Met groeigarantie, eerlijk advies en bezorging op de dag die jij kiest.",
  hero: {
    heading: "Plant vandaag je schaduw van morgen",
    lead: "Hagen, bomen en planten, met bij elke plant eerlijk erbij wat hij vraagt. Jij kiest de dag, wij bezorgen.",
    action: "Bekijk haagplanten",
    calculate: "Bereken je haag",
    picture:
      "Vijf planten naast elkaar: kerstroos, hortensia, een laurierhaag, Japanse hulst en een amberboom in herfstkleur",
    from: (price: string) => `vanaf ${price}`,
  },
  range: {
    heading: "Alles voor buiten, en een flink stuk binnen",
    text: "Veertien afdelingen, één winkelwagen. Van haag tot kamerplant, van zaadje tot schutting.",
    link: "Wat is blote wortel?",
  },
  month: {
    heading: (month: string) => `${month.charAt(0).toUpperCase()}${month.slice(1)} in de tuin`,
    lead: [
      "De tuin rust, jij plant bomen en hagen zolang de grond open is.",
      "De dagen lengen: tijd om te snoeien wat straks uitloopt.",
      "De grond komt los. Nog net op tijd voor blote wortel.",
      "Alles loopt uit. Geef water aan wat je dit voorjaar plantte.",
      "Na de laatste nachtvorst mag bijna alles naar buiten.",
      "Volop bloei, en de eerste snoei voor de haag.",
      "Water geven, uitgebloeide bloemen eruit, en genieten.",
      "De zomer houdt aan: denk aan droogte en aan bollen bestellen.",
      "De grond is warm en vochtig: de beste maand voor vaste planten.",
      "Het plantseizoen begint, met hagen en bomen voorop.",
      "De grond is nog warm, de plant is in rust. Er is geen betere maand om te planten.",
      "Planten kan zolang het niet vriest. En binnen wordt het kerst.",
    ],
    nav: "Maanden van het tuinjaar",
    more: "Alle klussen van deze maand",
  },
  hedge: {
    eyebrow: "Rekenhulp",
    heading: "Hoeveel planten heeft jouw haag nodig?",
    text: "Vul de lengte in en kies een soort. Je ziet meteen hoeveel planten je nodig hebt, op welke afstand ze staan en wat het kost.",
    length: "Lengte van de haag",
    metre: "meter",
    species: "Soort",
    submit: "Bereken",
    grass: "Kunstgras berekenen",
    privet: "Liguster berekenen",
    caption: "12 planten",
    example: "2,5 per meter, 40 cm uit elkaar: een haag van 4,8 meter",
    picture: "Bovenaanzicht van een haag van 4,8 meter met 12 planten, 40 centimeter uit elkaar",
  },
  indoor: {
    heading: "Groen voor binnen",
    text: "Van vioolbladplant tot gatenplant. Met bij elke plant hoeveel licht hij vraagt, en of hij veilig is voor je kat.",
    link: "Naar kamerplanten",
  },
  pots: {
    heading: "Potten met gewicht",
    text: "Terracotta, geglazuurd en van steen. Met een gat erin, zodat de wortels niet verdrinken.",
    link: "Naar potten",
  },
  advice: {
    heading: "Groenhulp: antwoorden over tuin en kamerplanten",
    all: "Alle artikelen",
    about: (topic: string, minutes: number) => `${topic} · ${minutes} min`,
  },
  christmas: {
    eyebrow: "Kerst",
    heading: "Een boom die nog naar bos ruikt",
    text: "Gezaagd of met kluit, van tafelmodel tot plein. Kies je maat en je bezorgdag; wij zetten hem nog even in het water.",
    action: "Kies je kerstboom",
    business: "Voor bedrijven en winkels",
    picture: "Een volle nordmannspar",
  },
  facts: {
    heading: "Wat je van ons mag verwachten",
    list: [
      {
        figure: "1 jaar",
        text: "groeigarantie op tuinplanten in pot of met kluit, tot 21 juni met blote wortel. Slaat een plant niet aan, dan krijg je een nieuwe.",
      },
      { figure: "14 dagen", text: "bedenktijd, ook op planten. Herroepen doe je in twee klikken, zonder account." },
      {
        figure: "30 dagen",
        text: "prijsgeschiedenis bij elk artikel. Een doorgestreepte prijs is bij ons altijd echt.",
      },
    ],
  },
};
