// Small scenes of compost, grasses and bamboo, 190 by 150.
import { CUT, leaf, line, shape, SOFT, text } from "./shapes.mjs";
import {
  arrow,
  BLUE,
  box,
  CREAM,
  crumbs,
  dashed,
  dot,
  ground,
  shrub,
  SOIL,
  spade,
  sprout,
  turned,
} from "./scene-ground.mjs";
import { saw } from "./scene-cut.mjs";
import { bin, tuft, canes, rhizome } from "./life-shapes.mjs";

export const heapScenes = {
  plekhoop: () => ground() + bin() + shrub(20, 112, 14, 60, 3, 24) + dot(166, 34, 12, "#E8B84A"),
  bakhoop: () =>
    ground() +
    bin() +
    line("M36 30H154M42 24l-6 6l6 6M148 24l6 6l-6 6", CUT, 2.5) +
    text(95, 22, "1 meter", { size: 15, anchor: "middle", fill: CUT }),
  takonder: () =>
    ground() +
    Array.from({ length: 8 }, (_, i) =>
      line(`M44 ${106 - (i % 3) * 6}l${100 - i * 4} ${-4 + (i % 3) * 4}`, "#6B5744", 5),
    ).join("") +
    bin(),
  lagen: () =>
    ground() +
    [
      [96, "#6B5744"],
      [82, "#8DB255"],
      [68, "#B79E72"],
      [54, "#8DB255"],
    ]
      .map(([y, c]) => box(44, y, 102, 14, c))
      .join("") +
    box(34, 40, 9, 74, "#8F6437") +
    box(147, 40, 9, 74, "#8F6437") +
    text(168, 66, "2 : 1", { size: 15, anchor: "middle", fill: SOFT }),
  spons: () =>
    ground() +
    box(60, 62, 70, 40, "#E8C84A", 10) +
    crumbs(66, 66, 58, 30, 20, "#B98A3C") +
    [80, 96, 112].map((x) => line(`M${x} 104v10`, BLUE, 3)).join("") +
    arrow(42, 80, 0, 16, CUT) +
    arrow(148, 80, 180, 16, CUT),
  keer: () =>
    ground() +
    bin() +
    turned(
      120,
      52,
      20,
      line("M0 -44V20M-10 -44H10", "#C49A6C", 5) + line("M-10 20H10M-10 20V40M0 20V42M10 20V40", "#9AA3A6", 3.5),
    ) +
    line("M54 34Q74 10 96 30", CUT, 3) +
    line("M96 30l-4 -11M96 30l-12 -2", CUT, 3),
  dekaf: () => ground() + bin() + shape("M30 40Q95 22 160 40V50Q95 34 30 50z", "#B8925C"),
  klaar: () =>
    ground() + shape("M30 110Q95 40 160 110z", "#35251A") + crumbs(56, 78, 78, 28, 50, "#6A4D35") + sprout(95, 66, 22),
  pol: () => ground() + tuft(95, 110, 78) + line("M62 78Q95 90 128 78M70 96Q95 104 120 96", CUT, 4),
  polknip: () =>
    ground() +
    tuft(95, 104, 30) +
    dashed("M40 82H150") +
    line("M70 70L124 66M72 54L122 52", "#C9A661", 5) +
    line("M156 100V82M150 100h12M150 82h12", CUT, 2),
  polschud: () =>
    ground() +
    shape("M14 108L40 100H152L176 108z", CREAM) +
    turned(
      95,
      60,
      90,
      Array.from({ length: 9 }, (_, i) => line(`M${-16 + i * 4} -48V44`, "#C9A661", 3)).join("") +
        line("M-20 0H20", CUT, 5),
    ) +
    crumbs(50, 80, 90, 18, 16, "#8A6A3C"),
  polhart: () =>
    ground() +
    tuft(66, 110, 26, "#C9A661") +
    tuft(124, 110, 26, "#C9A661", 9) +
    [84, 94, 104].map((x) => leaf(x, 110, (x - 94) * 2, 26, "#8DB255", 0.2)).join(""),
  polcompost: () =>
    ground() +
    tuft(95, 108, 34, "#8DB255") +
    crumbs(30, 100, 40, 10, 40, "#35251A") +
    crumbs(122, 100, 40, 10, 40, "#35251A", 8),
  handschoen: () =>
    turned(
      64,
      112,
      -8,
      shape(
        "M-20 20V-30Q-20 -40 -12 -40V-64Q-8 -72 -2 -64V-44L2 -70Q8 -76 12 -68V-44L18 -62Q26 -66 26 -56V-24Q40 -36 44 -26Q34 -6 24 20z",
        "#B98A5C",
      ),
    ) + tuft(140, 124, 84, "#8DB255"),
  stengelzaag: () => ground() + canes(95, 112, 90, 30) + dashed("M50 82H140") + saw(120, 60, 160),
  omtrek: () =>
    ground() +
    canes(70, 112, 70) +
    dashed("M20 110V140M150 110V140") +
    line("M118 128H150M144 122l6 6l-6 6", CREAM, 2.5) +
    text(134, 100, "1–3 m", { size: 14, anchor: "middle" }),
  geul: () =>
    shape("M0 110H24L30 146H60L66 110H190V150H0z", SOIL) +
    canes(130, 110, 70, 26) +
    line("M48 110V146M42 110h12M42 146h12", CREAM, 2) +
    spade(42, 90, 0),
  blokken: () => ground(84) + canes(95, 86, 40, 22) + rhizome() + dashed("M60 84V144M95 84V144M130 84V144"),
  wrik: () =>
    ground() +
    turned(92, 104, -16, box(-30, -10, 60, 30, SOIL, 3) + line("M-10 -10V-34M6 -10V-30", "#8A9A3C", 6)) +
    line("M140 122L52 60", "#6C7578", 6) +
    arrow(150, 70, -120, 30, CUT),
  uitloper: () =>
    ground(70) +
    line("M10 100C60 96 110 110 168 88", "#E3CFA8", 8) +
    [30, 56, 82, 108, 134].map((x) => line(`M${x} 102v16`, "#CDB68A", 2)).join("") +
    leaf(168, 88, 40, 22, "#8DB255", 0.3) +
    arrow(110, 132, 0, 40, CREAM),
  naloopgrond: () =>
    ground() +
    sprout(140, 110, 26) +
    line("M30 62a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M54 74L68 90", SOFT, 4) +
    arrow(120, 70, 60, 24, CUT),
};
