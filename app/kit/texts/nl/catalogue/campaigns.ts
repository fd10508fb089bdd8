export const campaigns = {
  sale: "Bij elke korting staat de laagste prijs van de 30 dagen ervoor",
  gift: "Met een kaartje erbij, bezorgd op de dag die jij kiest",
  christmas: "Vers gezaagd vanaf half november, bezorgd tot en met 24 december",
  christmasEarly: "Bomen reserveer je nu, bezorgd vanaf half november",
  christmasOver: "Bomen zijn er weer vanaf half november",
  mothersDay: (day: string) => `Moederdag is op ${day}`,
};
