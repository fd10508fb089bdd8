export const small = {
  problem: {
    empty: "Vul een getal in.",
    "no-number": "Vul een getal in, zoals 12 of 12,5.",
    "too-small": "Vul een getal groter dan nul in.",
    "too-long": "Dat is te groot voor deze rekenhulp. Bel ons, dan rekenen we mee.",
  },
  grond: {
    title: "Hoeveel grond heb je nodig?",
    what: "Waarvoor?",
    whats: { bed: "Border of tuin", bak: "Rechte bak", pot: "Ronde pot", zand: "Zand onder bestrating" },
    fields: {
      m2: "Oppervlak",
      diep: "Dikte van de laag",
      lang: "Lengte",
      breed: "Breedte",
      hoog: "Hoogte",
      rond: "Doorsnede",
      stuks: "Aantal",
    },
    litres: (litres: string) => `${litres} liter`,
    bags: (forty: number, twenty: number) => `${forty} zakken van 40 liter, of ${twenty} van 20 liter.`,
    bigbag: (cubic: string) => `Dat is ${cubic} m³. Vanaf 0,7 m³ is een bigbag meestal voordeliger.`,
    sand: (kg: string, bags: number) => `Ongeveer ${kg} kg, dus ${bags} zakken van 25 kg.`,
    settle: {
      soil: "Met 5% extra, want grond zakt in.",
      sand: "Met 20% extra, want zand klinkt in onder de trilplaat.",
    },
  },
  gazon: {
    title: "Hoeveel graszaad of graszoden?",
    what: "Wat ga je doen?",
    whats: { nieuw: "Nieuw gazon", herstel: "Kale plekken bijzaaien" },
    fields: { m2: "Oppervlak" },
    seed: (kg: string) => `${kg} kg graszaad`,
    seedNote: {
      new: "Reken op 30 gram per m² voor een nieuw gazon.",
      repair: "Reken op 20 gram per m² bij bijzaaien.",
    },
    turf: (rolls: string) => `Of ${rolls} m² graszoden, met 5% snijverlies. Leg ze binnen 24 uur na levering.`,
    feed: (kg: string) => `En ${kg} kg gazonmest per keer.`,
  },
  beplanting: {
    title: "Hoeveel planten of bollen?",
    what: "Wat plant je?",
    whats: {
      perennial: "Vaste planten",
      cover: "Bodembedekkers",
      grass: "Siergrassen",
      tulip: "Tulpen en narcissen",
      small: "Kleine bolletjes, zoals krokus",
    },
    fields: { m2: "Oppervlak" },
    plants: (count: string) => `${count} stuks`,
    note: (perM2: number, spacing: number) =>
      `${perM2} per m², ongeveer ${spacing} cm uit elkaar. Bij elke plant staat ook zijn eigen aantal per m².`,
  },
  sedumdak: {
    title: "Hoeveel sedummatten?",
    fields: { m2: "Dakoppervlak" },
    mats: (count: string) => `${count} matten van 1 m²`,
    note: (from: string, to: string) =>
      `Doorweekt weegt dit dak ${from} tot ${to} kg. Laat een constructeur kijken of je dak dat draagt, en leg sedum op een helling tot 15 graden.`,
  },
  vijver: {
    title: "Hoeveel vijverfolie?",
    fields: { lang: "Lengte", breed: "Breedte", diep: "Diepste punt" },
    liner: (m2: string) => `${m2} m² folie`,
    note: (long: string, wide: string, litres: string) =>
      `Een stuk van ${long} bij ${wide} meter, met een rand om in te graven. In de vijver gaat ongeveer ${litres} liter water.`,
  },
  units: { m2: "m²", cm: "cm", m: "meter", stuk: "stuks" },
};
