export const ownNewsletter = {
  title: "Nieuwsbrief",
  lead: "Eén brief per maand: wat je nu plant, snoeit en zaait.",
  on: (email: string) => `Je krijgt de nieuwsbrief op ${email}.`,
  off: (email: string) => `Je krijgt de nieuwsbrief nog niet. We sturen hem graag naar ${email}.`,
  join: "Meld me aan",
  asked: "We hebben je een mail gestuurd. Bevestig daarin dat je de nieuwsbrief wilt.",
  left: "Je bent afgemeld.",
  saved: "Je keuzes zijn bewaard.",
  none: "Er is geen nieuwsbrief op dit adres.",
};
