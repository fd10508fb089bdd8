export const account = {
  title: "Mijn account",
  nav: {
    overview: "Overzicht",
    orders: "Bestellingen",
    garden: "Mijn tuin",
    addresses: "Adressen",
    saved: "Bewaard",
    guarantee: "Groeigarantie",
    newsletter: "Nieuwsbrief",
    details: "Gegevens",
    logout: "Uitloggen",
  },
  loggedOut: "Je bent uitgelogd",
  hello: (name: string) => `Dag ${name}`,
  overview: {
    onTheWay: (count: number) =>
      count === 1 ? "Er is één bestelling onderweg." : `Er zijn ${count} bestellingen onderweg.`,
    nothing: "Er is niets onderweg.",
    tasks: (count: number) =>
      count === 1 ? "In je tuin is er deze maand één klus." : `In je tuin zijn er deze maand ${count} klussen.`,
    noTasks: "Je tuin redt zich deze maand alleen.",
    firstPlants: "Planten die je bestelt komen hier vanzelf te staan. Planten die je al had, voeg je zelf toe.",
    emptyGarden: "Zet je planten in Mijn tuin, dan weet je elke maand wat er te doen is.",
    welcome: "Je account is klaar en je e-mailadres is bevestigd. Welkom!",
    lately: "Onderweg",
    allOrders: "Alle bestellingen",
    toGarden: "Naar mijn tuin",
    toAddresses: "Alle adressen",
  },
};
