import { faults } from "#texts/first.ts";
import { toast, unsay } from "../toast/toast.ts";

/** Whoever waits for so long is told that it is not forgotten. */
const PATIENCE = 15_000;

/** Why nothing came back: only who has no line is told so. */
export const noAnswer = (then: string): string => `${navigator.onLine ? faults.silent : faults.offline} ${then}`;

export async function tellWhenLate<T>(response: Promise<T>): Promise<T> {
  const late = setTimeout(() => toast(faults.slow, { kind: "error" }), PATIENCE);
  return response.finally(() => {
    clearTimeout(late);
    unsay(faults.slow);
  });
}
