/** Links of the footer that stand still; those to the range are part of the menu. */
export const FOOTER = {
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
