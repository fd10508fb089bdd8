type Said = { title: string; text: string };

export const payments = {
  methods: {
    ideal: { title: "iDEAL | Wero", text: "Je betaalt in de app van je eigen bank" },
    bancontact: { title: "Bancontact", text: "Voor wie bij een Belgische bank zit" },
    creditcard: { title: "Creditcard", text: "Visa of Mastercard" },
    paypal: { title: "PayPal", text: "Met je PayPal-account" },
    klarna: {
      title: "Achteraf betalen met Klarna",
      text: "Binnen 30 dagen, vanaf 18 jaar. Klarna toetst of je dit kunt betalen. Te laat betalen kost geld.",
    },
    rekening: {
      title: "Op rekening",
      text: "Voor bedrijven, te betalen binnen 14 dagen na levering",
    },
    balie: { title: "Pin of contant aan de balie", text: "" },
    link: { title: "Betaallink", text: "" },
    cadeaubon: { title: "Cadeaubon", text: "" },
  } as Record<string, Said>,
};
