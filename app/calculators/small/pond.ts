import type { Cm } from "../measure.ts";

/** The sheet that lines a pond: twice the depth and half a metre to fold over on every side. */
export function pondLiner(lengthCm: Cm, widthCm: Cm, depthCm: Cm) {
  const [long, wide] = [lengthCm + 2 * depthCm + 100, widthCm + 2 * depthCm + 100];
  return {
    longCm: long,
    wideCm: wide,
    squareMetres: Math.ceil((long * wide) / 10_000 - 1e-9),
    // Sloping walls hold about three quarters of the box.
    litres: Math.round((lengthCm * widthCm * depthCm * 0.75) / 1000),
  };
}
