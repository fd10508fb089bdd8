// Small scenes of pruning and of looking before it.
import { CUT, GREENS, leaf, line, scissors, shape, SOFT, text, wander, WOOD } from "./shapes.mjs";
import { arrow, BLUE, box, CREAM, crumbs, dashed, dot, ground, shrub, turned, twigs } from "./scene-ground.mjs";

const DEAD = "#B7AE8E";
/** A clipped hedge from the side. */
const hedge = (x, wide, tall, taper = 6, seed = 3) => {
  const r = wander(seed);
  let out = shape(`M${x} 110L${x + taper} ${110 - tall}H${x + wide - taper}L${x + wide} 110z`, "#3B7A42");
  for (let i = 0; i < 60; i++)
    out += leaf(x + 8 + r() * (wide - 16), 106 - r() * (tall - 8), r() * 360, 11, GREENS[i % 4], 0.4);
  return out;
};
const eye = (x, y) =>
  shape(`M${x - 22} ${y}Q${x} ${y - 20} ${x + 22} ${y}Q${x} ${y + 20} ${x - 22} ${y}z`, CREAM) +
  line(`M${x - 22} ${y}Q${x} ${y - 20} ${x + 22} ${y}Q${x} ${y + 20} ${x - 22} ${y}z`, SOFT, 2.5) +
  dot(x, y, 8, SOFT);
const nest = (x, y) =>
  shape(`M${x - 20} ${y}Q${x} ${y + 22} ${x + 20} ${y}z`, "#8A6A3C") +
  dot(x - 7, y - 1, 5, "#BFD4D8") +
  dot(x + 5, y - 1, 5, "#BFD4D8") +
  line(`M${x - 20} ${y}Q${x} ${y + 6} ${x + 20} ${y}`, "#6B5744", 2);
export const saw = (x, y, degrees = 0) =>
  turned(
    x,
    y,
    degrees,
    shape("M0 -5L74 -9L74 3z", "#9AA3A6") +
      line("M0 3l74 2", "#6C7578", 1.5) +
      shape("M-34 -8Q-18 -14 0 -7V7Q-18 12 -34 6z", "#A84A06"),
  );
const sun = (x, y, r = 16) =>
  dot(x, y, r, "#E8B84A") +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((a) => turned(x, y, a, line(`M${r + 5} 0H${r + 13}`, "#E8B84A", 3.5)))
    .join("");
const cloud = (x, y) =>
  dot(x, y, 15, "#C9D3D4") +
  dot(x + 18, y - 7, 19, "#C9D3D4") +
  dot(x + 40, y, 15, "#C9D3D4") +
  box(x, y, 40, 15, "#C9D3D4");
const sheet = (word) => {
  const [first, ...rest] = word.split(" ");
  const lines = rest.length ? [first, rest.join(" ")] : [word];
  return (
    `<rect x="37" y="22" width="116" height="92" rx="8" fill="#fff" stroke="${SOFT}" stroke-width="3"/>` +
    shape("M37 46V30a8 8 0 0 1 8 -8h100a8 8 0 0 1 8 8v16z", CUT) +
    line("M64 14v16M126 14v16", SOFT, 5) +
    lines
      .map((one, at) => text(95, (lines.length > 1 ? 76 : 87) + at * 24, one, { size: 18, anchor: "middle" }))
      .join("")
  );
};

