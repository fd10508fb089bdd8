import { TASKS, type Task } from "#outside/deed/caller.ts";

/** The roles an owner can give. */
export const ROLES = ["eigenaar", "winkel", "pakken", "teksten", "boekhouding"] as const;
export type Role = (typeof ROLES)[number];

/** What each role of the office may do. `staff` is the owner: the first account, from the settings. */
const MAY = new Map<string, readonly Task[]>([
  ["staff", TASKS],
  ["eigenaar", TASKS],
  ["winkel", ["orders", "packing", "range", "words", "marketing"]],
  ["pakken", ["packing"]],
  ["teksten", ["words", "marketing"]],
  ["boekhouding", ["books"]],
] satisfies [Role | "staff", readonly Task[]][]);

export const tasksOf = (scope: readonly string[]): ReadonlySet<Task> =>
  new Set(scope.flatMap((role) => MAY.get(role) ?? []));

/** The one role that is shown of somebody; nothing for a customer. */
export const roleOf = (scope: readonly string[]): Role | undefined =>
  scope.includes("staff") ? "eigenaar" : ROLES.find((role) => scope.includes(role));

export const isOwner = (scope: readonly string[]): boolean => roleOf(scope) === "eigenaar";
