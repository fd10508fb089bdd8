export const mail = {
  demo: "Dit is een demo: er wordt niets geleverd en er hoeft niets betaald te worden.",
  withdraw: "Bestelling herroepen",
  privacy: "Privacy",
};
