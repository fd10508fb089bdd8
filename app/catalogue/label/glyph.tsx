import { Icon } from "#ui/icon.tsx";
import type { Fact } from "./label-facts.ts";

const line = {
  viewBox: "0 0 44 44",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  "aria-hidden": true,
} as const;
const PALE = "#C9D6B8";
const GREEN = "#2C6A3C";

/** Four facts are drawn to their own figure; the rest has an icon. */
export function Glyph({ glyph, level = 0 }: Pick<Fact, "glyph" | "level">) {
  if (glyph === "height") {
    // The person is 175 cm; the plant stands beside it, up to the edge of the drawing.
    const tall = Math.max(3, Math.min(38, Math.round((level / 175) * 23)));
    return (
      <svg {...line}>
        <path d="M2 41h40" />
        <rect x="10" y={41 - tall} width="12" height={tall} fill={GREEN} stroke="none" />
        <circle cx="33" cy="20" r="2.6" />
        <path d="M33 24v9l-2.500 8 M33 33l2.500 8 M29 27.500l4-2.500 4 2.500" />
      </svg>
    );
  }
  if (glyph === "distance")
    return (
      <svg {...line}>
        <path d="M2 36h40 M2 32v8 M42 32v8" />
        <circle cx="10" cy="20" r="7.500" fill={GREEN} stroke="none" />
        <circle cx="26" cy="20" r="7.500" fill={GREEN} stroke="none" />
        <path d="M42 12.500a7.500 7.500 0 0 0 0 15z" fill={PALE} stroke="none" />
      </svg>
    );
  if (glyph === "light")
    return (
      <svg {...line}>
        <circle cx="22" cy="22" r="17" fill={level === 1 ? "#F59120" : level < 0 ? PALE : "#F59120"} stroke="none" />
        {level > 1 && <path d="M22 5a17 17 0 0 1 0 34z" fill={PALE} />}
        <circle cx="22" cy="22" r="17" />
      </svg>
    );
  if (glyph === "cold") {
    const warm = Math.max(0, Math.min(36, Math.round(((20 - level) / 50) * 36)));
    return (
      <svg {...line}>
        <path d="M4 36h36" stroke={PALE} strokeWidth="6" />
        <path d={`M4 36h${warm}`} stroke={GREEN} strokeWidth="6" />
        <path d="M31 6v18 M23.200 10.500l15.600 9 M38.800 10.500l-15.600 9" />
      </svg>
    );
  }
  return <Icon name={glyph} />;
}
