// Small scenes of a green roof, 190 by 150.
import { CUT, leaf, line, shape, SOFT, text } from "./shapes.mjs";
import { arrow, BLUE, box, can, CREAM, crumbs, dot, sprout, turned } from "./scene-ground.mjs";
import { roll, roof } from "./lay-shapes.mjs";

export const roofScenes = {
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
};
