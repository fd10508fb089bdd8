// Small scenes of pots, cuttings, bulbs and plants indoors.
import { CUT, GREENS, leaf, line, scissors, shape, SOFT, text, wander, WOOD } from "./shapes.mjs";
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

const table = () => line("M8 124H182", "#8C775C", 3);
const pot = (x, foot, wide, tall, fill = CLAY) =>
  shape(`M${x - wide} ${foot - tall}H${x + wide}L${x + wide * 0.76} ${foot}H${x - wide * 0.76}z`, fill) +
  box(x - wide - 3, foot - tall - 6, wide * 2 + 6, 10, fill);
const inside = (x, foot, wide, tall) =>
  shape(
    `M${x - wide + 5} ${foot - tall + 10}H${x + wide - 5}L${x + wide * 0.74} ${foot - 4}H${x - wide * 0.74}z`,
    "#4A3526",
  );
const bulb = (x, y, r = 9) =>
  shape(
    `M${x} ${y - r * 1.5}C${x - r * 1.3} ${y - r * 0.4} ${x - r} ${y + r} ${x} ${y + r}C${x + r} ${y + r} ${x + r * 1.3} ${y - r * 0.4} ${x} ${y - r * 1.5}z`,
    "#C9863C",
  ) + line(`M${x} ${y - r * 1.5}v-5`, "#8DB255", 3);
const window_ = (x = 16) =>
  box(x, 14, 62, 84, "#DCE9EC") +
  `<rect x="${x}" y="14" width="62" height="84" fill="none" stroke="#C49A6C" stroke-width="5"/>` +
  line(`M${x + 31} 14V98M${x} 56H${x + 62}`, "#C49A6C", 3);
const orchid = (x, foot) => [-70, -40, 40, 70].map((a) => leaf(x, foot, a, 44, GREENS[1], 0.4)).join("");
const hand = (x, y, degrees = 0) =>
  turned(
    x,
    y,
    degrees,
    shape("M0 0C10 -8 26 -8 34 -2L50 2C54 6 50 10 44 9L32 8C36 14 30 20 22 18L4 16C-6 14 -6 4 0 0z", "#E2B48C"),
  );
const bare = (x, y, tall) =>
  line(`M${x} ${y}V${y - tall}M${x} ${y - tall * 0.5}l-18 -20M${x} ${y - tall * 0.5}l18 -20`, WOOD, 5);
