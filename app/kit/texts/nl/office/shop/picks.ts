/** Choosing things by name, wherever the office does that. */
export const officePicks = {
  none: "Nog niets gekozen.",
  found: (count: number) => `${count} gevonden.`,
  nothing: "Niets gevonden. Zoek op een ander woord.",
  search: (label: string) => `${label}: zoek op naam`,
  short: "Zoek op naam",
  find: "Zoek",
  up: (name: string) => `${name} hoger`,
};
