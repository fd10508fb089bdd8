// Small scenes of lawns, mats, roofs, tiles and wires on a wall.
import { CUT, GREENS, leaf, line, n, shape, SOFT, text, wander } from "./shapes.mjs";
import {
  arrow,
  BLUE,
  box,
  can,
  CREAM,
  crumbs,
  dashed,
  dot,
  ground,
  rake,
  shrub,
  SOIL,
  spade,
  sprout,
  turned,
} from "./scene-ground.mjs";

export const grass = (x1, x2, foot, tall, seed = 3) => {
  const r = wander(seed);
  let out = "";
  for (let x = x1; x < x2; x += 3)
    out += line(
      `M${x} ${foot}q${n((r() - 0.5) * 6)} ${n(-tall * 0.6)} ${n((r() - 0.5) * 9)} ${n(-tall * (0.8 + r() * 0.3))}`,
      GREENS[Math.floor(r() * 4)],
      2.2,
    );
  return out;
};
const mower = (x, y) =>
  shape(`M${x - 32} ${y - 26}H${x + 20}Q${x + 34} ${y - 22} ${x + 34} ${y - 8}H${x - 32}z`, "#A84A06") +
  dot(x - 22, y - 6, 9, "#22262A") +
  dot(x + 22, y - 6, 9, "#22262A") +
  line(`M${x - 30} ${y - 24}L${x - 62} ${y - 70}h-14`, "#6C7578", 4);
const roll = (x, y, r, fill, under = "#6B4D3A") =>
  dot(x, y, r, fill) + dot(x, y, r * 0.62, under) + dot(x, y, r * 0.4, fill) + dot(x, y, r * 0.2, under);
const sandbed = (top = 96) =>
  box(0, top, 190, 30, "#D8B878") +
  crumbs(4, top + 3, 180, 24, 60, "#A8854A") +
  box(0, top + 30, 190, 150 - top - 30, SOIL);
const mat = (x, wide, y) => box(x, y, wide, 7, "#2A2A28") + grass(x, x + wide, y, 22, x + 3);
const brick = () => {
  let out = box(0, 0, 190, 150, "#C98A6A");
  for (let y = 0; y < 150; y += 25) {
    out += line(`M0 ${y}H190`, "#E2C9B4", 3);
    for (let x = (y / 25) % 2 ? 0 : 32; x < 190; x += 64) out += line(`M${x} ${y}V${y + 25}`, "#E2C9B4", 3);
  }
  return out;
};
const roof = (...layers) => {
  let y = 122;
  let out = shape("M8 122H182V132H8z", "#6B5744") + box(8, 132, 12, 18, "#C49A6C") + box(170, 132, 12, 18, "#C49A6C");
  for (const [h, fill] of layers) {
    y -= h;
    out += box(14, y, 162, h, fill);
  }
  return [out, y];
};
const tile = (x, y, degrees = 0) => turned(x, y, degrees, box(-26, -7, 52, 14, "#A8A49A", 2));

