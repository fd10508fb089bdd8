export const officeCosts = {
  title: "Inkoopprijs",
  lead: "Zonder btw. Alleen hier en bij Boekhouding te zien; daar rekenen we er de marge mee uit. Leeg: niet bekend.",
  save: "Bewaar inkoopprijzen",
  saved: "De inkoopprijzen zijn bewaard.",
  wrong: "Niet elke inkoopprijs klopt. Er is nog niets bewaard.",
  amount: "Vul een bedrag in, zoals 3,25.",
  below: "De prijs ligt onder de inkoopprijs",
  belowTier: "De staffelprijs ligt onder de inkoopprijs",
  belowSize: (size: string, from: number, cost: string) =>
    `${size}${from > 1 ? ` vanaf ${from} stuks` : ""}: inkoop ${cost} zonder btw`,
  belowRow: (from: number, cost: string) =>
    `${from > 1 ? `Vanaf ${from} stuks is dit zonder btw` : "Zonder btw is dit"} minder dan de inkoopprijs van € ${cost}. Bewaren kan wel.`,
  belowShort: (from: number) => (from > 1 ? `vanaf ${from} stuks onder de inkoopprijs` : "onder de inkoopprijs"),
  belowMany: (count: number) =>
    count === 1
      ? "1 prijs komt zonder btw onder de inkoopprijs. Dat mag, maar kijk of je het zo bedoelt."
      : `${count.toLocaleString("nl-NL")} prijzen komen zonder btw onder de inkoopprijs. Dat mag, maar kijk of je het zo bedoelt.`,
  gone: "Een van deze maten is er niet meer. Laad de pagina opnieuw.",
};
