import type { catalogue as nl } from "../nl/catalogue.ts";

export const catalogue: typeof nl = {
  perPiece: "each, incl. VAT",
  soldOut: "Sold out",
  reduced: "Reduced",
  plantingTime: "Planting time",
  calculate: "Calculate how many you need",
  questions: "Questions and answers",
  petOff: "Warn of toxic plants",
  petOn: "Toxic plants are marked",
};
