import { type PointerEvent, useRef, useState } from "react";
import { grass as texts } from "#texts/calculators/grass.ts";
import type { CuttingPlan } from "./cutting-plan.ts";
import { at, n, type Scale } from "../drawing.ts";
import { Bar } from "../drawing-bar.tsx";
import { sayMetres } from "../measure.ts";
import { boxOf, edges, type Point } from "./polygon.ts";

const [WIDTH, HEIGHT] = [900, 620];

type Props = {
  points: Point[];
  plan: CuttingPlan | undefined;
  label: string;
  /** Free gardens can be pulled by their corners; the fields say the same. */
  onMove?: ((corner: number, to: Point) => void) | undefined;
};

/** The garden with its strips, seams and lengths, to scale; what sticks out is waste. */
export function GrassDrawing({ points, plan, label, onMove }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [held, hold] = useState<{ corner: number; scale: Scale } | null>(null);
  const scale = held?.scale ?? fit(points, plan);
  const pull = (event: PointerEvent) => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!held || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const snap = (value: number) => Math.min(10_000, Math.max(0, Math.round(value / scale.k / 10) * 10));
    onMove?.(held.corner, { x: snap(x - scale.left), y: snap(y - scale.top) });
  };
  const outline = points.map((point) => at(scale, point));
  const path = outline.map(({ x, y }) => `${x} ${y}`).join(" ");
  const pieces = plan?.pieces.map((piece) => lying(piece, plan.direction)) ?? [];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      ref={svg}
      className="gras"
      onPointerMove={pull}
      onPointerUp={() => hold(null)}
      onPointerCancel={() => hold(null)}
    >
      <clipPath id="tuin">
        <polygon points={path} />
      </clipPath>
      {pieces.map((piece) => (
        <rect key={`verlies ${piece.x} ${piece.y}`} {...box(piece, scale)} className="verlies" />
      ))}
      <g clipPath="url(#tuin)">
        {pieces.map((piece, index) => (
          <rect key={`baan ${piece.x} ${piece.y}`} {...box(piece, scale)} className={index % 2 ? "baan om" : "baan"} />
        ))}
      </g>
      {pieces.map((piece) => (
        <rect key={`rand ${piece.x} ${piece.y}`} {...box(piece, scale)} className="baanrand" />
      ))}
      <polygon points={path} className="tuinrand" />
      <Seams plan={plan} scale={scale} />
      {pieces.map((piece, index) => (
        <PieceName key={`naam ${piece.x} ${piece.y}`} piece={piece} number={index + 1} garden={points} scale={scale} />
      ))}
      <Sides points={points} scale={scale} />
      {plan && <Pile direction={plan.direction} />}
      {onMove &&
        outline.map(({ x, y }, corner) => (
          <g
            key={`hoek-${corner + 1}`}
            className="hoek"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture?.(event.pointerId);
              hold({ corner, scale });
            }}
          >
            <circle cx={x} cy={y} r="34" className="greep" />
            <circle cx={x} cy={y} r="11" />
          </g>
        ))}
      <Bar k={scale.k} y={HEIGHT - 24} x={40} />
    </svg>
  );
}

type Lying = { x: number; y: number; wide: number; high: number; lengthCm: number; widthCm: number };

const lying = ({ x, y, lengthCm, widthCm }: CuttingPlan["pieces"][number], direction: "x" | "y"): Lying =>
  direction === "x"
    ? { x, y, wide: lengthCm, high: widthCm, lengthCm, widthCm }
    : { x: y, y: x, wide: widthCm, high: lengthCm, lengthCm, widthCm };

function box({ x, y, wide, high }: Lying, scale: Scale) {
  const corner = at(scale, { x, y });
  return { x: corner.x, y: corner.y, width: n(wide * scale.k), height: n(high * scale.k) };
}

function fit(points: Point[], plan: CuttingPlan | undefined): Scale {
  const strips = (plan?.pieces ?? []).map((piece) => lying(piece, plan?.direction ?? "x"));
  const all = [
    ...points,
    ...strips.flatMap(({ x, y, wide, high }) => [
      { x, y },
      { x: x + wide, y: y + high },
    ]),
  ];
  const { minX, maxX, minY, maxY } = boxOf(all);
  const k = Math.min(760 / Math.max(maxX - minX, 100), 460 / Math.max(maxY - minY, 100), 1.4);
  return {
    k,
    left: n((WIDTH - (maxX - minX) * k) / 2 - minX * k),
    top: n(64 + (460 - (maxY - minY) * k) / 2 - minY * k),
  };
}

function Seams({ plan, scale }: { plan: CuttingPlan | undefined; scale: Scale }) {
  return plan?.seams.map(({ x, y, lengthCm, across }) => {
    const [dx, dy] = across ? [0, lengthCm] : [lengthCm, 0];
    const turn = (point: Point) => (plan.direction === "x" ? point : { x: point.y, y: point.x });
    const [from, to] = [at(scale, turn({ x, y })), at(scale, turn({ x: x + dx, y: y + dy }))];
    return <path key={`${x} ${y} ${across}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="naad" />;
  });
}

type NameProps = { piece: Lying; number: number; garden: Point[]; scale: Scale };

/** In the middle of what lies in the garden, so that it never sits on the edge. */
function PieceName({ piece, number, garden, scale }: NameProps) {
  const { minX, maxX, minY, maxY } = boxOf(garden);
  const [left, top] = [Math.max(piece.x, minX), Math.max(piece.y, minY)];
  const wide = Math.min(piece.x + piece.wide, maxX) - left;
  const high = Math.min(piece.y + piece.high, maxY) - top;
  const { x, y, width, height } = box({ ...piece, x: left, y: top, wide, high }, scale);
  const narrow = width < 130;
  return (
    <text
      x={n(x + width / 2)}
      y={n(y + height / 2 + 6)}
      textAnchor="middle"
      className="stuk"
      {...(narrow && height > width && { transform: `rotate(-90 ${n(x + width / 2)} ${n(y + height / 2)})` })}
    >
      {`${number}: ${piece.widthCm / 100} × ${sayMetres(piece.lengthCm)} m`}
    </text>
  );
}

function Sides({ points, scale }: { points: Point[]; scale: Scale }) {
  const { minX, maxX, minY, maxY } = boxOf(points);
  const middle = at(scale, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
  return edges(points).map(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length * scale.k < 56) return null;
    const [from, to] = [at(scale, a), at(scale, b)];
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    // Outward: the side of the edge away from the middle of the garden.
    const [ox, oy] = [-(to.y - from.y), to.x - from.x];
    const sign = (middle.x - x) * ox + (middle.y - y) * oy > 0 ? -1 : 1;
    const far = (24 * sign) / Math.hypot(ox, oy);
    return (
      <text
        key={`${a.x} ${a.y} ${b.x}`}
        x={n(x + ox * far)}
        y={n(y + oy * far + 5)}
        textAnchor="middle"
        className="noot"
      >
        {sayMetres(Math.round(length))} m
      </text>
    );
  });
}

/** All pile one way: an arrow in the corner. */
function Pile({ direction }: { direction: "x" | "y" }) {
  return (
    <g className="pool" transform={`translate(${WIDTH - 210} ${HEIGHT - 24})`}>
      <path d={direction === "x" ? "M0 0h52m-12-8 12 8-12 8" : "M26 -26v40m-8-12 8 12 8-12"} />
      <text x="64" y="5" className="noot">
        {texts.pile}
      </text>
    </g>
  );
}
