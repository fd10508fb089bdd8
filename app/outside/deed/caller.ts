import type { Id } from "#kit/id.ts";

/** R48: the whole body of the user endpoint is the user; R49: scopes are read from `scope`. */
export type User = {
  id: Id<"usr">;
  email: string;
  firstName: string;
  lastName: string;
  scope: string[];
  confirmed: boolean;
};

/** Who asks for a deed: always a network and a request, perhaps somebody who is logged in. */
export type Caller = {
  peer: string;
  request: Request;
  user?: User;
  /** The browser's session; a client that brings a bearer token has none. */
  session?: number;
};

/** Who is logged in: the door lets nobody else do what a customer does. */
export function userOf({ user }: Pick<Caller, "user">): User {
  if (!user) throw new Error("nobody is logged in");
  return user;
}

/** The work of the office; which role may do which of these stands in one table (`accounts/door/roles.ts`). */
export const TASKS = ["orders", "packing", "range", "words", "marketing", "books", "staff"] as const;
export type Task = (typeof TASKS)[number];

/** Who may do a deed: anybody, somebody with an account, or staff with this task. */
export type By = "anyone" | "customer" | Task;

export const isTask = (by: By): by is Task => (TASKS as readonly string[]).includes(by);
