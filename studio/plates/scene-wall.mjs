// Small scenes of paving and walls, 190 by 150.
import { CUT, GREENS, leaf, line, shape, text } from "./shapes.mjs";
import { arrow, BLUE, box, CREAM, crumbs, dashed, dot, ground, shrub, spade, sprout, turned } from "./scene-ground.mjs";
import { brick, tile } from "./lay-shapes.mjs";

export const wallScenes = {
  tegellijn: () =>
    [0, 1, 2, 3]
      .map((row) => [0, 1, 2, 3, 4].map((i) => box(6 + i * 36, 10 + row * 34, 34, 32, "#C9C4B8", 2)).join(""))
      .join("") + line("M6 78C60 70 120 90 186 76", CUT, 4),
  leiding: () =>
    ground(70) +
    line("M0 104H190", "#A84A06", 6) +
    line("M0 124H190", BLUE, 6) +
    shape("M30 70l14 -26h-9l14 -24", "#E8B84A") +
    spade(140, 54, 12),
  tegelwip: () =>
    ground() +
    tile(34, 104) +
    tile(92, 104) +
    tile(146, 92, -24) +
    turned(176, 96, 32, line("M0 -84V0", "#C49A6C", 6) + shape("M-10 0H10V26H-10z", "#9AA3A6")),
  kruiwagen: () =>
    ground() +
    shape("M52 58H142L126 92H70z", "#A84A06") +
    dot(64, 102, 13, "#22262A") +
    line("M126 88L176 70M120 92V110", "#6C7578", 5) +
    tile(96, 52) +
    tile(102, 40, 8),
  tegelrand: () =>
    ground() +
    tile(30, 104) +
    box(60, 92, 12, 40, "#A8A49A") +
    line("M72 100H180", CUT, 2, ' stroke-dasharray="7 5"') +
    sprout(140, 110, 26),
  muurraster: () =>
    brick() +
    [40, 78, 116, 154].map((x) => dashed(`M${x} 10V140`)).join("") +
    line("M40 130H78M46 124l-6 6l6 6M72 124l6 6l-6 6", CREAM, 2.5),
  boor: () =>
    brick() +
    dot(64, 86, 6, "#35251A") +
    shape("M92 66H150V96H92z", "#A84A06") +
    line("M92 82H70", "#6C7578", 5) +
    shape("M128 96H146V126H128z", "#22262A"),
  oog: () =>
    brick() +
    line("M40 76H96", "#9AA3A6", 8) +
    `<circle cx="112" cy="76" r="14" fill="none" stroke="#9AA3A6" stroke-width="6"/>`,
  afstand: () =>
    box(0, 0, 50, 150, "#C98A6A") +
    line("M0 25H50M0 50H50M0 75H50M0 100H50M0 125H50", "#E2C9B4", 3) +
    line("M50 40H112M50 110H112", "#9AA3A6", 6) +
    line("M112 10V140", "#6C7578", 4) +
    line("M50 76H112M56 70l-6 6l6 6M106 70l6 6l-6 6", CUT, 2.5) +
    text(82, 66, "8–10 cm", { size: 14, anchor: "middle", fill: CUT }),
  draad: () =>
    brick() +
    [50, 95, 140]
      .map((x) => line(`M${x} 12V138`, "#E9EEF0", 3.5) + dot(x, 16, 6, "#9AA3A6") + dot(x, 134, 6, "#9AA3A6"))
      .join(""),
  span: () =>
    brick() +
    line("M20 76H66M124 76H170", "#E9EEF0", 4) +
    box(66, 66, 58, 20, "#9AA3A6", 8) +
    box(76, 71, 38, 10, "#6C7578", 4) +
    arrow(94, 110, 0, 34, CREAM) +
    arrow(94, 110, 180, 34, CREAM),
  klimplant: () =>
    box(140, 0, 50, 110, "#C98A6A") +
    ground() +
    line("M132 108V10", "#9AA3A6", 3) +
    line("M76 112C96 84 114 66 130 34", "#6E8A4C", 5) +
    [0, 1, 2, 3].map((i) => leaf(84 + i * 12, 98 - i * 18, i % 2 ? 60 : -40, 22, GREENS[i % 4], 0.4)).join("") +
    line("M76 132H140M82 126l-6 6l6 6M134 126l6 6l-6 6", CREAM, 2.5),
  zwartdoek: () =>
    ground() +
    box(20, 100, 150, 10, "#22262A") +
    [46, 82, 118, 150].map((x) => line(`M${x - 6} 99l12 8M${x - 6} 107l12 -8`, CREAM, 2)).join("") +
    shrub(46, 100, 12, 34, 3, 16, 10) +
    shrub(118, 100, 12, 34, 5, 16, 10),
  split: () =>
    ground() +
    box(10, 96, 170, 14, "#C9C4B8") +
    crumbs(10, 96, 170, 14, 90, "#8C8678") +
    shrub(60, 96, 20, 50, 3, 26, 12) +
    shrub(128, 96, 20, 50, 7, 26, 12),
};
