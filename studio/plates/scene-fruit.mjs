// Small scenes of fruit, water and trained trees, 190 by 150.
import { CUT, GREENS, leaf, line, shape, SOFT, text, WOOD } from "./shapes.mjs";
import { arrow, BLUE, box, can, CREAM, dashed, dot, ground, pit, shrub, SOIL, turned } from "./scene-ground.mjs";
import { saw } from "./scene-cut.mjs";

export const fruitScenes = {
  fruitbraam: () =>
    ground() +
    line("M20 56H170M20 84H170", "#9AA3A6", 2.5) +
    line("M90 112C70 80 50 60 26 52M90 112C66 96 46 88 26 84", "#8A6A3C", 4) +
    line("M100 112C120 80 140 60 166 52M100 112C126 96 146 88 166 84", "#6E8A4C", 5) +
    dashed("M66 108L84 96"),
  fruitdruif: () =>
    ground() +
    line("M95 112V60", WOOD, 10) +
    line("M20 60H170", WOOD, 8) +
    [40, 66, 124, 150].map((x) => line(`M${x} 58V46`, "#6E8A4C", 6) + line(`M${x} 46V16`, "#B7AE8E", 4)).join("") +
    dashed("M28 44H78M112 44H162"),
  fruitframboos: () =>
    ground() +
    [50, 72, 95, 118, 140].map((x) => line(`M${x} 110V98`, "#8A6A50", 6) + line(`M${x} 98V34`, "#B7AE8E", 4)).join("") +
    dashed("M36 98H154"),
  fruitbes: () =>
    ground() +
    line("M95 112C80 84 70 60 62 30M95 112C104 84 112 60 122 32M95 112C96 84 98 60 96 24", "#8A9A6C", 5) +
    line("M95 112C70 96 50 76 36 50", "#5A4632", 9) +
    dashed("M68 106L84 94") +
    [
      [64, 60],
      [120, 58],
      [98, 50],
    ]
      .map(([x, y]) => dot(x, y, 4, "#C2483C") + dot(x + 5, y + 7, 4, "#C2483C") + dot(x - 4, y + 9, 4, "#C2483C"))
      .join(""),
  fruitblauw: () =>
    ground() +
    pit(95, 84, 30) +
    shape("M56 112H134L126 138H64z", "#2E211A") +
    shrub(95, 114, 34, 78, 5, 44) +
    [
      [80, 62],
      [108, 58],
      [96, 78],
      [74, 80],
    ]
      .map(([x, y]) => dot(x, y, 5, "#4A5A9A"))
      .join("") +
    text(164, 100, "pH 4–5", { size: 14, anchor: "middle", fill: CUT }),
  tomaatstok: () =>
    ground() +
    box(92, 14, 7, 118, "#C49A6C") +
    turned(60, 24, 20, box(-10, -8, 34, 16, "#6C7578", 2)) +
    arrow(128, 40, 90, 40, CUT),
  tomaat: () =>
    ground() +
    box(100, 16, 6, 100, "#C49A6C") +
    line("M94 112C92 80 96 50 98 26", "#5E8A3C", 6) +
    [0, 1, 2, 3].map((i) => leaf(94, 96 - i * 18, i % 2 ? 70 : -70, 30, GREENS[i % 4], 0.4)).join("") +
    [
      [78, 70],
      [86, 78],
      [112, 58],
      [120, 66],
    ]
      .map(([x, y]) => dot(x, y, 7, "#C2483C"))
      .join(""),
  vinger: (word = "10 cm") =>
    ground(84) +
    turned(95, 36, 90, shape("M0 -14H62Q74 -14 74 -6T62 4H44V16H0z", "#E2B48C")) +
    line("M140 84V116M134 84h12M134 116h12", CREAM, 2) +
    text(160, 106, word, { size: 14, anchor: "middle", fill: CREAM }),
  ochtend: (word = "5–9 uur") =>
    ground() +
    dot(52, 104, 26, "#E8B84A") +
    box(0, 110, 190, 40, SOIL) +
    text(130, 70, word, { size: 19, anchor: "middle" }),
  veel: () =>
    ground(70) +
    shape("M60 70Q95 150 130 70z", BLUE) +
    can(34, 36) +
    shrub(95, 70, 20, 30, 3, 22) +
    text(160, 112, "20 l", { size: 17, fill: CREAM, anchor: "middle" }),
  wachtgiet: () =>
    ground() +
    `<circle cx="95" cy="60" r="32" fill="${CREAM}" stroke="${SOFT}" stroke-width="3"/>` +
    line("M95 60V38M95 60L112 68", SOFT, 4) +
    text(95, 132, "10 minuten", { size: 16, fill: CREAM, anchor: "middle" }),
  knot: () =>
    ground() +
    line("M95 112V56", WOOD, 24) +
    dot(95, 50, 22, "#7D6248") +
    [-30, -15, 0, 15, 30].map((d) => line(`M95 44L${95 + d * 1.6} 4`, "#8A9A6C", 5)).join("") +
    dot(95, 60, 8, "#2A1C12"),
  knotzaag: () =>
    ground() +
    line("M95 112V66", WOOD, 26) +
    dot(95, 58, 24, "#7D6248") +
    line("M80 40L66 10", "#8A9A6C", 9) +
    line("M110 40L126 14", "#8A9A6C", 9) +
    dashed("M66 36L92 30") +
    saw(150, 34, 170),
  sorteer: () =>
    ground() +
    [20, 28, 36].map((x) => line(`M${x} 108L${x + 34} 20`, "#8A9A6C", 6)).join("") +
    Array.from({ length: 8 }, (_, i) => line(`M${82 + i * 3} 108L${96 + i * 5} 50`, "#B79E72", 2)).join("") +
    Array.from({ length: 7 }, (_, i) => line(`M136 ${106 - i * 6}l44 ${-6 + (i % 3) * 6}`, "#6B5744", 5)).join(""),
  etages: () =>
    ground() +
    line("M95 112V14", WOOD, 8) +
    [30, 56, 82]
      .map(
        (y) =>
          line(`M24 ${y}H166`, WOOD, 6) +
          [36, 56, 76, 116, 136, 156].map((x) => line(`M${x} ${y}V${y - 16}`, "#B7AE8E", 3)).join(""),
      )
      .join("") +
    dashed("M22 50H168M22 76H168"),
  etagetop: () =>
    ground() +
    line("M95 112V30", WOOD, 8) +
    [44, 76].map((y) => line(`M24 ${y}H166`, WOOD, 6)).join("") +
    [44, 70, 95, 120, 146].map((x) => line(`M${x} 40V10`, "#B7AE8E", 4)).join("") +
    dashed("M22 36H168"),
  stamschot: () =>
    ground() +
    line("M95 112V10", WOOD, 14) +
    line("M88 96L60 70M102 90L130 66M88 74L66 54M96 110L70 96M98 110L124 94", "#B7AE8E", 4) +
    dashed("M82 110V50M108 110V56"),
  dikte: () =>
    ground() +
    box(78, 20, 34, 92, "#3B7A42", 6) +
    line("M78 70L40 56M112 64L150 50", "#B7AE8E", 5) +
    dashed("M74 16V112M116 16V112") +
    line("M78 132H112M84 126l-6 6l6 6M106 126l6 6l-6 6", CREAM, 2.5),
  bandspeling: () =>
    line("M95 150V0", WOOD, 26) +
    line("M70 76Q95 92 120 76M70 76Q60 70 70 62", "#22262A", 8) +
    turned(112, 84, -30, shape("M0 -5H44Q52 -5 52 2T44 8H0z", "#E2B48C")),
};
