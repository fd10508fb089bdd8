// Small scenes of lawn, 190 by 150.
import { CUT, line, shape, text } from "./shapes.mjs";
import { arrow, BLUE, box, CREAM, crumbs, dashed, dot, ground, rake, spade, turned } from "./scene-ground.mjs";
import { grass, mower, roll } from "./lay-shapes.mjs";

export const lawnScenes = {
  maai: () => ground() + grass(0, 96, 110, 18) + grass(96, 190, 110, 36, 9) + mower(116, 110),
  grashoogte: (word) =>
    ground() +
    grass(20, 140, 110, 46, 5) +
    line("M158 110V62M152 110h12M152 62h12", CUT, 2.5) +
    text(162, 52, word ?? "8–10 cm", { size: 15, anchor: "middle", fill: CUT }),
  messen: () =>
    ground() +
    grass(0, 190, 110, 22) +
    box(40, 70, 110, 18, "#6C7578", 4) +
    [54, 74, 94, 114, 134].map((x) => line(`M${x} 88V112`, "#9AA3A6", 4)).join("") +
    line("M166 108V116M160 108h12M160 116h12", CUT, 2),
  banen: () =>
    box(10, 20, 170, 118, "#8DB255") +
    [30, 58, 86, 114, 142].map((x) => line(`M${x} 30V128`, "#4B8A3A", 6)).join("") +
    arrow(166, 120, -90, 80, CREAM),
  schuin: () =>
    box(10, 20, 170, 118, "#8DB255") +
    [30, 58, 86, 114, 142].map((x) => line(`M${x} 30V128`, "#6E9A3C", 4)).join("") +
    [0, 30, 60, 90, 120].map((d) => line(`M${20 + d} 130L${64 + d} 28`, "#4B8A3A", 5)).join(""),
  kruislings: () =>
    box(10, 20, 170, 118, "#6B4D3A") +
    arrow(26, 48, 0, 130, CREAM) +
    arrow(26, 108, 0, 130, CREAM) +
    arrow(60, 126, -90, 92, "#E8B84A") +
    arrow(128, 126, -90, 92, "#E8B84A"),
  vilt: () => ground() + grass(0, 110, 110, 18) + shape("M104 110Q142 66 186 110z", "#B79E72") + rake(86, 98, 34),
  zaai: () =>
    ground() +
    line("M30 112v10M58 112v10M86 112v10M114 112v10M142 112v10", "#35251A", 3) +
    crumbs(44, 60, 110, 46, 40, "#E3CFA8") +
    turned(36, 46, 24, shape("M-22 -18H22V18H-22z", "#4F7A63")),
  hark: () => ground() + crumbs(10, 100, 170, 8, 40, "#E3CFA8") + rake(108, 98, 28) + arrow(70, 70, 180, 40),
  wals: () =>
    ground() +
    dot(84, 78, 32, "#9AA3A6") +
    dot(84, 78, 8, "#6C7578") +
    line("M84 78L158 40h14", "#6C7578", 5) +
    arrow(40, 66, 180, 28),
  sproei: () =>
    ground() +
    grass(0, 190, 110, 14) +
    line("M20 108C30 70 40 56 60 50", "#3E5A4A", 5) +
    [0, 1, 2, 3, 4, 5].map((i) => line(`M${66 + i * 16} ${48 + i * 6}l8 ${20 + i * 5}`, BLUE, 2.5)).join(""),
  strooi: () =>
    ground() +
    grass(0, 190, 110, 16) +
    crumbs(60, 40, 110, 60, 44, "#8A6A3C") +
    shape("M20 34H66L56 70H32z", "#A84A06"),
  rechtelijn: () =>
    box(10, 24, 170, 112, "#6B4D3A") +
    box(10, 24, 170, 16, "#A8A49A") +
    box(10, 40, 120, 26, "#6E9A3C") +
    roll(142, 53, 14, "#6E9A3C"),
  zoderol: () =>
    ground() +
    box(0, 100, 110, 12, "#6B4D3A") +
    grass(0, 110, 100, 14) +
    roll(128, 92, 20, "#6E9A3C") +
    arrow(60, 60, 0, 50),
  verband: () =>
    box(10, 20, 170, 118, "#6B4D3A") +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2]
          .map((i) => box(12 + i * 84 - (row % 2) * 42, 22 + row * 29, 82, 27, ["#6E9A3C", "#5E8A3C"][i % 2]))
          .join(""),
      )
      .join("") +
    box(0, 0, 10, 150, "#FAF6EB") +
    box(180, 0, 10, 150, "#FAF6EB"),
  strak: () =>
    ground() +
    box(0, 100, 93, 12, "#6B4D3A") +
    grass(0, 93, 100, 14) +
    box(97, 100, 93, 12, "#6B4D3A") +
    grass(97, 190, 100, 14, 8) +
    arrow(34, 70, 0, 40, CUT) +
    arrow(156, 70, 180, 40, CUT),
  mes: () =>
    ground() +
    box(0, 98, 190, 14, "#6B4D3A") +
    grass(0, 190, 98, 14) +
    box(20, 82, 150, 8, "#C49A6C") +
    turned(122, 60, 30, shape("M-6 -40H6V0H-6z", "#22262A") + shape("M-5 0H5L0 34z", "#9AA3A6")),
  rand: () =>
    ground() +
    grass(0, 190, 110, 22) +
    shape("M54 110H136V136H54z", "#6B4D3A") +
    dashed("M54 84V138M136 84V138") +
    spade(150, 96, 0),
};
