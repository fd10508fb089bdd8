import { redirect, type RouterContextProvider } from "react-router";
import type { User } from "#accounts/session/sessions.server.ts";
import { requireSession } from "#accounts/session/visitor.server.ts";
import { pageNotFound } from "#kit/error.ts";
import type { Caller } from "#outside/deed/caller.ts";

const STAFF = "staff";

/** For a shopper the office does not exist. */
export function requireStaff(context: Readonly<RouterContextProvider>): User {
  const { user, waits } = requireSession(context);
  // Staff give their second factor first; then this page.
  if (waits) throw redirect("/account/tweede-stap");
  if (!user.scope.includes(STAFF)) throw pageNotFound();
  return user;
}

/** Who did it, as it stands in the books of an order. */
export const nameOf = ({ user }: Caller): string => `staff:${user?.email ?? ""}`;
