// Small scenes of trees in tubs and stands, of animals, and of everything that fits nowhere else.
import { CUT, GREENS, leaf, line, n, shape, SOFT, text, wander, WOOD } from "./shapes.mjs";
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
  pit,
  roots,
  shrub,
  SOIL,
  spade,
  sprout,
  turned,
} from "./scene-ground.mjs";
import { saw } from "./scene-cut.mjs";

export const fir = (x, foot, tall, wide, seed = 37) => {
  const r = wander(seed);
  let out = line(`M${x} ${foot}V${foot - tall + 20}`, WOOD, 6);
  for (let y = foot - 10; y > foot - tall + 6; y -= 9) {
    const w = (wide * (y - (foot - tall))) / tall;
    for (const s of [-1, 1]) {
      out += line(`M${x} ${y}L${n(x + s * w)} ${n(y + 9)}`, "#2C6A3C", 3.5);
      for (let k = 1; k < 5; k++)
        out += leaf(x + (s * w * k) / 5, y + (9 * k) / 5, s * (40 + r() * 70), 10, GREENS[k % 4], 0.2);
    }
  }
  return out;
};
const ball = (x, y) =>
  shape(`M${x - 22} ${y}H${x + 22}L${x + 16} ${y + 30}H${x - 16}z`, "#B8925C") +
  line(`M${x - 22} ${y + 8}Q${x} ${y + 16} ${x + 22} ${y + 8}`, "#8A6A3C", 2);
const stand = (x, y) =>
  shape(`M${x - 26} ${y}H${x + 26}L${x + 20} ${y + 26}H${x - 20}z`, "#24513B") + box(x - 22, y + 6, 44, 14, BLUE);
const hog = (x, y) =>
  shape(
    `M${x - 28} ${y}C${x - 26} ${y - 34} ${x + 12} ${y - 36} ${x + 18} ${y - 10}L${x + 34} ${y - 4}L${x + 24} ${y}z`,
    "#6B5744",
  ) +
  Array.from({ length: 9 }, (_, i) =>
    line(`M${x - 22 + i * 5} ${y - 12 - Math.sin(i / 2.6) * 12}l-3 -10`, "#3A2E24", 2),
  ).join("") +
  dot(x + 20, y - 9, 2.2, "#1E140C") +
  dot(x + 34, y - 4, 3, "#1E140C");
const snail = (x, y) =>
  line(`M${x - 22} ${y}Q${x} ${y - 6} ${x + 24} ${y - 4}q8 -4 6 -12M${x + 28} ${y - 6}q8 -4 8 -12`, "#8A6A4C", 7) +
  dot(x + 30, y - 18, 2.5, "#3A2E24") +
  dot(x + 37, y - 18, 2.5, "#3A2E24");
const fence = (x1, x2) =>
  Array.from({ length: Math.floor((x2 - x1) / 18) }, (_, i) =>
    box(x1 + i * 18, 20, 16, 92, i % 2 ? "#C49A6C" : "#B98A5C"),
  ).join("");
const bin = () =>
  [46, 62, 78, 94].map((y) => box(36, y, 118, 10, "#C49A6C")).join("") +
  box(34, 40, 9, 74, "#8F6437") +
  box(147, 40, 9, 74, "#8F6437");
const tuft = (x, foot, tall, colour = "#C9A661", seed = 3) => {
  const r = wander(seed);
  return Array.from({ length: 26 }, () =>
    line(
      `M${x + (r() - 0.5) * 22} ${foot}q${n((r() - 0.5) * 20)} ${n(-tall * 0.6)} ${n((r() - 0.5) * 62)} ${n(-tall * (0.75 + r() * 0.3))}`,
      colour,
      2.2,
    ),
  ).join("");
};
const canes = (x, foot, tall, cutAt) =>
  [-30, -15, 0, 15, 30]
    .map(
      (d) =>
        line(`M${x + d} ${foot}V${foot - (cutAt ?? tall)}`, "#8A9A3C", 6) +
        (cutAt
          ? ""
          : leaf(x + d, foot - tall * 0.7, d * 2, 26, GREENS[1], 0.16) +
            leaf(x + d, foot - tall * 0.5, -d * 2, 26, GREENS[2], 0.16)),
    )
    .join("");
const rhizome = () =>
  line("M30 128H150", "#E3CFA8", 7) + [46, 70, 94, 118].map((x) => line(`M${x} 130v14`, "#CDB68A", 2)).join("");

export const lifeScenes = {
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
  vinger: () =>
    ground(84) +
    turned(95, 36, 90, shape("M0 -14H62Q74 -14 74 -6T62 4H44V16H0z", "#E2B48C")) +
    line("M140 84V116M134 84h12M134 116h12", CREAM, 2) +
    text(160, 106, "10 cm", { size: 14, anchor: "middle", fill: CREAM }),
  ochtend: () =>
    ground() +
    dot(52, 104, 26, "#E8B84A") +
    box(0, 110, 190, 40, SOIL) +
    text(130, 70, "5–9 uur", { size: 19, anchor: "middle" }),
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
