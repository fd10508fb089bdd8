import { barLength, n } from "./drawing.ts";

/** How long a metre is on this drawing. */
export function Bar({ k, y, x = 126 }: { k: number; y: number; x?: number }) {
  const metres = barLength(k);
  const length = n(metres * 100 * k);
  return (
    <g className="schaal" transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${length}M0 -6v12M${length} -6v12`} />
      <text x={n(length + 12)} y="5" className="noot">
        {metres} m
      </text>
    </g>
  );
}
