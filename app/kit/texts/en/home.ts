import type { home as nl } from "../nl/home.ts";

export const home: typeof nl = {
  title: "Plants, trees and hedges, delivered on the day agreed",
  description:
    "Hedges, trees, shrubs, houseplants and everything for the garden. With growth guarantee, honest advice and delivery on the day you choose.",
  hero: {
    heading: "Plant today the shade of tomorrow",
    lead: "Hedges, trees and plants grown with sense. You choose the day, we bring them to your fence.",
    action: "See hedges",
    calculate: "Calculate your hedge",
    picture:
      "Five plants side by side: hellebore, hydrangea, a laurel hedge, Japanese holly and a sweetgum in autumn colour",
    from: (price) => `from ${price}`,
  },
  range: {
    heading: "Everything for outdoors, and a good deal for indoors",
    text: "Fourteen departments, one wheelbarrow.",
    link: "What is bare root?",
  },
  month: {
    heading: (month) => `${month} in the garden`,
    lead: [
      "Rest",
      "Prune",
      "Plant",
      "Water",
      "Move outside",
      "Trim",
      "Water",
      "Order bulbs",
      "Plant perennials",
      "Plant hedges",
      "Plant everything",
      "Christmas",
    ],
    nav: "Months of the garden year",
    more: "All jobs of this month",
  },
  hedge: {
    eyebrow: "Calculator",
    heading: "How many plants does your hedge need?",
    text: "Fill in the length and choose a species. You see at once how many plants you need, how far apart, and what it costs.",
    length: "Length of the hedge",
    metre: "metre",
    species: "Species",
    submit: "Calculate",
    grass: "Calculate artificial grass",
    privet: "Calculate privet",
    caption: "12 plants",
    example: "2.5 per metre, 40 cm apart: a hedge of 4.8 metres",
    picture: "Plan of a hedge of 4.8 metres with 12 plants, 40 centimetres apart",
  },
  indoor: {
    heading: "Green for indoors",
    text: "With every plant how much light it needs, and whether it is safe for your cat.",
    link: "To houseplants",
  },
  pots: { heading: "Pots with weight", text: "Terracotta, glazed and stone, all with a hole.", link: "To pots" },
  advice: {
    heading: "Advice: 120 answers from practice",
    all: "All articles",
    about: (topic, minutes) => `${topic} · ${minutes} min`,
  },
  christmas: {
    eyebrow: "Christmas",
    heading: "A fir that still smells of the woods",
    text: "Cut or with root ball. Choose your size and your day.",
    action: "Choose your tree",
    business: "For businesses",
    picture: "A full Nordmann fir",
  },
  facts: {
    heading: "What you may expect of us",
    list: [
      { figure: "1 year", text: "growth guarantee on garden plants." },
      { figure: "14 days", text: "to change your mind, also on plants." },
      { figure: "30 days", text: "of price history with every article." },
    ],
  },
};
