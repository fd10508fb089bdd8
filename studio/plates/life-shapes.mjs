// Shapes that several scenes of this kind are made of.
import { GREENS, leaf, line, n, shape, wander, WOOD } from "./shapes.mjs";
import { BLUE, box, dot } from "./scene-ground.mjs";

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
export const ball = (x, y) =>
  shape(`M${x - 22} ${y}H${x + 22}L${x + 16} ${y + 30}H${x - 16}z`, "#B8925C") +
  line(`M${x - 22} ${y + 8}Q${x} ${y + 16} ${x + 22} ${y + 8}`, "#8A6A3C", 2);
export const stand = (x, y) =>
  shape(`M${x - 26} ${y}H${x + 26}L${x + 20} ${y + 26}H${x - 20}z`, "#24513B") + box(x - 22, y + 6, 44, 14, BLUE);
export const hog = (x, y) =>
  shape(
    `M${x - 28} ${y}C${x - 26} ${y - 34} ${x + 12} ${y - 36} ${x + 18} ${y - 10}L${x + 34} ${y - 4}L${x + 24} ${y}z`,
    "#6B5744",
  ) +
  Array.from({ length: 9 }, (_, i) =>
    line(`M${x - 22 + i * 5} ${y - 12 - Math.sin(i / 2.6) * 12}l-3 -10`, "#3A2E24", 2),
  ).join("") +
  dot(x + 20, y - 9, 2.2, "#1E140C") +
  dot(x + 34, y - 4, 3, "#1E140C");
export const snail = (x, y) =>
  line(`M${x - 22} ${y}Q${x} ${y - 6} ${x + 24} ${y - 4}q8 -4 6 -12M${x + 28} ${y - 6}q8 -4 8 -12`, "#8A6A4C", 7) +
  dot(x + 30, y - 18, 2.5, "#3A2E24") +
  dot(x + 37, y - 18, 2.5, "#3A2E24");
export const fence = (x1, x2) =>
  Array.from({ length: Math.floor((x2 - x1) / 18) }, (_, i) =>
    box(x1 + i * 18, 20, 16, 92, i % 2 ? "#C49A6C" : "#B98A5C"),
  ).join("");
export const bin = () =>
  [46, 62, 78, 94].map((y) => box(36, y, 118, 10, "#C49A6C")).join("") +
  box(34, 40, 9, 74, "#8F6437") +
  box(147, 40, 9, 74, "#8F6437");
export const tuft = (x, foot, tall, colour = "#C9A661", seed = 3) => {
  const r = wander(seed);
  return Array.from({ length: 26 }, () =>
    line(
      `M${x + (r() - 0.5) * 22} ${foot}q${n((r() - 0.5) * 20)} ${n(-tall * 0.6)} ${n((r() - 0.5) * 62)} ${n(-tall * (0.75 + r() * 0.3))}`,
      colour,
      2.2,
    ),
  ).join("");
};
export const canes = (x, foot, tall, cutAt) =>
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
export const rhizome = () =>
  line("M30 128H150", "#E3CFA8", 7) + [46, 70, 94, 118].map((x) => line(`M${x} 130v14`, "#CDB68A", 2)).join("");
