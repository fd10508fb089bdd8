/** What a machine that searches is told when it cannot be answered. */
export const searchCalls = {
  badJson: "De zoekvraag is geen geldige JSON.",
  tooLarge: "De zoekvraag is te groot.",
  badRequest: "De zoekvraag klopt niet. Stuur een lijst ‘requests’ met per vraag een ‘indexName’ en ‘params’.",
  tooMany: (most: number) => `Stel hooguit ${most} vragen tegelijk.`,
  tooOften: "Er wordt vanaf jouw plek erg veel gezocht. Wacht een paar seconden en probeer het opnieuw.",
  away: "Zoeken lukt nu even niet. Probeer het over een halve minuut opnieuw.",
};
