import type { grass as nl } from "../nl/calculators-grass.ts";

const seams = (count: number) => (count === 0 ? "no seam" : count === 1 ? "one seam" : `${count} seams`);

export const grass: typeof nl = {
  metaTitle: "Artificial grass calculator",
  form: "Your garden",
  shape: "Shape of the garden",
  shapes: { rechthoek: "Rectangle", l: "L-shape", vrij: "Free shape" },
  sides: { b: "Width", l: "Length", ub: "Width of the cut-out", ul: "Length of the cut-out" },
  problems: {
    empty: "Fill in a measure, such as 6 or 6,5.",
    "no-number": "We cannot read this as a measure. Fill in metres, such as 6 or 6,5.",
    "too-small": "A measure is more than zero. Fill in at least 0,2 metres.",
    "too-long": "We count up to 100 metres here. For a larger field we gladly make a quote.",
    "cut-too-large": "The cut-out is larger than the garden. Make it smaller.",
  },
  faults: {
    "too-few": "A garden has at least three corners.",
    "too-many": "More than 24 corners is too much here. Leave out small ones.",
    crossing: "The lines cross. Put the corners in the order in which you walk along the edge.",
    "too-small": "This shape is smaller than half a metre square. Check your measures.",
    "too-large": "We count up to 100 by 100 metres here. For a larger field we gladly make a quote.",
  },
  corners: "Corners of the garden",
  cornersHelp:
    "Walk along the edge and measure each corner from the top left: how many metres to the right and down. You can also pull the corners in the drawing.",
  corner: { x: (at) => `Corner ${at}, to the right`, y: (at) => `Corner ${at}, down` },
  removeCorner: (at) => `Remove corner ${at}`,
  addCorner: "Add a corner",
  product: "Kind of grass",
  ground: "What does it lie on?",
  grounds: { sand: "Sandy soil", loam: "Loam or garden soil", clay: "Clay", paved: "Tiles, concrete or balcony" },
  groundHelp: {
    sand: "A bed of 5 cm of sand is enough.",
    loam: "Count on a bed of 10 cm of sand.",
    clay: "Count on a bed of 15 cm of sand, or water will stand.",
    paved: "No bed, cloth or pins needed.",
  },
  wish: "What matters most?",
  wishes: { "least-waste": "Least waste", "fewest-seams": "Fewest seams" },
  pile: "pile",
  drawing: (area, pieces, count) =>
    `Cutting plan to scale: a garden of ${area} m², ${pieces === 1 ? "one strip" : `${pieces} strips`}, ${seams(count)}. The measures of each strip are in the list below.`,
  drawingNone: "The garden as you drew it, without a cutting plan yet.",
  sum: (bought) => `${bought} m² of grass`,
  sumSmall: (net, waste, wasted, seam) =>
    `Your garden is ${net} m². Another ${waste}% (${wasted} m²) comes off the roll and is left over. ${seam}`,
  seam: (metres) => `Together ${metres} metres of seam to glue.`,
  noSeam: "No seams to glue.",
  other: {
    "least-waste": (squareMetres, count) => `With ${seams(count)} is possible too, for ${squareMetres} m² more.`,
    "fewest-seams": (squareMetres, count) => `With ${seams(count)} you save ${squareMetres} m².`,
  },
  cutList: "Cutting plan",
  cutHead: { number: "Strip", width: "Roll", length: "Length", area: "Area" },
  cutNote:
    "There are 5 cm to trim on every side. Order the plan below and these lengths are on your order: we cut them for you, per 10 cm. Lay all strips with the pile one way.",
  rollName: (name, width) => `${name}, roll of ${width} m`,
  pieces: (lengths) =>
    lengths.length === 1 ? `one piece of ${lengths[0]}` : `${lengths.length} pieces: ${lengths.join(", ")}`,
  notEnough: (stock) => `${stock} m² left in stock, too little for this plan`,
  wholeMetres: "Grass is paid per whole m² and roll width.",
  tapeNote: (seam) => `under ${seam} metres of seam`,
  glueNote: "one tube per three metres of seam",
  sandNote: (kg) => `${kg} kg per m², between the blades`,
  clothNote: "against weeds, with 10% overlap",
  pinsNote: (count) => `${count} pins, every 30 cm along the edge`,
  bedNote: (cm) => `bed of ${cm} cm of sand, if you do not have it yet`,
  samples: {
    title: "Feel it first?",
    lead: "Choose up to three free samples of 10 × 15 cm. They fit the letterbox and cost nothing, delivery neither.",
    pile: (mm) => `pile of ${mm} mm`,
    free: "free",
    count: (count) =>
      count === 0 ? "No sample chosen yet." : count === 1 ? "One sample chosen." : `${count} samples chosen.`,
    full: "Three samples chosen, that is the most.",
    add: "Put the samples in the cart",
  },
  basket: "Your grass, complete",
  noPlan: "As soon as the measures are right, your list is here.",
  range: "All artificial grass",
  questions: "Questions about artificial grass",
};
