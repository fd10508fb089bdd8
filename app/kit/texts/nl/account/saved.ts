import { first } from "../first.ts";

export const saved = {
  title: "Bewaard",
  lead: "Planten die je nog eens rustig wilt bekijken.",
  list: "Je lijst",
  guest: "Je lijst staat alleen in deze browser. Log in om hem ook op je telefoon te zien.",
  login: "Log in",
  empty: "Nog niets bewaard",
  emptyText: "Tik op het hartje bij een plant, dan vind je hem hier terug.",
  shop: "Bekijk het assortiment",
  remove: (name: string) => `Haal ${name} van je lijst`,
  removeShort: "Haal van lijst",
  added: first.kept,
  removed: first.letGo,
  failed: "Dat lukte niet. Probeer het nog eens.",
  unknown: "Deze plant kennen we niet.",
};
