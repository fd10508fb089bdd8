export const officeReviews = {
  title: "Beoordelingen",
  lead: "Elke beoordeling wordt eerst gelezen. Weigeren kan alleen met een reden, en nooit om het aantal sterren.",
  none: "Er wacht nu geen beoordeling.",
  stars: (stars: number) => `${stars} van 5 sterren`,
  by: (name: string, city: string, day: string) => [name || "Zonder naam", city, day].filter(Boolean).join(" · "),
  order: (number: string) => `Bestelling ${number}`,
  show: "Plaats",
  refuse: "Weiger",
  why: "Waarom weiger je?",
  whyHelp: "Bijvoorbeeld: noemt een persoon bij naam, gaat niet over het artikel.",
  judged: "Laatst behandeld",
  head: { product: "Artikel", review: "Beoordeling", state: "Uitkomst" },
  shown: "Geplaatst",
  refused: (why: string) => `Geweigerd: ${why}`,
  nothing: "Er is nog niets behandeld.",
  done: { geplaatst: "De beoordeling staat bij het artikel.", geweigerd: "De beoordeling is geweigerd." } as Record<
    string,
    string
  >,
  problems: { why: "Schrijf waarom je deze beoordeling weigert.", already: "Deze beoordeling is al behandeld." },
};
