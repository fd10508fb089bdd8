type Steps = [number, string][];

/** The steps of a filter: up to and with this figure, under this name. */
export const HEIGHT_STEPS: Steps = [
  [30, "0-30 cm"],
  [60, "30-60 cm"],
  [100, "60-100 cm"],
  [200, "1-2 m"],
  [400, "2-4 m"],
  [800, "4-8 m"],
  [Infinity, "8+ m"],
];
export const FROST_STEPS: Steps = [
  [-20, "Zeer goed (-20 °C en lager)"],
  [-15, "Goed (-15 °C)"],
  [-10, "Matig (-10 °C)"],
  [-5, "Beschutten (-5 °C)"],
  [Infinity, "Niet winterhard"],
];
export const GROWTH_STEPS: Steps = [
  [20, "Traag (0-20 cm)"],
  [40, "Gemiddeld (20-40 cm)"],
  [60, "Snel (40-60 cm)"],
  [Infinity, "Zeer snel (60+ cm)"],
];
const PER_METRE: Steps = [
  [2, "1-2"],
  [3, "2-3"],
  [4, "3-4"],
  [5, "4-5"],
  [Infinity, "6 of meer"],
];

export const stepOf = (steps: Steps, value: number): string => steps.find(([most]) => value <= most)?.[1] ?? "";

/** The steps that the sizes of a hedge plant stand on, each once, from few to many. */
export const perMetreSteps = (counts: number[]): string[] => {
  const held = new Set(counts.map((count) => stepOf(PER_METRE, count)));
  return PER_METRE.map(([, name]) => name).filter((name) => held.has(name));
};
