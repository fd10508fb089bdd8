// Small scenes of work in the ground, each within 190 by 150 with the ground at 110. A strip of them shows the steps of a how-to.
import { CUT, GREENS, leaf, line, n, shape, SOFT, wander, WOOD } from "./shapes.mjs";

export const SOIL = "#5A4030";
export const DARK = "#35251A";
const ROOT = "#E3CFA8";
export const BLUE = "#8FB4C4";
export const CLAY = "#B9683F";
export const CREAM = "#FAF6EB";

export const dot = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const box = (x, y, w, h, fill, rx = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${rx}"` : ""} fill="${fill}"/>`;
export const turned = (x, y, degrees, inside) => `<g transform="translate(${x} ${y}) rotate(${degrees})">${inside}</g>`;
export const dashed = (d, width = 3) => line(d, CUT, width, ' stroke-dasharray="7 5"');
export const arrow = (x, y, degrees, long = 34, colour = SOFT) =>
  turned(x, y, degrees, line(`M0 0H${long}M${long - 8} -6L${long} 0L${long - 8} 6`, colour, 3));

export const ground = (top = 110) => box(0, top, 190, 150 - top, SOIL) + line(`M0 ${top}H190`, DARK, 2);
/** Ground with a pit in it. */
export const pit = (x = 95, wide = 74, deep = 32) =>
  shape(
    `M0 110H${x - wide / 2}L${x - wide / 2 + 6} ${110 + deep}H${x + wide / 2 - 6}L${x + wide / 2} 110H190V150H0z`,
    SOIL,
  ) +
  line(`M0 110H${x - wide / 2}L${x - wide / 2 + 6} ${110 + deep}H${x + wide / 2 - 6}L${x + wide / 2} 110H190`, DARK, 2);
export const roots = (x, y, wide, deep, seed, count = 9) => {
  const r = wander(seed);
  return Array.from({ length: count }, () =>
    line(
      `M${x} ${y}q${n((r() - 0.5) * wide * 0.6)} ${n(deep * 0.5)} ${n((r() - 0.5) * wide)} ${n(deep * (0.6 + r() * 0.4))}`,
      ROOT,
      2,
    ),
  ).join("");
};
export const shrub = (x, foot, wide, tall, seed = 5, count = 46, long = 15) => {
  const r = wander(seed);
  let out = line(`M${x} ${foot}V${n(foot - tall * 0.5)}`, WOOD, 5);
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const q = Math.sqrt(r());
    out += leaf(
      x + Math.cos(a) * q * wide,
      foot - tall * 0.56 + Math.sin(a) * q * tall * 0.4,
      r() * 360,
      long,
      GREENS[i % 4],
      0.36,
    );
  }
  return out;
};
export const sprout = (x, y, tall = 26, seed = 3) =>
  [-60, -30, 0, 30, 60]
    .map((a, i) => leaf(x, y, a + (seed % 7), tall * (i % 2 ? 0.9 : 1.1), GREENS[i % 4], 0.26))
    .join("");
export const twigs = (x, y, tall = 60) =>
  line(
    `M${x} ${y}V${y - tall}M${x} ${y - tall * 0.4}l-16 -22M${x} ${y - tall * 0.4}l16 -22M${x} ${y - tall * 0.7}l-10 -18M${x} ${y - tall * 0.7}l10 -18`,
    WOOD,
    4,
  );
export const spade = (x, y, degrees = 20) =>
  turned(x, y, degrees, line("M0 -92V-10M-10 -92H10", "#C49A6C", 6) + shape("M-13 -12H13V14Q0 34 -13 14z", "#9AA3A6"));
export const fork = (x, y, degrees = 0) =>
  turned(
    x,
    y,
    degrees,
    line("M0 -96V-16M-10 -96H10", "#C49A6C", 6) +
      line("M-12 -16H12M-12 -16V16M-4 -16V18M4 -16V18M12 -16V16", "#9AA3A6", 4),
  );
export const rake = (x, y, degrees = 30) =>
  turned(
    x,
    y,
    degrees,
    line("M0 -104V0", "#C49A6C", 5) + line("M-24 0H24M-24 0v10M-12 0v10M0 0v10M12 0v10M24 0v10", "#9AA3A6", 3.5),
  );
