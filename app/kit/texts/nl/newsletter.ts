export const newsletter = {
  title: "Nieuwsbrief",
  description:
    "Eén brief per maand over wat je nu plant, snoeit en zaait. Afmelden kan altijd met één klik, onderaan elke brief.",
  heading: "Elke maand weten wat er in de tuin te doen is",
  lead: "Eén brief per maand: wat je nu plant, snoeit en zaait, en wat er uit de kwekerij komt.",
  /** The words somebody agrees to; a change of words is a new version. */
  wording: {
    version: "2026-11",
    text: "Ja, stuur me elke maand de nieuwsbrief van Lommerrijk. Ik kan me altijd weer afmelden.",
  },
  email: "E-mailadres",
  submit: "Aanmelden",
  privacy: "We gebruiken je adres alleen voor deze brief. Lees ons",
  privacyLink: "privacybeleid",
  asked: {
    title: "Kijk even in je mail",
    text: (email: string) =>
      `We hebben een mail gestuurd naar ${email}. Klik daarin op de knop, dan weten we zeker dat het adres van jou is. De knop werkt 48 uur.`,
    missing: "Niets gekregen? Kijk bij ongewenste post, of meld je hieronder nog een keer aan.",
  },
  errors: {
    empty: "Vul je e-mailadres in.",
    email: "Dit is geen e-mailadres. Het ziet eruit als naam@voorbeeld.nl.",
    tooMany: "Dit adres is net al een paar keer ingevuld. Wacht een uur en probeer het dan opnieuw.",
    staff: "Dit is alleen voor wie in de winkel werkt.",
  },
  confirm: {
    title: "Aanmelding bevestigen",
    ask: (email: string) => `Je meldt je aan met ${email}. Met één klik is het rond.`,
    submit: "Bevestig mijn aanmelding",
    done: "Je staat op de lijst",
    doneText:
      "De eerstvolgende brief komt aan het begin van de maand. Vertel ons wat je hebt staan, dan gaat hij ook daarover.",
    old: "Deze link werkt niet meer",
    oldText: "Een bevestiging blijft 48 uur geldig en werkt één keer. Meld je opnieuw aan, dan sturen we een verse.",
    next: "Alvast iets voor vandaag",
    links: [
      { title: "Wat er deze maand te doen is", text: "De tuinkalender, per week en per plant.", to: "/tuinkalender" },
      { title: "Zorg voor wat je al hebt", text: "Artikelen over planten, snoeien en water geven.", to: "/groenhulp" },
      { title: "Een haag uitrekenen", text: "Hoeveel planten je nodig hebt, en wat dat kost.", to: "/haag-berekenen" },
    ],
  },
  manage: {
    title: "Jouw nieuwsbrief",
    lead: (email: string) => `Deze keuzes horen bij ${email}.`,
    about: "Waar gaat je brief over?",
    topics: {
      tuin: "Tuin en borders",
      haag: "Hagen en bomen",
      balkon: "Balkon en terras",
      kamer: "Kamerplanten",
      moestuin: "Moestuin en fruit",
    } as Record<string, string>,
    pace: "Hoe vaak?",
    paces: { maand: "Elke maand", seizoen: "Vier keer per jaar, aan het begin van het seizoen" } as Record<
      string,
      string
    >,
    save: "Bewaar mijn keuzes",
    saved: "Je keuzes zijn bewaard.",
    leave: "Afmelden",
    leaveText: "Je krijgt dan geen nieuwsbrief meer. Post over bestellingen blijft gewoon komen.",
    leaveSubmit: "Meld me af",
    left: "Je bent afgemeld",
    leftText: "Je krijgt geen nieuwsbrief meer. Was het per ongeluk? Je kunt je hier weer aanmelden.",
    unknown: "Deze link kennen we niet",
    unknownText: "Kopieer hem nog eens helemaal uit je mail, of meld je opnieuw aan.",
  },
  mail: {
    confirm: {
      subject: "Nog één klik voor je nieuwsbrief",
      title: "Bevestig je aanmelding",
      text: "Je wilt elke maand weten wat er in de tuin te doen is. Klik op de knop, dan staat je adres op de lijst. De knop werkt 48 uur.",
      button: "Bevestig mijn aanmelding",
      why: "Heb je je niet aangemeld? Dan hoef je niets te doen: zonder klik sturen we niets en wissen we je adres.",
    },
    welcome: {
      subject: "Je staat op de lijst",
      title: "Welkom bij de nieuwsbrief",
      text: "Aan het begin van de maand krijg je wat je nu plant, snoeit en zaait. Wil je dat de brief over jouw tuin gaat, of liever minder vaak komt? Dat stel je zelf in.",
      button: "Kies waar je brief over gaat",
    },
    known: {
      subject: "Je staat al op de lijst",
      title: "Je krijgt onze nieuwsbrief al",
      text: "Iemand, waarschijnlijk jijzelf, vulde dit adres in bij de nieuwsbrief. Je staat al op de lijst, dus er verandert niets.",
      button: "Bekijk mijn keuzes",
    },
    why: (date: string) => `Je krijgt deze brief omdat je je hebt aangemeld op ${date}.`,
    leave: "Afmelden",
  },
};
