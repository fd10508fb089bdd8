/** What is chosen with a plan for artificial grass; the page shows it below the plan. */
export const grassChoice = {
  rollName: (name: string, width: number) => `${name}, rol van ${width} m breed`,
  pieces: (lengths: string[]) =>
    lengths.length === 1 ? `één stuk van ${lengths[0]}` : `${lengths.length} stukken: ${lengths.join(", ")}`,
  notEnough: (stock: number) => `nog ${stock} m² op voorraad, te weinig voor dit plan`,
  wholeMetres: "Kunstgras reken je per hele m² per rolbreedte af.",
  tapeNote: (seam: string) => `onder ${seam} meter naad`,
  glueNote: "één koker op drie meter naad",
  sandNote: (kg: number) => `${kg} kg per m², tussen de sprieten`,
  clothNote: "tegen onkruid, met 10% overlap",
  pinsNote: (count: number) => `${count} pennen, elke 30 cm langs de rand`,
  bedNote: (cm: number) => `zandbed van ${cm} cm, als je dat nog niet hebt`,
  samples: {
    title: "Eerst voelen?",
    lead: "Kies tot drie gratis stalen van 10 × 15 cm. Ze passen door de brievenbus en kosten niets, ook geen bezorging.",
    pile: (mm: number) => `poolhoogte ${mm} mm`,
    free: "gratis",
    count: (count: number) =>
      count === 0 ? "Nog geen staal gekozen." : count === 1 ? "Eén staal gekozen." : `${count} stalen gekozen.`,
    full: "Drie stalen gekozen, dat is het maximum.",
    add: "Leg de stalen in de winkelwagen",
  },
  basket: "Je kunstgras, compleet",
  questions: "Vragen over kunstgras",
};
