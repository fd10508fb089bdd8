export type Point = { label: string; value: number };
export type Bar = { x: number; y: number; width: number; height: number; point: Point };
export type Drawn = { bars: Bar[]; lines: { y: number; value: number }[]; top: number };

/** A round number at or above the largest: 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= most) ?? most;
}

/** Where each bar and each line of the scale stands, in a box of the given size. */
export function draw(points: Point[], { width, height }: { width: number; height: number }): Drawn {
  const top = roundUp(Math.max(0, ...points.map(({ value }) => value)));
  const step = width / Math.max(1, points.length);
  const bars = points.map((point, i) => {
    const tall = Math.max(0, (point.value / top) * height);
    return {
      x: round(i * step + step * 0.12),
      y: round(height - tall),
      width: round(step * 0.76),
      height: round(tall),
      point,
    };
  });
  const lines = [0, 0.5, 1].map((part) => ({ y: round(height * (1 - part)), value: top * part }));
  return { bars, lines, top };
}

const round = (value: number) => Math.round(value * 10) / 10;
