export const delivery = {
  unknownPostcode: "Vul een postcode in zoals 1234 AB en een huisnummer.",
  reason: (from: string) =>
    `Deze planten zijn nu niet leverbaar. Het seizoen begint op ${from}; dan komen ze vers van de kwekerij.`,
  stop: {
    vorst:
      "Vanwege de vorst houden we levende planten nu nog even binnen. Je ziet alleen dagen waarop ze veilig reizen.",
    hitte: "Vanwege de hitte houden we levende planten nu nog even koel. Je ziet alleen dagen waarop ze veilig reizen.",
  },
  week: (monday: string) => `week van ${monday}`,
  mail: "Per e-mail, direct na betaling",
  madeUpPoints: ["Proefpunt bij de bakker", "Proefpunt bij de boekwinkel", "Proefpunt bij de supermarkt"],
  methods: {
    voordeur: { title: "Tot aan de voordeur", text: "Op een pallet of in dozen, op de begane grond" },
    achtertuin: { title: "Tot in de achtertuin", text: "We dragen alles naar achteren, ook zonder jou erbij" },
    afhaalpunt: { title: "Bij een afhaalpunt in de buurt", text: "Je haalt je pakket op wanneer het jou uitkomt" },
    ophalen: { title: "Ophalen bij de kwekerij", text: "Tussen 8.30 en 17.00 uur, we leggen alles klaar" },
  },
};