const viola = (x, y, c) =>
  dot(x - 5, y - 4, 5, c) + dot(x + 5, y - 4, 5, c) + dot(x, y + 4, 6, c) + dot(x, y, 2.5, "#E8B84A");

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
  bolpunt: () =>
    ground(60) +
    [50, 95, 140].map((x) => bulb(x, 112, 12)).join("") +
    dashed("M30 92H66M78 92H114") +
    arrow(166, 108, -90, 34, CREAM),
  bolkuil: () =>
    ground(60) +
    shape("M36 60L46 132H144L154 60z", "#7A5A44") +
    [62, 86, 110, 132].map((x) => bulb(x, 116, 10)).join("") +
    line("M170 60V128M164 60h12M164 128h12", CREAM, 2),
  bolstrooi: () =>
    ground() +
    [
      [44, 96],
      [70, 104],
      [88, 92],
      [118, 102],
      [140, 94],
    ]
      .map(([x, y]) => bulb(x, y, 8))
      .join("") +
    hand(70, 44, 20) +
    arrow(120, 60, 70, 22),
  bollaag: () =>
    table() +
    shape("M42 34H148L134 122H56z", CLAY) +
    shape("M50 44H140L128 116H62z", "#4A3526") +
    [70, 88, 106, 122].map((x) => bulb(x, 102, 9)).join(""),
  boldek: () =>
    table() +
    shape("M42 34H148L134 122H56z", CLAY) +
    shape("M50 50H140L128 116H62z", "#4A3526") +
    [70, 95, 120].map((x) => bulb(x, 106, 8)).join("") +
    dashed("M60 84H130") +
    line("M160 62V84M154 62h12M154 84h12", CUT, 2.5),
  bollaag2: () =>
    table() +
    shape("M42 34H148L134 122H56z", CLAY) +
    shape("M50 44H140L128 116H62z", "#4A3526") +
    [70, 95, 120].map((x) => bulb(x, 108, 8)).join("") +
    [66, 82, 98, 114, 126].map((x) => bulb(x, 80, 6)).join(""),
  viooltjes: () =>
    table() +
    [60, 80, 100, 122]
      .map((x, i) => sprout(x, 58, 18, i) + viola(x, 38, ["#7A6FB4", "#E8B84A", "#A84A86", "#7A6FB4"][i]))
      .join("") +
    shape("M42 52H148L134 122H56z", CLAY),
  lux: () =>
    window_(10) +
    table() +
    box(104, 60, 40, 64, "#22262A", 6) +
    box(108, 66, 32, 44, CREAM, 2) +
    text(124, 94, "lux", { size: 15, anchor: "middle" }),
  handproef: () =>
    box(26, 96, 138, 30, CREAM) +
    `<rect x="26" y="96" width="138" height="30" fill="none" stroke="${SOFT}" stroke-width="2"/>` +
    shape("M66 110C80 104 104 104 118 110C104 116 80 116 66 110z", "#B9B2A2") +
    hand(68, 42, 0) +
    line("M60 66V92M54 84l6 8l6 -8", SOFT, 2.5),
  plekken: () =>
    window_(6) +
    line("M0 128H190", "#8C775C", 3) +
    [
      [96, 1],
      [130, 0.8],
      [166, 0.6],
    ]
      .map(([x, s]) => sprout(x, 104, 30 * s) + pot(x, 128, 15, 22))
      .join("") +
    line("M84 40L180 62", "#E8B84A", 3, ' stroke-dasharray="8 6"'),
  bakzomer: () =>
    table() +
    box(20, 78, 150, 46, "#6E7A70", 4) +
    [40, 68, 95, 122, 150]
      .map((x, i) => sprout(x, 80, 34, i) + dot(x - 6, 52, 8, "#C2483C") + dot(x + 8, 58, 7, "#C98AA6"))
      .join(""),
  bakkruid: () =>
    table() +
    box(20, 78, 150, 46, "#6E7A70", 4) +
    [40, 95, 150].map((x) => sprout(x, 80, 30)).join("") +
    [62, 72, 118, 128].map((x) => line(`M${x} 80V38`, "#4B8A3A", 3) + dot(x, 36, 5, "#9A86C4")).join(""),
  bakgras: () => {
    const r = wander(5);
    return (
      table() +
      box(20, 78, 150, 46, "#6E7A70", 4) +
      [50, 95, 140]
        .map((x, i) =>
          Array.from({ length: 14 }, () =>
            line(
              `M${x} 80q${(r() - 0.5) * 40} -30 ${(r() - 0.5) * 70} -${34 + r() * 24}`,
              ["#8DB255", "#B98A3C", "#5E7A5A"][i],
              2.5,
            ),
          ).join(""),
        )
        .join("")
    );
  },
  bakbol: () =>
    table() +
    box(20, 78, 150, 46, "#6E7A70", 4) +
    [44, 70, 96, 122, 148]
      .map(
        (x, i) =>
          line(`M${x} 80V44`, "#4B8A3A", 4) +
          leaf(x, 80, -20, 30, GREENS[i % 4], 0.2) +
          shape(
            `M${x - 9} 44C${x - 11} 24 ${x - 4} 28 ${x} 20C${x + 4} 28 ${x + 11} 24 ${x + 9} 44z`,
            ["#C2483C", "#E8B84A", "#7A4A86"][i % 3],
          ),
      )
      .join(""),
};
