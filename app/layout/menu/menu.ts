import type { IconName } from "#ui/icon.tsx";

export type Area = { title: string; to: string; icon: IconName };

/** The fourteen areas, in the order of the shop floor. */
export const AREAS: Area[] = [
  { title: "Haagplanten", to: "/haagplanten", icon: "haag" },
  { title: "Bomen", to: "/bomen", icon: "boom" },
  { title: "Heesters", to: "/heesters", icon: "heester" },
  { title: "Hortensia’s", to: "/hortensia", icon: "bloei" },
  { title: "Rozen", to: "/rozen", icon: "bijvriendelijk" },
  { title: "Klimplanten", to: "/klimplanten", icon: "hoogte" },
  { title: "Vaste planten", to: "/vaste-planten", icon: "groenblijvend" },
  { title: "Gras, bamboe en mediterraan", to: "/siergrassen", icon: "zon" },
  { title: "Bollen, zaden en moestuin", to: "/bloembollen", icon: "bloembol" },
  { title: "Kamerplanten", to: "/kamerplanten", icon: "kamerplant" },
  { title: "Gazon, grond en verzorging", to: "/gazon", icon: "gazon" },
  { title: "Tuin en gereedschap", to: "/tuinhout", icon: "schutting" },
  { title: "Potten en bakken", to: "/plantenbakken", icon: "potten" },
  { title: "Seizoen en cadeau", to: "/cadeau", icon: "cadeau" },
];

export const FOOTER = {
  shop: [
    { title: "Haagplanten", to: "/haagplanten" },
    { title: "Bomen", to: "/bomen" },
    { title: "Heesters", to: "/heesters" },
    { title: "Kamerplanten", to: "/kamerplanten" },
    { title: "Bloembollen", to: "/bloembollen" },
    { title: "Kerst", to: "/kerst" },
    { title: "Cadeaus", to: "/cadeau" },
    { title: "Ons assortiment", to: "/ons-assortiment" },
  ],
  advice: [
    { title: "Alle artikelen", to: "/groenhulp" },
    { title: "Persoonlijk advies", to: "/advies" },
    { title: "Haag berekenen", to: "/haag-berekenen" },
    { title: "Kunstgras berekenen", to: "/kunstgras" },
    { title: "Liguster berekenen", to: "/ligusterhaag" },
    { title: "Tuinkalender", to: "/tuinkalender" },
    { title: "Plantdokter", to: "/plantdokter" },
  ],
  service: [
    { title: "Bestellen", to: "/bestellen" },
    { title: "Betalen", to: "/betalen" },
    { title: "Bezorging en kosten", to: "/bezorging" },
    { title: "Groeigarantie en klachten", to: "/garantie-klachten" },
    { title: "Annuleren en retouren", to: "/annuleren-retouren" },
    { title: "Bestelling herroepen", to: "/annuleren-retouren#herroepen" },
    { title: "Meest gestelde vragen", to: "/meest-gestelde-vragen" },
    { title: "Contact", to: "/contact" },
  ],
  business: [
    { title: "Kerstbomen voor bedrijven", to: "/zakelijk-kerstbomen-bestellen" },
    { title: "Onze medewerkers", to: "/onze-medewerkers" },
    { title: "Vacatures", to: "/vacatures" },
  ],
  legal: [
    { title: "Algemene voorwaarden", to: "/algemene-voorwaarden" },
    { title: "Privacy", to: "/privacy" },
    { title: "Cookies", to: "/privacy#cookies" },
    { title: "Toegankelijkheid", to: "/privacy#toegankelijkheid" },
  ],
  payments: ["iDEAL | Wero", "Bancontact", "Visa", "Mastercard", "PayPal", "Op rekening"],
} as const;
