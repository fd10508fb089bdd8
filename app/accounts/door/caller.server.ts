import { peerOf } from "#outside/allowance.server.ts";
import type { By, Caller, Task } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { findBearer } from "../session/bearer.server.ts";
import { findSession, type Session } from "../session/sessions.server.ts";
import { tasksOf } from "./roles.ts";

/** Who is at the door: the browser by its session, another client by its token. */
export async function callerOf(shop: Shop, request: Request, met?: Session): Promise<Caller> {
  const peer = peerOf(request);
  if (request.headers.has("authorization")) {
    const user = await findBearer(shop, request);
    return { peer, request, ...(user && { user }) };
  }
  const session = met ?? (await findSession(shop, request));
  return { peer, request, ...(session && { user: session.user, session: session.id }) };
}

export type Allowed = "yes" | "not-logged-in" | "not-allowed";

export function mayDo(by: By, { user, session }: Caller): Allowed {
  if (by === "anyone") return "yes";
  if (!user) return "not-logged-in";
  if (by === "customer") return "yes";
  // The office is for people at a browser, never for a token.
  return session !== undefined && tasksOf(user.scope).has(by satisfies Task) ? "yes" : "not-allowed";
}