export const can = (x, y, pour = true) =>
  turned(
    x,
    y,
    pour ? 18 : 0,
    shape("M-26 -16H18V22H-26z", "#4F7A63") +
      line("M18 12L50 -14M-26 -10Q-50 -6 -26 18M-20 -16Q-4 -36 12 -16", "#4F7A63", 5) +
      shape("M46 -24L60 -14L52 -4z", "#3E5A4A"),
  ) +
  (pour
    ? [0, 1, 2, 3].map((i) => line(`M${x + 54 + i * 6} ${y + 12 + i * 3}l5 ${22 + i * 3}`, BLUE, 2.5)).join("")
    : "");
export const crumbs = (x, y, wide, tall, count, fill, seed = 3) => {
  const r = wander(seed);
  return Array.from({ length: count }, () => dot(x + r() * wide, y + r() * tall, 1.8, fill)).join("");
};
const boot = (x, y) => shape(`M${x} ${y - 40}h18v26q16 2 22 12v4h-40z`, "#3E4A42");
const hand = (x, y, degrees = 0) =>
  turned(
    x,
    y,
    degrees,
    shape("M0 0C10 -8 26 -8 34 -2L50 2C54 6 50 10 44 9L32 8C36 14 30 20 22 18L4 16C-6 14 -6 4 0 0z", "#E2B48C"),
  );

