import type { menu as nl } from "../nl/menu.ts";

export const menu: typeof nl = {
  help: "Good to know",
  areas: {
    "/haagplanten": {
      text: "From bare root to ready-made, with the number of plants per metre for each kind.",
      guides: [
        ["Planting a hedge, step by step", "haag-planten-stappenplan"],
        ["How many plants per metre?", "hoeveel-haagplanten-per-meter"],
      ],
    },
    "/bomen": {
      text: "From column to espalier, with the height in ten years.",
      guides: [["Planting a tree", "boom-planten"]],
    },
    "/heesters": {
      text: "Flowers from February until the frost.",
      guides: [["Designing a border", "border-ontwerpen"]],
    },
    "/hortensia": {
      text: "White, pink or blue, for half shade and moist soil.",
      guides: [["Pruning hydrangeas", "hortensia-snoeien"]],
    },
    "/rozen": {
      text: "For the wall, on a stem or in the border.",
      guides: [["Rust and black spot", "roest-en-sterroetdauw"]],
    },
    "/klimplanten": {
      text: "A fence full of leaves, or a pergola in bloom.",
      guides: [["Choosing a climber", "klimplanten-kiezen"]],
    },
    "/vaste-planten": { text: "They return each year.", guides: [["Plants for shade", "planten-voor-schaduw"]] },
    "/siergrassen": {
      text: "Rustling grass, well-behaved bamboo, and olives.",
      guides: [["Pruning grasses", "siergras-snoeien"]],
    },
    "/bloembollen": {
      text: "Into the soil now, in bloom later. And seeds.",
      guides: [["Planting bulbs", "bloembollen-planten"]],
    },
    "/kamerplanten": {
      text: "With the light and water each plant asks for.",
      guides: [["The easiest kinds", "makkelijkste-kamerplanten"]],
    },
    "/gazon": { text: "Sow it, lay it or choose artificial grass.", guides: [["Making a lawn", "gazon-aanleggen"]] },
    "/tuinhout": {
      text: "Fence, deck and seat, and the tools for them.",
      guides: [["A small garden", "kleine-tuin-inrichten"]],
    },
    "/plantenbakken": {
      text: "Terracotta, glazed and steel, with a hole for the water.",
      guides: [["Repotting", "kamerplanten-verpotten"]],
    },
    "/cadeau": {
      text: "Something living to give, and the Christmas tree.",
      guides: [["Keeping the tree fresh", "kerstboom-vers-houden"]],
    },
  },
};
