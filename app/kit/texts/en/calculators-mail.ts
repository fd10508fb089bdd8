import type { calculatorMail as nl } from "../nl/calculators-mail.ts";

export const calculatorMail: typeof nl = {
  beech: {
    dear: (name) => `Dear ${name},`,
    button: "See your reservation",
    small: (number) => `Reservation ${number}. Until we lift the plants you cancel free of charge with the button.`,
    requested: {
      title: "We keep your beeches apart",
      subject: ({ number }) => `Your reservation ${number}`,
      says: ({ what, week, total, now }) => [
        `We received your reservation: ${what}, in the week of ${week}. Together ${total}.`,
        `It is final once you paid ${now}. We keep the plants for three days.`,
      ],
    },
    confirmed: {
      title: "Your beech hedge is set aside",
      subject: ({ number }) => `Confirmed: reservation ${number}`,
      says: ({ what, week, now, rest, paidAll }) => [
        `Your payment of ${now} is in. We reserved ${what} for the week of ${week}.`,
        paidAll
          ? "All is paid."
          : `The rest, ${rest}, you pay once the plants are lifted. You then get the invoice and a link to pay.`,
        "Seven days before your week we write to you. In hard frost the delivery moves and we tell you.",
      ],
    },
    cancelled: {
      title: "Your reservation is cancelled",
      subject: ({ number }) => `Cancelled: reservation ${number}`,
      says: ({ what }) => [`We released ${what}. You had not paid anything, so there is nothing to settle.`],
    },
    unpaid: {
      title: "Your reservation has lapsed",
      subject: ({ number }) => `Lapsed: reservation ${number}`,
      says: ({ what }) => [
        `No payment came in three days, so we released ${what}; you need not do anything and owe us nothing.`,
        "Still want the hedge? With the button you pay after all, as long as the plants are there.",
      ],
    },
    reminder: {
      title: "Your beeches come next week",
      subject: ({ number }) => `Next week: your beech hedge, reservation ${number}`,
      says: ({ what, week, rest, paidAll }) => [
        `In the week of ${week} we deliver ${what}. We lift them a day or two before.`,
        "Dig the trench of 40 by 40 cm and have a bucket of water ready: roots must not dry out.",
        paidAll
          ? "All is paid."
          : `The rest is ${rest}. Once the plants are lifted we mail you the invoice with a link to pay.`,
        "Until lifting you may cancel free of charge.",
      ],
    },
    lifted: {
      title: "Your beeches are lifted",
      subject: ({ number }) => `Lifted and on their way: reservation ${number}`,
      says: ({ what, rest, paidAll }) => [
        `We took ${what} out of the ground and prepare them for transport.`,
        "Put the roots in water for an hour and plant on the same day. If you cannot, cover the roots with moist soil.",
        paidAll
          ? "All is paid. The invoice is attached or in your confirmation."
          : `The invoice is attached. The rest, ${rest}, you pay with the button, within 14 days.`,
      ],
    },
    rest: {
      title: "The last part of your beech hedge",
      subject: ({ number }) => `Still to pay: reservation ${number}`,
      says: ({ rest }) => [
        `A week ago we lifted your beeches. The rest, ${rest}, is still open. With the button you pay at once.`,
        "If you have paid already, our messages have crossed and you may skip this.",
      ],
    },
    paid: {
      title: "All is paid",
      subject: ({ number }) => `Paid: reservation ${number}`,
      says: ({ rest }) => [`Your payment of ${rest} is in. The invoice is attached.`],
    },
    shifted: {
      title: "Frost moves your delivery",
      subject: ({ number }) => `New week for reservation ${number}`,
      says: ({ what, week }) => [
        `The ground is frozen, so we cannot lift ${what} yet. Your new week is the week of ${week}.`,
        "If that does not suit you, call or mail us. You may also cancel, free of charge.",
      ],
    },
  },
  trees: {
    quote: {
      subject: (number) => `Quote ${number} for Christmas trees`,
      says: "The quote for your trees is attached. Agreed? Answer this mail and we plan the delivery. It is valid for 14 days.",
    },
    order: {
      subject: (number) => `We received your order ${number}`,
      says: "We received your order on account and look at it. Once approved you get the confirmation with the invoice. Until then you are not bound. The summary is attached.",
    },
    declined: {
      subject: (number) => `About your request ${number} for Christmas trees`,
      says: (phone) =>
        `We cannot deliver this order on account. Nothing was charged. Call ${phone} or answer this mail and we look for another way.`,
    },
    staff: (kind, company) =>
      kind === "quote"
        ? `Quote asked by ${company}, Christmas trees`
        : `Order of ${company}, Christmas trees, to approve`,
    dear: (name) => `Dear ${name},`,
    button: "See your request",
  },
};
