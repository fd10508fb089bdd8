import type { payments as nl } from "../nl/payments.ts";

export const payments: typeof nl = {
  methods: {
    ideal: { title: "iDEAL | Wero", text: "You pay in your own bank's app", mark: "iDEAL | Wero" },
    bancontact: { title: "Bancontact", text: "For those with a Belgian bank", mark: "Bancontact" },
    creditcard: { title: "Credit card", text: "Visa or Mastercard", mark: "Visa" },
    paypal: { title: "PayPal", text: "With your PayPal account", mark: "PayPal" },
    klarna: {
      title: "Pay later with Klarna",
      text: "Within 30 days, from 18 years. Klarna checks whether you can afford this. Paying late costs money.",
      mark: "Klarna",
    },
    rekening: { title: "On account", text: "For companies, within 14 days of delivery", mark: "Business" },
    cadeaubon: { title: "Gift card", text: "", mark: "" },
  },
};
