/** The links of the bar on a wide screen. */
export const BAR: { title: string; to: string }[] = [
  { title: "Haagplanten", to: "/haagplanten" },
  { title: "Bomen", to: "/bomen" },
  { title: "Heesters", to: "/heesters" },
  { title: "Kamerplanten", to: "/kamerplanten" },
  { title: "Bollen", to: "/bloembollen" },
  { title: "Gazon", to: "/gazon" },
  { title: "Potten", to: "/plantenbakken" },
  { title: "Kerst", to: "/kerst" },
  { title: "Cadeaus", to: "/cadeau" },
];
