import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { findBearer } from "./bearer.server.ts";
import { requireCsrf } from "./csrf.server.ts";
import { Refused } from "../refused.ts";
import { findUser, type User } from "./sessions.server.ts";

/** Who calls: the browser by its session, another client by its token. */
export async function requireCaller(shop: Shop, request: Request): Promise<User> {
  const byToken = request.headers.has("authorization");
  const user = byToken ? await findBearer(shop, request) : await findUser(shop, request);
  if (!user) throw new Refused(401, accounts.notLoggedIn);
  // A token is never sent by a browser on its own, so a forged request cannot carry one.
  if (!byToken && !/^(GET|HEAD)$/.test(request.method)) requireCsrf(request);
  return user;
}
