// Small scenes of plants indoors, 190 by 150.
import { CUT, GREENS, leaf, line, shape, SOFT, text } from "./shapes.mjs";
import { arrow, BLUE, box, can, CLAY, CREAM, crumbs, dot, ground, sprout, turned } from "./scene-ground.mjs";
import { table, pot, orchid } from "./pot-shapes.mjs";

export const roomScenes = {
  draai: () =>
    table() +
    sprout(95, 70, 44) +
    pot(95, 124, 32, 46) +
    line("M54 118Q95 146 138 118", CUT, 3) +
    line("M138 118l-4 10M138 118l-12 2", CUT, 3),
  orchidee: () =>
    table() +
    orchid(95, 88) +
    line("M96 86C100 50 112 30 146 22", "#6E8A4C", 4) +
    [112, 126, 140].map((x, i) => dot(x, 34 - i * 5, 8, "#C98AA6")).join("") +
    pot(95, 124, 26, 34, "#DCE9EC"),
  orchbad: () =>
    ground(124) +
    orchid(95, 66) +
    shape("M74 66H116L110 108H80z", "#DCE9EC") +
    shape("M46 82H144L134 124H56z", `${BLUE}CC`) +
    line("M46 82H144", "#6C93A6", 3),
  voeding: () =>
    table() +
    box(52, 50, 34, 66, "#4F7A63", 6) +
    box(60, 34, 18, 18, "#3E5A4A", 3) +
    text(69, 88, "NPK", { size: 12, fill: CREAM, anchor: "middle" }) +
    can(122, 96, false),
  nieuwblad: () =>
    table() +
    orchid(95, 84) +
    leaf(95, 84, 0, 46, "#8DB255", 0.34) +
    pot(95, 124, 26, 36, "#DCE9EC") +
    arrow(140, 40, 140, 34, CUT),
  koel: () =>
    table() +
    box(30, 30, 16, 80, CREAM, 8) +
    `<rect x="30" y="30" width="16" height="80" rx="8" fill="none" stroke="${SOFT}" stroke-width="2"/>` +
    box(34, 76, 8, 30, "#A84A06", 4) +
    text(60, 66, "16–18 °C", { size: 16 }) +
    orchid(128, 96) +
    pot(128, 124, 22, 26, "#DCE9EC"),
  punt: () =>
    shape("M20 120C50 80 80 80 96 120z", GREENS[1]) +
    shape("M170 120C140 80 110 80 94 120z", GREENS[2]) +
    line("M96 112C100 84 104 66 112 48", "#8DB255", 12) +
    dot(112, 46, 9, "#8DB255") +
    dot(120, 54, 6, "#8DB255") +
    text(150, 44, "wantje", { size: 14, fill: SOFT, anchor: "middle" }),
  stok: () =>
    table() +
    orchid(84, 92) +
    line("M86 90C92 56 104 30 132 18", "#6E8A4C", 4) +
    line("M104 122V24", "#C49A6C", 4) +
    line("M98 46h14M98 72h12", CUT, 3) +
    pot(84, 124, 26, 30, "#DCE9EC"),
  drogetop: () =>
    table() +
    sprout(95, 66, 42) +
    pot(95, 124, 42, 60) +
    shape("M58 74H132L128 90H62z", "#C9A67E") +
    shape("M62 90H128L122 120H68z", "#4A3526") +
    line("M152 74V90M146 74h12M146 90h12", CUT, 2.5),
  schraap: () =>
    table() +
    sprout(76, 68, 38) +
    pot(76, 124, 38, 56) +
    shape("M42 72H110V84H44z", "#C9A67E") +
    turned(134, 70, 60, line("M0 -40V0", "#C49A6C", 5) + shape("M-10 0H10V20Q0 28 -10 20z", "#9AA3A6")) +
    crumbs(116, 92, 50, 26, 20, "#6A4D35"),
  vangplaat: () =>
    table() +
    sprout(80, 76, 38) +
    pot(80, 124, 34, 46) +
    box(110, 36, 34, 48, "#E8C84A", 3) +
    line("M127 84V104", "#C49A6C", 4) +
    [
      [118, 48],
      [132, 56],
      [122, 70],
      [136, 74],
    ]
      .map(([x, y]) => dot(x, y, 2.5, "#22261A"))
      .join(""),
  onderwater: () =>
    ground(124) +
    sprout(95, 56, 40) +
    shape("M70 56H120L114 110H76z", CLAY) +
    shape("M40 92H150L142 124H48z", `${BLUE}CC`) +
    line("M40 92H150", "#6C93A6", 3) +
    arrow(95, 112, -90, 30, CREAM),
  leeg: () =>
    table() +
    turned(104, 76, 58, shape("M-30 -30H30L24 30H-24z", "#DCD6C8")) +
    [126, 136, 146].map((x, i) => line(`M${x} ${96 + i * 4}v16`, BLUE, 3)).join(""),
};
