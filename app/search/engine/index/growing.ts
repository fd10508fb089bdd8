import { plantWords, turns } from "../../dutch/turns.ts";
import { andInto, type Bits, countBoth, makeBits, orInto } from "./bits.ts";
import { conditionBits } from "./fill.ts";
import type { ParsedQuery } from "../query/parsed-query.ts";
import type { Segment } from "./segment.ts";

const tells = new Set([...turns, "die", "dat", "wat", "waar", "welke"]);
const grows = [
  { facet: "standplaats", values: ["*"] },
  { facet: "lichtbehoefte", values: ["*"] },
  { facet: "groep", values: ["zaden", "cadeau", "sedum", "vijverplanten"] },
];

/** "planten tegen wind", "plantje dat weinig water wil": whoever begins with plants wants nothing but plants. */
const asksPlants = ({ tokens }: ParsedQuery): boolean =>
  tokens.some(({ text }, at) => plantWords.has(text) && at < 3 && tells.has(tokens[at + 1]?.text ?? ""));

/** The segments as the query sees them: of goods nothing, when plants were asked for and there are any. */
export function segmentsFor(segments: Segment[], parsed: ParsedQuery): Segment[] {
  if (!asksPlants(parsed)) return segments;
  const living = segments.map((segment) => {
    const bits: Bits = makeBits(segment.size);
    for (const condition of grows) orInto(bits, conditionBits(segment, condition));
    andInto(bits, segment.live);
    return { ...segment, live: bits };
  });
  return living.some(({ live }, at) => countBoth(live, segments[at]!.live) > 0) ? living : segments;
}
