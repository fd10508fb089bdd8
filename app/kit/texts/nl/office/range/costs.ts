export const officeCosts = {
  title: "Inkoopprijs",
  lead: "Zonder btw. Alleen hier en bij Boekhouding te zien; daar rekenen we er de marge mee uit. Leeg: niet bekend.",
  save: "Bewaar inkoopprijzen",
  saved: "De inkoopprijzen zijn bewaard.",
  amount: (sku: string) => `Vul bij ${sku} een bedrag in, zoals 3,25. Er is niets bewaard.`,
  gone: "Een van deze maten is er niet meer. Laad de pagina opnieuw.",
};
