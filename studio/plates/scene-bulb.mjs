// Small scenes of bulbs, window boxes and light indoors, 190 by 150.
import { CUT, GREENS, leaf, line, shape, SOFT, text, wander } from "./shapes.mjs";
import { arrow, box, CLAY, CREAM, dashed, dot, ground, sprout } from "./scene-ground.mjs";
import { table, pot, bulb, window_, hand, viola } from "./pot-shapes.mjs";

export const bulbScenes = {
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
