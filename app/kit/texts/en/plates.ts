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
  "bamboe-begrenzer": {
    height: 450,
    alt: "Two bamboos in section: a clump without and a runner behind a barrier",
    caption: "Left a clump that stays put, right a runner behind its barrier.",
  },
  maaihoogte: {
    height: 400,
    alt: "Mowing heights beside a ruler",
    caption: "Mowing height for each situation, to scale.",
  },
  "moestuinbak-lagen": {
    height: 460,
    alt: "The layers of a deep vegetable bed",
    caption: "A deep bed is filled from below with what you have.",
  },
  "olijf-snoei": {
    height: 440,
    alt: "An olive tree before and after pruning",
    caption: "Four things come out, then the long shoots are shortened.",
  },
  "coniferen-schil": {
    height: 400,
    alt: "Two conifer hedges in section",
    caption: "Inside, a conifer hedge is bare: cut in the green only.",
  },
  weckpot: {
    height: 420,
    alt: "A jar with soil and water in layers",
    caption: "The jar test: what is heavy sinks first.",
  },
  "kerstboom-water": {
    height: 440,
    alt: "A Christmas tree in its stand",
    caption: "A fresh cut, always water, and a cool place.",
  },
  scheuren: {
    height: 400,
    alt: "A perennial is divided in three steps",
    caption: "From a clump with a bare heart to three young plants.",
  },
  "buxusmot-jaar": {
    height: 400,
    alt: "The year of the box tree moth",
    caption: "The year of the box tree moth.",
  },
  "regen-in-de-tuin": {
    height: 430,
    alt: "Rain kept in four places, from roof to path",
    caption: "Four places where a shower can stay, from roof to path.",
  },
};
