import type { delivery as nl } from "../nl/delivery.ts";

export const delivery: typeof nl = {
  unknownPostcode: "Enter a postcode such as 1234 AB and a house number.",
  reason: (from) =>
    `These plants cannot be delivered now. Their season starts on ${from}; then we lift them fresh for you.`,
  stop: {
    vorst: "Because of the frost we keep living plants inside for now. You only see days on which they travel safely.",
    hitte: "Because of the heat we keep living plants cool for now. You only see days on which they travel safely.",
  },
  week: (monday) => `week of ${monday}`,
  mail: "By e-mail, right after payment",
  madeUpPoints: ["Test point at the bakery", "Test point at the bookshop", "Test point at the supermarket"],
  methods: {
    voordeur: { title: "To the front door", text: "On a pallet or in boxes, on the ground floor" },
    achtertuin: { title: "Into the back garden", text: "We carry everything to the back, also without you" },
    afhaalpunt: { title: "At a pick-up point nearby", text: "You collect your parcel when it suits you" },
    ophalen: { title: "Collect at the nursery", text: "Between 8.30 and 17.00, we have everything ready" },
  },
};
