import { office } from "#texts/office/office.ts";
import { draw, type Point } from "./draw-plot.ts";
import { Rows } from "./rows.tsx";

const [WIDTH, HEIGHT, LEFT, FOOT] = [640, 200, 64, 26];

/** Bars per day, drawn on the server; the same figures stand beside it as a table. */
export function Plot({
  title,
  points,
  say,
  tone,
}: {
  title: string;
  points: Point[];
  say(value: number): string;
  tone: "groen" | "oranje";
}) {
  const { bars, lines } = draw(points, { width: WIDTH - LEFT, height: HEIGHT });
  const every = Math.ceil(points.length / 7);
  return (
    <figure className={`plot plot-${tone}`}>
      <figcaption className="kop-4">{title}</figcaption>
      <svg viewBox={`0 -8 ${WIDTH} ${HEIGHT + FOOT + 8}`} role="img" aria-label={title}>
        {lines.map(({ y, value }) => (
          <g key={y}>
            <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className={value === 0 ? "grond" : "raster"} />
            <text x={LEFT - 8} y={y + 4} textAnchor="end">
              {say(value)}
            </text>
          </g>
        ))}
        {bars.map(({ point, ...bar }, i) => (
          <g key={point.label}>
            <rect {...bar} x={bar.x + LEFT} rx="1.5">
              <title>{`${point.label}: ${say(point.value)}`}</title>
            </rect>
            {i % every === 0 && (
              <text x={bar.x + LEFT + bar.width / 2} y={HEIGHT + 20} textAnchor="middle">
                {point.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details className="klein">
        <summary>{office.table}</summary>
        <Figures head={[office.day, title]} rows={points.map(({ label, value }) => [label, say(value)])} />
      </details>
    </figure>
  );
}

export function Figures({ head, rows }: { head: string[]; rows: string[][] }) {
  return <Rows label={head[0] ?? ""} head={head} rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))} />;
}
