/** What a page says before its scripts run, and what stands in it from the start; the rooms use the same words later. */
export const first = {
  busy: "Een ogenblik",
  all: "Alles",
  added: (what: string) => `${what} ligt in je winkelwagen`,
  look: "Bekijk",
  drawer: "Je winkelwagen",
  view: "Naar de winkelwagen",
  kept: "Bewaard in je lijst",
  letGo: "Van je lijst gehaald",
};

/** What any page may have to say, so every page carries it; what only the page for errors says is in `errors.ts`. */
export const faults = {
  silent: "De winkel gaf geen antwoord.",
  slow: "De winkel antwoordt nog niet.",
  broken: "Er ging bij ons iets mis.",
  offline: "Je bent nu niet verbonden.",
  lost: "Wat je invulde staat er nog: probeer het zo nog eens.",
  again: "Probeer het zo nog eens.",
  away: "Je bent nu niet verbonden, dus die pagina kan niet open. Probeer het zo nog eens.",
  part: "Dit deel van de winkel kon niet worden geladen. Controleer je verbinding en ververs de pagina.",
  retry: "Probeer opnieuw",
  fallback: {
    heading: "Er ging iets mis bij het tonen van de foutpagina",
    text: "Helaas ging er iets mis, en bij het tonen van de foutpagina nog eens.",
    details: "Details van de fout:",
    home: "Terug naar de voorpagina",
  },
};