export const layScenes = {
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
  dakveeg: () => {
    const [r] = roof([6, "#3A3A38"]);
    return r + turned(112, 108, 26, line("M0 -80V0", "#C49A6C", 5) + box(-22, 0, 44, 10, "#8A4A3C"));
  },
  dakwater: () => {
    const [r] = roof([6, "#3A3A38"]);
    return (
      r +
      line("M30 30C60 40 70 80 80 108", "#3E5A4A", 5) +
      [90, 106, 122, 138].map((x) => line(`M${x} 96v14`, BLUE, 3)).join("")
    );
  },
  dakrand: () => {
    const [r] = roof([6, "#3A3A38"]);
    return (
      r +
      box(8, 86, 12, 38, "#9AA3A6") +
      box(170, 86, 12, 38, "#9AA3A6") +
      line("M34 86V116M28 86h12M28 116h12", CUT, 2.5)
    );
  },
  dakfolie: () => {
    const [r] = roof([6, "#3A3A38"], [5, "#5E7A6A"]);
    return r + roll(150, 96, 16, "#5E7A6A") + arrow(60, 84, 0, 50);
  },
  daknop: () => {
    const [r, y] = roof([6, "#3A3A38"], [4, "#5E7A6A"]);
    return (
      r +
      [28, 50, 72, 94, 116, 138, 160]
        .map((x) => shape(`M${x - 9} ${y}L${x - 5} ${y - 14}H${x + 5}L${x + 9} ${y}z`, "#22262A"))
        .join("")
    );
  },
  dakschacht: () => {
    const [r] = roof([6, "#3A3A38"], [14, "#22262A"]);
    return (
      r +
      box(84, 70, 26, 46, "none") +
      `<rect x="82" y="76" width="28" height="40" fill="#C9D3D4" stroke="#6C7578" stroke-width="3"/>` +
      line("M96 116V148", "#6C7578", 9)
    );
  },
  dakgrind: () => {
    const [r] = roof([6, "#3A3A38"], [14, "#22262A"]);
    return (
      r +
      crumbs(14, 84, 26, 16, 40, "#A8A49A") +
      crumbs(150, 84, 26, 16, 40, "#A8A49A", 8) +
      box(14, 84, 26, 18, "#A8A49A88") +
      box(150, 84, 26, 18, "#A8A49A88")
    );
  },
  daksub: (word) => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [22, "#8A5A44"]);
    return (
      r +
      crumbs(18, y + 2, 154, 18, 60, "#C98A6A") +
      box(50, y - 12, 90, 8, "#C49A6C") +
      (word ? text(150, y - 8, word, { size: 14, fill: CUT, anchor: "middle" }) : "")
    );
  },
  dakmat: () => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [16, "#8A5A44"]);
    return (
      r +
      box(14, y - 8, 100, 8, "#6B4D3A") +
      Array.from({ length: 22 }, (_, i) =>
        leaf(18 + i * 4.4, y - 8, -40 + (i % 5) * 20, 12, ["#6E9A3C", "#8A4A3C", "#B79E72"][i % 3], 0.5),
      ).join("") +
      roll(132, y - 14, 16, "#6E9A3C")
    );
  },
  dakplug: () => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [20, "#8A5A44"]);
    return (
      r +
      [34, 64, 95, 126, 156]
        .map(
          (x, i) => sprout(x, y + 2, 16, i) + shape(`M${x - 5} ${y}H${x + 5}L${x + 3} ${y + 12}H${x - 3}z`, "#4A3526"),
        )
        .join("")
    );
  },
  dakbloem: () => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [18, "#8A5A44"]);
    return (
      r +
      shape(`M96 ${y}Q130 ${y - 22} 166 ${y}z`, "#8A5A44") +
      [26, 50, 74, 118, 138]
        .map(
          (x, i) =>
            line(`M${x} ${y}v-${24 + (i % 3) * 8}`, "#4B8A3A", 2.5) +
            dot(x, y - 26 - (i % 3) * 8, 5, ["#FFFFFF", "#9A86C4", "#E8B84A"][i % 3]),
        )
        .join("")
    );
  },
  daksteen: () => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [18, "#8A5A44"]);
    return (
      r +
      [52, 72, 62].map((x, i) => dot(x, y - 6 - (i === 2 ? 12 : 0), 10, "#A8A49A")).join("") +
      line(`M104 ${y - 4}l50 -10M108 ${y - 12}l44 8M112 ${y - 4}l36 -18`, "#6B5744", 5)
    );
  },
  dakgiet: () => {
    const [r, y] = roof([6, "#3A3A38"], [12, "#22262A"], [18, "#8A5A44"]);
    return r + [100, 126, 150].map((x, i) => sprout(x, y, 18, i)).join("") + can(44, y - 38);
  },
  reken: () =>
    box(48, 22, 94, 112, CREAM, 6) +
    `<rect x="48" y="22" width="94" height="112" rx="6" fill="none" stroke="${SOFT}" stroke-width="2.5"/>` +
    text(95, 62, "kg per m²", { size: 16, anchor: "middle" }) +
    line("M62 80H128M62 96H128M62 112H104", SOFT, 3) +
    text(120, 128, "✓", { size: 22, fill: "#2C6A3C", anchor: "middle" }),
  tegellijn: () =>
    [0, 1, 2, 3]
      .map((row) => [0, 1, 2, 3, 4].map((i) => box(6 + i * 36, 10 + row * 34, 34, 32, "#C9C4B8", 2)).join(""))
      .join("") + line("M6 78C60 70 120 90 186 76", CUT, 4),
  leiding: () =>
    ground(70) +
    line("M0 104H190", "#A84A06", 6) +
    line("M0 124H190", BLUE, 6) +
    shape("M30 70l14 -26h-9l14 -24", "#E8B84A") +
    spade(140, 54, 12),
  tegelwip: () =>
    ground() +
    tile(34, 104) +
    tile(92, 104) +
    tile(146, 92, -24) +
    turned(176, 96, 32, line("M0 -84V0", "#C49A6C", 6) + shape("M-10 0H10V26H-10z", "#9AA3A6")),
  kruiwagen: () =>
    ground() +
    shape("M52 58H142L126 92H70z", "#A84A06") +
    dot(64, 102, 13, "#22262A") +
    line("M126 88L176 70M120 92V110", "#6C7578", 5) +
    tile(96, 52) +
    tile(102, 40, 8),
  tegelrand: () =>
    ground() +
    tile(30, 104) +
    box(60, 92, 12, 40, "#A8A49A") +
    line("M72 100H180", CUT, 2, ' stroke-dasharray="7 5"') +
    sprout(140, 110, 26),
  muurraster: () =>
    brick() +
    [40, 78, 116, 154].map((x) => dashed(`M${x} 10V140`)).join("") +
    line("M40 130H78M46 124l-6 6l6 6M72 124l6 6l-6 6", CREAM, 2.5),
  boor: () =>
    brick() +
    dot(64, 86, 6, "#35251A") +
    shape("M92 66H150V96H92z", "#A84A06") +
    line("M92 82H70", "#6C7578", 5) +
    shape("M128 96H146V126H128z", "#22262A"),
  oog: () =>
    brick() +
    line("M40 76H96", "#9AA3A6", 8) +
    `<circle cx="112" cy="76" r="14" fill="none" stroke="#9AA3A6" stroke-width="6"/>`,
  afstand: () =>
    box(0, 0, 50, 150, "#C98A6A") +
    line("M0 25H50M0 50H50M0 75H50M0 100H50M0 125H50", "#E2C9B4", 3) +
    line("M50 40H112M50 110H112", "#9AA3A6", 6) +
    line("M112 10V140", "#6C7578", 4) +
    line("M50 76H112M56 70l-6 6l6 6M106 70l6 6l-6 6", CUT, 2.5) +
    text(82, 66, "8–10 cm", { size: 14, anchor: "middle", fill: CUT }),
  draad: () =>
    brick() +
    [50, 95, 140]
      .map((x) => line(`M${x} 12V138`, "#E9EEF0", 3.5) + dot(x, 16, 6, "#9AA3A6") + dot(x, 134, 6, "#9AA3A6"))
      .join(""),
  span: () =>
    brick() +
    line("M20 76H66M124 76H170", "#E9EEF0", 4) +
    box(66, 66, 58, 20, "#9AA3A6", 8) +
    box(76, 71, 38, 10, "#6C7578", 4) +
    arrow(94, 110, 0, 34, CREAM) +
    arrow(94, 110, 180, 34, CREAM),
  klimplant: () =>
    box(140, 0, 50, 110, "#C98A6A") +
    ground() +
    line("M132 108V10", "#9AA3A6", 3) +
    line("M76 112C96 84 114 66 130 34", "#6E8A4C", 5) +
    [0, 1, 2, 3].map((i) => leaf(84 + i * 12, 98 - i * 18, i % 2 ? 60 : -40, 22, GREENS[i % 4], 0.4)).join("") +
    line("M76 132H140M82 126l-6 6l6 6M134 126l6 6l-6 6", CREAM, 2.5),
  zwartdoek: () =>
    ground() +
    box(20, 100, 150, 10, "#22262A") +
    [46, 82, 118, 150].map((x) => line(`M${x - 6} 99l12 8M${x - 6} 107l12 -8`, CREAM, 2)).join("") +
    shrub(46, 100, 12, 34, 3, 16, 10) +
    shrub(118, 100, 12, 34, 5, 16, 10),
  split: () =>
    ground() +
    box(10, 96, 170, 14, "#C9C4B8") +
    crumbs(10, 96, 170, 14, 90, "#8C8678") +
    shrub(60, 96, 20, 50, 3, 26, 12) +
    shrub(128, 96, 20, 50, 7, 26, 12),
};
