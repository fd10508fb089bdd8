import { hedge as texts } from "#texts/calculators/hedge.ts";
import { at, leafyPath, leaves, n, type Scale } from "../drawing.ts";
import { Bar } from "../drawing-bar.tsx";
import { BOUNDARY_CM, type HedgeSide, ROW_GAP_CM, type Rows } from "./hedge.ts";
import { cornerPoints, layOut } from "./hedge-layout.ts";
import { sayMetres } from "../measure.ts";
import { boxOf, type Point } from "../grass/polygon.ts";

const GREENS = ["#2C6A3C", "#356F35", "#3F7A3A", "#2F6437"];
const MOST_DRAWN = 420;
const WIDTH = 900;

type Props = { sides: HedgeSide[]; plants: number; spacingCm: number; rows: Rows; label: string };

/** The hedge from above, to scale: plants, corners, openings, the boundary and the measures. */
export function HedgeDrawing({ sides, plants, spacingCm, rows, label }: Props) {
  const corners = cornerPoints(sides);
  const box = boxOf(corners);
  const [wide, deep] = [box.maxX, box.maxY];
  const k = Math.min(0.8, 620 / Math.max(wide, 1), 330 / Math.max(deep, 1));
  const scale: Scale = { k, left: 126, top: 120 };
  const height = Math.max(260, n(120 + deep * k + 74));
  const { plants: places, openings } = layOut(sides, Math.min(plants, MOST_DRAWN), rows);
  const size = Math.max(0.1, (Math.max(spacingCm, 25) * k * (rows === "double" ? 0.5 : 0.58)) / 22);
  return (
    <svg viewBox={`0 -14 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <defs>
        {GREENS.map((green, seed) => (
          <g id={`plant-${seed}`} key={green}>
            <path d={leafyPath(seed + 1)} fill={green} />
            <path d={leaves(seed + 1)} fill={seed % 2 ? "#7DA455" : "#1D5230"} opacity=".8" />
            <circle r="3.5" fill="#F59120" />
          </g>
        ))}
      </defs>
      <Boundary corners={corners} scale={scale} />
      <g opacity=".16" transform="translate(9 11)">
        {places.map((place) => {
          const { x, y } = at(scale, place);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={n(22 * size)} fill="#0F2A1E" />;
        })}
      </g>
      {places.map((place, index) => {
        const { x, y } = at(scale, place);
        return (
          <use
            key={`${x} ${y}`}
            href={`#plant-${(index * 7) % 4}`}
            transform={`translate(${x} ${y}) scale(${Math.round(size * 1000) / 1000})`}
          />
        );
      })}
      {openings.map(({ from, to, fromCm }) => (
        <Opening key={`${from.x} ${from.y}`} from={at(scale, from)} to={at(scale, to)} fromCm={fromCm} />
      ))}
      <Measures sides={sides} corners={corners} scale={scale} rows={rows} />
      <Bar k={k} y={n(height - 46)} />
      {deep * k > 90 && wide * k > 300 && (
        <text
          x={n(scale.left + wide * k * (sides.length === 3 ? 0.5 : 0.3))}
          y={n(scale.top + deep * k * 0.6)}
          textAnchor="middle"
          className="tuin"
        >
          {texts.yourGarden}
        </text>
      )}
    </svg>
  );
}

function Boundary({ corners, scale }: { corners: Point[]; scale: Scale }) {
  const away = BOUNDARY_CM * scale.k + 14;
  const shifted = corners.map((corner) => at(scale, corner));
  const [first, second, third, fourth] = shifted as [Point, Point, Point | undefined, Point | undefined];
  const top = n((fourth ? second.y : first.y) - away);
  const path = fourth
    ? `M${n(first.x - away)} ${first.y}V${top}H${n((third as Point).x + away)}V${fourth.y}`
    : third
      ? `M${n(first.x - away)} ${top}H${n(second.x + away)}V${n(third.y)}`
      : `M${n(first.x - away)} ${top}H${n(second.x + away)}`;
  return (
    <>
      <path d={path} className="grens" />
      <text x={n(first.x - away + 4)} y={n(top - 8)} className="noot">
        {texts.boundary}, ≥ 50 cm
      </text>
    </>
  );
}

/** The gate where it begins, with that measure beside it. */
function Opening({ from, to, fromCm }: { from: Point; to: Point; fromCm: number }) {
  const flat = from.y === to.y;
  return (
    <g className="doorgang">
      <path
        d={
          flat
            ? `M${from.x} ${n(from.y - 14)}v28M${to.x} ${n(to.y - 14)}v28`
            : `M${n(from.x - 14)} ${from.y}h28M${n(to.x - 14)} ${to.y}h28`
        }
      />
      {[texts.gateLabel, texts.gateAt(sayMetres(fromCm))].map((said, row) => (
        <text
          key={said}
          x={n((from.x + to.x) / 2)}
          y={n((from.y + to.y) / 2 + (flat ? 34 : -2) + row * 24)}
          textAnchor="middle"
          className="noot"
        >
          {said}
        </text>
      ))}
    </g>
  );
}

function Measures({ sides, corners, scale, rows }: { sides: HedgeSide[]; corners: Point[]; scale: Scale; rows: Rows }) {
  const room = 40 + (rows === "double" ? ROW_GAP_CM * scale.k : 0);
  return (
    <g className="maten">
      {sides.map((side, index) => {
        const from = at(scale, corners[index] as Point);
        const to = at(scale, corners[index + 1] as Point);
        const said = `${sayMetres(side.lengthCm)} m`;
        if (from.y === to.y)
          return (
            <g key={`zijde-${corners[index]?.x}`}>
              <path d={`M${from.x} 22H${to.x}M${from.x} 14v16M${to.x} 14v16`} />
              <text x={n((from.x + to.x) / 2)} y="12" textAnchor="middle">
                {said}
              </text>
            </g>
          );
        const inward = room + (side.opening ? 26 : 0);
        // The left leg of a U has its measure on the garden side too, so that all stay inside the drawing.
        const left = index === 0;
        const x = n(from.x + (left ? inward : -inward));
        return (
          <g key={`zijde-${corners[index]?.x}`}>
            <path d={`M${x} ${from.y}V${to.y}M${n(x - 8)} ${from.y}h16M${n(x - 8)} ${to.y}h16`} />
            <text x={n(x + (left ? 12 : -12))} y={n((from.y + to.y) / 2 + 6)} textAnchor={left ? "start" : "end"}>
              {said}
            </text>
          </g>
        );
      })}
    </g>
  );
}
