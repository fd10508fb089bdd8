export const officeToday = {
  title: "Vandaag",
  lead: (count: number) =>
    count === 0
      ? "Er wacht niets. Een goed moment voor de planten zelf."
      : count === 1
        ? "Er wacht 1 ding op je."
        : `Er wachten ${count} dingen op je.`,
  pack: "Te verzenden",
  packNone: "Alles is verzonden.",
  day: (day: string, late: boolean) => (late ? `${day}, te laat` : day),
  noDay: "Zonder dag",
  count: (count: number) => (count === 1 ? "1 bestelling" : `${count} bestellingen`),
  tasks: "Te doen",
  task: {
    withdrawals: (count: number) => (count === 1 ? "1 herroeping afhandelen" : `${count} herroepingen afhandelen`),
    reviews: (count: number) => (count === 1 ? "1 beoordeling lezen" : `${count} beoordelingen lezen`),
    trees: (count: number) =>
      count === 1 ? "1 kerstboomaanvraag beantwoorden" : `${count} kerstboomaanvragen beantwoorden`,
    post: (count: number) => (count === 1 ? "1 mail nakijken" : `${count} mails nakijken`),
    low: (count: number) => (count === 1 ? "1 maat is bijna op" : `${count} maten zijn bijna op`),
  },
  open: "Open",
};

export const officeMessages = {
  title: "Berichten",
  lead: "Wat mensen via het contactformulier vroegen, de nieuwste bovenaan. Antwoorden doe je per mail.",
  search: "Zoek op naam, e-mailadres, bestelling of woorden",
  find: "Zoek",
  none: "Geen bericht gevonden.",
  answer: "Beantwoord per mail",
  subject: (subject: string) => `Re: ${subject}`,
};
