/** Below the drawing of a hedge. */
export const hedgeChoice = {
  sizes: "Kies je maat",
  showSize: "Reken met deze maat",
  forms: { "blote-wortel": "Blote wortel", kluit: "Met kluit", pot: "Pot" },
  pot: (pot: string) => (/^C[\d,]+$/.test(pot) ? `Pot, ${pot.slice(1)} liter` : `Pot ${pot}`),
  perSize: (plants: string, perMetre: string) => `${plants}, ${perMetre} per meter`,
  noDouble: "Deze maat zet je in één rij",
  later: (day: string) => `Leverbaar vanaf ${day}`,
  cheaper: (more: number, total: string, now: string) =>
    `Neem er ${more} meer en je betaalt minder: ${total} in plaats van ${now}, met bezorging.`,
  takeMore: (more: number) => `Neem er ${more} meer`,
  growth: "Zo groeit hij",
  growthNow: "nu",
  growthYear: (year: number) => (year === 1 ? "na 1 jaar" : `na ${year} jaar`),
  growthSays: (from: number, to: number) => `${from}–${to} cm`,
  reach: (height: number, years: number) =>
    years === 0
      ? `Deze maat is al ${height} cm.`
      : `Op ${height} cm na ongeveer ${years === 1 ? "1 jaar" : `${years} jaar`}.`,
  never: (height: number) => `Deze soort wordt geen ${height} cm hoog.`,
  compare: "Blote wortel, kluit of pot",
  compareNote: {
    "blote-wortel": "Half oktober tot half april. Direct planten, wortels vochtig houden.",
    kluit: "Oktober tot en met april. Plant binnen vijf dagen.",
    pot: "Het hele jaar, behalve bij vorst. In de zomer elke dag water.",
  },
  compareHead: { form: "Vorm", size: "Maat", plants: "Planten", price: "Samen", when: "Wanneer" },
  basket: "Je haag, compleet",
  soilNote: "één zak van 40 liter op twee meter sleuf",
  feedNote: (kg: string) => `${kg} kg per keer, in maart en in juni`,
  hoseNote: "scheelt gieters sjouwen",
  plantTitle: "Zo plant je hem",
  plant: (trench: string, spacing: number) => [
    "Span een lijn, met het hart van de haag minstens 50 cm van de erfgrens. Een hogere haag of een boom vraagt meer ruimte: voor bomen is het 2 meter.",
    `Graaf een sleuf van 40 bij 40 cm over de hele lengte, samen ongeveer ${trench} liter grond. Meng de bodemverbeteraar erdoor.`,
    `Zet de eerste plant een halve plantafstand van het begin en de rest om de ${spacing} cm. Plant even diep als op de kwekerij.`,
    "Trap aan, geef 10 liter water per meter en houd de grond het eerste jaar vochtig.",
  ],
  neighbour:
    "Burenrecht: heesters en hagen staan minstens 50 cm van de erfgrens, tenzij je buren akkoord gaan, je gemeente iets anders bepaalt of de haag niet hoger is dan de schutting.",
  toProduct: (name: string) => `Alles over ${name}`,
  privetQuestions: "Vragen over ligusterhagen",
};
