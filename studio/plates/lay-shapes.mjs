// Shapes that several scenes of this kind are made of.
import { GREENS, line, n, shape, wander } from "./shapes.mjs";
import { box, crumbs, dot, SOIL, turned } from "./scene-ground.mjs";

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
export const mower = (x, y) =>
  shape(`M${x - 32} ${y - 26}H${x + 20}Q${x + 34} ${y - 22} ${x + 34} ${y - 8}H${x - 32}z`, "#A84A06") +
  dot(x - 22, y - 6, 9, "#22262A") +
  dot(x + 22, y - 6, 9, "#22262A") +
  line(`M${x - 30} ${y - 24}L${x - 62} ${y - 70}h-14`, "#6C7578", 4);
export const roll = (x, y, r, fill, under = "#6B4D3A") =>
  dot(x, y, r, fill) + dot(x, y, r * 0.62, under) + dot(x, y, r * 0.4, fill) + dot(x, y, r * 0.2, under);
export const sandbed = (top = 96) =>
  box(0, top, 190, 30, "#D8B878") +
  crumbs(4, top + 3, 180, 24, 60, "#A8854A") +
  box(0, top + 30, 190, 150 - top - 30, SOIL);
export const mat = (x, wide, y) => box(x, y, wide, 7, "#2A2A28") + grass(x, x + wide, y, 22, x + 3);
export const brick = () => {
  let out = box(0, 0, 190, 150, "#C98A6A");
  for (let y = 0; y < 150; y += 25) {
    out += line(`M0 ${y}H190`, "#E2C9B4", 3);
    for (let x = (y / 25) % 2 ? 0 : 32; x < 190; x += 64) out += line(`M${x} ${y}V${y + 25}`, "#E2C9B4", 3);
  }
  return out;
};
export const roof = (...layers) => {
  let y = 122;
  let out = shape("M8 122H182V132H8z", "#6B5744") + box(8, 132, 12, 18, "#C49A6C") + box(170, 132, 12, 18, "#C49A6C");
  for (const [h, fill] of layers) {
    y -= h;
    out += box(14, y, 162, h, fill);
  }
  return [out, y];
};
export const tile = (x, y, degrees = 0) => turned(x, y, degrees, box(-26, -7, 52, 14, "#A8A49A", 2));
