export const catalogue = {
  perPiece: "per stuk, incl. btw",
  soldOut: "Uitverkocht",
  reduced: "Afgeprijsd",
  plantingTime: "Planttijd",
};
