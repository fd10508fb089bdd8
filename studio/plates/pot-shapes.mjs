// Shapes that several scenes of this kind are made of.
import { GREENS, leaf, line, shape, WOOD } from "./shapes.mjs";
import { box, CLAY, dot, turned } from "./scene-ground.mjs";

export const table = () => line("M8 124H182", "#8C775C", 3);
export const pot = (x, foot, wide, tall, fill = CLAY) =>
  shape(`M${x - wide} ${foot - tall}H${x + wide}L${x + wide * 0.76} ${foot}H${x - wide * 0.76}z`, fill) +
  box(x - wide - 3, foot - tall - 6, wide * 2 + 6, 10, fill);
export const inside = (x, foot, wide, tall) =>
  shape(
    `M${x - wide + 5} ${foot - tall + 10}H${x + wide - 5}L${x + wide * 0.74} ${foot - 4}H${x - wide * 0.74}z`,
    "#4A3526",
  );
export const bulb = (x, y, r = 9) =>
  shape(
    `M${x} ${y - r * 1.5}C${x - r * 1.3} ${y - r * 0.4} ${x - r} ${y + r} ${x} ${y + r}C${x + r} ${y + r} ${x + r * 1.3} ${y - r * 0.4} ${x} ${y - r * 1.5}z`,
    "#C9863C",
  ) + line(`M${x} ${y - r * 1.5}v-5`, "#8DB255", 3);
export const window_ = (x = 16) =>
  box(x, 14, 62, 84, "#DCE9EC") +
  `<rect x="${x}" y="14" width="62" height="84" fill="none" stroke="#C49A6C" stroke-width="5"/>` +
  line(`M${x + 31} 14V98M${x} 56H${x + 62}`, "#C49A6C", 3);
export const orchid = (x, foot) => [-70, -40, 40, 70].map((a) => leaf(x, foot, a, 44, GREENS[1], 0.4)).join("");
export const hand = (x, y, degrees = 0) =>
  turned(
    x,
    y,
    degrees,
    shape("M0 0C10 -8 26 -8 34 -2L50 2C54 6 50 10 44 9L32 8C36 14 30 20 22 18L4 16C-6 14 -6 4 0 0z", "#E2B48C"),
  );
export const bare = (x, y, tall) =>
  line(`M${x} ${y}V${y - tall}M${x} ${y - tall * 0.5}l-18 -20M${x} ${y - tall * 0.5}l18 -20`, WOOD, 5);
export const viola = (x, y, c) =>
  dot(x - 5, y - 4, 5, c) + dot(x + 5, y - 4, 5, c) + dot(x, y + 4, 6, c) + dot(x, y, 2.5, "#E8B84A");
