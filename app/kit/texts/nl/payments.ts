type Said = { title: string; text: string; mark: string };

export const payments = {
  methods: {
    ideal: { title: "iDEAL | Wero", text: "Je betaalt in de app van je eigen bank", mark: "iDEAL | Wero" },
    bancontact: { title: "Bancontact", text: "Voor wie bij een Belgische bank zit", mark: "Bancontact" },
    creditcard: { title: "Creditcard", text: "Visa of Mastercard", mark: "Visa" },
    paypal: { title: "PayPal", text: "Met je PayPal-account", mark: "PayPal" },
    klarna: {
      title: "Achteraf betalen met Klarna",
      text: "Binnen 30 dagen, vanaf 18 jaar. Klarna toetst of je dit kunt betalen. Te laat betalen kost geld.",
      mark: "Klarna",
    },
    rekening: {
      title: "Op rekening",
      text: "Voor bedrijven, te betalen binnen 14 dagen na levering",
      mark: "Zakelijk",
    },
    cadeaubon: { title: "Cadeaubon", text: "", mark: "" },
  } as Record<string, Said>,
};
