import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listRunning } from "./experiments/experiments.server.ts";
import { noteConsent } from "./consent/note-consent.server.ts";
import { POLICY_REPORTS, takePolicyReports } from "./faults/policy-reports.server.ts";
import { takeError, takeErrorSession, takeEvents } from "./insight-deeds.server.ts";

export function insightApi(app: Api, shop: Shop): void {
  app.post("/api/events", json(shop, takeEvents));
  app.post("/api/consent", json(shop, noteConsent));
  app.post("/api/errors", json(shop, takeError));
  app.post("/api/errors/session", json(shop, takeErrorSession));
  // No deed: nothing in the shop changes, and a browser sends this on its own account, in forms of its own.
  app.post(POLICY_REPORTS, async (c) => {
    const body = await c.req.text();
    return c.body(null, takePolicyReports(shop, c.env.peer, c.req.header("content-type") ?? "", body));
  });
  app.get("/api/experiments", async (c) =>
    c.json({ experiments: await listRunning(shop.db, shop.now()) }, 200, { "cache-control": "public, max-age=60" }),
  );
}
