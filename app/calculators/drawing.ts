import type { Point } from "./grass/polygon.ts";

/** Centimetres to the units of a drawing, with the same scale both ways. */
export type Scale = { k: number; left: number; top: number };

export const at = ({ k, left, top }: Scale, { x, y }: Point): Point => ({ x: n(left + x * k), y: n(top + y * k) });

/** One decimal is finer than any screen shows, and keeps the page small. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** A round length whose bar is easy to see: 1, 2, 5, 10 … metres. */
export function barLength(k: number): number {
  const metres = [1, 2, 5, 10, 20, 50, 100].find((one) => one * 100 * k >= 56) ?? 100;
  return metres;
}

/** A leafy blob seen from above, about 22 units across its radius; each seed its own shape. */
export function leafyPath(seed: number): string {
  let state = seed * 9301 + 49297;
  const random = () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
  const lobes = 16;
  const points = Array.from({ length: lobes }, (_, lobe) => {
    const turn = (lobe / lobes) * 2 * Math.PI;
    const out = ((lobe + 0.5) / lobes) * 2 * Math.PI;
    const far = 24 + random() * 4;
    return `Q${n(far * Math.cos(out))} ${n(far * Math.sin(out))} ${n(21.8 * Math.cos(turn + (2 * Math.PI) / lobes))} ${n(21.8 * Math.sin(turn + (2 * Math.PI) / lobes))}`;
  });
  return `M21.8 0${points.join("")}Z`;
}

/** A few leaves on top of it. */
export function leaves(seed: number): string {
  return Array.from({ length: 5 }, (_, leaf) => {
    const turn = seed + leaf * 2.4;
    const [x, y] = [n(10 * Math.cos(turn)), n(10 * Math.sin(turn))];
    const [dx, dy] = [n(9 * Math.cos(turn * 1.7)), n(9 * Math.sin(turn * 1.7))];
    return `M${x} ${y}q${n(dx * 0.7 - dy * 0.3)} ${n(dy * 0.7 + dx * 0.3)} ${dx} ${dy}q${n(-dx * 0.7 + dy * 0.3)} ${n(-dy * 0.7 - dx * 0.3)} ${-dx} ${-dy}z`;
  }).join("");
}
