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
