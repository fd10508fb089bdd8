export const catalogue = {
  perPiece: "per stuk, incl. btw",
  perArea: "per m², incl. btw",
  soldOut: "Uitverkocht",
  sizeSoldOut: "Deze maat is op",
  reduced: "Afgeprijsd",
  plantingTime: "Planttijd",
  calculate: "Reken uit hoeveel",
  questions: "Vragen en antwoorden",
  petOff: "Waarschuw voor giftige planten",
  petOn: "Giftige planten gemarkeerd",
};
