export type Facts = { naam: string; bestelling: string | undefined; ik: string };

const PLACE = /\{(naam|bestelling|ik)\}/g;

/** Puts what is known in its place. What is not known stays as it is, so that the writer sees it. */
export const fillTemplate = (text: string, facts: Facts): string =>
  text.replace(PLACE, (place, name: keyof Facts) => facts[name] || place);

/** Whether a place was left open: such words do not leave the house. */
export const isUnfilled = (text: string): boolean => text.search(PLACE) >= 0;
