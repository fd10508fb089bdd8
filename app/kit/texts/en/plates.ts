import type { plates as nl } from "../nl/plates.ts";

export const plates: typeof nl = {
  wortelvormen: {
    height: 540,
    alt: "The same plant bare-root, with a root ball and in a pot",
    caption: "The same plant, lifted in three ways.",
  },
  "hortensia-snoei": {
    height: 420,
    alt: "Where to prune mophead and panicle hydrangeas",
    caption: "Left flowers on old wood, right on this year's shoots.",
  },
  "clematis-groepen": {
    height: 420,
    alt: "The three pruning groups of clematis",
    caption: "When it flowers decides where to cut.",
  },
  "lavendel-snoei": {
    height: 400,
    alt: "Where to prune lavender in August and in spring",
    caption: "Twice a year, and always in the green.",
  },
  "kunstgras-lagen": {
    height: 385,
    alt: "The layers under artificial grass",
    caption: "What lies under the turf. Not to scale.",
  },
  verpotten: {
    height: 465,
    alt: "Repotting in three pictures",
    caption: "Look, loosen, and a pot only a little larger.",
  },
  sleuf: { height: 430, alt: "Section of a planting trench", caption: "Section of a good planting trench." },
  "bollen-diepte": { height: 420, alt: "Five bulbs at their depth", caption: "The larger the bulb, the deeper." },
  "bollen-lagen": {
    height: 420,
    alt: "A pot with three layers of bulbs",
    caption: "Three layers of bulbs in one pot.",
  },
  "sedum-lagen": {
    height: 400,
    alt: "The layers of a sedum roof",
    caption: "How a sedum roof is built up. Not to scale.",
  },
  haagprofiel: {
    height: 400,
    alt: "A tapering hedge and a top-heavy one",
    caption: "A tapering hedge stays green to the ground.",
  },
  boompaal: {
    height: 440,
    alt: "A young tree with its stake",
    caption: "The stake holds the roots, the trunk may sway.",
  },
  "dubbele-rij": {
    height: 330,
    alt: "A double row seen from above",
    caption: "A staggered double row, seen from above.",
  },
};
