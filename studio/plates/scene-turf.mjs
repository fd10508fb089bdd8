// Small scenes of artificial grass, 190 by 150.
import { CUT, line, shape, text } from "./shapes.mjs";
import { arrow, box, crumbs, dashed, dot, SOIL, spade, turned } from "./scene-ground.mjs";
import { roll, sandbed, mat } from "./lay-shapes.mjs";

export const turfScenes = {
  graaf: () =>
    shape("M0 96H20V124H170V96H190V150H0z", SOIL) +
    line("M20 96V124H170V96", "#35251A", 2) +
    line("M96 96V124M90 96h12M90 124h12", CUT, 2.5) +
    spade(140, 104, 30),
  opsluit: () =>
    sandbed(104) + box(18, 86, 14, 50, "#A8A49A") + box(158, 86, 14, 50, "#A8A49A") + line("M34 92H156", CUT, 2.5),
  tril: () =>
    sandbed(100) +
    box(60, 76, 66, 16, "#6C7578", 3) +
    box(76, 56, 34, 20, "#E8B84A", 3) +
    line("M112 70L158 28", "#6C7578", 5) +
    line("M50 96q-8 6 0 12M136 96q8 6 0 12", CUT, 2.5),
  rei: () =>
    sandbed(100) +
    dot(30, 96, 7, "#9AA3A6") +
    dot(160, 96, 7, "#9AA3A6") +
    box(22, 80, 146, 9, "#C49A6C") +
    arrow(80, 62, 0, 50),
  naloop: () =>
    sandbed(100) +
    shape("M58 98q14 10 28 0zM112 98q14 10 28 0z", "#B8955A") +
    turned(134, 60, 20, shape("M-14 -10H14V10H-14z", "#D8B878")) +
    crumbs(60, 76, 30, 20, 20, "#D8B878"),
  uitrol: () => sandbed(100) + mat(0, 104, 94) + roll(126, 82, 22, "#4B8A3A", "#2A2A28") + arrow(44, 52, 0, 50),
  snijmat: () =>
    sandbed(112) +
    turned(
      95,
      92,
      -6,
      box(-84, -6, 168, 10, "#2A2A28") +
        [-70, -50, -30, -10, 10, 30, 50, 70].map((x) => line(`M${x} -6v10`, "#5A5A56", 1.5)).join(""),
    ) +
    turned(124, 66, 26, shape("M-6 -40H6V0H-6z", "#A84A06") + shape("M-5 0H5Q12 18 -2 22z", "#9AA3A6")),
  passen: () =>
    sandbed(100) +
    mat(0, 93, 94) +
    mat(97, 93, 94) +
    line("M95 66V92M89 84l6 8l6 -8", CUT, 3) +
    text(95, 58, "1–2 mm", { size: 15, anchor: "middle", fill: CUT }),
  terugslaan: () =>
    sandbed(104) +
    mat(0, 54, 98) +
    mat(136, 54, 98) +
    line("M54 100Q76 78 50 70M136 100Q114 78 140 70", "#4B8A3A", 9) +
    dashed("M95 96V124"),
  naadband: () =>
    sandbed(104) + mat(0, 46, 98) + mat(144, 54, 98) + box(60, 98, 70, 6, "#C9D3D4") + line("M95 88V116", CUT, 2),
  lijm: () =>
    sandbed(104) +
    box(40, 98, 110, 6, "#C9D3D4") +
    line("M46 94q8 -8 16 0t16 0t16 0t16 0t16 0", "#4B8A3A", 4) +
    turned(140, 66, 40, box(-10, -44, 20, 44, "#A84A06", 3) + shape("M-6 0H6L2 18H-2z", "#6C7578")),
  vouw: () =>
    sandbed(104) +
    box(50, 98, 90, 6, "#C9D3D4") +
    mat(0, 94, 92) +
    line("M98 96Q140 84 158 50", "#4B8A3A", 9) +
    arrow(150, 34, 150, 34, CUT),
  sprieten: () => sandbed(104) + mat(0, 190, 96) + line("M110 20L98 90", "#9AA3A6", 4) + arrow(80, 88, -90, 28, CUT),
  verzwaar: () =>
    sandbed(104) +
    mat(0, 190, 96) +
    box(40, 78, 110, 10, "#C49A6C") +
    [66, 96, 126].map((x) => box(x - 14, 58, 28, 20, "#A8A49A", 4)).join(""),
  pennen: () =>
    sandbed(100) +
    mat(0, 190, 94) +
    [30, 70, 110, 150].map((x) => line(`M${x} 88l10 40`, "#6C7578", 4)).join("") +
    line("M30 60H70M36 54l-6 6l6 6M64 54l6 6l-6 6", CUT, 2) +
    text(50, 48, "30 cm", { size: 14, anchor: "middle", fill: CUT }),
  bezem: () =>
    sandbed(104) +
    mat(0, 190, 96) +
    crumbs(20, 62, 150, 26, 60, "#E6D6A8") +
    turned(126, 80, 24, line("M0 -72V0", "#C49A6C", 5) + box(-24, 0, 48, 12, "#8A4A3C", 2)),
};
