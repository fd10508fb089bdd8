const number = (value: number) => value.toLocaleString("nl-NL");

/** The widgets' words in Dutch; the literal English ones are the engine's own defaults. */
export const widgets = {
  placeholder: "Zoek op plant, maat of vraag",
  submit: "Zoeken",
  clear: "Wissen",
  noFacetValues: "Niets gevonden.",
  ratingUp: "en hoger",
  ratingLabel: (stars: number) => `${stars} en hoger`,
  stats: (hits: number, ms: number) => `${number(hits)} resultaten in ${number(ms)} ms`,
  sortedStats: (sorted: number, hits: number, ms: number) =>
    `${number(sorted)} passende van ${number(hits)} resultaten in ${number(ms)} ms`,
  allResults: "Toon alles",
  relevantResults: "Toon wat het best past",
};

export const search = {
  title: (query: string) => (query ? `Zoeken naar ‘${query}’` : "Zoeken"),
  heading: (query: string) => (query ? `‘${query}’` : "Wat zoek je?"),
  resultsFor: (count: number, query: string) =>
    `${number(count)} ${count === 1 ? "resultaat" : "resultaten"} voor ‘${query}’`,
  description: "Zoek in alle planten, artikelen en adviezen van de winkel.",
  refine: "Verfijn",
  filters: "Filters",
  filterList: "Filters",
  results: "Resultaten",
  count: (total: number, all: number) =>
    total === all ? `${total} ${total === 1 ? "artikel" : "artikelen"}` : `${total} van ${all} artikelen`,
  countAlike: (exact: number, alike: number) =>
    `${exact} ${exact === 1 ? "artikel past" : "artikelen passen"} bij je vraag, ${alike} ${alike === 1 ? "lijkt" : "lijken"} erop`,
  sort: "Sorteer op",
  sorts: {
    "": "Best passend",
    gekozen: "Meest gekozen",
    prijs_op: "Prijs, laag naar hoog",
    prijs_af: "Prijs, hoog naar laag",
    nieuw: "Nieuw in de winkel",
  } as Record<string, string>,
  apply: "Toepassen",
  from: "Van",
  to: "Tot",
  active: "Actieve filters",
  remove: "verwijderen",
  clearAll: "Wis alles",
  show: (count: number) => (count === 1 ? "Toon 1 artikel" : `Toon ${count} artikelen`),
  more: "Toon meer",
  find: (label: string) => `Zoek in ${label.toLowerCase()}`,
  foundValues: (count: number) => (count === 1 ? "1 keuze gevonden" : `${count} keuzes gevonden`),
  yes: "Ja",
  units: { prijs: "€", hoogte: "cm", eindhoogte_cm: "cm" } as Record<string, string>,
  range: (label: string, from: number | undefined, to: number | undefined, unit: string) =>
    `${label} ${from ?? ""}–${to ?? ""} ${unit}`.trim(),
  noneHere: "Met deze filters blijft er niets over",
  noneHereText: "Haal een filter weg, of begin opnieuw.",
  none: (query: string) => `Niets gevonden voor ‘${query}’`,
  noneText: "Kijk of het goed gespeld is, of vraag het de kweker. Misschien helpt een van deze afdelingen:",
  popular: "Misschien zit hier iets voor je bij",
  ask: "Vraag het de kweker",
  dropped: (words: string) => `Zonder ${words} vonden we wel iets:`,
  corrected: (from: string, to: string) => `Gezocht op ‘${to}’ in plaats van ‘${from}’.`,
  meant: "Bedoel je",
  why: (why: string) => `Past bij: ${why}`,
  alike: "Lijkt op wat je zoekt",
  categories: "Afdelingen",
  articles: "Uit Groenhulp",
  suggestions: "Suggesties",
  queries: "Zoekvragen",
  products: "Producten",
  recent: "Laatst gezocht",
  all: (query: string) => `Alles voor ‘${query}’`,
  busy: "Bezig met zoeken",
  months: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
};
