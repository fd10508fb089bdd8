import { type Api, json } from "#accounts/door/json.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { Refused } from "#accounts/refused.ts";
import { findUser } from "#accounts/session/sessions.server.ts";
import { noteFile } from "#outside/deed/staff-log.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { newsletter } from "#texts/newsletter.ts";
import { exportSubscribers } from "./export.server.ts";
import { bounceDeed } from "./bounce-deed.server.ts";
import { subscribeDeed } from "./subscribe-deed.server.ts";

export function newsletterApi(app: Api, shop: Shop): void {
  app.post("/api/newsletter", json(shop, subscribeDeed));
  app.post("/api/newsletter/bounce", json(shop, bounceDeed));
  app.get("/api/newsletter/export", async (c) => {
    const user = await findUser(shop, c.req.raw);
    if (!user || !tasksOf(user.scope).has("marketing"))
      throw new Refused(user ? 403 : 401, user ? newsletter.errors.staff : accounts.notLoggedIn);
    await noteFile(shop, user, "file.newsletter");
    return c.body(await exportSubscribers(shop.db), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="nieuwsbrief.csv"',
    });
  });
}
