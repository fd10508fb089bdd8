export const reviews = {
  heading: "Wat kopers zeggen",
  empty: "Nog geen beoordelingen",
  emptyText:
    "Heb je dit product van ons gekregen? Na de bezorging krijg je een mail met een link om te vertellen hoe het ermee gaat.",
  rule: "Alleen klanten die dit product bij ons kochten, kunnen het beoordelen. We controleren dat met het bestelnummer en plaatsen alles, ook als het tegenvalt.",
  count: (count: number) => (count === 1 ? "1 beoordeling" : `${count} beoordelingen`),
  stars: (stars: number) => `${stars} van 5 sterren`,
  share: (stars: number, percent: number) => `${stars} sterren: ${percent}%`,
  somebody: "Een klant",
};
