// Small scenes of pots and cuttings, 190 by 150.
import { CUT, GREENS, leaf, line, scissors, shape, text, WOOD } from "./shapes.mjs";
import {
  arrow,
  BLUE,
  box,
  can,
  CLAY,
  CREAM,
  crumbs,
  dashed,
  dot,
  ground,
  roots,
  shrub,
  sprout,
  turned,
} from "./scene-ground.mjs";
import { table, pot, inside, window_, hand } from "./pot-shapes.mjs";

export const potScenes = {
  potwater: () => table() + sprout(128, 82, 44) + pot(128, 124, 28, 40) + can(48, 62),
  kantel: () =>
    table() +
    turned(92, 108, -62, sprout(0, -30, 46) + shape("M-30 -30H30L24 22H-24z", "#4A3526") + roots(0, -26, 46, 44, 4)) +
    turned(142, 108, -62, shape("M-34 -14H34L26 34H-26z", CLAY)) +
    arrow(66, 32, 180, 30, CUT),
  kluitwortels: () =>
    table() +
    sprout(95, 56, 46) +
    shape("M60 56H130L120 116H70z", "#4A3526") +
    roots(95, 60, 62, 52, 6, 16) +
    scissors(156, 100) +
    dashed("M116 116L138 74"),
  gaas: () =>
    table() +
    shape("M48 46H142L128 120H62z", CLAY) +
    shape("M56 56H134L122 116H68z", "#8F4C2C") +
    [78, 95, 112].map((x) => dot(x, 112, 6, CREAM)).join("") +
    line("M66 100H124M68 106H122M74 94V114M86 94V116M98 94V116M110 94V116M120 94V112", "#6C7578", 1.8),
  potgrond: () =>
    table() +
    pot(112, 124, 40, 66) +
    inside(112, 124, 40, 44) +
    turned(
      40,
      54,
      28,
      shape("M-26 -30H26V30H-26z", "#4F7A63") + text(0, 4, "grond", { size: 13, fill: CREAM, anchor: "middle" }),
    ) +
    crumbs(62, 58, 40, 26, 24, "#4A3526"),
  inpot: () =>
    table() +
    sprout(95, 62, 52) +
    pot(95, 124, 44, 66) +
    inside(95, 124, 44, 56) +
    roots(95, 76, 46, 34, 3) +
    line("M152 58V76M146 58h12M146 76h12", CUT, 2.5),
  potdruk: () => table() + sprout(84, 62, 48) + pot(84, 124, 42, 62) + hand(104, 54, 16) + arrow(158, 40, 90, 26, CUT),
  uitlek: () =>
    table() +
    sprout(95, 50, 44) +
    pot(95, 104, 36, 52) +
    [82, 95, 108].map((x) => line(`M${x} 108v12`, BLUE, 3)).join("") +
    can(30, 36, true),
  potschaduw: () =>
    table() + window_(12) + line("M82 20L96 100", "#C9D3D4", 10) + sprout(140, 84, 40) + pot(140, 124, 26, 36),
  potbuiten: () =>
    ground() +
    box(120, 14, 70, 96, "#C98A6A") +
    line("M120 38H190M120 62H190M120 86H190M144 14V38M164 38V62M144 62V86M164 86V110", "#A86A4C", 2) +
    sprout(74, 72, 38) +
    pot(74, 110, 32, 36) +
    box(50, 110, 12, 6, "#8C775C") +
    box(86, 110, 12, 6, "#8C775C"),
  jutepot: () =>
    ground() +
    sprout(95, 54, 40) +
    shape("M56 54H134L124 110H66z", "#B8925C") +
    line("M60 66Q95 76 130 66M62 84Q95 94 128 84M64 100Q95 108 126 100", "#8A6A3C", 2) +
    line("M54 60H136", CUT, 4),
  plaat: () => ground() + shrub(95, 60, 34, 52, 3, 40) + pot(95, 96, 34, 40) + box(44, 98, 102, 12, "#DCE9EC"),
  kroonvlies: () =>
    ground() +
    line("M95 92V62", WOOD, 6) +
    shape("M52 62Q56 14 95 12Q134 14 138 62Q116 76 95 70Q74 76 52 62z", "#E9EEF0") +
    line("M62 56Q80 30 95 20M128 56Q112 32 100 20", "#C9D3D4", 2) +
    pot(95, 110, 28, 30),
  stamjute: () =>
    ground() +
    shrub(95, 66, 42, 60, 5, 50) +
    line("M95 96V52", "#B8925C", 14) +
    line("M88 58l14 6M88 68l14 6M88 78l14 6M88 88l14 6", "#8A6A3C", 2) +
    pot(95, 110, 26, 24),
  takkenbind: () =>
    ground() +
    line("M95 92V56", WOOD, 7) +
    [-20, -10, 0, 10, 20]
      .map(
        (d, i) =>
          line(`M95 66Q${95 + d * 0.7} 40 ${95 + d} 16`, "#6F8468", 5) + leaf(95 + d, 20, d, 20, GREENS[i % 4], 0.3),
      )
      .join("") +
    line("M76 40H114M78 54H112", CUT, 4) +
    pot(95, 110, 26, 28),
  lucht: () =>
    ground() +
    line("M95 92V62", WOOD, 6) +
    shrub(95, 78, 34, 54, 4, 40) +
    shape("M128 40Q156 30 166 58Q150 72 136 66z", "#E9EEF0") +
    arrow(56, 34, 200, 30, BLUE) +
    pot(95, 110, 28, 26),
  stekje: () =>
    line("M95 140C96 104 94 70 95 30", "#6E8A4C", 7) +
    leaf(95, 42, -50, 40, GREENS[1], 0.4) +
    leaf(95, 42, 50, 40, GREENS[2], 0.4) +
    leaf(95, 76, -60, 34, "#B7AE8E", 0.4) +
    leaf(95, 76, 60, 34, "#B7AE8E", 0.4) +
    dot(95, 116, 7, "#5E7A3C") +
    dashed("M72 128H118") +
    scissors(132, 128),
  hiel: () =>
    line("M150 146C140 100 138 60 140 10", WOOD, 12) +
    line("M136 74C104 60 84 44 62 18", "#7E9A72", 6) +
    shape("M140 66C130 66 126 78 136 92z", "#C9A67E") +
    [0, 1, 2, 3].map((i) => leaf(80 + i * 12, 36 + i * 10, i % 2 ? -30 : 100, 22, "#7E9A72", 0.2)).join("") +
    arrow(92, 96, 150, 34, CUT),
  prik: () =>
    table() +
    pot(95, 124, 44, 56) +
    inside(95, 124, 44, 50) +
    [70, 95, 120].map((x) => dot(x, 74, 4, "#1E140C")).join("") +
    turned(128, 60, 24, shape("M-4 -52H4V4L0 14L-4 4z", "#E8B84A")),
  stekpot: () =>
    table() +
    [66, 85, 105, 124].map((x, i) => sprout(x, 78, 26 + (i % 2) * 4, i)).join("") +
    pot(95, 124, 44, 50) +
    inside(95, 124, 44, 44),
  deksel: () =>
    table() +
    [72, 95, 118].map((x, i) => sprout(x, 84, 26, i)).join("") +
    pot(95, 124, 42, 42) +
    `<path d="M52 82Q54 26 95 24Q136 26 138 82" fill="#DCE9EC" fill-opacity=".5" stroke="#8FA59C" stroke-width="3"/>`,
  weerstand: () =>
    table() +
    sprout(95, 66, 38) +
    pot(95, 124, 38, 56) +
    inside(95, 124, 38, 52) +
    roots(95, 78, 44, 38, 5, 12) +
    arrow(95, 40, -90, 26, CUT),
  opgepot: () => table() + [48, 95, 142].map((x, i) => sprout(x, 84, 30, i) + pot(x, 124, 20, 36)).join(""),
  raam: () => table() + window_() + sprout(120, 80, 44) + pot(120, 124, 28, 40),
};
