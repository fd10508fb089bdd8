import { createContext, type RouterContextProvider } from "react-router";
import { findSession, type Session, type User } from "./sessions.server.ts";
import type { Shop } from "#outside/shop.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Who is looking, read once per request by the gate in front of the pages. */
export const sessionContext = createContext<Session | null>(null);

/** The page somebody asked for, to bring them back to after a step in between. */
export const askedContext = createContext("/");

export async function meetVisitor(shop: Shop, context: Context, request: Request): Promise<Session | undefined> {
  const session = await findSession(shop, request);
  context.set(sessionContext, session ?? null);
  return session;
}

/** For pages behind the gate: somebody is logged in, or the gate would have answered. */
export function requireSession(context: Context): Session {
  const session = context.get(sessionContext);
  if (!session) throw new Error("this page stands in front of the gate");
  return session;
}

export const requireUser = (context: Context): User => requireSession(context).user;