export const cutScenes = {
  kijk: () => ground() + shrub(74, 112, 54, 100, 5, 80) + nest(74, 62) + eye(152, 50),
  kijkkroon: () => ground() + line("M86 112V60", WOOD, 9) + shrub(86, 84, 54, 70, 9, 70) + nest(86, 42) + eye(158, 50),
  bewolkt: () => ground() + cloud(36, 42) + sun(140, 40, 13) + line("M118 26L166 58", CUT, 4) + hedge(30, 130, 36),
  droog: () => ground() + sun(140, 44) + twigs(64, 112, 72) + text(118, 96, "droog", { size: 17 }),
  touwhaag: () =>
    ground() +
    hedge(34, 122, 64) +
    box(16, 30, 6, 86, "#C49A6C") +
    box(168, 30, 6, 86, "#C49A6C") +
    line("M18 42H172", CUT, 2.5),
  zijkant: () =>
    ground() + hedge(40, 96, 76) + dashed("M146 108L136 30") + scissors(158, 74) + arrow(168, 108, -90, 30),
  taps: () =>
    ground() +
    hedge(38, 114, 84, 20) +
    line("M52 18H138M58 12l-6 6l6 6M132 12l6 6l-6 6", CUT, 2.5) +
    line("M38 128H152M44 122l-6 6l6 6M146 122l6 6l-6 6", CREAM, 2.5),
  boven: () => ground() + hedge(30, 130, 66) + dashed("M24 40H166") + scissors(150, 34),
  ver: () =>
    ground() +
    hedge(70, 100, 44) +
    line("M30 110V84M30 84l-8 10M30 84l8 10M30 110l-8 14M30 110l8 14", SOFT, 4) +
    dot(30, 74, 8, SOFT) +
    arrow(62, 132, 180, 40, CREAM),
  tak: () =>
    line("M14 118C60 104 110 92 176 74", WOOD, 11) +
    line("M96 96C110 70 120 52 126 28", WOOD, 7) +
    dashed("M84 74L134 82") +
    scissors(142, 74),
  knip: () =>
    line("M60 146C66 104 74 70 82 30", "#6E8A4C", 9) +
    leaf(80, 74, 62, 26, "#A84A06", 0.5) +
    leaf(74, 104, -62, 24, "#A84A06", 0.5) +
    dashed("M56 62L112 44") +
    scissors(126, 46) +
    line("M118 74V58M112 74h12M112 58h12", CUT, 2),
  dood: () =>
    ground(128) +
    twigs(70, 128, 96) +
    line("M70 88l34 -40M104 48l10 -18", DEAD, 6) +
    dashed("M78 92L96 78") +
    scissors(120, 78),
  dun: () =>
    ground(128) +
    line("M86 128V44", WOOD, 8) +
    line("M86 100l-34 -18M86 84l30 -16M86 66l-24 -14", WOOD, 2.5) +
    dashed("M76 104l-4 -16M96 88l6 -14M78 70l-4 -12") +
    scissors(136, 66),
  kruis: () =>
    ground(128) +
    line("M60 128C70 90 110 60 140 30", WOOD, 8) +
    line("M132 128C120 90 90 60 58 34", DEAD, 8) +
    line("M132 128C120 90 90 60 58 34", CUT, 2, ' stroke-dasharray="6 6"'),
  hart: () =>
    ground() +
    line(
      "M95 110C70 90 50 60 40 26M95 110C88 80 76 50 70 22M95 110C120 90 140 60 150 26M95 110C102 80 114 50 120 22",
      WOOD,
      6,
    ) +
    line("M95 104V34", DEAD, 5) +
    line("M95 104V34", CUT, 2, ' stroke-dasharray="6 6"') +
    arrow(95, 14, 90, 22, "#E8B84A"),
  kies: () =>
    ground() +
    [-44, -22, 0, 22, 44]
      .map(
        (d, i) =>
          line(`M95 112Q${95 + d * 0.6} 80 ${95 + d} 44`, WOOD, 6) +
          dot(95 + d, 38, 9, "#2C6A3C") +
          text(95 + d, 43, i + 1, { size: 13, anchor: "middle", fill: CREAM }),
      )
      .join(""),
  kort: () =>
    ground() +
    [-40, -14, 14, 40]
      .map(
        (d) =>
          line(`M95 112Q${95 + d * 0.5} 92 ${95 + d} 70`, WOOD, 7) +
          line(`M${95 + d} 70Q${95 + d * 1.1} 50 ${95 + d * 1.2} 22`, DEAD, 4),
      )
      .join("") +
    dashed("M34 70H156") +
    scissors(166, 76),
  derde: () =>
    ground() +
    [-46, -18, 18, 46]
      .map(
        (d) =>
          line(`M95 112Q${95 + d * 0.5} 80 ${95 + d} 50`, WOOD, 6) + line(`M${95 + d} 50L${95 + d * 1.14} 26`, DEAD, 4),
      )
      .join("") +
    dashed("M28 50H162") +
    text(172, 44, "⅓", { size: 20, fill: CUT, anchor: "middle" }),
  oudst: () =>
    ground() +
    line("M78 112C70 80 60 56 50 30M112 112C120 80 130 56 140 34M100 112C102 80 104 60 106 30", "#8A9A6C", 5) +
    line("M92 112C90 80 84 56 80 24", "#6B5744", 13) +
    dashed("M74 104H112") +
    saw(130, 100, 172),
  wild: () =>
    ground(84) +
    line("M95 84V30M95 50l-20 -18M95 50l20 -18", WOOD, 6) +
    dot(95, 88, 8, "#8A5A3C") +
    line("M96 104C126 104 136 92 146 44", "#8DB255", 5) +
    leaf(146, 54, 40, 20, "#8DB255", 0.4) +
    leaf(142, 70, -40, 20, "#8DB255", 0.4) +
    arrow(120, 116, 20, 34, CUT),
  waterlot: () =>
    line("M10 112C60 100 120 96 182 100", WOOD, 12) +
    [52, 84, 116, 146].map((x, i) => line(`M${x} 100V${24 + (i % 2) * 12}`, i === 2 ? "#6E8A4C" : DEAD, 6)).join("") +
    dashed("M40 92H66M72 92H98M134 92H160") +
    scissors(168, 62),
  top: () =>
    ground(128) +
    line("M95 128V26", WOOD, 8) +
    line("M95 74C80 60 74 44 72 24M95 74C110 60 116 44 118 24", DEAD, 6) +
    dashed("M72 58L88 66M102 66L118 58") +
    arrow(95, 22, -90, 14),
  spoor: () =>
    line("M10 96C70 90 120 88 184 92", WOOD, 10) +
    [40, 66, 92, 118, 144]
      .map((x, i) => dot(x, 74, i % 2 ? 7 : 9, i % 2 ? DEAD : "#A84A06") + line(`M${x} 90V80`, WOOD, 4))
      .join("") +
    line("M40 48H92M46 42l-6 6l6 6M86 42l6 6l-6 6", CUT, 2.5),
  kraag: () =>
    line("M40 150V10", WOOD, 34) +
    line("M50 92L150 56", WOOD, 16) +
    shape("M52 104Q66 96 68 76L56 72Q46 84 52 104z", "#7D6248") +
    dashed("M72 106L62 66") +
    saw(86, 112, 14),
  stop: () =>
    ground() +
    shrub(72, 112, 44, 92, 5, 52) +
    shape("M122 110Q150 84 180 110z", DEAD) +
    text(150, 76, "⅕", { size: 26, fill: CUT, anchor: "middle" }),
  buig: () =>
    line("M30 140V20", WOOD, 9) +
    line("M30 60C70 50 110 56 160 62", "#6E8A4C", 6) +
    line("M30 60C50 44 60 30 64 14", DEAD, 4) +
    line("M132 60V126", "#C9A67E", 2.5) +
    box(122, 126, 20, 14, "#A8A49A", 4) +
    arrow(84, 24, 40, 34, CUT),
  bind: () =>
    line("M58 146V10", "#C49A6C", 12) +
    line("M112 146V10", "#5E8A3C", 8) +
    line("M58 78C76 66 94 90 112 78C124 70 120 60 110 66C94 78 78 62 60 72", CUT, 3.5) +
    leaf(112, 40, 50, 26, GREENS[1], 0.4) +
    leaf(112, 112, 60, 26, GREENS[2], 0.4),
  opruim: () =>
    ground() +
    crumbs(20, 96, 60, 12, 14, "#B98A3C") +
    Array.from({ length: 14 }, (_, i) =>
      leaf(20 + i * 6, 108, i * 40, 14, ["#B98A3C", "#8A6A3C", "#C9B48C"][i % 3], 0.4),
    ).join("") +
    turned(
      132,
      96,
      26,
      line("M0 -88V0", "#C49A6C", 5) + line("M-24 14L0 0L24 14M-12 16L0 0L12 16M0 0V18", "#9AA3A6", 3),
    ),
  zak: () =>
    ground() +
    shape("M62 110Q48 60 84 46H106Q142 60 128 110z", "#4F6A5A") +
    line("M84 46Q95 56 106 46M88 40L78 26M102 40L112 26", "#3E5A4A", 5),
  ladder: () =>
    ground() + line("M62 112L90 18M118 112L90 18M70 86H110M76 66H104M82 46H98", "#C49A6C", 6) + twigs(152, 112, 84),
  kalender: (word) => sheet(word ?? ""),
  zon: () => ground() + sun(56, 44, 18) + shrub(128, 112, 30, 74, 3),
  schaduw: () =>
    ground() +
    sun(36, 34, 13) +
    shape("M62 60L166 44V54L62 70z", "#C9D3D4") +
    line("M164 50V112", "#C49A6C", 4) +
    shrub(112, 112, 28, 48, 3),
  nat: () =>
    ground() +
    cloud(62, 40) +
    [60, 80, 100, 120].map((x) => line(`M${x} 66l-5 22`, BLUE, 3)).join("") +
    shrub(95, 112, 26, 22, 3, 20),
  slierten: () =>
    line("M10 120H180", WOOD, 10) +
    [36, 70, 104, 138]
      .map((x, i) => line(`M${x} 116C${x + 20} 70 ${x - 10} 40 ${x + 26} ${10 + i * 4}`, "#6E8A4C", 4))
      .join("") +
    dashed("M22 84H160") +
    scissors(172, 90),
  telblad: () =>
    line("M20 132C70 118 110 84 150 24", "#6E8A4C", 6) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          leaf(36 + i * 18, 126 - i * 14, i % 2 ? 66 : -20, 24, GREENS[i % 4], 0.36) +
          text(30 + i * 20, 146 - i * 16, i + 1, { size: 13, fill: SOFT }),
      )
      .join("") +
    dashed("M128 34L158 58"),
};