export const groundScenes = {
  touw: () =>
    ground() +
    box(26, 70, 7, 52, "#C49A6C") +
    box(157, 70, 7, 52, "#C49A6C") +
    line("M30 80H160", CUT, 2.5) +
    arrow(60, 64, 0, 70),
  sleuf: () => pit(100, 80, 34) + shape("M6 110Q30 76 56 110z", "#6B4D3A") + spade(132, 96, 24),
  gat: () =>
    pit(92, 76, 34) +
    shape("M140 110Q162 84 186 110z", "#6B4D3A") +
    line("M54 98H130M60 92l-6 6l6 6M124 92l6 6l-6 6", CUT, 2.5),
  los: () => ground() + fork(95, 102, 12) + line("M60 118l10 12l-6 12M120 118l-8 12l10 10M92 124l4 16", "#8A6A50", 2.5),
  meng: () =>
    ground() +
    shape("M36 110Q90 46 146 110z", "#6B4D3A") +
    crumbs(58, 84, 66, 22, 34, "#2A1C12") +
    crumbs(58, 84, 66, 22, 18, "#A08A46", 7) +
    spade(150, 96, 38),
  dompel: () =>
    ground(120) +
    twigs(95, 78, 52) +
    roots(95, 74, 46, 34, 4) +
    shape("M56 70H134L126 120H64z", BLUE) +
    line("M56 70H134", "#6C93A6", 3) +
    [72, 90, 108, 120].map((x, i) => dot(x, 64 - i * 5, 3, BLUE)).join("") +
    roots(95, 78, 40, 30, 9, 7),
  dompelpot: () =>
    ground(120) +
    sprout(95, 66, 38) +
    shape("M72 62H118L112 102H78z", CLAY) +
    shape("M50 74H140L130 120H60z", `${BLUE}CC`) +
    line("M50 74H140", "#6C93A6", 3) +
    [66, 84, 112, 124].map((x, i) => dot(x, 66 - i * 4, 3, BLUE)).join(""),
  plant: () =>
    pit(95, 84, 34) +
    shrub(95, 116, 34, 84, 7) +
    shape("M76 112H114L110 138H80z", "#4A3526") +
    roots(95, 116, 30, 22, 5, 6) +
    dashed("M34 110H156"),
  hoog: () =>
    pit(95, 96, 22) +
    shrub(95, 108, 34, 82, 11) +
    shape("M70 102H120L112 130H78z", "#4A3526") +
    roots(95, 106, 34, 20, 5, 7) +
    dashed("M20 110H170") +
    arrow(160, 124, -90, 22, CUT),
  diep: () =>
    pit(95, 70, 36) +
    sprout(95, 74, 34) +
    line("M95 140V76", "#5E8A3C", 5) +
    roots(95, 120, 50, 22, 3) +
    roots(95, 134, 40, 10, 8, 5) +
    dashed("M50 104H140") +
    arrow(156, 92, 90, 30, CUT),
  wortels: () =>
    ground(128) +
    twigs(95, 62, 46) +
    roots(95, 62, 96, 62, 12, 14) +
    dashed("M40 108H150") +
    line("M152 116L178 98M152 100L178 116", CUT, 3) +
    dot(148, 120, 5, "none"),
  heuvel: () =>
    pit(95, 96, 34) +
    shape("M60 144Q95 110 130 144z", "#7A5A44") +
    twigs(95, 108, 58) +
    line("M95 112Q70 118 58 140M95 112Q120 118 132 140M95 112Q84 122 80 142M95 112Q106 122 110 142", ROOT, 2.5),
  meetdiep: () =>
    pit(95, 90, 36) +
    twigs(95, 118, 60) +
    dot(95, 120, 6, "#8A5A3C") +
    roots(95, 124, 50, 20, 6) +
    box(18, 100, 154, 7, "#C49A6C") +
    line("M150 108V122M144 108h12M144 122h12", CUT, 2),
  aandruk: () => ground() + shrub(84, 112, 30, 78, 9) + boot(118, 110) + arrow(152, 62, 90, 26, CUT),
  handdruk: () => ground() + shrub(86, 112, 30, 76, 13) + hand(112, 92, 20) + arrow(150, 60, 90, 26, CUT),
  giet: () => ground() + shrub(140, 112, 28, 70, 3) + can(52, 66),
  gietrand: () =>
    ground() +
    shape("M24 110Q40 92 56 110zM134 110Q150 92 166 110z", "#6B4D3A") +
    box(56, 104, 78, 8, BLUE) +
    shrub(95, 108, 28, 76, 15),
  mulch: () =>
    ground() +
    shrub(95, 104, 30, 78, 17) +
    crumbs(14, 100, 62, 10, 60, "#8A6A3C") +
    crumbs(112, 100, 62, 10, 60, "#8A6A3C", 9) +
    line("M172 98V112M166 98h12M166 112h12", CUT, 2),
  meet: () =>
    ground() +
    sprout(40, 110, 40) +
    sprout(150, 110, 40, 5) +
    line("M40 66H150M48 60l-8 6l8 6M142 60l8 6l-8 6", CUT, 3) +
    [62, 84, 106, 128].map((x) => line(`M${x} 62v8`, CUT, 2)).join(""),
  vul: () =>
    pit(95, 84, 34) +
    twigs(95, 114, 64) +
    roots(95, 114, 56, 26, 3) +
    crumbs(58, 112, 74, 28, 60, "#7A5A44") +
    arrow(140, 84, 90, 24) +
    arrow(150, 48, -90, 22) +
    arrow(150, 52, 90, 22),
  aarde: () =>
    ground(126) +
    box(0, 92, 190, 34, "#4A3526") +
    crumbs(4, 96, 180, 26, 70, "#6A4D35") +
    line("M172 92V126M166 92h12M166 126h12", CREAM, 2) +
    shape("M26 92Q62 52 98 92z", "#4A3526") +
    spade(130, 78, 40),
  zakken: () =>
    ground() +
    line("M24 96q30 14 70 10t70 6", "#C49A6C", 3) +
    arrow(56, 60, 90, 34) +
    arrow(96, 60, 90, 34) +
    arrow(136, 60, 90, 34),
  plank: () => ground() + box(16, 100, 158, 10, "#C49A6C") + boot(70, 100) + boot(104, 100),
  puin: () =>
    ground() +
    [
      [40, 100, 18],
      [74, 104, 13],
      [104, 98, 20],
      [140, 103, 14],
    ]
      .map(([x, y, r]) =>
        shape(`M${x - r} ${y + 8}L${x - r * 0.5} ${y - r}L${x + r * 0.6} ${y - r * 0.8}L${x + r} ${y + 8}z`, "#A8A49A"),
      )
      .join("") +
    arrow(150, 70, -40, 32, CUT),
  breek: () =>
    ground(84) +
    box(0, 116, 190, 10, "#8A7A6A") +
    fork(95, 108, 8) +
    line("M70 114l6 14M120 114l-6 14M94 112v16", CREAM, 2.5),
  zeef: () =>
    ground(124) +
    turned(
      95,
      76,
      -14,
      box(-52, -6, 104, 12, "#C49A6C", 3) + line("M-44 6V16M-22 6V16M0 6V16M22 6V16M44 6V16", "#9AA3A6", 3),
    ) +
    crumbs(60, 92, 74, 30, 46, "#6A4D35") +
    line("M70 64h18M98 58l20 -6", ROOT, 5),
};
