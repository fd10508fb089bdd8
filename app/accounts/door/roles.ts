import { TASKS, type Task } from "#outside/deed/caller.ts";

/** What each role of the office may do. `staff` is the owner: the first account, from the settings. */
const ROLES = new Map<string, readonly Task[]>([
  ["staff", TASKS],
  ["eigenaar", TASKS],
  ["winkel", ["orders", "packing", "range", "words", "marketing"]],
  ["pakken", ["packing"]],
  ["teksten", ["words", "marketing"]],
  ["boekhouding", ["books"]],
]);

export const tasksOf = (scope: readonly string[]): ReadonlySet<Task> =>
  new Set(scope.flatMap((role) => ROLES.get(role) ?? []));
