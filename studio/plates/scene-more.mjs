// Small scenes that only one or two how-tos ask for.
import { CUT, leaf, line, shape, SOFT, text, WOOD } from "./shapes.mjs";
import { arrow, box, CLAY, CREAM, crumbs, dashed, dot, ground, roots, sprout, turned } from "./scene-ground.mjs";

const potCut = (inner) =>
  line("M8 124H182", "#8C775C", 3) +
  shape("M42 34H148L134 122H56z", CLAY) +
  shape("M50 44H140L128 116H62z", "#4A3526") +
  inner;
const bulb = (x, y, r) =>
  shape(
    `M${x} ${y - r * 1.5}C${x - r * 1.3} ${y - r * 0.4} ${x - r} ${y + r} ${x} ${y + r}C${x + r} ${y + r} ${x + r * 1.3} ${y - r * 0.4} ${x} ${y - r * 1.5}z`,
    "#C9863C",
  );
const row = (places, y, r) => places.map((x) => bulb(x, y, r)).join("");
const fork = (lean) =>
  turned(
    95,
    112,
    lean,
    line("M0 0V-78M-14 -78H14", "#C49A6C", 6) + line("M-14 4H14M-14 4V34M-5 4V36M5 4V36M14 4V34", "#9AA3A6", 3.5),
  );
const stem = (x, lean, wide, colour) => line(`M${x} 112Q${x + lean * 0.3} 70 ${x + lean} 26`, colour, wide);

export const moreScenes = {
  bak: () =>
    line("M8 124H182", "#8C775C", 3) +
    shape("M46 34H132L120 118H58z", CLAY) +
    box(42, 28, 94, 12, CLAY) +
    box(60, 118, 12, 6, "#8C775C") +
    box(106, 118, 12, 6, "#8C775C") +
    line("M152 34V118M146 34h12M146 118h12", CUT, 2.5) +
    text(89, 84, "30 cm", { size: 17, anchor: "middle", fill: CREAM }),
  bollaag3: () =>
    potCut(
      row([70, 95, 120], 108, 8) +
        row([66, 82, 98, 114, 126], 86, 6) +
        row([60, 70, 80, 90, 100, 110, 120, 130], 64, 4),
    ),
  aardhoop: () =>
    ground() +
    shape("M44 110Q95 62 146 110z", "#6B4A34") +
    line("M95 96V44M95 70l-20 -32M95 66l22 -34", WOOD, 6) +
    dot(95, 104, 8, "#8A5A3C") +
    arrow(62, 84, 205, 34, CUT) +
    arrow(128, 84, -25, 34, CUT),
  nietmengen: () =>
    box(0, 62, 190, 44, "#5A4030") +
    box(0, 106, 190, 44, "#77828A") +
    line("M0 62H190M0 106H190", "#35251A", 2) +
    line("M74 124A28 28 0 1 1 116 124M116 124l-2 -13M116 124l12 -5", CREAM, 3.5) +
    line("M70 84L122 132M122 84L70 132", CUT, 5),
  groei: () =>
    ground() +
    [
      [58, 96, "#2C6A3C"],
      [32, 70, "#4B8A3A"],
      [26, 44, "#8DB255"],
    ]
      .map(([tall, top, fill]) => box(34, top, 110, tall === 58 ? 14 : 26, fill))
      .join("") +
    dashed("M24 96H154M24 70H154M24 44H154", 2.5) +
    text(158, 62, "+20", { size: 14, fill: CUT }) +
    text(158, 88, "+20", { size: 14, fill: CUT }),
  forken: () =>
    ground() + sprout(95, 112, 34) + fork(-13) + fork(13) + arrow(60, 46, 180, 26, CUT) + arrow(130, 46, 0, 26, CUT),
  stukken: () =>
    ground() +
    [42, 95, 148]
      .map(
        (x) =>
          sprout(x, 84, 28) +
          shape(`M${x - 20} 84Q${x} 74 ${x + 20} 84Q${x + 16} 104 ${x} 106Q${x - 16} 104 ${x - 20} 84z`, "#4A3526") +
          roots(x, 86, 26, 18, x, 6),
      )
      .join(""),
  ouderdom: () =>
    ground() +
    [
      stem(92, -52, 11, "#8C857A"),
      stem(97, -8, 12, "#8C857A"),
      stem(100, 30, 6, "#7A4F2C"),
      stem(104, 62, 5, "#7A4F2C"),
    ].join("") +
    [64, 74, 84].map((y) => line(`M${88 - (112 - y) * 0.2} ${y}l-2 8`, "#5F594F", 1.5)).join("") +
    leaf(130, 34, 20, 16, "#4B8A3A") +
    leaf(164, 32, 50, 16, "#4B8A3A") +
    text(38, 140, "oud", { size: 15, fill: CREAM, anchor: "middle" }) +
    text(148, 140, "jong", { size: 15, fill: CREAM, anchor: "middle" }),
  klok: (word) =>
    `<circle cx="95" cy="66" r="40" fill="#fff" stroke="${SOFT}" stroke-width="4"/>` +
    [0, 90, 180, 270].map((a) => turned(95, 66, a, line("M0 -36V-30", SOFT, 3))).join("") +
    line(word ? "M95 66V38M95 66L114 72" : "M95 66V36M96 66V44", SOFT, 4) +
    (word ? text(95, 134, word, { size: 17, anchor: "middle" }) : ""),
  thermo: (word) =>
    `<rect x="58" y="18" width="22" height="96" rx="11" fill="#fff" stroke="${SOFT}" stroke-width="3"/>` +
    box(65, 78, 8, 34, "#6C9AB0", 4) +
    dot(69, 122, 17, "#6C9AB0") +
    line("M84 34h8M84 52h8M84 70h8M84 88h8", SOFT, 2) +
    text(102, 82, word ?? "", { size: 22 }) +
    crumbs(112, 20, 60, 30, 12, "#BFD4D8"),
};
