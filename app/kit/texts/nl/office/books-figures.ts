export const salesFigures = {
  pieces: (count: string) => `${count} stuks`,
  file: "Download als CSV",
  sellers: {
    title: "Best verkocht",
    about: (count: number) => (count === 1 ? "1 product verkocht" : `${count} producten verkocht`),
    none: "In deze periode is niets verkocht.",
    margin: (amount: string, percent: number) => `marge ${amount} (${percent}%)`,
  },
  stock: {
    title: "Voorraad, verkoopwaarde",
    about: (amount: string, time: string) => `${amount} zonder btw, om ${time} uur`,
    cost: (amount: string, sizes: number) =>
      `ingekocht voor ${amount} (van ${sizes === 1 ? "1 maat" : `${sizes} maten`} bekend)`,
    none: "Er is geen voorraad.",
  },
  slow: {
    title: "Staat stil",
    about: (count: number, amount: string, time: string) =>
      `${count === 1 ? "1 maat" : `${count} maten`}, een half jaar niet verkocht, ${amount}, om ${time} uur`,
    none: "Alles wat er ligt, is het laatste half jaar verkocht.",
  },
  credited: {
    title: "Gecrediteerd, waarom",
    about: (amount: string) => amount,
    none: "In deze periode is niets gecrediteerd.",
    count: (count: number) => (count === 1 ? "1 creditfactuur" : `${count} creditfacturen`),
    why: { cancel: "Geannuleerd", return: "Retour ontvangen", compensate: "Tegemoetkoming" },
  },
  csv: {
    sellers: ["product", "naam", "stuks", "met btw", "marge zonder btw"],
    stock: [
      "artikelcode",
      "product",
      "maat",
      "groep",
      "voorraad",
      "verkoopwaarde zonder btw",
      "inkoopwaarde zonder btw",
    ],
    credited: ["reden", "aantal", "met btw"],
  },
};
