import { redirect, type RouterContextProvider } from "react-router";
import type { User } from "#accounts/session/sessions.server.ts";
import { askedContext, requireSession } from "#accounts/session/visitor.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import type { Caller, Task } from "#outside/deed/caller.ts";

/** For a shopper the office does not exist, nor for staff a part of it that is none of their work. */
export function requireStaff(context: Readonly<RouterContextProvider>, ...any: Task[]): User {
  const { user, waits } = requireSession(context);
  // Staff give their second factor first; then this page. That one judges where it may lead.
  if (waits) throw redirect(`/account/tweede-stap?${new URLSearchParams({ naar: context.get(askedContext) })}`);
  const tasks = tasksOf(user.scope);
  if (any.length ? !any.some((task) => tasks.has(task)) : tasks.size === 0) throw pageNotFound();
  return user;
}

/** Who did it, as it stands in the books of an order. */
export const nameOf = ({ user }: Caller): string => `staff:${user?.email ?? ""}`;
