/** What a short list can say of a size: which it is, and what becomes of it. */
export const FIELDS = ["sku", "ean", "price", "was", "stock", "place"] as const;
export type Field = (typeof FIELDS)[number];

/** How suppliers and our own lists call their columns, in small letters and without signs. */
export const NAMES: Record<Field, string[]> = {
  sku: ["sku", "artikelnummer", "artikelnr", "artnr", "artikelcode", "artikel", "productcode", "bestelnummer", "code"],
  ean: ["ean", "eancode", "ean13", "eannummer", "barcode", "streepjescode", "gtin"],
  price: [
    "pricecents",
    "prijs",
    "verkoopprijs",
    "adviesprijs",
    "adviesverkoopprijs",
    "consumentenprijs",
    "prijsinclbtw",
    "adviesprijsinclbtw",
    "price",
  ],
  was: ["wascents", "vanprijs", "wasprijs", "oudeprijs", "doorgestreepteprijs"],
  stock: ["stock", "voorraad", "vrijevoorraad", "beschikbaar", "aantal"],
  place: ["place", "plek", "plaats", "locatie"],
};
