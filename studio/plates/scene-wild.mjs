// Small scenes of animals and insects, 190 by 150.
import { CUT, line, shape, text, WOOD } from "./shapes.mjs";
import { arrow, BLUE, box, CLAY, CREAM, crumbs, dot, ground, shrub, sprout, turned } from "./scene-ground.mjs";
import { hog, snail, fence, tuft } from "./life-shapes.mjs";

export const wildScenes = {
  bloeikalender: () =>
    box(14, 26, 162, 104, CREAM, 6) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => text(32 + i * 26, 46, ["feb", "apr", "jun", "aug", "sep", "okt"][i], { size: 12, anchor: "middle" }))
      .join("") +
    [
      [22, 60, 30],
      [48, 76, 34],
      [70, 92, 60],
      [104, 108, 60],
    ]
      .map(([x, y, w], i) => box(x, y, w, 10, ["#9A86C4", "#E8B84A", "#C98AA6", "#A84A06"][i], 5))
      .join(""),
  groep: () =>
    ground() +
    [30, 52, 74, 96, 118, 140, 160]
      .map((x, i) => line(`M${x} 110V${66 + (i % 3) * 8}`, "#4B8A3A", 3) + dot(x, 62 + (i % 3) * 8, 8, "#9A86C4"))
      .join("") +
    dot(64, 34, 6, "#E8B84A") +
    line("M58 30l-8 -8M66 28l4 -9", "#8FA59C", 3),
  enkel: () =>
    [0, 60, 120, 180, 240, 300]
      .map((a) => turned(60, 76, a, `<ellipse cx="0" cy="-26" rx="14" ry="20" fill="#C98AA6"/>`))
      .join("") +
    dot(60, 76, 14, "#E8B84A") +
    Array.from({ length: 18 }, (_, i) =>
      turned(
        144,
        76,
        i * 20,
        `<ellipse cx="0" cy="-${12 + (i % 3) * 8}" rx="9" ry="13" fill="${i % 2 ? "#C98AA6" : "#B5748F"}"/>`,
      ),
    ).join("") +
    text(60, 138, "✓", { size: 24, anchor: "middle", fill: "#2C6A3C" }) +
    text(144, 138, "✕", { size: 22, anchor: "middle", fill: CUT }),
  bijnest: () =>
    ground(84) +
    [50, 74, 98].map((x) => dot(x, 88, 4, "#1E140C") + line(`M${x} 90v26`, "#35251A", 4)).join("") +
    box(128, 28, 44, 50, "#C49A6C", 3) +
    [138, 150, 162].map((x) => [40, 52, 64].map((y) => dot(x, y, 4, "#4A3526")).join("")).join(""),
  stengels: () =>
    ground() +
    [40, 56, 72, 88, 104]
      .map((x, i) => line(`M${x} 110V${34 + (i % 3) * 12}`, "#B79E72", 4) + dot(x, 32 + (i % 3) * 12, 7, "#8A6A3C"))
      .join("") +
    text(150, 74, "tot april", { size: 17, anchor: "middle" }),
  laken: () =>
    ground() +
    shape("M14 108L40 100H152L176 108z", CREAM) +
    shrub(95, 104, 40, 78, 5, 60) +
    [
      [60, 98],
      [118, 100],
      [88, 102],
    ]
      .map(([x, y]) => line(`M${x} ${y}q5 -6 10 0t10 0`, "#8DA53C", 5))
      .join(""),
  pluk: () =>
    ground() +
    shrub(70, 112, 46, 92, 7, 70) +
    line("M84 62q6 -7 12 0t12 0", "#8DA53C", 6) +
    turned(
      112,
      62,
      10,
      shape("M0 0C10 -8 26 -8 34 -2L50 2C54 6 50 10 44 9L32 8C36 14 30 20 22 18L4 16C-6 14 -6 4 0 0z", "#E2B48C"),
    ),
  schud: () =>
    ground() +
    shape("M14 108L40 100H152L176 108z", CREAM) +
    shrub(95, 104, 38, 76, 9, 56) +
    line("M40 50q-10 12 0 24M150 50q10 12 0 24M28 44q-14 18 0 36M162 44q14 18 0 36", CUT, 2.5),
  straal: () =>
    ground() +
    shrub(132, 112, 40, 84, 3, 60) +
    line("M10 126C30 120 40 104 54 92", "#3E5A4A", 7) +
    [0, 1, 2, 3].map((i) => line(`M60 ${88 - i * 4}L${104 + i * 4} ${74 - i * 12}`, BLUE, 3)).join(""),
  veegzak: () =>
    ground() +
    crumbs(20, 98, 70, 10, 30, "#3A5A2C") +
    shape("M112 110Q100 66 130 56H146Q176 66 164 110z", "#4F6A5A") +
    line("M130 56Q138 64 146 56", "#3E5A4A", 5) +
    arrow(76, 88, -10, 30),
  label: () =>
    ground() +
    shrub(80, 112, 40, 84, 3, 60) +
    line("M140 110V64", "#C49A6C", 5) +
    box(118, 40, 54, 28, CREAM, 4) +
    text(145, 59, "12-6", { size: 16, anchor: "middle" }),
  nestkast: () =>
    line("M70 150V0", WOOD, 30) +
    box(84, 40, 62, 74, "#C49A6C", 3) +
    shape("M78 42L115 18L152 42z", "#8F6437") +
    dot(115, 66, 11, "#3A2E24") +
    text(115, 100, "32 mm", { size: 13, anchor: "middle" }),
  doorgang: () =>
    fence(6, 190) +
    ground(112) +
    box(74, 84, 40, 28, "#3A2E24") +
    hog(104, 112) +
    text(95, 74, "13 × 13 cm", { size: 15, anchor: "middle", fill: CREAM }),
  takkenhoop: () =>
    ground() +
    Array.from({ length: 12 }, (_, i) =>
      line(
        `M${24 + i * 6} ${106 - (i % 4) * 9}l${90 - i * 3} ${-14 + (i % 3) * 12}`,
        ["#6B5744", "#8A6A50", "#5A4632"][i % 3],
        6,
      ),
    ).join("") +
    hog(150, 112),
  waterschaal: () =>
    ground() +
    shape("M40 92H150L136 110H54z", CLAY) +
    shape("M48 92H142L138 98H52z", BLUE) +
    dot(72, 92, 7, "#A8A49A") +
    dot(86, 94, 5, "#A8A49A") +
    dot(118, 78, 9, "#6B5744") +
    shape("M124 76l14 -6l-6 12z", "#6B5744") +
    dot(112, 72, 6, "#6B5744"),
  soorten: () =>
    ground() +
    [24, 60, 96, 132, 166]
      .map(
        (x, i) =>
          shrub(x, 112, 18, 52 + (i % 3) * 14, i + 3, 26, 12) +
          dot(x - 5, 66, 4, ["#C2483C", "#FFFFFF", "#E8B84A", "#7A4A86", "#C2483C"][i]) +
          dot(x + 6, 74, 4, ["#C2483C", "#FFFFFF", "#E8B84A", "#7A4A86", "#C2483C"][i]),
      )
      .join(""),
  bessenboom: () =>
    ground() +
    line("M60 112V50", WOOD, 9) +
    shrub(60, 86, 44, 74, 5, 60) +
    [
      [40, 46],
      [72, 38],
      [82, 60],
      [52, 66],
    ]
      .map(([x, y]) => dot(x, y, 5, "#C2483C"))
      .join("") +
    shrub(144, 112, 34, 56, 9, 44),
  ruigte: () =>
    ground() +
    shrub(40, 112, 34, 86, 3, 56) +
    tuft(104, 110, 46, "#8DB255", 5) +
    tuft(140, 110, 40, "#6E9A3C", 9) +
    [120, 150, 168].map((x) => line(`M${x} 110V70`, "#4B8A3A", 2.5) + dot(x, 68, 5, "#FFFFFF")).join(""),
  groot: () =>
    ground() +
    sprout(50, 110, 18) +
    text(50, 70, "✕", { size: 22, fill: CUT, anchor: "middle" }) +
    sprout(130, 110, 54) +
    line("M168 110V62M162 110h12M162 62h12", CUT, 2.5) +
    text(168, 54, "15 cm", { size: 14, anchor: "middle", fill: CUT }),
  kaal: () =>
    ground() +
    sprout(95, 110, 34) +
    line("M40 96H150M46 90l-6 6l6 6M144 90l6 6l-6 6", CUT, 2.5) +
    text(95, 60, "30 cm kaal", { size: 15, anchor: "middle" }) +
    tuft(14, 110, 26, "#6E9A3C") +
    tuft(178, 110, 26, "#6E9A3C", 8),
  raap: () =>
    ground() +
    snail(104, 108) +
    shape("M24 40h44v10H24z", "#22262A") +
    shape("M68 34l70 -14v56l-70 -14z", "#E8D89A88") +
    dot(160, 32, 13, "#DCE4C8"),
  plankslak: () =>
    ground() +
    turned(95, 96, -8, box(-70, -6, 140, 12, "#C49A6C")) +
    snail(72, 110) +
    snail(124, 110) +
    arrow(150, 74, -120, 30, CUT),
  extra: () =>
    ground() +
    [20, 40, 60, 80, 100, 120, 140, 160].map((x, i) => sprout(x + 5, 110, i === 3 || i === 6 ? 8 : 26, i)).join("") +
    text(95, 56, "+ 1 rij", { size: 18, anchor: "middle" }),
};
