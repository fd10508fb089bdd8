// Small scenes of looking before doing, 190 by 150.
import { CUT, GREENS, line, shape, text } from "./shapes.mjs";
import { arrow, BLUE, box, CLAY, CREAM, dashed, dot, ground, SOIL, spade, turned } from "./scene-ground.mjs";
import { pot, table } from "./pot-shapes.mjs";

const blades = (x, y) => line(`M${x - 4} ${y}l-3 -11M${x} ${y}v-15M${x + 4} ${y}l3 -12`, "#6E9A3C", 3);
const grass = (from, to, y) =>
  Array.from({ length: Math.floor((to - from) / 12) }, (_, i) => blades(from + 6 + i * 12, y)).join("");

/** A white grub, curled like a C. */
const grub = (x, y) =>
  `<path d="M${x + 8} ${y - 6}a9 9 0 1 0 0 12" fill="none" stroke="#F0E3C4" stroke-width="7" stroke-linecap="round"/>` +
  dot(x + 9, y - 7, 4, "#8A4B22");

export const lookScenes = {
  plag: () => ground() + grass(0, 190, 110) + dashed("M62 112V136H128V112") + spade(62, 100, 0),
  plagom: () =>
    ground() +
    grass(0, 56, 110) +
    grass(140, 190, 110) +
    shape("M60 110H136V126H60z", "#3A281C") +
    grub(78, 120) +
    grub(112, 119) +
    turned(60, 110, -34, box(-70, -14, 70, 14, SOIL) + grass(-70, 0, 0)) +
    arrow(96, 60, 200, 36, CUT),
  proefgat: () =>
    ground(70) +
    shape("M64 70H126V142H64z", "#3A281C") +
    shape("M64 100H126V142H64z", BLUE) +
    line("M140 72V140M134 72h12M134 140h12", CREAM, 2) +
    text(165, 112, "60 cm", { size: 14, anchor: "middle", fill: CREAM }),
  monster: () =>
    ground(84) +
    grass(0, 190, 84) +
    [34, 74, 114, 154].map((x) => box(x - 6, 86, 12, 34, "#8A6A4C", 3)).join("") +
    arrow(95, 66, -90, 40, CUT),
  potgaten: () =>
    table() +
    shape("M56 44H134L124 116H66z", CLAY) +
    shape("M66 54H124L116 110H74z", "#4A3526") +
    [78, 95, 112].map((x) => box(x - 4, 108, 8, 10, CREAM) + arrow(x, 122, 90, 20, BLUE)).join(""),
  cactus: () =>
    table() +
    `<rect x="72" y="26" width="30" height="74" rx="15" fill="${GREENS[1]}"/>` +
    `<rect x="108" y="54" width="20" height="46" rx="10" fill="${GREENS[2]}"/>` +
    [34, 48, 62, 76].map((y) => line(`M80 ${y}v7M94 ${y + 4}v7`, CREAM, 1.6)).join("") +
    pot(98, 124, 36, 34),
  knolkist: () =>
    table() +
    [64, 92, 120]
      .map((x) => turned(x, 84, (x - 92) * 0.5, shape("M0 -22Q12 -6 7 14Q0 22 -7 14Q-12 -6 0 -22z", "#B98A58")))
      .join("") +
    box(38, 92, 114, 34, "#C9A67E", 3) +
    line("M38 108H152", "#A9855C", 2),
};
