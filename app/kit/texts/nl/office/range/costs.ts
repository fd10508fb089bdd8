export const officeCosts = {
  title: "Inkoopprijs",
  lead: "Zonder btw. Alleen hier en bij Boekhouding te zien; daar rekenen we er de marge mee uit. Leeg: niet bekend.",
  save: "Bewaar inkoopprijzen",
  saved: "De inkoopprijzen zijn bewaard.",
  wrong: "Niet elke inkoopprijs klopt. Er is nog niets bewaard.",
  amount: "Vul een bedrag in, zoals 3,25.",
  below: "De prijs ligt onder de inkoopprijs",
  belowSize: (size: string, cost: string) => `${size}: inkoop ${cost} zonder btw`,
  belowRow: (cost: string) => `Zonder btw is dit minder dan de inkoopprijs van € ${cost}. Bewaren kan wel.`,
  gone: "Een van deze maten is er niet meer. Laad de pagina opnieuw.",
};
