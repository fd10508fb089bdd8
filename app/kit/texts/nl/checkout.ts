export const checkout = {
  steps: ["Bezorging", "Betaling", "Klaar"],
  safe: "Veilig bestellen",
  summary: {
    title: "Je bestelling",
    edit: "Aanpassen",
    deliveryOn: (day: string) => `Bezorging, ${day}`,
    collectOn: (day: string) => `Ophalen vanaf ${day}`,
    vat: (amount: string, rates: string) => `Inclusief ${amount} btw (${rates})`,
    excl: (amount: string) => `Exclusief btw: ${amount}`,
    reversed: "Btw verlegd naar je bedrijf",
    guarantee: ["Groeigarantie", "een jaar in pot of met kluit, tot 21 juni met blote wortel"],
    withdrawal: ["14 dagen bedenktijd", "na ontvangst"],
    call: "Vraag? Bel",
  },
  payment: {
    title: "Hoe wil je betalen?",
    contact: "Contact",
    deliver: "Bezorgen",
    when: "Wanneer",
    change: "Wijzig",
    method: "Betaalwijze",
    afterwards: "Je gaat hierna naar de betaalpagina en komt vanzelf weer terug.",
    go: "Ga naar de betaalpagina",
    nothing: "Er blijft niets te betalen over.",
    adult: "Ik ben 18 jaar of ouder en weet dat dit een lening is",
    newsletter: "Stuur me één keer per maand wat er in de tuin te doen is",
    total: "Totaal, inclusief btw en bezorging",
    due: "Te betalen na je cadeaubon",
    button: (amount: string) => `Bestellen en betalen ${amount}`,
    legal: [
      "Met ‘Bestellen en betalen’ ga je een bestelling met betaalverplichting aan bij",
      "Onze",
      "algemene voorwaarden",
      "gelden; je mag binnen 14 dagen na ontvangst",
      "herroepen",
    ],
    excluded: (names: string) => `Zonder bedenktijd, omdat het op maat of vers is: ${names}.`,
    vatUnchecked:
      "We konden je btw-nummer nog niet nakijken in het Europese register. Daarom rekenen we btw. Bel ons als je de btw wilt verleggen.",
    away: "De betaaldienst antwoordt nu niet. Je bestelling is bewaard en er is niets afgeschreven. Probeer het zo nog eens, of gebruik later de link in de mail die we je stuurden.",
  },
};

/** Why an order is not taken as it is; only the shop says so. */
export const refusals = {
  choose: "Kies hoe je wilt betalen.",
  age: "Achteraf betalen kan alleen als je 18 jaar of ouder bent. Zet het vinkje of kies een andere betaalwijze.",
  changed: "Het totaal is intussen veranderd. Kijk het nog even na en bestel dan.",
  short: (names: string) => `Er is net te weinig over van ${names}. Pas het aantal aan in je winkelwagen.`,
  tooManyOpen:
    "Er staan al veel onbetaalde bestellingen voor je open. Betaal er een of annuleer er een, of bel ons, dan helpen we je.",
  overCeiling:
    "Met deze bestelling kom je boven het bedrag dat we op rekening hebben afgesproken. Kies een andere betaalwijze, of bel ons.",
  code: "Je kortingscode is intussen opgebruikt. Haal hem weg of kies een andere.",
};
