// Small scenes of trees with a root ball, 190 by 150.
import { CUT, GREENS, leaf, line, shape, WOOD } from "./shapes.mjs";
import {
  arrow,
  BLUE,
  box,
  can,
  CREAM,
  dashed,
  dot,
  ground,
  pit,
  roots,
  shrub,
  SOIL,
  spade,
  sprout,
  turned,
} from "./scene-ground.mjs";
import { saw } from "./scene-cut.mjs";
import { fir, ball, stand } from "./life-shapes.mjs";

export const firScenes = {
  schuur: () =>
    ground() +
    box(20, 50, 150, 60, "#C49A6C") +
    shape("M10 50L95 16L180 50z", "#6B4D3A") +
    box(70, 62, 50, 48, "#4A3526") +
    fir(95, 96, 42, 20) +
    shape("M80 96H110L106 110H84z", "#B8925C"),
  kluitbad: () =>
    ground(122) +
    fir(95, 78, 66, 30) +
    ball(95, 78) +
    shape("M48 84H142L132 122H58z", `${BLUE}CC`) +
    line("M48 84H142", "#6C93A6", 3),
  kluitgat: () => pit(95, 104, 34) + fir(95, 110, 92, 36) + ball(95, 108) + dashed("M26 110H164"),
  palen: () =>
    ground() +
    fir(95, 110, 92, 34) +
    box(52, 66, 8, 66, "#C49A6C") +
    box(130, 66, 8, 66, "#C49A6C") +
    line("M60 84L92 86L130 84", CUT, 4),
  boompaal: () =>
    pit(95, 96, 30) +
    box(58, 40, 9, 96, "#C49A6C") +
    line("M58 40l4 -8l5 8", "#8F6437", 3) +
    turned(40, 44, 30, box(-8, -14, 30, 18, "#6C7578", 2)) +
    arrow(78, 20, 180, 40, BLUE),
  boomin: () =>
    pit(95, 100, 32) +
    line("M95 110V30", WOOD, 8) +
    shrub(95, 70, 40, 60, 5, 46) +
    ball(95, 110) +
    box(20, 103, 150, 6, "#C49A6C"),
  draadlos: () =>
    pit(95, 100, 30) +
    line("M95 108V40", WOOD, 9) +
    ball(95, 106) +
    line("M74 106l-18 22M116 106l18 22", "#8A6A3C", 4) +
    arrow(150, 64, 160, 34, CUT),
  takkenop: () => ground() + fir(95, 110, 96, 20) + line("M70 54Q95 66 120 54M74 78Q95 90 116 78", "#B8925C", 5),
  steekrond: () => ground() + fir(95, 110, 84, 32) + dashed("M44 110L58 144M146 110L132 144") + spade(40, 98, 8),
  ondergraaf: () =>
    shape("M0 110H40L56 150H0zM190 110H150L134 150H190z", SOIL) +
    fir(95, 96, 82, 32) +
    shape("M60 96H130L116 132H74z", "#4A3526") +
    roots(95, 100, 60, 28, 3, 10) +
    line("M52 136Q95 150 138 136", "#B8925C", 6),
  til: () =>
    ground() +
    fir(95, 76, 64, 28) +
    ball(95, 74) +
    line("M40 108Q95 118 150 108", "#B8925C", 6) +
    arrow(48, 96, -90, 30, CUT) +
    arrow(142, 96, -90, 30, CUT),
  emmerboom: () =>
    ground() + fir(95, 92, 82, 24) + shape("M74 84H116L110 110H80z", "#6C7578") + box(80, 90, 30, 6, BLUE),
  voetzaag: () =>
    ground() +
    box(30, 60, 110, 24, WOOD, 4) +
    `<ellipse cx="30" cy="72" rx="7" ry="12" fill="#EAD3A4"/>` +
    dashed("M52 52V92") +
    saw(96, 40, 120) +
    line("M30 100H52M36 94l-6 6l6 6", CUT, 2.5),
  inwater: () => ground() + fir(95, 84, 78, 36) + stand(95, 82) + arrow(150, 46, 120, 34, BLUE),
  schroef: () =>
    ground() +
    line("M95 92V14", WOOD, 16) +
    stand(95, 82) +
    line("M58 84H84M132 84H106", "#9AA3A6", 6) +
    line("M54 74q-8 10 0 20M136 74q8 10 0 20", CUT, 2.5),
  bijvullen: () => ground() + fir(130, 86, 74, 30) + stand(130, 84) + can(44, 66),
  netlos: () =>
    ground() +
    fir(95, 110, 94, 22) +
    line("M76 40L114 56M74 58L116 74M72 76L118 92M114 40L76 56M116 58L74 74", CREAM, 1.8) +
    arrow(140, 106, -90, 60, CUT),
  lampjes: () =>
    ground() +
    fir(95, 110, 98, 40) +
    [
      [80, 50],
      [108, 56],
      [72, 74],
      [118, 78],
      [94, 66],
      [64, 94],
      [126, 98],
      [96, 92],
    ]
      .map(([x, y], i) => dot(x, y, 4.5, ["#E8B84A", "#C2483C", "#E9EEF0"][i % 3]))
      .join(""),
  versierweg: () =>
    ground() +
    fir(74, 110, 96, 36) +
    box(128, 84, 46, 26, "#A84A06", 3) +
    [138, 150, 162].map((x, i) => dot(x, 80, 7, ["#C2483C", "#E8B84A", "#BFD4D8"][i])).join("") +
    arrow(112, 52, 50, 28),
  takkenknip: () =>
    ground() +
    line("M95 110V16", WOOD, 8) +
    [96, 78, 60].map((y) => line(`M95 ${y}L60 ${y + 8}`, "#2C6A3C", 5)).join("") +
    [34, 46].map((y) => line(`M95 ${y}L70 ${y + 6}M95 ${y}L120 ${y + 6}`, "#2C6A3C", 5)).join("") +
    line("M112 96l40 10M112 80l40 16", "#2C6A3C", 5) +
    dashed("M104 100V62"),
  takdek: () =>
    ground() +
    [50, 95, 140].map((x, i) => sprout(x, 110, 16, i)).join("") +
    Array.from(
      { length: 7 },
      (_, i) =>
        line(`M${16 + i * 22} 106l34 -${12 + (i % 3) * 6}`, "#2C6A3C", 5) +
        leaf(34 + i * 22, 98 - (i % 3) * 5, 70, 12, GREENS[i % 4], 0.2),
    ).join(""),
  stamstuk: () =>
    ground() +
    [40, 84, 128]
      .map((x) => box(x - 16, 78, 40, 30, WOOD, 4) + `<ellipse cx="${x + 24}" cy="93" rx="7" ry="15" fill="#EAD3A4"/>`)
      .join("") +
    saw(118, 52, 160),
  inlever: () =>
    ground() +
    box(16, 60, 110, 40, "#4F7A63", 4) +
    box(126, 70, 44, 30, "#4F7A63", 4) +
    dot(44, 104, 11, "#22262A") +
    dot(144, 104, 11, "#22262A") +
    turned(70, 54, 78, fir(0, 0, 90, 24)),
};
