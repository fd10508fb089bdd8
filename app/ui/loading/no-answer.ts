import { faults } from "#texts/first.ts";

/** Why nothing came back: only who has no line is told so. */
export const noAnswer = (then: string): string => `${navigator.onLine ? faults.silent : faults.offline} ${then}`;
