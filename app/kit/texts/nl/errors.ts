export const errors = {
  home: "Naar de voorpagina",
  notFound: {
    eyebrow: "Fout 404",
    heading: "Deze pagina is uitgebloeid",
    text: "Misschien is de plant niet meer leverbaar, of is het adres verkeerd overgenomen. Wat er wél groeit:",
    meant: "Bedoelde je",
    searchLabel: "Opnieuw zoeken",
    hedges: "Haagplanten",
    houseplants: "Kamerplanten",
    advice: "Groenhulp",
  },
  failed: {
    eyebrow: (status: number) => `Fout ${status}`,
    heading: "Hier is iets misgegaan",
    text: "De pagina kon niet worden gemaakt. Dat ligt aan ons. Probeer het zo nog eens; je winkelwagen blijft bewaard.",
    again: "Probeer het zo nog eens; je winkelwagen blijft bewaard.",
  },
  tooOften: {
    heading: "Even op adem komen",
    text: "Er wordt vanaf jouw plek erg veel gezocht. Wacht een paar seconden en probeer het opnieuw.",
  },
  loginOver: {
    heading: "Je bent uitgelogd",
    text: "Wat je typte, is niet verstuurd en niet weg. Log eerst in, in een nieuw tabblad; kom dan hier terug en verstuur het.",
    typed: "Wat je typte",
    login: "Log in (nieuw tabblad)",
    again: "Verstuur opnieuw",
  },
  offline: {
    heading: "Je bent niet verbonden",
    text: "Deze pagina heb je nog niet eerder bekeken. Zodra je weer verbonden bent, is ze er. Dit kun je nu wel lezen:",
  },
  silent: {
    heading: "De winkel geeft geen antwoord",
    text: "Probeer het zo nog eens. Wat je al eens bekeek, kun je nu ook lezen:",
  },
  apiNotFound: "Dit adres bestaat niet.",
  oneAtATime: "Deze lijst wordt al voor je gemaakt. Haal hem op als de vorige klaar is.",
};

/** Of pages that are made without React. */
export const plain = {
  400: {
    heading: "Dit adres klopt niet",
    text: "Het adres van deze pagina bevat tekens die we niet kunnen lezen. Controleer het adres.",
  },
  404: {
    heading: "Dit is hier niet (meer)",
    text: "Het adres klopt niet, of geldt niet meer. Kreeg je het van ons per mail, of staat het in je agenda? Haal het dan opnieuw op.",
  },
  405: {
    heading: "Dit kan hier niet",
    text: "Je vroeg iets wat deze pagina niet kan. Begin opnieuw op de voorpagina.",
  },
  408: {
    heading: "Dit duurde te lang",
    text: "Wat je stuurde kwam niet op tijd aan. Controleer je verbinding en probeer het opnieuw.",
  },
  413: {
    heading: "Dit is te groot",
    text: "Je stuurde meer dan we in één keer kunnen aannemen. Maak het kleiner en probeer het opnieuw.",
  },
  429: {
    heading: "Even op adem komen",
    text: "Er wordt vanaf jouw plek heel veel tegelijk gevraagd. Wacht een paar seconden en probeer het opnieuw.",
  },
  500: {
    heading: "Hier is iets misgegaan",
    text: "Dat ligt aan ons. Probeer het over een minuut nog eens; je winkelwagen blijft bewaard.",
  },
  503: {
    heading: "We zijn er zo weer",
    text: "De winkel is heel even niet bereikbaar. Ververs de pagina over een paar seconden; je winkelwagen blijft bewaard.",
  },
};
