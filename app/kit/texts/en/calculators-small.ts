import type { small as nl } from "../nl/calculators-small.ts";

export const small: typeof nl = {
  problem: {
    empty: "Fill in a number.",
    "no-number": "Fill in a number, such as 12 or 12,5.",
    "too-small": "Fill in a number above zero.",
    "too-long": "That is too large for this calculator. Call us and we count along.",
  },
  grond: {
    title: "How much soil do you need?",
    what: "What for?",
    whats: { bed: "Border or garden", bak: "Square planter", pot: "Round pot", zand: "Sand under paving" },
    fields: {
      m2: "Area",
      diep: "Depth of the layer",
      lang: "Length",
      breed: "Width",
      hoog: "Height",
      rond: "Across",
      stuks: "Number",
    },
    litres: (litres) => `${litres} litres`,
    bags: (forty, twenty) => `${forty} bags of 40 litres, or ${twenty} of 20 litres.`,
    bigbag: (cubic) => `That is ${cubic} m³. From 0,7 m³ a big bag is usually cheaper.`,
    sand: (kg, bags) => `About ${kg} kg, so ${bags} bags of 25 kg.`,
    settle: { soil: "With 5% more, because soil settles.", sand: "With 20% more, because sand is beaten down." },
  },
  gazon: {
    title: "How much seed or turf?",
    what: "What will you do?",
    whats: { nieuw: "New lawn", herstel: "Repair bare spots" },
    fields: { m2: "Area" },
    seed: (kg) => `${kg} kg of grass seed`,
    seedNote: { new: "Count on 30 grams per m² for a new lawn.", repair: "Count on 20 grams per m² for repairs." },
    turf: (rolls) => `Or ${rolls} m² of turf, with 5% for the edges. Lay it within 24 hours.`,
    feed: (kg) => `And ${kg} kg of lawn feed each time.`,
  },
  beplanting: {
    title: "How many plants or bulbs?",
    what: "What do you plant?",
    whats: {
      perennial: "Perennials",
      cover: "Ground cover",
      grass: "Ornamental grasses",
      tulip: "Tulips and daffodils",
      small: "Small bulbs, such as crocus",
    },
    fields: { m2: "Area" },
    plants: (count) => `${count} pieces`,
    note: (perM2, spacing) =>
      `${perM2} per m², about ${spacing} cm apart. Every plant also says its own number per m².`,
  },
  sedumdak: {
    title: "How many sedum mats?",
    fields: { m2: "Area of the roof" },
    mats: (count) => `${count} mats of 1 m²`,
    note: (from, to) =>
      `Soaked, this roof weighs ${from} to ${to} kg. Let an engineer check that yours carries it, on a slope of 15 degrees at most.`,
  },
  vijver: {
    title: "How much pond liner?",
    fields: { lang: "Length", breed: "Width", diep: "Deepest point" },
    liner: (m2) => `${m2} m² of liner`,
    note: (long, wide, litres) =>
      `A sheet of ${long} by ${wide} metres, with an edge to bury. The pond holds about ${litres} litres.`,
  },
  units: { m2: "m²", cm: "cm", m: "metres", stuk: "pieces" },
};
